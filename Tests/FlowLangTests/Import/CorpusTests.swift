import Foundation
import Testing

@testable import FlowLang

/// Real files are imported completely: the counts agree with those of an independent analyser, and each flow is free of
/// errors.
@Suite(.enabled(if: Corpus.isThere, Corpus.reason)) struct CorpusTests {
  /// Returns the counts in the spelling of the analyser's table.
  private func row(_ counts: ImportCounts) -> [String: String] {
    let kinds = counts.sortedKinds.map { "\($0.kind)=\($0.count)" }.joined(separator: " ")
    return [
      "scenes": "\(counts.scenes)", "screens": "\(counts.screens)", "containers": "\(counts.containers)",
      "externals": "\(counts.externals)", "links": "\(counts.links)", "tabs": "\(counts.tabs)",
      "nested": "\(counts.nested)", "deeplinks": "\(counts.deepLinks)", "globals": "\(counts.globals)",
      "start": counts.start ?? "None", "n_unreachable_declared": "\(counts.unreachableFromStart)",
      "n_unreachable": "\(counts.unreachable)", "n_no_out": "\(counts.withoutLinks)",
      "n_dup": "\(counts.duplicates)", "kinds": kinds,
    ]
  }

  private func expect(_ counts: ImportCounts, _ expected: [String: String], _ file: String) {
    for (column, value) in row(counts).sorted(by: { $0.key < $1.key }) {
      #expect(value == expected[column], "\(file): \(column)")
    }
  }

  @Test func countsOfSingleFilesAgree() throws {
    for expected in try Corpus.rows(of: "ORACLE.tsv") {
      let file = try #require(expected["file"])
      let result = Importer.run([try Corpus.source(file)])
      let part = try #require(result.parts.first, "\(file)")
      expect(part.counts, expected, file)
    }
  }

  @Test func countsOfRepositoriesAgree() throws {
    let expected = try Corpus.rows(of: "ORACLE-group.tsv")
    for (name, files) in Corpus.repositories {
      let result = Importer.run(try files.map(Corpus.source))
      #expect(result.parts.count == files.count, "\(name)")
      for (file, part) in zip(files, result.parts) {
        guard let row = expected.first(where: { $0["file"] == file }) else { continue }
        expect(part.joined, row, file)
      }
    }
  }

  /// The flow of each file and of each repository is canonical, and has no false findings: the only ones are scenes
  /// that nothing leads to, and screens that are pushed twice.
  @Test func flowsAreCleanAndCanonical() throws {
    let known: Set<String> = ["unreachable-screen", "push-instead-of-back", "unbounded-stack", "place-ambiguous"]
    for files in Corpus.files.map({ [$0] }) + Corpus.repositories.map(\.files) {
      for isSplit in TestTier.isFull ? [false, true] : [true] {
        let result = Importer.run(try files.map(Corpus.source), isSplit: isSplit)
        let texts = Dictionary(uniqueKeysWithValues: result.files.map { ($0.name, $0.text) })
        let first = try #require(result.files.first, "\(files)")
        for file in result.files {
          #expect(FlowFormatter.format(SourceFile(path: file.name, text: file.text)) == file.text, "\(files)")
        }
        let memory = MemoryFiles(texts: texts)
        let compilation = Compiler.compile(SourceFile(path: first.name, text: first.text)) { memory.load($0, $1) }
        let findings = compilation.findings.shown.filter { $0.severity != .note && !known.contains($0.rule) }
        #expect(findings.map { "\($0.rule): \($0.message)" } == [], "\(files)")
        #expect(compilation.isSound, "\(files)")
        let dead = result.problems.findings.shown.filter { $0.rule == "no-way-in" }
        let unreachable = compilation.findings.shown.filter { $0.rule == "unreachable-screen" }
        #expect(unreachable.count <= dead.count, "\(files)")
      }
    }
  }

  /// Returns the rules of the findings in some files and in the flow imported from them.
  private func reportedRules(of files: [String]) throws -> [String] {
    let result = Importer.run(try files.map(Corpus.source))
    let flow = try #require(result.files.first)
    let compilation = Compiler.compile(SourceFile(path: flow.name, text: flow.text))
    return (result.reported.findings.shown + compilation.findings.shown).map(\.rule)
  }

  /// Every finding was compared with its file by hand; the guide has the result, and this test ensures that there are
  /// no others.
  @Test func everyFindingWasClassifiedByHand() throws {
    let page = try Repository.text(of: "docs/import.md")
    var read: [String: [Int]] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let numbers = cells.dropFirst().map { $0.isEmpty ? 0 : Int($0) }
      guard numbers.count == 8, !numbers.contains(nil) else { continue }
      let known = numbers.compactMap { $0 }
      read[cells[0].replacing("`", with: "")] = [known[..<4].reduce(0, +), known[4...].reduce(0, +)]
      #expect(known[3] == 0 && known[7] == 0, "a false finding: \(line)")
    }
    var reported: [String: [Int]] = [:]
    for rule in try Corpus.files.flatMap({ try self.reportedRules(of: [$0]) }) {
      reported[rule, default: [0, 0]][0] += 1
    }
    for rule in try Corpus.repositories.flatMap({ try self.reportedRules(of: $0.files) }) {
      reported[rule, default: [0, 0]][1] += 1
    }
    #expect(reported == read)
  }

  @Test(.fullTier) func importIsDeterministic() throws {
    for (name, files) in Corpus.repositories {
      let sources = try files.map(Corpus.source)
      let (first, second) = (Importer.run(sources), Importer.run(sources))
      #expect(first.files.map(\.text) == second.files.map(\.text), "\(name)")
      #expect(first.json == second.json, "\(name)")
    }
  }

  /// The defects that a careful reader found in the files are reported at their locations.
  @Test(arguments: [
    (
      "google/iosched",
      ["nav_graph.xml:54:9: destination-out-of-scope"]
    ),
    (
      "microg/GmsCore",
      ["nav_fido_authenticator.xml:66:5: missing-class"]
    ),
    (
      "corona-warn-app/cwa-app-android",
      [
        "trace_location_attendee_nav_graph.xml:100:9: destination-out-of-scope",
        "nav_graph.xml:724:5: no-way-in",
        "nav_graph_onboarding.xml:110:9: unknown-place",
        "nav_graph_onboarding.xml:149:9: unknown-place",
        "contact_diary_nav_graph.xml:94:9: idle-attribute",
        "contact_diary_nav_graph.xml:27:5: no-way-in",
        "contact_diary_nav_graph.xml:36:5: no-way-in",
      ]
    ),
    (
      "google/ground-android",
      [
        "nav_graph.xml:92:7: missing-namespace",
        "nav_graph.xml:117:9: missing-namespace",
        "nav_graph.xml:120:5: no-way-in",
        "nav_graph.xml:149:5: no-way-in",
      ]
    ),
    (
      "fossasia/open-event-attendee-android",
      ["navigation_graph.xml:118:9: opens-again", "navigation_graph.xml:123:9: opens-again"]
    ),
    (
      "DroidKaigi/conference-app-2020",
      ["navigation.xml:56:5: no-way-in", "navigation.xml:88:5: no-way-in"]
    ),
    (
      "RocketChat/Rocket.Chat.iOS",
      ["LeftMenu.storyboard:762:17: no-way-in"]
    ),
    (
      "mac-cain13/R.swift",
      ["Secondary.storyboard:157:17: no-way-in"]
    ),
    (
      "SwiftGen/SwiftGen",
      [
        "AdditionalImport.storyboard:58:17: duplicate-identifier",
        "AdditionalImport.storyboard:76:17: duplicate-identifier",
        "Message.storyboard:122:17: no-way-in",
      ]
    ),
  ])
  func knownDefectsAreFound(_ repository: String, _ problems: [String]) throws {
    let files = try #require(Corpus.repositories.first { $0.name.hasSuffix("/\(repository)") }).files
    let places = Importer.run(try files.map(Corpus.source)).problems.places
    for problem in problems { #expect(places.contains(problem)) }
  }
}
