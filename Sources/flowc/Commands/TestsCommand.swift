import FlowLang

extension Command {
  static let tests: Command = Command(
    name: "tests",
    group: .generate,
    summary: "writes few walks that take every link, as tests",
    details: """
      Finds few walks, each from a cold start, that together take every link, every `else` and `on`, and every url and \
      entry. Standard error lists what cannot be taken and why. With -o DIR each flow of a folder, or of the `paths` \
      of .flowc.json, gets its tests.
      """,
    table: ("Formats", TestForm.all.map { ($0.name, $0.summary) }),
    page: "docs/tests.md",
    operands: .listed(.flow),
    options: [.form, .longest, .walks, .import, .output, .check, .assumeFilename],
    exits: [.done, .refusal, .noFlow, .difference],
    examples: [
      ("flowc tests app.flow", "the walks as JSON; standard error shows how much they cover"),
      ("flowc tests app.flow -f swift-testing --import App -o WalkTests.swift", "tests of the core"),
      ("flowc tests app.flow -f xcuitest --longest 40 -o WalkUITests.swift", "UI tests of up to about 40 taps"),
    ]
  ) { arguments, console throws(Failure) in
    let form = try form(arguments)
    let modules = arguments.values(of: .import)
    try Arguments.checkModules(modules)
    let reader = FlowReader(arguments)
    let place = OutputPath(arguments)
    let roots = try reader.roots(for: .tests)
    if place.path != nil { try OutputPath.refuseSameNames(roots) }
    let results = try roots.map { source throws(Failure) in
      let file = try place.file(for: source, ".tests." + form.fileExtension, among: roots.count)
      let compilation = try reader.compile(source)
      try compilation.refuseToReplace(file)
      guard console.isComplete(compilation), !form.isSwift || console.router(of: compilation) != nil else {
        return ExitStatus.findings
      }
      let walks = try walks(of: compilation, arguments)
      let status = try place.deliver(form.write(walks, modules), to: file, console)
      console.flush()
      if !place.isCheck, !arguments.has(.walks) { console.report(walks.summary) }
      return status
    }
    return .worst(of: results)
  }

  /// Returns the format of the command line, which the extension of the output must not contradict.
  private static func form(_ arguments: Arguments) throws(Failure) -> TestForm {
    let name = arguments.value(of: .form)
    let form = TestForm.all.first { $0.name == name } ?? TestForm.all[0]
    guard let file = arguments.outputExtension, file != form.fileExtension else { return form }
    let forms = TestForm.all.filter { $0.fileExtension == file }
    guard !forms.isEmpty else { return form }
    if let name { throw Failure("--format \(name) and the extension .\(file) contradict each other") }
    throw Failure(
      "a .\(file) file can have several formats; name one with --format: "
        + forms.map(\.name).joined(separator: ", "), usage: Command.tests.usage)
  }

  /// Returns the walks of a flow: a small set that covers it, or the recorded ones.
  private static func walks(of compilation: Compilation, _ arguments: Arguments) throws(Failure) -> CoveringWalks {
    if let recording = arguments.value(of: .walks) {
      if arguments.has(.longest) { throw Failure("--longest is for walks that are found, not for those of --walks") }
      let bytes = try FileReader.bytes(of: recording)
      do {
        return try CoveringWalks(compilation, recorded: bytes)
      } catch {
        throw Failure("\(TerminalText.clean(recording)): \(TerminalText.clean(error.message))")
      }
    }
    guard let walks = CoveringWalks(compilation, longest: try arguments.number(of: .longest, "taps") ?? .max) else {
      throw Failure("there is nothing to walk through: the flow has no `app`, or its start shows nothing")
    }
    return walks
  }
}

extension Option {
  fileprivate static let form = Option(
    name: "format", letter: "f", value: Value(name: "FORM", kind: .words(TestForm.all.map(\.name))),
    summary: "the format of the tests; default: json; a .swift file needs one of the others")
  fileprivate static let longest = Option(
    name: "longest", value: Value(name: "N", kind: .text),
    summary: "begin a new walk after N taps, so that a test that fails hides less; default: as few walks as are found")
  fileprivate static let walks = Option(
    name: "walks", value: .file,
    summary: "write the walks that were recorded in the preview, from this file, instead of found ones")
  fileprivate static let `import` = Option(
    name: "import", value: Value(name: "MODULE", kind: .text), isRepeatable: true,
    summary: "with swift-testing: the module that the core is in")
}
