import Testing

@testable import FlowLang

@Suite struct RootsTests {
  /// Returns the roots among some files, each given by its name and its imports; one in capitals has an `app`.
  private func roots(_ files: KeyValuePairs<String, [String]>, given: [String]? = nil) -> [String] {
    let sources = Dictionary(
      uniqueKeysWithValues: files.map { name, imports in
        let app = name.first?.isUppercase == true ? "app X { start S }" : ""
        return (name, SourceFile(path: name, text: imports.map { "import \"\($0)\" " }.joined() + app))
      })
    let names = given ?? files.map(\.key)
    return Compiler.roots(among: names.compactMap { sources[$0] }) { path, _ in
      sources[path].map { .success($0) } ?? .failure(.notFound)
    }.map(\.path)
  }

  @Test func filesWithAnAppAreRoots() {
    #expect(roots(["A": ["B"], "B": ["A"]]) == ["A", "B"])
  }

  @Test func partsBelongToTheirImporters() {
    #expect(roots(["part": [], "A": ["part"]]) == ["A"])
    #expect(roots(["part": [], "A": ["hidden"], "hidden": ["part"]], given: ["part", "A"]) == ["A"])
    #expect(roots(["part": [], "A": [], "other": ["part"]]) == ["A", "other"])
    #expect(roots(["part": ["A"], "A": []]) == ["part", "A"])
  }

  @Test func ofPartsThatImportEachOtherTheFirstIsTheRoot() {
    #expect(roots(["a": ["b"], "b": ["a"]]) == ["a"])
    #expect(roots(["b": ["c"], "c": ["b"], "a": ["c"]]) == ["a"])
    #expect(roots(["a": ["c"], "b": ["c"], "c": ["a"]]) == ["b"])
    #expect(roots(["alone": []]) == ["alone"])
    #expect(roots(["lost": ["gone"], "own": ["own"]]) == ["lost", "own"])
  }
}
