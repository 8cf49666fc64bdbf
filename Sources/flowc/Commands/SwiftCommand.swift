import FlowLang

extension Command {
  static let swift: Command = Command(
    name: "swift",
    group: .generate,
    summary: "writes the Swift router",
    details: """
      Writes two files for each flow: app.flow.swift, the core with screens, state and links as values, and \
      app.flow.TARGET.swift, the user interface. Without a FILE it takes the `paths` of .flowc.json, whose `swift` section \
      sets target, access, minimum-ios, imports and output. A flow with errors has no router; what a target cannot do is \
      a warning.
      """,
    page: "docs/swift.md",
    operands: .listed(.flow),
    options: [.target, .folder, .access, .minimumIOS, .import, .strings, .fileLists, .check, .assumeFilename],
    exits: [.done, .refusal, .noFlow, .difference],
    examples: [
      ("flowc swift app.flow -o Sources/App/Generated", "the router for SwiftUI"),
      ("flowc swift app.flow -o Generated --target uikit --minimum-ios 15", "the router for UIKit"),
      ("flowc swift app.flow -o Sources/App/Generated --check", "in CI: fails when a file is not up to date"),
      (
        "flowc swift app.flow -o Generated --strings Flow.xcstrings",
        "also adds titles and labels to a string catalogue"
      ),
    ]
  ) { arguments, console throws(Failure) in
    let reader = FlowReader(arguments)
    let roots = try reader.roots(for: .swift)
    if arguments.value(of: .folder) != nil { try OutputPath.refuseSameNames(roots) }
    return .worst(
      of: try roots.map { source throws(Failure) in try write(source, among: roots.count, reader, console) })
  }

  /// Writes or compares the router of one flow.
  private static func write(
    _ source: SourceFile, among count: Int, _ reader: FlowReader, _ console: Console
  ) throws(Failure) -> ExitStatus {
    let (arguments, configurations) = (reader.arguments, reader.configurations)
    let compilation = try reader.bind(source)
    guard console.isComplete(compilation), let router = console.router(of: compilation) else { return .findings }
    let configuration = try configurations.configuration(of: compilation.sources[0].path)
    let name = arguments.value(of: .target) ?? configuration.target
    let target = SwiftTarget.all.first { $0.name == name } ?? SwiftTarget.all[0]
    let limits = target.limits(of: compilation)
    if !limits.findings.shown.isEmpty { console.report(errorsOf: limits) }
    let options = try options(arguments, configuration, target)
    let files = target.files(router, options)
    let catalogue = try stringCatalogue(router, arguments)
    let configured = try configuration.swiftOutput.map { entry throws(Failure) in
      try configurations.path(entry, inProjectOf: source.path)
    }
    guard let folder = arguments.value(of: .folder) ?? configured, folder != "-" else {
      if arguments.has(.check) { throw Failure("--check needs -o: where the files are to be compared") }
      if count > 1 { throw Failure("there are \(count) flows: -o DIR takes the routers of all") }
      if let catalogue { try FileWriter.replace(catalogue.path, with: catalogue.bytes, insteadOf: catalogue.old) }
      for file in files { console.write(file.bytes) }
      return .success
    }
    try refuseFile(folder)
    let paths = files.map { "\(Path.withoutSlash(folder))/\($0.name)" }
    let lists = try arguments.has(.fileLists) ? fileLists(compilation, paths, configurations.paths) : []
    if arguments.has(.check) {
      let same = zip(paths, files).map { OutputPath.compare($0, $1.bytes, console) }
      let isSame = catalogue.map { OutputPath.compare($0.path, $0.bytes, console) } ?? true
      return (same + [isSame] + lists.map { OutputPath.compare($0, Array($1.utf8), console) }).allSatisfy(\.self)
        ? .success : .difference
    }
    try FileWriter.makeFolder(folder)
    if let catalogue { try FileWriter.replace(catalogue.path, with: catalogue.bytes, insteadOf: catalogue.old) }
    try FileWriter.replace(zip(paths, files).map { (path: $0, bytes: $1.bytes) })
    for (path, text) in lists { try FileWriter.replace(path, with: Array(text.utf8)) }
    return .success
  }

  /// Throws if the folder of the output has the name of a Swift file and does not exist.
  private static func refuseFile(_ folder: String) throws(Failure) {
    guard Path.fileExtension(of: folder) == "swift", !folder.hasSuffix("/"), !FolderReader.isFolder(folder) else {
      return
    }
    throw Failure("a router is two files: -o takes their folder, and \(TerminalText.clean(folder)) names a file")
  }

