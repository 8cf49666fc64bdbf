import Testing

@testable import FlowLang

/// Routers for Apple's own navigation: compiled, and used like a person would.
@Suite(.fullTier)
struct SwiftUITargetTests {
  /// The examples with the types that create their views and their initial states.
  private static let examples = [
    "tab-app": ("TabAppViews", "State()"), "details": ("DetailsViews", "State()"),
    "custom-router": ("CustomRouterViews", "State()"), "navigation-stack": ("NavigationStackViews", "State()"),
    "grocery": ("GroceryViews", "State(flags: .init(swiftUITabBar: true))"),
  ]

  @Test(arguments: examples.keys.sorted())
  func theDisplayShowsTheState(_ example: String) throws { try check(example, [(16, "6")]) }

  /// The display is the same on every iOS and in every language mode.
  @Test func showsTheSameOnEveryIOS() throws {
    try check("tab-app", [(16, "5"), (17, "5"), (17, "6"), (18, "5"), (18, "6")])
  }

  private func check(_ example: String, _ versions: [(iOS: Int, mode: String)]) throws {
    let transcript = try Transcript(example)
    let (views, state) = try #require(Self.examples[example])
    for version in versions {
      let run = try RouterRun(
        .swiftUI, "examples/\(example).flow", views: [views], minimumIOS: version.iOS,
        mode: version.mode, state: state)
      try transcript.expect(try run.follow(transcript.script), "iOS \(version.iOS), Swift \(version.mode)")
    }
  }
}
