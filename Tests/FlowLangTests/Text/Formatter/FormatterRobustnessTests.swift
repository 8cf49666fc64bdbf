import Testing

@testable import FlowLang

/// The layout of any flow has the same tokens and comments, and is stable.
@Suite(.timeLimit(.minutes(60))) struct FormatterRobustnessTests {
  /// Texts to insert between two tokens; line ends are more frequent than in real files.
  private static let missingDeclarations = [
    " ", "\n", "\n\n\n", "\r\n", "\t", " // c\n", "\n// c\n", "\n\n/// d \n\n", " /* c */ ", "\n/* c */",
    "/* c\n\n e */\n", " /* /* n */ */ // t\n", "\n  /* a */ /* b */\n", "\n\n\n// x\r\n\r\n// y\n",
  ]

  @Test(arguments: Repository.examples)
  func examples(_ path: String) throws { #expect(LayoutInvariants.violations(try Repository.bytes(of: path)) == []) }

  @Test(arguments: FlowMode.basic)
  func randomFlows(_ mode: FlowMode) {
    for seed in 0..<UInt64(60) {
      #expect(LayoutInvariants.violations(Array(RandomFlow.text(mode, seed: seed).utf8)) == [])
    }
  }

  @Test(arguments: 0..<UInt64(TestTier.rounds(40, fast: 8)))
  func otherWhiteSpace(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let (first, second) = (random.pick(RobustnessTests.items), random.pick(RobustnessTests.items))
      let bytes = first.bytes + [ASCII.lineFeed] + second.bytes
      let rate = [2, 10, 60][random.int(below: 3)]
      #expect(LayoutInvariants.violations(spaced(bytes, oneIn: rate, &random)) == [])
    }
  }

  @Test(arguments: 0..<UInt64(TestTier.rounds(40, fast: 8)))
  func damagedText(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let source = random.pick(RobustnessTests.items).damaged(&random)
      #expect(LayoutInvariants.violations(source.bytes) == [])
    }
  }

  @Test func asDeepAsAllowed() {
    let count = Parser.nestingLimit
    let groups = String(repeating: "group A {", count: count) + String(repeating: "}", count: count)
    #expect(LayoutInvariants.violations(Array(groups.utf8)) == [])
    let chain = "screen A { link a -> B" + String(repeating: " when x else B", count: count - 2) + " }"
    #expect(LayoutInvariants.violations(Array(chain.utf8)) == [])
    let handlers = String(repeating: "-> F { on o ", count: count / 2 - 1)
    let calls = "screen A { link a " + handlers + "-> stay" + String(repeating: " }", count: count / 2)
    #expect(LayoutInvariants.violations(Array(calls.utf8)) == [])
  }

  /// Returns the tokens of a text with a space or, once in a number of times, another text between them.
  private func spaced(_ bytes: [UInt8], oneIn rate: Int, _ random: inout SeededRandom) -> [UInt8] {
    Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).0.dropLast().flatMap { token in
      bytes[token.range] + Array((random.int(below: rate) == 0 ? random.pick(Self.missingDeclarations) : " ").utf8)
    }
  }
}
