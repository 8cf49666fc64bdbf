import Testing

@testable import FlowLang

/// The completions at a position, all of them and no others.
@Suite struct CompletionTests {
  private static let flow = """

    flag signedIn
    transition grow { both scale(0.5) }
    tabs Main { tab home -> Home  tab cart -> Home }
    screen Home { link open -> Product(id: 1) as #product }
    screen Product(id: Int, kind: Kind = .small, sold: Bool?) { url "/p/{id}" }
    flow Pay(sum: Double) {
      start Card
      outcome paid(order: Int)
      outcome refused
      screen Card {}
    }

    """

  // MARK: Statements

  @Test func statementsOfTheBlock() {
    expect("‸", "app expect external flag flow group import screen tabs transition")
    expect("transition t {\n  ‸\n}", "backward both easing forward")
    expect("tabs T {\n  ‸\n}", "allow back link note requires tab transition")
    expect("external flow E {\n  ‸\n}", "outcome")
    expect("screen A {\n  ‸\n}", "allow back embed entry image link note outcome requires transition url view without")
    expect("screen A {\n  link a -> Pay {\n    ‸\n  }\n}", "note on")
  }

  @Test func aPartialWordIsReplaced() {
    let text = EditedText("screen A {\n  re‸q\n}")
    let found = text.editor.completions(at: text.cursor).first { $0.label == "requires" }
    #expect(found.map { text.text($0.replaced) } == "req")
    #expect(found?.insertText == "requires")
  }

  @Test func aCompleteStatementMayGoOnOrEnd() {
    expect(
      "screen A {\n  link a -> Product\n  ‸\n}",
      "as clear cover dialog in over popover push replace reset reuse set sheet via when"
        + " | allow back embed entry image link note outcome requires transition url view without")
  }

  // MARK: Targets

  @Test func goals() {
    expect("screen A { link a -> ‸ }", "A Card Home Main Pay Product | back dismiss home open raise stay tab")
    expect(
      "flow F { start A outcome o screen A { link a -> ‸ } }",
      "A | Card F Home Main Pay Product | back dismiss finish home open raise stay tab")
    expect(
      "screen A { requires signedIn else Pay(sum: 1) { on paid -> ‸ } }",
      "A Card Home Main Pay Product | back continue dismiss home open raise stay tab")
  }

  @Test func starts() {
    expect("app A { start ‸ }", "Card Home Main Pay Product")
    expect("flow F { screen A {} outcome o start ‸ }", "A | Card Home Main Pay Product")
  }

  @Test func theArrowBeforeATarget() {
    expect("screen A { link a ‸ }", "\"A\" | ->")
    expect("screen A { link a \"A\" ‸ }", "->")
    expect("screen A { link a -> Pay(sum: 1) { on paid ‸ } }", "->")
  }

  @Test func onlyModifiersThatAreStillAllowed() {
    expect("screen A { link a -> Product sheet ‸ }", "as clear over set via when")
    expect("screen A { link a -> Product replace ‸ }", "as clear from set via when")
    expect("screen A { link a -> Product over root ‸ }", "as clear cover dialog or popover push set sheet via when")
    expect("screen A { link a -> Pay(sum: 1) cover ‸ }", "as clear over set via when")
    expect(
      "screen A { link a -> Main ‸ }", "clear cover dialog in over popover push replace reset reuse set sheet via when")
    expect("screen A { link a -> back ‸ }", "clear set to via when")
    expect("screen A { link a -> stay ‸ }", "clear set when")
    expect("screen A { link a -> stay set signedIn ‸ }", "clear when")
    expect("screen A { link a -> home when signedIn ‸ }", "else")
  }

  @Test func anchorsTagsTabsFlagsAndTransitions() {
    expect("screen A { link a -> back to ‸ }", "#product | A Card Home Pay Product | root")
    expect("screen A { link a -> raise ‸ }", "#product")
    expect("screen A { link a -> back to #pr‸ }", "#product | A Card Home Pay Product | root")
    expect("screen A { link a -> tab ‸ }", "cart home | Main")
    expect("screen A { link a -> tab Main.‸ }", "cart home")
    expect("screen A { link a -> Product in ‸ }", "tab")
    expect("screen A { requires ‸ }", "signedIn | not")
    expect("screen A { link a -> home set ‸ }", "signedIn")
    expect("screen A { link a -> home via ‸ }", "grow | default none")
    expect("screen A { link a -> back to root or ‸ }", "back dismiss home stay")
  }

