import Testing

@testable import FlowLang

/// Routers with a stack of their own: compiled, and used like a person would; also how each step moves the screens.
@Suite(.enabled(if: SwiftToolchain.mustRun, "Swift (`swiftc`) is not installed"))
struct StackTargetTests {
  /// The examples with the types that make their views and where they begin.
  private static let examples = [
    "tab-app": ("TabAppViews", "State()"), "details": ("DetailsViews", "State()"),
    "custom-router": ("CustomRouterViews", "State()"), "navigation-stack": ("NavigationStackViews", "State()"),
    "grocery": ("GroceryViews", "State(flags: .init(swiftUITabBar: true))"),
  ]

  @Test(arguments: examples.keys.sorted(), SwiftToolchain.modes)
  func showsWhereTheAppIs(_ example: String, _ mode: String) throws {
    let transcript = try Transcript("stack-\(example)")
    let (views, state) = try #require(Self.examples[example])
    let run = try RouterRun(
      .stack, "examples/\(example).flow", views: "examples/apps/\(views).swift", minimumIOS: 14, mode: mode,
      state: state)
    try transcript.expect(try run.follow(transcript.script), "Swift \(mode)")
  }
}
