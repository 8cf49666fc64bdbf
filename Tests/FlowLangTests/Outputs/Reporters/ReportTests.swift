import Testing

@testable import FlowLang

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
    let report = Report(
      [Compilation.of("app A { start H } screen H { link l -> X } external screen X")], ReportStyle())
    #expect((report.screenCount, report.linkCount) == (1, 1))
  }
}