  @Test func outcomes() {
    expect("screen A { link a -> Pay(sum: 1) { on ‸ } }", "paid refused")
    expect("flow F { start A outcome o outcome p screen A { link a -> finish ‸ } }", "o p")
  }

  // MARK: Values, titles, outcomes without an answer

  @Test func valuesOfAFlag() {
    let flag = "flag plan = free | plus | `pro max`\n"
    for place in [
      "app X { start A when plan = ‸ }", "screen A { requires not plan = ‸ }", "expect never Home when plan = ‸",
      "screen A { link a -> Home when signedIn, plan = ‸ }", "screen A { link a -> Home set signedIn, plan = ‸ }",
      "screen A { link a -> Home set plan = p‸ }",
    ] {
      expect(flag + place, "free plus pro max")
    }
    let text = EditedText(flag + "screen A { requires plan = ‸ }")
    #expect(text.editor.completions(at: text.cursor).map(\.insertText) == ["free", "plus", "`pro max`"])
    #expect(text.editor.completions(at: text.cursor).allSatisfy { $0.kind == .symbol(.value) && $0.detail == "plan" })
    expect(flag + "screen A { requires signedIn = ‸ }", "")
    expect(flag + "flag size = ‸", "false true")
    expect(flag + "flag size = small | ‸", "")
  }

  @Test func flagsWithValuesListThemAndAreNotCleared() {
    let flag = "flag plan = free | `pro max`\n"
    expect(flag + "screen A { link a -> Home set ‸ }", "plan signedIn")
    expect(flag + "screen A { link a -> Home clear ‸ }", "signedIn")
    let text = EditedText(flag + "screen A { requires ‸ }")
    #expect(text.editor.completions(at: text.cursor).first { $0.label == "plan" }?.detail == "free | `pro max`")
  }

  @Test func titlesAndLabelsAreTheNameInWords() {
    expect("screen AccountSettings ‸", "\"Account Settings\"")
    expect("screen PINEntry(id: Int) ‸ {}", "\"PIN Entry\"")
    expect("external screen LiveChat ‸", "\"Live Chat\"")
    expect("screen A { link openAccount ‸ -> Home }", "\"Open Account\" | ->")
    expect("screen AccountSettings \"Settings\" ‸", "")
    expect("flow AccountSettings ‸", "")
  }

  @Test func outcomesOfAScreenAndThoseThatNeedNoHandler() {
    let picker =
      "screen Picker { outcome picked(color: String)  outcome cancelled -> stay  link x -> finish cancelled }\n"
    expect(picker + "screen A { link a -> Picker { on ‸ } }", "picked | cancelled")
    expect(picker + "screen A { link a -> Picker { on picked -> stay  on ‸ } }", "cancelled")
    expect(picker + "app X { start Picker { on ‸ } }", "picked | cancelled")
    expect("screen P { outcome one outcome two -> stay link a -> finish ‸ }", "one | two")
    expect("flow F { outcome cancelled -> ‸ }", "stay")
    let text = EditedText(picker + "screen A { link a -> Picker { on ‸ } }")
    #expect(text.editor.completions(at: text.cursor).map(\.detail) == ["(color: String)", " -> stay"])
  }

  @Test func presentationsOfUrlsAndEntries() {
    expect("screen A { url \"/\" in tab home ‸ }", "cover over popover sheet")
    expect("screen A { entry \"call\" over Home ‸ }", "cover popover sheet")
    expect(
      "screen A { entry \"call\" over Home sheet\n ‸ }",
      "allow back embed entry image link note outcome requires transition url view without")
  }

  @Test func completionsAfterATrailingComma() {
    expect("screen A { link a -> Product(id: 3,) sheet ‸ }", "as clear over set via when")
    expect("screen A { link a -> Product(id: 3, ‸ }", "kind sold")
    expect("screen A(id: Int,) ‸", "\"A\"")
    expect("transition t { forward scale(0.5,) ‸ }", "")
    expect("transition t { forward scale(0.5,) / ‸ }", "custom identity move offset opacity push scale slide zoom")
  }

  // MARK: Arguments

  @Test func missingArgumentLabels() {
    expect("screen A { link a -> Product(‸) }", "id kind sold")
    expect("screen A { link a -> Product(id: 3, ‸) }", "kind sold")
    expect("flow F { start A outcome o(x: Int) screen A { link a -> finish o(‸) } }", "x")
  }

