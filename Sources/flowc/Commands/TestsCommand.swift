import FlowLang

extension Command {
  static let tests: Command = Command(
    name: "tests",
    summary: "writes walks that take every link, as tests",
    details: """
      Finds few walks through the app, each from a cold start, that together take all that can be taken: every link, \
      every `else` and `on` of one, what guards do instead, every url and entry. Standard error tells how many taps \
      that is, how many no walks can do without, and what cannot be taken and why. `-` is standard input.

      json is for other programs. swift-testing tests the core that `flowc swift` writes, without a screen. xcuitest taps \
      through the app, with a page object for each screen; what only the app knows is done by a type that you write.

      A flow that does not say what it means has no tests: its findings are told instead.
      """,
    operands: .one(.flow),
    options: [.form, .import, .output, .assumeFilename],
    exits: [.done, .refusal, .failure],
    examples: [
      ("flowc tests app.flow", "the walks as JSON"),
      ("flowc tests app.flow --format swift-testing --import App -o Tests/AppTests/Walks.swift", "tests of the core"),
      ("flowc tests app.flow --format xcuitest -o AppUITests/Walks.swift", "UI tests"),
    ]
  ) { arguments, console throws(Failure) in
    let name = arguments.value(of: .form)
    let form = TestForm.all.first { $0.name == name } ?? TestForm.all[0]
    let modules = arguments.values(of: .import)
    for module in modules where !SwiftOptions.isModule(module) {
      throw Failure("\(TerminalText.clean(module)) is no name of a module")
    }
    guard let compilation = try arguments.compile(console) else { return .findings }
    let output = arguments.value(of: .output)
    try compilation.refuseToReplace(output)
    if form.isSwift, let refused = SwiftTarget.tooLarge(compilation) ?? SwiftTarget.refused(Router(compilation)) {
      console.tell(errorsOf: refused)
      return .findings
    }
    guard let walks = CoveringWalks(compilation) else {
      throw Failure("there is nothing to walk through: the flow has no `app`, or its start shows nothing")
    }
    try console.write(form.write(walks, modules), to: output)
    console.flush()
    console.tell(walks.summary)
    return .success
  }
}

extension Option {
  fileprivate static let form = Option(
    name: "format", value: Value(name: "FORM", kind: .words(TestForm.all.map(\.name))),
    summary: TestForm.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
  fileprivate static let `import` = Option(
    name: "import", value: Value(name: "MODULE", kind: .text), isRepeatable: true,
    summary: "a module that swift-testing looks into: where the core is, unless it is among the tests")
}
