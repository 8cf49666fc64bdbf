import Testing

@testable import FlowLang

/// Input of unbounded nesting: no crash, no hang, few errors.
@Suite struct NestingTests {
  private static let tooDeep = "this is nested more than \(Parser.nestingLimit) levels deep"

  /// Parses without the invariants that visit every node, which would take longer than parsing.
  private func errors(_ text: String) -> [String] {
    let tree = Parser.parse(SourceFile(path: "", text: text))
    #expect(tree.endToken(of: .file) == tree.tokens.count)
    _ = ModelBuilder.build([tree])
    return tree.errors.map(\.message.text) + (tree.omittedErrorCount > 0 ? ["more"] : [])
  }

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func aMillionBraces() {
    #expect(errors(repeated("{", 1_000_000)).count == 1)
    #expect(errors("screen A " + repeated("{", 1_000_000)).count == 1)
    #expect(errors(repeated("}", 1_000_000)) == ["this `}` closes nothing"])
    #expect(errors(repeated("{", 500_000) + repeated("}", 500_000)).count == 1)
  }

  @Test func manyGroups() {
    let count = TestTier.rounds(1_000_000, fast: 100_000)
    let open = repeated("group A {", count)
    #expect(errors(open) == [Self.tooDeep, "the block of `group A` is not closed"])
    #expect(errors(open + repeated("}", count)) == [Self.tooDeep])
  }

  @Test func groupsAsDeepAsAllowed() {
    let limit = Parser.nestingLimit
    #expect(errors(repeated("group A {", limit) + repeated("}", limit)) == [])
    #expect(errors(repeated("group A {", limit + 1) + repeated("}", limit + 1)) == [Self.tooDeep])
  }

  @Test func brackets() {
    let count = 100_000
    #expect(errors("screen A(x: " + repeated("[", count)).count == 1)
    #expect(errors("screen A(x: " + repeated("[", count) + "Int" + repeated("]", count) + ") {}") == [])
    #expect(errors("screen A(x: " + repeated("[", count) + "Int" + repeated("]?", count) + ") {}") == [])
    #expect(errors("screen A(x: Int" + repeated("]", count) + ") {}").count == 1)
    #expect(errors("screen A { link a -> B(x: " + repeated("[", count) + ") }").count == 1)
    #expect(errors("screen A { link a -> B(" + repeated("(", count) + ") }").count == 1)
    #expect(errors("transition t { both " + repeated("a(", count) + " }").count == 1)
  }

  @Test func comments() {
    let count = 500_000
    #expect(errors(repeated("/*", count)) == ["this comment is not closed with `*/`"])
    #expect(errors(repeated("/*", count) + repeated("*/", count) + "flag x") == [])
    #expect(errors(repeated("/*", count) + repeated("*/", count - 1)) == ["this comment is not closed with `*/`"])
    #expect(errors(repeated("/*/", count)) == ["this comment is not closed with `*/`"])
  }

  @Test func elseChains() {
    let count = 100_000
    #expect(errors("screen A { link a -> B" + repeated(" when x else B", count) + " }") == [Self.tooDeep])
    #expect(errors("screen A { requires x else B" + repeated(" when x else B", count) + " }") == [Self.tooDeep])
    // The alternatives of a start are not nested and may be many.
    #expect(errors("app A { start B" + repeated(" when x else B", count) + " }") == [])
    #expect(errors("screen A { link a -> B" + repeated(" when x else B", 120) + " link b -> B }") == [])
  }

  @Test func handlers() {
    let count = 100_000
    let nest = "screen A { link a -> F" + repeated(" { on x -> F", count)
    #expect(errors(nest + repeated("}", count + 1)) == [Self.tooDeep])
    #expect(errors(nest) == [Self.tooDeep, "the block of `on x` is not closed"])
    #expect(errors("screen A { link a -> F" + repeated(" { on x -> F", 60) + repeated("}", 61)) == [])
  }

  @Test func mixedNests() {
    let part = "group G { flow F { screen S { link a -> F { on x -> F when y else F { on z -> F "
    // A group in a handler is misplaced as well, on each of the levels that are parsed.
    #expect(errors(repeated(part, 20_000)).count <= Parser.nestingLimit / 7 + 2)
  }

  @Test func longLists() {
    let count = 50_000
    #expect(errors("screen A { link a -> B set x" + repeated(", x", count) + " }") == [])
    #expect(errors("screen A { requires x" + repeated(", not x", count) + " }") == [])
    #expect(errors("screen A { view A" + repeated(".A", count) + " }") == [])
    #expect(errors("transition t { both a" + repeated(" + a", count) + " }") == [])
    #expect(errors("screen A { link a -> B" + repeated(" push", count) + " }") == [])
    #expect(errors("screen A { url \"/\" over B" + repeated(", B", count) + " }") == [])
  }

  @Test func manyEqualMistakes() {
    for mistake in [
      "link ", "-> ", "screen ", "link a -> ", "on ", ") ", "\"\n", "`\n", "= ", "tab ", "requires not ", "external ",
    ] {
      for frame in ["%", "screen A { %", "tabs T {\n%\n}"] {
        let mistakes = repeated(mistake, TestTier.rounds(5000, fast: 1000))
        #expect(errors(frame.replacing("%", with: mistakes)).count <= 101, "\(mistake)")
      }
    }
  }
}
