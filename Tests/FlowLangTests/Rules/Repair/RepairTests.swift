import Testing

@testable import FlowLang

/// Fixes are applied until none is left, unsafe ones only on request, and the repair never makes a flow worse or runs
/// in circles.
@Suite struct RepairTests {
  private func repair(_ text: String, unsafe: Bool = false, _ others: [String: String] = [:]) -> Repair {
    let files = MemoryFiles(texts: others)
    return Repair(SourceFile(path: "main.flow", text: text), includingUnsafe: unsafe) { files.load($0, $1) }
  }

  /// Returns the repaired text of a flow.
  private func repairedText(_ text: String, unsafe: Bool = false) -> String {
    String(decoding: repair(text, unsafe: unsafe).compilation.sources[0].bytes, as: UTF8.self)
  }

  @Test func unsafeFixesAreAppliedOnlyOnRequest() {
    let text = "app A { start H; }\nscreen H { link a => P cover }\nscreen P {}\n"
    #expect(repairedText(text) == "app A { start H }\nscreen H { link a -> P cover }\nscreen P {}\n")
    #expect(
      repairedText(text, unsafe: true)
        == "app A { start H }\nscreen H { link a -> P cover }\nscreen P { link close \"Close\" -> dismiss }\n")
  }

  @Test func declaredScreensKeepTheirBackticks() {
    let text = "app A { start H }\nscreen H { link a -> `Paid twice` }\n"
    #expect(repairedText(text, unsafe: true).hasPrefix(text + "\nscreen `Paid twice` {"))
  }

  /// An edit that deletes text leaves no spaces, and inserted text has the canonical layout; other lines stay
  /// unchanged.
  @Test func editedLinesAreLaidOut() {
    let flow = "flow F {\n start S\n outcome a\n outcome b\n screen S { link x -> finish a  link y -> finish b }\n}\n"
    #expect(
      repairedText("app A { start H }\nscreen H {\n  link f -> F\n}\n" + flow, unsafe: true)
        == "app A { start H }\nscreen H {\n  link f -> F {\n    on a -> stay\n    on b -> stay\n  }\n}\n" + flow)
    // In lines with syntax errors, only spaces are removed.
    #expect(repairedText("app A { start  H; }\n  ;\nscreen H { ; ?? }\n") == "app A { start  H }\nscreen H { ?? }\n")
    #expect(repairedText("app A { start  H; }\r\nscreen H  {}\r\n") == "app A { start  H }\r\nscreen H  {}\r\n")
  }

  /// Braces in a skipped part of a statement need as many `}`; one a round would exceed the limit on rounds.
  @Test func allBracesOfASkippedPartAreClosedAtOnce() {
    let flow = "app A { start H }\nflag f\nscreen H { link a -> H when " + String(repeating: "{", count: 150) + " f }"
    #expect(repairedText(flow + "\n", unsafe: true) == flow + String(repeating: " }", count: 150) + "\n")
  }

  /// A repair that takes several rounds counts as one mistake.
  @Test(arguments: [
    ("link p -> if f then P else stay", 1), ("link p -> P when f as sheet", 1), ("link p -> P when !(f == .x)", 1),
    ("link p => P\n  link q => P", 1), ("link p => P\n  link q 'Q' -> P", 2),
  ])
  func mistakesAreCounted(_ link: String, _ count: Int) {
    let text = "app A { start H }\nexternal flag f\nscreen H {\n  \(link)\n}\nscreen P { link h \"Home\" -> home }\n"
    let source = SourceFile(path: "main.flow", text: text)
    #expect(Repair(source, includingUnsafe: true, guessing: true) { _, _ in .failure(.notFound) }.count == count)
  }

  @Test func oneFixMayLeadToAnother() {
    // Only the states of a file without syntax errors are analysed.
    let text = "app A { start H; }\nscreen H { link p -> P }\nscreen P { link h -> H }\n"
    let repair = repair(text, unsafe: true)
    #expect(repair.compilation.findings.shown.filter { !$0.fixes.isEmpty }.map(\.message) == [])
    #expect(repair.count == 2)
    #expect(repairedText(text, unsafe: true).contains("link h -> back"))
  }

  @Test func importedFilesAreRepaired() {
    let repair = repair("import \"b.flow\" app A { start H }", ["b.flow": "screen H { } ;", "c.flow": ";"])
    #expect(repair.changed.map(\.path) == ["b.flow"])
    #expect(repair.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["screen H {}\n"])
  }

  /// The rest of a file that is cut off may declare what is unknown, so it is not edited; other files are.
  @Test func aFileThatIsCutOffStaysAsItIs() {
    let main = "import \"b.flow\"\napp A { start H; }\nscreen H { link b -> Foo\n"
    let repair = repair(main, unsafe: true, ["b.flow": "screen B { link a => H }\n"])
    #expect(repair.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["screen B { link a -> H }\n"])
    #expect(repair.count == 1)
    #expect(repair.compilation.findings.sorted.allSatisfy { !repair.compilation.isRepairable($0) })
    // Where all names are known, the block is only not closed.
    #expect(repairedText("app A { start H }\nscreen H { link b -> H\n", unsafe: true).hasSuffix("link b -> H }\n"))
  }

  /// A round guesses the fixes of a few errors; the next errors follow in the next rounds.
  @Test func guessesContinueUntilNoneIsLeft() {
    let screens = (0..<12).map { "screen S\($0) { link next -> (S\($0 + 1)) }\n" }.joined()
    let text = "app A { start S0 }\n" + screens + "screen S12 {}\n"
    let repair = Repair(SourceFile(path: "main.flow", text: text), includingUnsafe: true, guessing: true) { _, _ in
      .failure(.notFound)
    }
    #expect(repair.compilation.findings.count(.error) == 0)
  }

  /// Not a hundred in each round, each with an analysis of the whole flow.
  @Test func manyFixesAreAppliedInOneRound() {
    let count = TestTier.rounds(400, fast: 120)
    let names = (0..<count).map { "Screen\($0)Number" }
    let screens = names.map { "screen \($0) { link a -> \($0.dropLast()) }\n" }.joined()
    let misspelt = repair("app A { start Screen0Number }\n" + screens, unsafe: true)
    #expect(misspelt.compilation.findings.shown.filter { $0.rule == "unknown-name" }.map(\.message) == [])
    #expect(misspelt.count >= count && misspelt.roundCount <= 3)
    func separated(_ gap: String) -> Repair {
      repair("app A { start H } screen H {" + (0..<count).map { " link a\($0) -> home;\(gap)" }.joined() + "}")
    }
    // A habit is one mistake with one fix, on one line and on many.
    #expect((separated("\n").count, separated("\n").roundCount) == (1, 1))
    #expect((separated("").count, separated("").roundCount) == (1, 1))
  }

  /// Statements that several repairs move to one place follow each other there, in one round.
  @Test func movedStatementsKeepTheirOrder() {
    let count = TestTier.rounds(2500, fast: 300)
    let urls = (0..<count).map { "  url \"/p\($0)\"\n" }
    let head = "app A { start H }\ngroup G {\n"
    let screen = { (urls: String) in "  screen H {\n\(urls)    link a -> H\n  }\n}\n" }
    let moved = repair(head + urls.joined() + screen(""), unsafe: true)
    let text = String(decoding: moved.compilation.sources[0].bytes, as: UTF8.self)
    #expect(text.hasPrefix(head + screen(urls.map { "  " + $0 }.joined()).dropLast(4)), "\(text.prefix(300))")
    #expect((moved.count, moved.roundCount) == (1, 1))
  }

  /// Declarations that repairs of one rule add at the end of the file.
  @Test func manyDeclarationsAreInsertedInOneRound() {
    let links = (0..<60).map { "  link a\($0) -> Part\(String(repeating: "x", count: 3 * $0))\n" }.joined()
    let declared = repair("app A { start H }\nscreen H {\n\(links)}\n", unsafe: true)
    #expect(declared.compilation.findings.count(.error) == 0)
    #expect(declared.roundCount <= 3, "\(declared.roundCount)")
  }

  /// For a flow with many outcomes and many calls, the handlers would grow to their product.
  @Test func noFixHandlesTooManyOutcomes() {
    func flow(_ count: Int) -> String {
      let outcomes = (0..<count).map { "outcome o\($0)\n" }.joined()
      return
        "app A { start H } screen H { link f -> F } flow F { start S \(outcomes) screen S { link e -> finish o0 } }"
    }
    func finding(_ count: Int) -> Finding? {
      Compilation.of(flow(count)).findings.shown.first { $0.rule == "unhandled-outcome" }
    }
    #expect(finding(50)?.fixes.count == 1)
    #expect(finding(60)?.fixes.count == 0)
    #expect(finding(60)?.message.hasSuffix("`o48`, `o49` and 10 more") == true)
  }

  @Test func aFlowWithoutFindingsStaysUnchanged() {
    let repair = repair("app A { start H } screen H {}", unsafe: true)
    #expect(repair.changed.isEmpty && repair.count == 0)
  }

  @Test func noHandlersAreInsertedWhereABraceIsMissing() {
    // A handler inserted behind the first `on` was parsed as its name, and the next round inserted it again.
    let flow = "flow F { start P outcome paid outcome off screen P { link a -> finish paid link b -> finish off } }\n"
    let text = "app A { start H }\n\(flow)screen H {\n  link pay -> F\n    on on paid -> stay\n    on off -> stay\n}\n"
    #expect(repairedText(text, unsafe: true).utf8.count < text.utf8.count + 20)
    // The part with the syntax error may handle the outcome.
    #expect(!Compilation.of(text).findings.shown.contains { $0.rule == "unhandled-outcome" })
  }

  /// A second run has no fixes, however broken a flow is, and safe fixes never leave more syntax errors than before.
  @Test(arguments: Repository.examples + Rule.all.flatMap { [$0.failing, $0.repaired] })
  func repairsConverge(_ pathOrText: String) throws {
    let isPath = Repository.examples.contains(pathOrText)
    let text = isPath ? try Repository.text(of: pathOrText) : RuleExample(pathOrText).text
    let original = DamagedSource(Array(text.utf8))
    var random = SeededRandom(seed: 7)
    for round in 0..<(isPath ? TestTier.rounds(12, fast: 3) : TestTier.rounds(4, fast: 2)) {
      let source = SourceFile(path: "main.flow", bytes: round == 0 ? original.bytes : original.damaged(&random).bytes)
      for isUnsafe in [false, true] {
        let first = Repair(source, includingUnsafe: isUnsafe) { _, _ in .failure(.notFound) }
        let result = first.compilation.sources[0]
        let second = Repair(result, includingUnsafe: isUnsafe) { _, _ in .failure(.notFound) }
        #expect(second.compilation.sources[0].bytes == result.bytes, "\(String(decoding: source.bytes, as: UTF8.self))")
        let (before, after) = (Parser.parse(source).errors.count, Parser.parse(result).errors.count)
        // The text after an unterminated string is lexed only after a guess has terminated it, which may be wrong.
        if !isUnsafe { #expect(after <= before, "\(String(decoding: source.bytes, as: UTF8.self))") }
      }
    }
  }
}
