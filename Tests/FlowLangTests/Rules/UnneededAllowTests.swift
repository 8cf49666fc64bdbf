import Testing

@testable import FlowLang

/// Where an `allow` that suppresses nothing belongs.
@Suite struct UnneededAllowTests {
  @Test(arguments: [
    // The link is the app's, although `Legal` offers it.
    (
      """
      app A { start H link close -> dismiss }
      screen H { link legal -> Legal }
      screen Legal { allow dead-link "it is shown in a sheet later" }
      """, "there is one in the app: allow it there"
    ),
    (
      """
      app A { start H }
      screen H { link legal -> Legal allow dead-link "it is shown in a sheet later" }
      screen Legal { link close -> dismiss }
      """, "there is one in `Legal`: allow it there"
    ),
    // The finding is about the flag, which the app declares.
    (
      """
      app A { start H }
      flag f
      screen H { link legal -> Legal allow unused-flag "it comes later" }
      screen Legal { link up -> back }
      """, "there is one in the app: allow it there"
    ),
    (
      """
      app A { start H }
      screen H { link legal -> Legal allow dead-link "nothing" }
      screen Legal { link up -> back }
      """, nil
    ),
  ])
  func theHelpNamesAnotherPlace(_ flow: String, _ help: String?) throws {
    let findings = compile(flow).findings.sorted.filter { $0.rule == "unneeded-allow" }
    #expect(findings.map(\.help) == [help])
  }
}
