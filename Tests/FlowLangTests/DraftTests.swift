import Foundation
import Testing

@testable import FlowLang

/// Flows that are being written, and their presentation.
@Suite struct DraftTests {
  private func draft(_ text: String) -> Draft { Draft(Compilation.of(text)) }

  private func missing(_ draft: Draft) -> [String] {
    draft.missing.keys.filter { $0 != .app }.map { draft.compilation.model.name(of: $0) }.sorted()
  }

  @Test func aFlowWithoutErrorsStaysUnchanged() {
    let draft = draft("app A { start H } screen H {}")
    #expect(missing(draft) == [])
    #expect(draft.compilation.sources.map(\.bytes) == draft.original.sources.map(\.bytes))
  }

  @Test func anUnknownNameBecomesAScreen() throws {
    let draft = draft("app A { start H } screen H { link open -> Nope link other -> Nope sheet link odd -> `a b` }")
    #expect(missing(draft) == ["Nope", "a b"])
    var walk = try #require(Walk(draft))
    #expect(walk.follow("open").refusal == nil)
    #expect(walk.drawing().contains("▸ Nope"))
    // One finding for each name, with all its occurrences.
    let unknown = draft.original.findings.shown.filter { $0.rule == "unknown-name" }
    #expect(
      unknown.map(\.message) == [
        "there is no screen, tab bar or flow `Nope`", "there is no screen, tab bar or flow `a b`",
      ])
    #expect(unknown.map(\.notes.count) == [1, 0])
  }

  /// What is not there is marked, and a goal with an error is drawn as it is written.
  @Test func picturesMarkWhatIsMissing() throws {
    let draft = draft(
      "app A { start H } screen H { link open -> Nope link gone -> back to Gone link t -> tab hme  link s -> H.x }")
    var options = Emitter.Options()
    options.missing = draft.missing
    func text(_ emitter: Emitter) -> String { emitter.emit(draft.compilation, options) }
    let chart = text(.mermaid)
    #expect(chart.contains("class screen_Nope missing\n") && chart.contains("classDef missing stroke:#c0392b"))
    for words in ["gone#58; back to Gone ?", "t#58; tab hme ?"] { #expect(chart.contains(words), "\(chart)") }
    let json = text(.json)
    #expect(json.contains("\"name\": \"Nope\",\n      \"missing\": true,"), "\(json)")
    #expect(json.contains("\"screens\": 1,"), "\(json)")
  }

  /// What is not declared is where it is named first, in any file, and an app that is not there begins the file.
  @Test func whatIsMissingHasALocation() throws {
    func json(_ text: String, _ parts: [String: String] = [:]) throws -> [String: Any] {
      let load: Compiler.Loader = { path, _ in
        parts[path].map { .success(SourceFile(path: path, text: $0)) } ?? .failure(.notFound)
      }
      let draft = Draft(Compiler.compile(SourceFile(path: "a.flow", text: text), load: load), load: load)
      var options = Emitter.Options()
      options.missing = draft.missing
      return try #require(
        JSONSerialization.jsonObject(with: Data(Emitter.json.emit(draft.compilation, options).utf8)) as? [String: Any])
    }
    func places(_ json: [String: Any]) -> [String] {
      let nodes = [json["app"]].compactMap { $0 as? [String: Any] } + (json["nodes"] as? [[String: Any]] ?? [])
      return nodes.filter { $0["missing"] as? Bool == true }.map {
        "\($0["name"] ?? "") \($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "")"
      }
    }
    let flow = "import \"b.flow\"\napp A { start H }\nscreen H { link a -> Nope link b -> P link c -> Nope }\n"
    #expect(places(try json(flow, ["b.flow": "screen P { link q -> Gone }\n"])) == ["Nope 0:3:22", "Gone 1:1:22"])
    #expect(places(try json("screen H { link a -> Nope }")) == ["a 0:1:1", "Nope 0:1:22"])
  }

  @Test(arguments: [
    "screen First {}", "app A {} screen First {}", "app A { start Nope }",
    "app A { start F } flow F { screen First {} }",
    "app A { start T } tabs T { tab a -> Nope }", "app A { start First } screen First { link x -> ",
    "app A { start First } screen First { link x -> First(id: 3) requires signedIn }",
  ])
  func everyDraftWithAScreenCanBeWalked(_ text: String) {
    let draft = draft(text)
    let hasScreen = draft.compilation.model.nodeIDs.dropFirst().contains { draft.compilation.model[$0].kind == .screen }
    #expect((Walk(draft) != nil) == hasScreen, "\(text)")
  }

  /// A tab bar without tabs behaves like a screen, wherever it is shown.
  @Test(arguments: ["start", "sheet", "reset"])
  func aTabBarWithoutTabsIsShown(_ arrival: String) throws {
    let draft = draft(
      """
      app A { start \(arrival == "start" ? "T" : "H") }
      screen H { link sheet -> T sheet link reset -> T reset }
      tabs T { link h -> H }
      """)
    var walk = try #require(Walk(draft))
    if arrival != "start" { _ = walk.follow(arrival) }
    #expect(walk.drawing().contains("▸ T"), "\(walk.drawing())")
    _ = walk.follow("h")
    #expect(walk.drawing().contains("▸ H"), "\(walk.drawing())")
  }

  /// Damaged examples are drawn, shown and walked through without a trap.
  @Test func damagedFlowsAreShown() throws {
    var random = SeededRandom(seed: 2026)
    let texts = try Repository.examples.map { try Repository.text(of: $0) }
    for _ in 0..<TestTier.rounds(150, fast: 25) {
      var bytes = Array(texts.randomElement(using: &random)!.utf8.prefix(3000))
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...12, using: &random)))
        if bytes.isEmpty { break }
      }
      let draft = Draft(Compiler.compile(SourceFile(path: "a.flow", bytes: bytes)))
      var options = Emitter.Options()
      options.missing = draft.missing
      for emitter in Emitter.all { _ = emitter.emit(draft.compilation, options) }
      _ = PreviewPage(draft).bytes
      guard var walk = Walk(draft) else { continue }
      for _ in 0..<20 {
        let choices = walk.choices
        if choices.isEmpty { break }
        _ = walk.follow("\(Int.random(in: 1...choices.count, using: &random))")
      }
    }
  }
}
