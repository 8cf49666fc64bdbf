import Testing

@testable import FlowLang

/// Combinatorial growth would make a router that is too large to compile; its size is computed before it is generated.
@Suite struct RouterSizeTests {
  private func problem(_ text: String) -> String? {
    let compilation = Compiler.bind(SourceFile(path: "a.flow", text: text), load: { _, _ in .failure(.notFound) })
    #expect(compilation.isSound && compilation.findings.count(.error) == 0)
    let finding = SwiftTarget.tooLarge(compilation)?.findings.sorted.first
    #expect(finding == nil || finding?.severity == .error)
    return finding?.message
  }

  private func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map { line($0) + "\n" }.joined() }

  @Test(arguments: Repository.examples)
  func examplesAreFarFromTheLimit(_ path: String) throws {
    #expect(SwiftTarget.tooLarge(try EmittedExamples.bind(path)) == nil)
  }

  @Test func shopTakesFewLinesForEachScreen() throws {
    let compilation = try EmittedExamples.compile("examples/shop/shop.flow")
    let model = compilation.model
    let screens = model.nodeIDs.count { model[$0].kind == .screen && !model[$0].isExternal }
    let files = SwiftTarget.swiftUI.files(Router(compilation), SwiftOptions())
    let lines = files.map { file in file.bytes.count { $0 == UInt8(ascii: "\n") } }
    #expect(screens == 64)
    #expect(lines[0] <= 60 * screens && lines[1] <= 20 * screens, "\(lines)")
  }

  @Test func inheritedLinksOfManyScreens() {
    let flow =
      "app A { start S0 }\ngroup G {\n" + lines(600) { "link a\($0) -> home" } + lines(600) { "screen S\($0) {}" } + "}"
    #expect(
      problem(flow) == "the router would be too large to write: its screens offer more than 114,416 inherited links")
  }

  @Test func linksOfTabBars() {
    let bar = "tabs T {\ntab a -> S0\n" + lines(600) { "link a\($0) -> home" } + "}\n"
    let flow = "app A { start T }\n" + bar + lines(600) { "screen S\($0) {}" }
    #expect(problem(flow)?.hasSuffix("inherited links") == true)
  }

  @Test func linksOfEmbeddedScreens() {
    let screens = lines(600) { "screen S\($0) { embed S\($0 + 1) link a\($0) -> S\($0) }" }
    #expect(problem("app A { start S0 }\n" + screens + "screen S600 {}")?.hasSuffix("inherited links") == true)
  }

  @Test func valuesOfManyCalls() {
    let parameters = (0..<500).map { "p\($0): Int = 1" }.joined(separator: ", ")
    let flow = "app A { start S }\nscreen S(\(parameters)) {\n" + lines(300) { "link a\($0) -> S" } + "}"
    #expect(problem(flow)?.hasSuffix("values") == true)
  }

  @Test func guardsAroundManyScreens() {
    let inside = lines(600) { _ in "requires f else S" } + lines(600) { "screen S\($0) {}" }
    let flow = "app A { start S }\nflag f\nscreen S {}\ngroup G {\n" + inside + "}"
    #expect(problem(flow)?.hasSuffix("guards protect its screens") == true)
  }
}
