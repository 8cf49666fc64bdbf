import Testing

@testable import FlowLang

/// The routers of all targets but the first: compiled, and used like a person would.
@Suite(.enabled(if: SwiftToolchain.mustRun, "Swift (`swiftc`) is not installed"))
struct TargetRunTests {
  /// An example with the type that makes its views and where it begins.
  struct Example: CustomTestStringConvertible {
    let name: String
    let views: String
    var state = "State()"

    var testDescription: String { name }
  }

  private static let examples = [
    Example(name: "tab-app", views: "TabAppViews"), Example(name: "details", views: "DetailsViews"),
    Example(name: "custom-router", views: "CustomRouterViews"),
    Example(name: "navigation-stack", views: "NavigationStackViews"),
    Example(name: "grocery", views: "GroceryViews", state: "State(flags: .init(swiftUITabBar: true))"),
  ]

  /// One screen at a time, and how each step moves it: what the flow says forward and back, and the easing.
  @Test(arguments: examples, SwiftToolchain.modes)
  func stack(_ example: Example, _ mode: String) throws {
    try check(.stack, example, mode, "stack-\(example.name)")
  }

  @Test(arguments: examples, SwiftToolchain.modes)
  func navigationStack(_ example: Example, _ mode: String) throws {
    try check(.navigationStack, example, mode, "package-\(example.name)")
  }

  /// `NavigationView` shows what `NavigationStack` does.
  @Test(arguments: examples, SwiftToolchain.modes)
  func modifiers(_ example: Example, _ mode: String) throws {
    try check(.modifiers, example, mode, example.name)
  }

  @Test(arguments: SwiftToolchain.modes)
  func triggers(_ mode: String) throws {
    try check(.triggers, Example(name: "details", views: "DetailsTriggerViews"), mode, "details")
  }

  @Test(arguments: examples.dropLast(), SwiftToolchain.modes)
  func uiKit(_ example: Example, _ mode: String) throws {
    try check(.uiKit, example, mode, example.name == "tab-app" ? "uikit-tab-app" : example.name)
  }

  /// Screens of UIKit beside those of SwiftUI, and a badge above 99.
  @Test(arguments: [nil, ".swiftUI"], SwiftToolchain.modes)
  func uiKitScreens(_ bars: String?, _ mode: String) throws {
    let example = Example(name: "grocery", views: "GroceryUIKitViews", state: Self.examples[4].state)
    try check(.uiKit, example, mode, bars == nil ? "uikit-grocery" : "uikit-shell-grocery", bars: bars)
  }

  private func check(
    _ target: SwiftTarget, _ example: Example, _ mode: String, _ name: String, bars: String? = nil
  ) throws {
    let transcript = try Transcript(name)
    let run = try RouterRun(
      target, "examples/\(example.name).flow", views: "examples/apps/\(example.views).swift",
      minimumIOS: target.minimumIOS[0], mode: mode, state: example.state, bars: bars)
    try transcript.expect(try run.follow(transcript.script), "\(target.name), Swift \(mode)")
  }
}
