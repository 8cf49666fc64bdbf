import Testing

@testable import FlowLang

/// The findings of several flows in one report, and their excerpts.
@Suite struct ReportTests {
  private let files = [
    "b.flow": "import \"shared.flow\" app B { start H } screen H { link l -> S }",
    "a.flow": "import \"shared.flow\" app A { start H } screen H { link l -> S link m -> Oops }",
    "shared.flow": "screen S { link back -> Nope link home -> home }",
  ]

  private func compile(_ path: String) -> Compilation {
    let load: Compiler.Loader = { path, _ in
      files[path].map { .success(SourceFile(path: path, text: $0)) } ?? .failure(.notFound)
    }
    return Compiler.compile(SourceFile(path: path, text: files[path] ?? ""), load: load)
  }

  @Test func sharedFindingsAreReportedOnceAndInOrder() {
    let report = Report([compile("b.flow"), compile("a.flow")], ReportStyle())
    let reported = report.entries.map { entry in
      let place = report.place(of: entry.finding.range, in: entry)
      return "\(entry.file.path):\(place.line):\(place.column) \(entry.finding.rule)"
    }
    #expect(reported == ["a.flow:1:73 unknown-name", "shared.flow:1:25 unknown-name"])
    #expect(report.counts[.error] == 2)
    #expect(report.screenCount == 3)
    #expect(report.linkCount == 5)
  }

  @Test func columnsCountCharactersWithoutTheByteOrderMark() {
    let text = "\u{FEFF}app A { start H }\r\nscreen H { link é \"日本\" -> Nope }\rscreen I { link b -> None }"
    let report = Report([Compilation.of(text)], ReportStyle())
    let names = report.entries.filter { $0.finding.rule == "unknown-name" }
    #expect(
      names.map { report.place(of: $0.finding.range, in: $0) } == [
        ReportLocation(line: 2, column: 27, endLine: 2, endColumn: 31),
        ReportLocation(line: 3, column: 22, endLine: 3, endColumn: 26),
      ])
    let start = Report([Compilation.of("\u{FEFF}screen H {}")], ReportStyle())
    #expect(start.entries.map { start.place(of: $0.finding.range, in: $0).column } == [1])
  }

  @Test func externalScreensAreNotCounted() {
    let report = Report([Compilation.of("app A { start H } screen H { link l -> X } external screen X")], ReportStyle())
    #expect((report.screenCount, report.linkCount) == (1, 1))
  }

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

  @Test func filesWithAnAppAreRoots() { #expect(roots(["A": ["B"], "B": ["A"]]) == ["A", "B"]) }

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

  /// Returns the line and the marks for the first occurrence of a piece of text.
  private func excerpt(_ text: String, _ marked: String) throws -> String {
    let range = try SourceRange.first(of: marked, in: text)
    let excerpt = Excerpt(Array(text.utf8), line: 0..<text.utf8.count, marking: Int(range.start)..<Int(range.end))
    return "\(excerpt.text)\n\(excerpt.marks)"
  }

  @Test func marksAreBelowTheText() throws {
    #expect(try excerpt("link a -> B", "B") == "link a -> B\n          ^")
    #expect(try excerpt("link a -> Bcd", "Bcd") == "link a -> Bcd\n          ^~~")
    #expect(try excerpt("a", "") == "a\n^")
    #expect(try excerpt("", "") == "\n^")
  }

  @Test func tabsKeepTheMarksInPlace() throws {
    #expect(try excerpt("\tlink\ta -> B", "B") == "    link    a -> B\n                 ^")
    #expect(try excerpt("\ta\tb", "a\tb") == "    a   b\n    ^~~~~")
  }

  @Test func wideAndCombiningCharactersKeepTheMarksInPlace() throws {
    #expect(try excerpt("日本 -> B", "B") == "日本 -> B\n        ^")
    #expect(try excerpt("e\u{301} -> 日本", "日本") == "e\u{301} -> 日本\n     ^~~~")
    #expect(try excerpt("👍 x", "x") == "👍 x\n   ^")
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let long = String(repeating: "x", count: 100_000) + "HERE" + String(repeating: "y", count: 100_000)
    let expected =
      "…" + String(repeating: "x", count: 40) + "HERE" + String(repeating: "y", count: 76) + "…\n"
      + String(repeating: " ", count: 41) + "^~~~"
    #expect(try excerpt(long, "HERE") == expected)
    let early = "HERE" + String(repeating: "y", count: 200)
    #expect(try excerpt(early, "HERE") == "HERE" + String(repeating: "y", count: 116) + "…\n^~~~")
    let whole = try excerpt(early, early)
    #expect(whole.hasSuffix("\n^" + String(repeating: "~", count: 119)))
  }

  @Test func onlyTheFirstLineIsMarked() {
    let bytes = Array("ab\ncd".utf8)
    #expect(Excerpt(bytes, line: 0..<2, marking: 1..<5).marks == " ^")
  }

  @Test func brokenCharactersAreCutNowhereElse() {
    var bytes = [UInt8](repeating: 0x80, count: 5000)
    bytes += Array("é".utf8)
    let excerpt = Excerpt(bytes, line: 0..<bytes.count, marking: 5000..<5002)
    #expect(excerpt.text.hasSuffix("\u{FFFD}é") || excerpt.text.hasSuffix("…é"))
    #expect(excerpt.marks.hasSuffix(" ^"))
  }
}
