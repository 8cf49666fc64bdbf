import Testing

@testable import FlowLang

/// The members of `.flowc.json`, and the messages about anything else.
@Suite struct ConfigurationTests {
  /// Returns the configuration as text, or its problems.
  private func read(_ text: String) -> [String] {
    let (configuration, problems) = Configuration.read(Array(text.utf8))
    if !problems.isEmpty { return problems.map { "\($0.offset): \($0.message)" } }
    let severities = configuration.severities.sorted { $0.key < $1.key }
    return configuration.paths + severities.map { "\($0.key) \($0.value?.rawValue ?? "off")" }
  }

  @Test func anEmptyObjectHasNoProblems() { #expect(read("{}") == []) }

  @Test func pathsAndSeveritiesAreRead() {
    #expect(
      read(
        #"{ "severities": { "dead-end": "warning", "unused-flag": "off", "no-app": "error" }, "paths": ["A", "b.flow"] }"#
      )
        == ["A", "b.flow", "dead-end warning", "no-app error", "unused-flag off"])
  }

  @Test func routersAreConfigured() {
    let text = #"{ "swift": { "target": "uikit", "access": "public", "minimum-ios": 14, "imports": ["A"] } }"#
    let configuration = Configuration.read(Array(text.utf8)).configuration
    #expect(configuration.target == "uikit")
    let swift = configuration.swift
    #expect((swift.access, swift.minimumIOS, swift.imports) == (.public, 14, ["A"]))
  }

  @Test func allProblemsAreReportedAtOnce() {
    #expect(
      read(
        #"{"severity":{},"severities":{"dead-ends":"off","dead-end":"warn","syntax":"off","no-app":1},"paths":["",3],"paths":[]}"#
      ) == [
        "1: unknown key `severity`; did you mean `severities`?",
        "29: unknown rule `dead-ends`; did you mean `dead-end`?",
        "47: `dead-end` can be \"error\", \"warning\", \"note\" or \"off\"",
        "65: `syntax` is always an error: it may hide others",
        "80: `no-app` can be \"error\", \"warning\", \"note\" or \"off\"",
        "92: `paths` is a list of texts, as in `[ \"Flows\" ]`", "107: `paths` occurs twice",
      ])
  }

  @Test(arguments: [
    ("[]", "0: the configuration is an object, as in `{ }`"), ("{", "1: expected the name of a member in quotes"),
    (#"{"severities":[]}"#, #"1: `severities` is an object, as in `{ "dead-end": "warning" }`"#),
    (#"{"swift":1}"#, #"1: `swift` is an object, as in `{ "target": "stack" }`"#),
    (#"{"swift":{"taget":1}}"#, "10: unknown key `taget`; did you mean `target`?"),
    (
      #"{"swift":{"target":"x"}}"#,
      #"10: `target` can be "swiftui", "stack", "navigation-stack", "modifiers", "triggers", "uikit""#
    ),
    (#"{"swift":{"minimum-ios":"16"}}"#, "10: `minimum-ios` is a number, as in 16"),
    (#"{"swift":{"imports":["a b"]}}"#, #"10: "a b" is no name of a module"#),
    (#"{"swift":{"imports":["class"]}}"#, #"10: "class" is no name of a module"#),
    (#"{"navigation":{"psh":[]}}"#, "15: unknown key `psh`; did you mean `push`?"),
    (#"{"navigation":{"push":["go to"]}}"#, #"15: "go to" is no function, as `router.go(to:)` is"#),
    (#"{"check":1}"#, #"1: `check` is an object, as in `{ "strict": true }`"#),
    (#"{"check":{"strict":"yes"}}"#, "10: `strict` is true or false"),
    (#"{"check":{"baseline":""}}"#, #"10: `baseline` is a path, as in "Generated""#),
    (#"{"check":{"base":""}}"#, "10: unknown key `base`; did you mean `baseline`?"),
    (#"{"x":1}"#, "1: unknown key `x`; it can be paths, severities, check, conforms, navigation, swift, preview"),
    (#"{"paths":[""]}"#, #"1: a path of `paths` is no path: """#),
    (#"{"severities":{"no-app":"off","no-app":"off"}}"#, "30: `no-app` occurs twice"),
  ])
  func problemsAreReported(_ text: String, _ problem: String) { #expect(read(text) == [problem]) }
}