  /// Returns the options of the project, overridden by those of the command line.
  private static func options(
    _ arguments: Arguments, _ configuration: Configuration, _ target: SwiftTarget
  ) throws(Failure) -> SwiftOptions {
    var options = configuration.swift
    if let access = arguments.value(of: .access).flatMap({ SwiftOptions.Access(rawValue: $0) }) {
      options.access = access
    }
    options.imports += arguments.values(of: .import)
    try Arguments.checkModules(options.imports)
    if let text = arguments.value(of: .minimumIOS) ?? options.minimumIOS.map({ String($0) }) {
      guard let version = Int(text), let oldest = target.minimumIOS.min(), version >= oldest else {
        let oldest = target.minimumIOS.min().map { String($0) } ?? ""
        throw Failure("the target \(target.name) needs iOS \(oldest) or newer, not \(TerminalText.clean(text))")
      }
      // What newer systems have beyond the newest version known is not used.
      options.minimumIOS = target.minimumIOS.filter { $0 <= version }.max()
    }
    options.strings = arguments.value(of: .strings).map { String(Path.name(of: $0).dropLast(catalogueExtension.count)) }
    return options
  }

  private static let catalogueExtension = ".xcstrings"

  /// Returns the string catalogue with the texts of the router added, and its old contents; nil if none is requested.
  private static func stringCatalogue(
    _ router: Router, _ arguments: Arguments
  ) throws(Failure) -> (path: String, bytes: [UInt8], old: [UInt8]?)? {
    guard let path = arguments.value(of: .strings) else { return nil }
    let name = TerminalText.clean(path)
    guard path.hasSuffix(catalogueExtension), Path.name(of: path).count > catalogueExtension.count else {
      throw Failure("--strings takes a string catalogue, as in Localizable.xcstrings, not \(name)")
    }
    let old = FileReader.identity(of: path) == nil ? nil : try FileReader.bytes(of: path)
    do {
      return (path, try StringCatalogue.bytes(router, addedTo: old), old)
    } catch {
      throw Failure("\(name) is no string catalogue: \(error.message), at byte \(error.offset)")
    }
  }

  /// Returns the lists of input and of output files.
  private static func fileLists(
    _ compilation: Compilation, _ outputs: [String], _ configurations: [String]
  ) throws(Failure) -> [(path: String, text: String)] {
    let here = Path.real(".") ?? "/"
    let folder = Path.folder(of: outputs[0])
    let name = compilation.sources[0].outputName
    let inputs = compilation.sources.filter { !$0.isStandardInput }.map(\.path) + configurations
    if let path = (inputs + outputs).first(where: { $0.contains(where: \.isNewline) }) {
      throw Failure("\(TerminalText.clean(path)) cannot be in a list of files: its name has a line end")
    }
    return [("inputs", inputs), ("outputs", outputs)].map { kind, paths in
      let lines = paths.map { "$(SRCROOT)/\(Path.relative(Path.absolute($0), to: here))\n" }
      return ("\(folder)/\(name).\(kind).xcfilelist", lines.joined())
    }
  }
}

extension Option {
  fileprivate static let target = Option(
    name: "target", value: Value(name: "TARGET", kind: .words(SwiftTarget.all.map(\.name))),
    summary: "the navigation system; default: \(SwiftTarget.all[0].name); docs/swift.md describes each")
  fileprivate static let folder = Option(
    name: "output", letter: "o", value: Value(name: "DIR", kind: .folder),
    summary: "write the files into this folder; - is standard output")
  fileprivate static let access = Option(
    name: "access", value: Value(name: "LEVEL", kind: .words(SwiftOptions.Access.allCases.map(\.rawValue))),
    summary: "the access level of the router; default: internal")
  fileprivate static let minimumIOS = Option(
    name: "minimum-ios", value: Value(name: "N", kind: .text),
    summary: "the oldest iOS that it must run on; default: 16 with swiftui, otherwise 14")
  fileprivate static let `import` = Option(
    name: "import", value: Value(name: "MODULE", kind: .text), isRepeatable: true,
    summary: "a module to import: where your own types are")
  fileprivate static let strings = Option(
    name: "strings", value: Value(name: "FILE.xcstrings", kind: .file),
    summary: "also add the titles and labels to this string catalogue; they are looked up in its table")
  fileprivate static let fileLists = Option(
    name: "xcfilelists", summary: "also write the lists of inputs and outputs for an Xcode build phase")
}
