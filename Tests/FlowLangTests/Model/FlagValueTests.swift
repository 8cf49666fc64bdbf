import Testing

@testable import FlowLang

/// Flags with values: declarations, and wrong uses in conditions and assignments.
@Suite struct FlagValueTests {
  @Test func flagWithValuesIsOneFlag() {
    expectModel(
      "flag plan = free | `plus +` | screen external flag net = off | on app A { start H when plan = screen else H } "
        + "screen H { link a -> H set plan = `plus +`, b when not net = on, plan = free } flag b",
      """
      flag plan = free | plus + | screen
      external flag net = off | on
      flag b
      app A
        start screen H when plan = screen else screen H
      screen H
        link a -> screen H set plan = plus +, b when not net = on, plan = free
      """)
  }

  @Test func eachMisuseIsOneFinding() {
    expectFindings(
      """
      app A { start H when ⟦plan⟧ else H }
      flag plan = free | plus | pro
      flag b
      screen H {
        requires not ⟦plan⟧ else stay
        link a -> H set ⟦plan⟧ when plan = ⟦por⟧
        link c -> H clear ⟦plan⟧ when ⟦b = true⟧
        link d -> H set plan = ⟦gratis⟧, ⟦b = true⟧
      }
      expect never H when plan = ⟦frei⟧
      """,
      [
        "wrong-arguments: the value of `plan` is missing: `free`, `plus` or `pro`",
        "wrong-arguments: the value of `plan` is missing: `free`, `plus` or `pro`",
        "wrong-arguments: the value of `plan` is missing: `free`, `plus` or `pro`",
        "unknown-name: the flag `plan` has no value `por`",
        "wrong-arguments: `plan` always has a value, `free`, `plus` or `pro`, and cannot be cleared",
        "wrong-arguments: `b` is yes or no, it has no values",
        "unknown-name: the flag `plan` has no value `gratis`",
        "wrong-arguments: `b` is yes or no, it has no values",
        "unknown-name: the flag `plan` has no value `frei`",
      ])
  }

  @Test(arguments: [
    ("when b = true", "when b"), ("when b = false", "when not b"), ("when not b = no", "when b"),
    ("when plan = prow", "when plan = pro"), ("when plan == pro", "when plan = pro"),
    ("when plan != pro", "when not plan = pro"), ("when plan is pro", "when plan = pro"),
    ("when plan = \"pro\"", "when plan = pro"), ("clear plan when b", "set plan = free when b"),
    ("set b = true when b", "set b when b"),
  ])
  func slipIsRepaired(_ written: String, _ repaired: String) {
    func flow(_ rest: String) -> String {
      """
      app A { start H }
      flag plan = free | pro
      flag b
      screen H { link a -> I set plan = pro, b  link c -> I when b  link d -> I when plan = pro }
      screen I { link x -> J \(rest) }
      screen J {}

      """
    }
    let source = SourceFile(path: "main.flow", text: flow(written))
    #expect(Compiler.compile(source).findings.sorted.count == 1)
    #expect(repairedText(source) == flow(repaired))
  }

  @Test(arguments: [
    ("free, pro", "free | pro"), ("free / pro", "free | pro"), ("\"free\" | \"pro\"", "free | pro"),
    ("free or pro", "free | pro"),
  ])
  func separatorIsRepaired(_ written: String, _ repaired: String) {
    func flow(_ values: String) -> String {
      """
      app A { start H when plan = pro else I }
      flag plan = \(values)
      screen H { link a -> J }
      screen I { link b -> J set plan = pro }
      screen J {}

      """
    }
    let source = SourceFile(path: "main.flow", text: flow(written))
    #expect(repairedText(source) == flow(repaired))
  }

  private func repairedText(_ source: SourceFile) -> String {
    let files = MemoryFiles(texts: [:])
    let repair = Repair(source, includingUnsafe: true) { files.load($0, $1) }
    return String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self)
  }

  @Test func duplicateValueIsOneFinding() {
    expectFindings(
      "app A { start H when plan = pro else H } flag plan = free | pro | ⟦free⟧ screen H { link a -> H set plan = pro }",
      ["duplicate-name: there is already a value `free`"], of: ["duplicate-name"])
  }

  @Test(arguments: ["yes", "no", "free"])
  func aSingleValueIsOneFinding(_ value: String) {
    let text =
      "app A { start H when plan else I } flag plan = \(value) screen H { link a -> I } screen I { link b -> H set plan }"
    let findings = compile(text).findings.sorted
    #expect(findings.map(\.rule) == ["syntax"])
  }

  @Test func valuesThatAreNeverSet() {
    expectFindings(
      """
      app A { start H }
      flag size = small | medium | ⟦large⟧
      flag look = light | dark | ⟦dim⟧
      flag ⟦mood⟧ = good | bad
      screen H {
        link a -> I set size = medium, look = dark, mood = bad
        link b -> I when size = small
        link c -> I set size = large when look = dark
      }
      screen I {}
      """,
      [
        "unused-flag: no condition asks for `size = medium` and `size = large`, so that they mean the same",
        "unused-flag: nothing sets `look = dim`, and no condition asks for it",
        "unused-flag: the flag `mood` is set, but no condition asks for it",
      ], of: ["unused-flag"])
  }
}
