import Foundation
import Testing

@testable import FlowLang

/// A complete small app: the generated files of a flow, the hand-written files, and its tests.
struct SampleApp: CustomTestStringConvertible {
  let target: SwiftTarget
  /// The oldest iOS; nil for the oldest that the target supports.
  var minimumIOS: Int?
  /// The flow, without its folder and extension.
  let flow: String
  /// The module of the app.
  let module: String
  /// The hand-written files of the app.
  let sources: [String]
  /// The unit tests.
  var tests: [String] = []
  /// The UI tests.
  var uiTests: [String] = []
  /// The string catalogue of the app, without its extension.
  var strings: String?

  var testDescription: String { "\(target.name), \(sources[0])" }

  /// The apps whose files `docs/swift.md` shows.
  static let ofTheGuide = [
    SampleApp(
      target: .swiftUI, flow: "details", module: "Details", sources: ["DetailsApp", "DetailsViews"],
      tests: ["DetailsTests"], uiTests: ["DetailsUITests"]),
    SampleApp(
      target: .swiftUI, minimumIOS: 17, flow: "details", module: "Details",
      sources: ["DetailsObservableApp", "DetailsViews"], tests: ["DetailsTests"]),
    SampleApp(
      target: .stack, flow: "custom-router", module: "CustomRouter", sources: ["CustomRouterApp", "CustomRouterViews"],
      tests: ["CustomRouterTests"], uiTests: ["CustomRouterUITests"]),
    SampleApp(
      target: .triggers, flow: "details", module: "Details", sources: ["DetailsTriggersApp", "DetailsTriggerViews"],
      tests: ["DetailsTriggersTests"], uiTests: ["DetailsUITests"]),
    SampleApp(
      target: .modifiers, flow: "details", module: "Details", sources: ["DetailsModifiersApp", "DetailsViews"],
      tests: ["DetailsTests", "DetailsModifiersTests"], uiTests: ["DetailsUITests"]),
    SampleApp(
      target: .navigationStack, flow: "navigation-stack", module: "NavigationStackSample",
      sources: ["NavigationStackApp", "NavigationStackViews"], tests: ["NavigationStackTests"],
      uiTests: ["NavigationStackUITests"]),
    SampleApp(
      target: .uiKit, flow: "recipes", module: "Recipes",
      sources: ["RecipesDelegates", "RecipesUIKitViews", "RecipesScreens", "RecipesOldCode"],
      tests: ["RecipesTests", "RecipesUIKitTests"], uiTests: ["RecipesUITests"]),
    SampleApp(
      target: .swiftUI, flow: "recipes", module: "Recipes",
      sources: ["RecipesApp", "RecipesViews", "RecipesScreens", "RecipesOldCode"],
      tests: ["RecipesTests", "RecipesHooksTests"]),
    SampleApp(
      target: .swiftUI, flow: "recipes", module: "Recipes",
      sources: ["RecipesHosting", "RecipesViews", "RecipesScreens", "RecipesOldCode"],
      tests: ["RecipesHostingTests"]),
    SampleApp(
      target: .swiftUI, flow: "letters", module: "Letters", sources: ["LettersApp", "LettersViews", "LettersSession"],
      tests: ["LettersTests"], uiTests: ["LettersUITests"], strings: "Letters"),
    SampleApp(
      target: .uiKit, flow: "letters", module: "Letters",
      sources: ["LettersDelegates", "LettersViews", "LettersSession"], tests: ["LettersTests", "LettersUIKitTests"],
      uiTests: ["LettersUITests"], strings: "Letters"),
  ]

  /// The shop: one type creates the views for all targets that pass links to them.
  static let shops = [SwiftTarget.swiftUI, .modifiers, .uiKit].map { target in
    let own = target.name == "uikit" ? ["shop/ShopUIKitScreens", "ButtonsController"] : ["shop/ShopSwiftUIScreens"]
    return SampleApp(target: target, flow: "shop/shop", module: "Shop", sources: shop + own, tests: ["shop/ShopTests"])
  }

  /// The files of the shop that every target needs.
  static let shop = [
    "Views", "CatalogueViews", "ProductViews", "CheckoutViews", "AccountViews", "OrderViews", "SupportViews", "Types",
    "Transitions",
  ].map { "shop/Shop\($0)" }

  /// Returns the text of hand-written files, by name.
  static func files(_ names: [String]) throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: names.map { ("\($0).swift", try Repository.text(of: path(of: $0))) })
  }

  /// Returns the path of a hand-written file.
  static func path(of name: String) -> String { "examples/apps/\(name).swift" }

  /// Returns the files that the target generates, the core first.
  func written() throws -> [SwiftTarget.File] {
    var options = SwiftOptions()
    options.minimumIOS = minimumIOS
    options.strings = strings
    return target.files(Router(try EmittedExamples.bind("examples/\(flow).flow")), options)
  }

  /// The oldest iOS that the app supports.
  var oldestIOS: Int { minimumIOS ?? target.minimumIOS[0] }
}
