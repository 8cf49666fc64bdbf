import Testing

@testable import FlowLang

/// Ten thousand files that import each other in every shape.
@Suite(.timeLimit(.minutes(60))) struct ManyImportsTests {
  private static let count = 10_000

  /// Returns a compilation: `main.flow` has the `app`; each other file has a screen that leads to the next one, and
  /// imports of a given shape.
  private func compilation(_ main: String, _ imports: (Int) -> [Int]) -> Compilation {
    var texts = ["main.flow": main + " app A { start S0 }"]
    for file in 0..<Self.count {
      let imports = Set(imports(file)).sorted().map { "import \"f\($0).flow\" " }.joined()
      texts["f\(file).flow"] = imports + "screen S\(file) { link n -> S\((file + 1) % Self.count) reset }"
    }
    let files = MemoryFiles(texts: texts)
    return Compiler.compile(SourceFile(path: "main.flow", text: texts["main.flow"] ?? "")) { files.load($0, $1) }
  }

  private func expectSound(_ compilation: Compilation) {
    #expect(compilation.sources.count == Self.count + 1)
    #expect(compilation.model.nodes.count == Self.count + 1)
    #expect(compilation.findings.shown.map(\.message) == [])
  }

  @Test func oneFileImportsAll() {
    expectSound(compilation((0..<Self.count).map { "import \"f\($0).flow\"" }.joined(separator: "\n")) { _ in [] })
  }

  @Test func eachFileImportsTheNextAndTheLastTheFirst() {
    expectSound(compilation("import \"f0.flow\"") { [($0 + 1) % Self.count] })
  }

  /// Every file is imported by two others; there are two chains, each with half of the following files.
  @Test func eachFileIsImportedTwice() {
    expectSound(
      compilation("import \"f0.flow\"") { [min($0 * 2 + 1, Self.count - 1), min($0 * 2 + 2, Self.count - 1), $0 / 2] })
  }

  /// The files together may be no larger than a single file; further files are not loaded.
  @Test func filesThatTogetherAreTooLargeAreRefused() {
    let large = [UInt8](repeating: ASCII.space, count: SourceFile.maximumSize)
    var asked: [String] = []
    let source = SourceFile(
      path: "main.flow",
      text: "import \"a\" import \"b\" import \"c\" app A { start S } screen S { link next -> T }")
    let compilation = Compiler.compile(source) { path, _ in
      asked.append(path)
      return .success(SourceFile(path: path, bytes: path == "b" ? large : Array("screen T {}".utf8)))
    }
    #expect(asked == ["a", "b"])
    #expect(compilation.sources.count == 2)
    #expect(
      compilation.findings.shown.map(\.message) == [
        "with `b` the files together are larger than 512 MiB", "with `c` the files together are larger than 512 MiB",
      ])
    asked = []
    _ = Compiler.roots(among: [source, SourceFile(path: "b", bytes: [])]) { path, _ in
      asked.append(path)
      return .success(SourceFile(path: path, identity: "large \(path)", bytes: large))
    }
    #expect(asked == ["a"])
  }
}
