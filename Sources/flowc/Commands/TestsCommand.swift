import FlowLang

extension Command {
  static let tests: Command = Command(
    name: "tests",
    group: .generate,
    summary: "writes few walks that take every link, as tests",
    details: """
      Finds few walks, each from a cold start, that together take every link, every `else` and `on`, and every url and \
      entry. Standard error lists what cannot be taken and why. json is for other programs, swift-testing tests the core \
      that `flowc swift` writes, xcuitest taps through the app. With -o DIR each flow of a folder, or of the `paths` of \
      .flowc.json, gets its tests.
      """,
    page: "docs/tests.md",
    operands: .listed(.flow),
    options: [.form, .walks, .import, .output, .check, .assumeFilename],
    exits: [.done, .refusal, .failure, .difference],
    examples: [
      ("flowc tests app.flow -f swift-testing --import App -o Tests/Walks.swift", "tests of the core"),
      ("flowc tests app.flow -f xcuitest -o AppUITests/Walks.swift --check", "in CI: are they up to date?"),
    ]
  ) { arguments, console throws(Failure) in
    let name = arguments.value(of: .form)
    let form = TestForm.all.first { $0.name == name } ?? TestForm.all[0]
    let modules = arguments.values(of: .import)
    for module in modules where !SwiftOptions.isModule(module) {
      throw Failure("\(TerminalText.clean(module)) is no name of a module")
    }
    let reader = FlowReader(arguments)
    let place = OutputPlace(arguments)
    let roots = try reader.roots(for: .tests)
    let results = try roots.map { source throws(Failure) in
      let file = try place.file(for: source, form.isSwift ? ".tests.swift" : ".tests.json", among: roots.count)
      let compilation = try reader.compile(source)
      try compilation.refuseToReplace(file)
      guard compilation.hasOnlyStateErrors else {
        console.tell(refusalOf: compilation)
        return ExitStatus.findings
      }
      if form.isSwift, let refused = SwiftTarget.tooLarge(compilation) ?? SwiftTarget.refused(Router(compilation)) {
        console.tell(errorsOf: refused)
        return .findings
      }
      let walks = try walks(of: compilation, arguments.value(of: .walks))
      let status = try place.deliver(form.write(walks, modules), to: file, console)
      console.flush()
      if !place.isCheck, !arguments.has(.walks) { console.tell(walks.summary) }
      return status
    }
    return .worst(of: results)
  }

  /// The walks of a flow: few that cover it, or those that were recorded.
  private static func walks(of compilation: Compilation, _ recording: String?) throws(Failure) -> CoveringWalks {
    if let recording {
      let bytes: [UInt8]
      do {
        bytes = try FileReader.readRegularFile(recording).bytes
      } catch {
        throw Failure("cannot read \(TerminalText.clean(recording)): \(error.reason)")
      }
      do {
        return try CoveringWalks(compilation, recorded: bytes)
      } catch {
        throw Failure("\(TerminalText.clean(recording)): \(TerminalText.clean(error.message))")
      }
    }
    guard let walks = CoveringWalks(compilation) else {
      throw Failure("there is nothing to walk through: the flow has no `app`, or its start shows nothing")
    }
    return walks
  }
}

extension Option {
  fileprivate static let form = Option(
    name: "format", letter: "f", value: Value(name: "FORM", kind: .words(TestForm.all.map(\.name))),
    summary: "the format of the tests")
  fileprivate static let walks = Option(
    name: "walks", value: .file, summary: "the walks that `flowc preview` recorded in this file, instead of those")
  fileprivate static let `import` = Option(
    name: "import", value: Value(name: "MODULE", kind: .text), isRepeatable: true,
    summary: "with swift-testing: the module that the core is in")
}