  @Test func valuesThatFit() {
    expect("screen A(n: Int, s: String) { link a -> Product(id: ‸) }", "n")
    expect("screen A(b: Bool) { link a -> Product(sold: ‸) }", "b | false true | nil")
    expect("screen A { link a -> Product(kind: ‸) }", ".small")
    expect("screen A { link a -> Product(kind: .‸) }", "small")
    expect("screen A { link a -> Pay(sum: 1) { on paid -> Product(id: ‸) } }", "order")
    expect("screen A(b: Bool = ‸) {}", "false true")
    expect("screen A(id: ‸) {}", "Bool Date Double Int String URL UUID | Kind")
  }

  @Test func placeholdersOfAURL() {
    expect("screen A(id: Int, name: String) { url \"/a/{‸\" }", "id name")
    expect("screen A(id: Int, name: String) { url \"/a/{na‸}\" }", "id name")
    expect("screen A(id: Int) { url \"/a/{id}/‸\" }", "")
  }

  // MARK: The rest

  @Test func rulesEffectsRequirementsAndOtherWords() {
    let rules = Rule.all.filter(\.canBeAllowed).map(\.name).sorted().joined(separator: " ")
    expect("screen A { allow ‸ }", rules)
    expect("screen A { allow place-‸ }", rules)
    expect("transition t { both ‸ }", "custom identity move offset opacity push scale slide zoom")
    expect("transition t { both move(‸) }", "bottom leading top trailing | edge")
    expect("transition t { easing ‸ }", "bouncy easeIn easeInOut easeOut linear none smooth snappy spring")
    expect("expect ‸", "Card Home Main Pay Product | every never")
    expect("expect Home ‸", "only reachable within")
    expect("expect Home only ‸", "after")
    expect("expect Home within 3 ‸", "tap taps")
    expect("external ‸", "flag flow screen")
    expect("screen A { back ‸ }", "automatic declared")
    expect("screen A { without ‸ }\napp X { start A link out -> A }", "out")
    expect("screen A { url \"/\" ‸ }", "cover in over popover sheet")
    expect("screen A { embed ‸ }", "A Card Home Product")
    expect("tabs T { tab a ‸ }", "\"A\" | -> badge icon")
  }

  @Test func nothingWhereAnyTextIsAllowed() {
    for text in ["// ‸", "/* ‸ */", "screen A { link a \"‸\" -> A }", "screen ‸", "expect A within 3‸", "flag ‸"] {
      expect(text, "")
    }
  }

  /// The grammar of completion is the parser's: every word of an example is offered at its position.
  @Test(arguments: TestTier.sample(EditedText.examples, every: 3))
  func everyWordOfEveryExampleIsOffered(_ path: String) {
    let compilation = compilation(ofExample: path)
    let editor = Editor(compilation)
    for token in compilation.trees[0].tokens {
      let nameUse = editor.nameUses.nameUses(in: compilation.main).first { $0.start == token.start }
      guard nameUse != nil || token.kind.isReserved || token.kind.isContextual else { continue }
      if let nameUse, Self.isFree(nameUse) { continue }
      let word = String(decoding: compilation.sources[0].bytes[token.range], as: UTF8.self)
      let cursor = Cursor(file: compilation.main, offset: token.end)
      let offered = editor.completions(at: cursor).map(\.insertText)
      let place = LineTable(compilation.sources[0]).position(of: token.start)
      #expect(offered.contains(word), "\(path):\(place.line):\(place.column): \(word) is not in \(offered)")
    }
  }

  /// Whether any text may be written in place of a name: a new name, a type, a path, the key of a note.
  private static func isFree(_ nameUse: NameUse) -> Bool {
    switch nameUse.role {
    case .type, .value, .member, .noteKey, .effectLabel: true
    default: nameUse.isDeclaration
    }
  }

  /// Expects the labels at a position, those of one rank in alphabetical order, with a `|` between ranks.
  private func expect(_ marked: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = EditedText(marked + Self.flow)
    let found = text.editor.completions(at: text.cursor)
    var ranks: [(key: String, labels: [String])] = []
    for completion in found {
      if ranks.last?.key != completion.sortKey { ranks.append((completion.sortKey, [])) }
      ranks[ranks.count - 1].labels.append(completion.label)
    }
    #expect(
      ranks.map { $0.labels.joined(separator: " ") }.joined(separator: " | ") == expected,
      sourceLocation: sourceLocation)
  }
}
