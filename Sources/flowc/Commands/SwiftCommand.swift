import FlowLang

extension Command {
  static let swift: Command = Command(
    name: "swift",
    summary: "writes the Swift router",
    details: """
      Writes two files for a flow and all that it imports. For app.flow they are the core, app.flow.swift, with the \
      screens, the state and the links as plain values, and the user interface, app.flow.TARGET.swift. Files that say the same already are left \
      alone. Without -o both go to standard output. `-` is standard input.

      A flow that does not say what it means has no router: its findings are told instead. Errors about what people can \
      do are the business of `flowc check`. What a target cannot do that a link asks for is \
      told as a warning.

      The project's .flowc.json can say which router is meant: { "swift": { "target": "stack", "access": "public" } }, \
      with "minimum-ios" and "imports". The command line wins.

      With --xcfilelists the lists of what is read and written are written, too, as a build phase of Xcode wants them \
      whose scripts are sandboxed; their paths start from the working directory, which is to be $(SRCROOT).

      With --check nothing is written; the exit status says whether the files on disk are what would be written.
      """,
    operands: .one(.flow),
    options: [.target, .folder, .access, .minimumIOS, .import, .fileLists, .check, .assumeFilename],
    exits: [.done, .refusal, .failure, .difference],
    examples: [
      ("flowc swift app.flow -o Sources/App/Generated", "the router for Apple's own navigation"),
      ("flowc swift app.flow --target stack --access public -o Sources", "for a stack of one's own, for other modules"),
      ("flowc swift app.flow -o Sources/App/Generated --check", "in CI: fails when somebody forgot to write it anew"),
    ]
  ) { arguments, console throws(Failure) in
    guard let compilation = try arguments.bind(console) else { return .findings }
    if let refused = SwiftTarget.tooLarge(compilation) {
      console.tell(errorsOf: refused)
      return .findings
    }
    let router = Router(compilation)
    if let refused = SwiftTarget.refused(router) {
      console.tell(errorsOf: refused)
      return .findings
    }
    let configurations = ProjectConfigurations()
    let configuration = try configurations.configuration(of: compilation.sources[0].path)
    let name = arguments.value(of: .target) ?? configuration.target
    let target = SwiftTarget.all.first { $0.name == name } ?? SwiftTarget.all[0]
    let limits = target.limits(of: compilation)
    if !limits.findings.shown.isEmpty { console.tell(errorsOf: limits) }
    let options = try options(arguments, configuration, target)
    let files = target.files(router, options)
    guard let folder = arguments.value(of: .folder) else {
      if arguments.has(.check) { throw Failure("--check needs -o: where the files are to be compared") }
      for file in files { console.write(file.bytes) }
      return .success
    }
    let paths = files.map { "\(folder)/\($0.name)" }
    let lists = try arguments.has(.fileLists) ? fileLists(compilation, paths, configurations.paths) : []
    if arguments.has(.check) {
      let same = zip(paths, files).map { check($0, $1.bytes, console) }
      return (same + lists.map { check($0, Array($1.utf8), console) }).allSatisfy(\.self) ? .success : .difference
    }
    try FileWriter.makeFolder(folder)
    try FileWriter.replace(zip(paths, files).map { (path: $0, bytes: $1.bytes) })
    for (path, text) in lists { try FileWriter.replace(path, with: Array(text.utf8)) }
    return .success
  }

  /// What the project says of routers, and the command line, which wins.
  private static func options(
    _ arguments: Arguments, _ configuration: Configuration, _ target: SwiftTarget
  ) throws(Failure) -> SwiftOptions {
    var options = configuration.swift
    if let access = arguments.value(of: .access).flatMap({ SwiftOptions.Access(rawValue: $0) }) {
      options.access = access
    }
    options.imports += arguments.values(of: .import)
    for module in options.imports where !SwiftOptions.isModule(module) {
      throw Failure("\(TerminalText.clean(module)) is no name of a module")
    }
    if let text = arguments.value(of: .minimumIOS) ?? options.minimumIOS.map({ String($0) }) {
      guard let version = Int(text), target.minimumIOS.contains(version) else {
        let known = target.minimumIOS.map { String($0) }.joined(separator: ", ")
        throw Failure("the target \(target.name) knows the iOS versions \(known), not \(TerminalText.clean(text))")
      }
      options.minimumIOS = version
    }
    return options
  }

  /// The lists of what is read and of what is written.
  private static func fileLists(
    _ compilation: Compilation, _ outputs: [String], _ configurations: [String]
  ) throws(Failure) -> [(path: String, text: String)] {
    let here = Path.real(".") ?? "/"
    let folder = Path.folder(of: outputs[0])
    let name = Path.name(of: compilation.sources[0].path)
    let inputs = compilation.sources.map(\.path) + configurations
    if let path = (inputs + outputs).first(where: { $0.contains(where: \.isNewline) }) {
      throw Failure("\(TerminalText.clean(path)) cannot stand in a list of files: its name has a line end")
    }
    return [("inputs", inputs), ("outputs", outputs)].map { kind, paths in
      let lines = paths.map { "$(SRCROOT)/\(Path.relative(Path.absolute($0), to: here))\n" }
      return ("\(folder)/\(name).\(kind).xcfilelist", lines.joined())
    }
  }

  /// Compares a file on disk with what would be written, and tells when it is another.
  private static func check(_ path: String, _ bytes: [UInt8], _ console: Console) -> Bool {
    if FileWriter.holds(path, bytes) { return true }
    let problem = FileReader.identity(of: path) == nil ? "is missing" : "is not what would be written"
    console.tell("\(TerminalText.clean(path)) \(problem)\n")
    return false
  }
}

extension Option {
  fileprivate static let target = Option(
    name: "target", value: Value(name: "TARGET", kind: .words(SwiftTarget.all.map(\.name))),
    summary: SwiftTarget.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
  fileprivate static let folder = Option(
    name: "output", letter: "o", value: Value(name: "DIR", kind: .folder), summary: "write the files into this folder")
  fileprivate static let access = Option(
    name: "access", value: Value(name: "LEVEL", kind: .words(SwiftOptions.Access.allCases.map(\.rawValue))),
    summary: "who may use what is written; internal, unless said")
  fileprivate static let minimumIOS = Option(
    name: "minimum-ios", value: Value(name: "N", kind: .text), summary: "the oldest iOS that it is to run on")
  fileprivate static let `import` = Option(
    name: "import", value: Value(name: "MODULE", kind: .text), isRepeatable: true,
    summary: "a module to import beside the others: where your own types are")
  fileprivate static let fileLists = Option(
    name: "xcfilelists", summary: "also write the lists of inputs and outputs for a build phase of Xcode")
  fileprivate static let check = Option(name: "check", summary: "write nothing; say whether the files are up to date")
}
