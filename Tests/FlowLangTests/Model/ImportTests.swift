import Testing

@testable import FlowLang

/// Files that import each other.
@Suite struct ImportTests {
  @Test func filesShareOneNamespace() {
    expectModel(
      "import \"b.flow\" app X { start A } screen A { link b -> B when f } flag f",
      files: [
        "b.flow": "import \"sub/c.flow\" screen B { link c -> C link a -> A }",
        "sub/c.flow": "screen C { link b -> B }",
      ],
      """
      flag f
      app X
        start screen A
      screen A
        link b -> screen B when f
      screen B
        link c -> screen C
        link a -> screen A
      screen C
        link b -> screen B
      """)
  }

  @Test func eachFileIsLoadedOnce() {
    let compilation = compile(
      "import \"b.flow\" import \"./b.flow\" import \"sub/../b.flow\" import \"main.flow\" screen A {}",
      files: [
        "b.flow": "import \"sub/c.flow\" import \"b.flow\" screen B {}",
        "sub/c.flow": "import \"../b.flow\" import \"../main.flow\" screen C {}",
        "main.flow": "screen A {}",
      ])
    #expect(compilation.sources.map(\.identity) == ["main.flow", "b.flow", "sub/c.flow"])
    #expect(compilation.model.nodes.count == 4)
    #expect(compilation.model.duplicates.isEmpty)
  }

  @Test func filesAreInBreadthFirstOrder() {
    let compilation = compile(
      "import \"a.flow\" import \"b.flow\"",
      files: ["a.flow": "import \"c.flow\"", "b.flow": "import \"d.flow\"", "c.flow": "", "d.flow": "screen D {}"])
    #expect(compilation.sources.map(\.identity) == ["main.flow", "a.flow", "b.flow", "c.flow", "d.flow"])
    #expect(compilation.model.nodes.last?.file.index == 4)
  }

  @Test func importsThatLeadNowhere() {
    expectFindings(
      "import ⟦\"no.flow\"⟧ import \"b.flow\" import ⟦\"../x.flow\"⟧ screen A {}",
      ["unknown-import", "unknown-import"],
      of: ["unknown-import", "syntax"], files: ["b.flow": "screen B {}"])
  }

  @Test(arguments: [
    ("auht.flow", "auth.flow"), ("Auth.flow", "auth.flow"), ("cart.flow", "parts/cart.flow"), ("payment.flow", nil),
  ])
  func aMisspeltImportIsRepaired(_ path: String, _ meant: String?) {
    let source = SourceFile(path: "main.flow", text: "import \"\(path)\"")
    let compilation = Compiler.compile(source) { path, _ in
      .failure(.absent(path, among: ["auth.flow", "parts/cart.flow"]))
    }
    let finding = compilation.findings.sorted.first
    #expect(finding?.message == "there is no file `\(path)`")
    #expect(finding?.fixes.first?.edits.first?.text == meant.map { "\"\($0)\"" })
  }

  @Test func findingsInImportedFilesHaveLocationsThere() {
    let compilation = compile(
      "import \"b.flow\" app X { start A } screen A { link b -> B }",
      files: ["b.flow": "screen B { link a -> Nowhere }\nscreen C {\n  link ->\n}"])
    let findings = compilation.findings.sorted.filter { ["syntax", "unknown-name"].contains($0.rule) }
    #expect(findings.map(\.rule) == ["unknown-name", "syntax"])
    #expect(findings.map(\.range.file.index) == [1, 1])
  }

  @Test func aLongChainOfFiles() {
    var files: [String: String] = [:]
    let count = TestTier.rounds(2000, fast: 500)
    for index in 0..<count {
      files["f\(index).flow"] = "import \"f\(index + 1).flow\" screen S\(index) { link n -> S\(index + 1) }"
    }
    files["f\(count).flow"] = "import \"f0.flow\" screen S\(count) { link n -> S0 }"
    let compilation = compile("import \"f0.flow\" app X { start S0 }", files: files)
    #expect(compilation.sources.count == count + 2)
    #expect(compilation.findings.count(.error) == 0)
  }
}
