import Testing

@testable import FlowLang

/// The routers of all targets: compiled, and used like a person would.
@Suite(.fullTier)
struct TargetRunTests {
  /// An example with the type that creates its views and its initial state.
  struct Example: CustomTestStringConvertible {
    let name: String
    let views: String
    /// Further hand-written files.
    var more: [String] = []
    var state = "State()"

    var testDescription: String { name }
  }

  private static let examples = [
    Example(name: "tab-app", views: "TabAppViews"), Example(name: "details", views: "DetailsViews"),
    Example(name: "custom-router", views: "CustomRouterViews"),
    Example(name: "navigation-stack", views: "NavigationStackViews"),
    Example(name: "grocery", views: "GroceryViews", state: "State(flags: .init(swiftUITabBar: true))"),
  ]

  /// One screen at a time, with the transition of each step: the flow's own forward and backward effects, and the
  /// easing.
  @Test(arguments: [examples[0], examples[1], examples[3]])
  func stack(_ example: Example) throws { try check(.stack, example, "stack-\(example.name)") }

  /// Without transitions of its own, an example looks the same in the stack of the package.
  @Test(arguments: [(examples[0], "package-tab-app"), (examples[3], "stack-navigation-stack")])
  func navigationStack(_ example: Example, _ name: String) throws { try check(.navigationStack, example, name) }

  /// `NavigationView` has the same displays as `NavigationStack`.
  @Test(arguments: examples)
  func modifiers(_ example: Example) throws { try check(.modifiers, example, example.name) }

  @Test(arguments: SwiftToolchain.modes)
  func triggers(_ mode: String) throws {
    try check(.triggers, Example(name: "details", views: "DetailsTriggerViews"), "details", mode: mode)
  }

  @Test(arguments: examples.dropLast())
  func uiKit(_ example: Example) throws { try check(.uiKit, example, example.name) }

  /// The displays are the same in the older language mode.
  @Test(arguments: ["stack", "navigation-stack", "modifiers", "uikit"])
  func theSameInSwift5(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let transcripts = ["stack": "stack-", "navigation-stack": "package-"]
    try check(target, Self.examples[0], "\(transcripts[name] ?? "")tab-app", mode: "5")
  }

  /// Screens of UIKit beside those of SwiftUI, and a badge above 99.
  @Test(arguments: [nil, ".swiftUI"])
  func uiKitScreens(_ bars: String?) throws {
    let example = Example(
      name: "grocery", views: "GroceryUIKitViews", more: ["ButtonsController"], state: Self.examples[4].state)
    try check(.uiKit, example, bars == nil ? "uikit-grocery" : "uikit-shell-grocery", bars: bars)
  }

  /// The largest example, with all constructs of the language.
  @Test(arguments: ["swiftui", "modifiers", "uikit"])
  func shop(_ name: String) throws {
    let app = try #require(SampleApp.shops.first { $0.target.name == name })
    let example = Example(name: app.flow, views: app.sources[0], more: Array(app.sources.dropFirst()))
    try check(app.target, example, "shop")
  }

  private func check(
    _ target: SwiftTarget, _ example: Example, _ name: String, mode: String = "6", bars: String? = nil
  ) throws {
    let transcript = try Transcript(name)
    let run = try RouterRun(
      target, "examples/\(example.name).flow", views: [example.views] + example.more,
      minimumIOS: target.minimumIOS[0], mode: mode, state: example.state, bars: bars)
    try transcript.expect(try run.follow(transcript.script), "\(target.name), Swift \(mode)")
  }
}
