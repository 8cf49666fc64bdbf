import Testing

@testable import FlowLang

/// Mistakes with flows at the root and with outcomes of screens: one message each, and none after the fix.
@Suite struct OutcomeMistakeTests {
  private static let flow = """
    app Shop {
      start Main when signedIn else Welcome { on done -> Main reset set signedIn }
      link out "Sign out" -> Welcome reset clear signedIn { on done -> Main reset set signedIn }
    }
    flag signedIn
    screen Welcome "Hello" {
      without out
      outcome done
      link go "Begin" -> finish done
    }
    tabs Main { tab home "Home" -> Home }
    screen Home { link pick "Colour" -> Picker(of: "list") sheet { on picked -> Home reset } }
    screen Picker(of: String) "Colour" {
      outcome picked(color: String)
      outcome cancelled -> stay
      link choose "Choose" -> finish picked
      link cancel "Cancel" -> finish cancelled
    }

    """

  struct Mistake: Sendable {
    let right: String
    let wrong: String
    let message: String
    /// Whether no finding is left after the fixes.
    var isRepaired = true
  }

  private static let mistakes = [
    Mistake(
      right: "else Welcome {", wrong: "else Welcome reset {",
      message: "a start shows its screen as it is, without modifiers"),
    Mistake(
      right: "else Welcome { on done -> Main reset set signedIn }",
      wrong: "else Welcome { on done -> Main set signedIn }",
      message: "nothing is below `Welcome` here, so `on done` must state what the app shows"),
    Mistake(
      right: "else Welcome { on done -> Main reset set signedIn }", wrong: "else Welcome",
      message: "the `start` with `Welcome` does not handle the outcome `done`", isRepaired: false),
    Mistake(
      right: "Welcome { on done -> Main", wrong: "Welcome { on dnoe -> Main",
      message: "the screen `Welcome` has no outcome `dnoe`"),
    Mistake(
      right: "reset clear signedIn { on done -> Main reset set signedIn }",
      wrong: "reset clear signedIn { on done -> Main cover set signedIn }",
      message: "nothing is below `Welcome` here, so `on done` must state what the app shows"),
    Mistake(
      right: "reset clear signedIn { on done -> Main reset set signedIn }", wrong: "reset clear signedIn",
      message: "this call of `Welcome` does not handle the outcome `done`", isRepaired: false),
    Mistake(
      right: "finish picked", wrong: "finish pickd", message: "the screen `Picker` has no outcome `pickd`"),
    Mistake(
      right: "cancelled -> stay", wrong: "cancelled -> home",
      message: "expected `stay`, the only goal of an outcome, found the word `home`", isRepaired: false),
    Mistake(
      right: "link pick \"Colour\" -> Picker(of: \"list\") sheet { on picked -> Home reset }",
      wrong: "link pick \"Colour\" -> Picker(of: \"list\") sheet",
      message: "this call of `Picker` does not handle the outcome `picked`", isRepaired: false),
    Mistake(
      right: "tabs Main {", wrong: "tabs Main { outcome done ",
      message: "`outcome` is not allowed here; it belongs in a screen, in a flow or in an external flow",
      isRepaired: false),
  ]

  @Test func theFlowHasNoFindings() { #expect(findings(Self.flow).map(\.message) == []) }

  @Test(arguments: mistakes)
  func aMistakeIsOneFinding(_ mistake: Mistake) throws {
    let range = try #require(Self.flow.firstRange(of: mistake.right))
    var text = Self.flow
    text.replaceSubrange(range, with: mistake.wrong)
    #expect(findings(text).map(\.message).map { String($0.prefix(mistake.message.count)) } == [mistake.message])
    guard mistake.isRepaired else { return }
    let source = SourceFile(path: "shop.flow", text: text)
    let repair = FlowLang.Repair(source, includingUnsafe: true) { _, _ in .failure(.notFound) }
    #expect(repair.compilation.findings.sorted.map(\.message) == [])
  }

  private func findings(_ text: String) -> [Finding] {
    Compiler.compile(SourceFile(path: "shop.flow", text: text)).findings.sorted
  }
}
