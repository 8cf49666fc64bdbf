/// Types of the app that have the same name as a type of the router. Inside the router that name means its own type, so
/// the app's type has another name there, by a `typealias` outside.
enum AppTypes {
  /// Returns the type of a parameter in the router: `[ShopFlowAppAddress]?` for `[Address]?`.
  static func spelling(_ type: String, in namespace: @autoclosure () -> String) -> String {
    guard firstWords(of: type).contains(where: isHidden) else { return type }
    let namespace = namespace()
    var result = ""
    var word = ""
    var isFirst = true
    for character in type + "\n" {
      if isPart(character) {
        word.append(character)
        continue
      }
      result += isFirst && isHidden(word) ? alias(of: word, in: namespace) : word
      word = ""
      isFirst = character != "."
      if character != "\n" { result.append(character) }
    }
    return result
  }

  /// Returns the name of a type inside the router.
  static func alias(of name: String, in namespace: String) -> String { "\(namespace)App\(name)" }

  /// Returns the types of a flow that need another name inside its router, in order.
  static func hidden(in model: Model) -> [String] {
    let words = Set(model.parameters.map(\.type.spelling)).flatMap(firstWords)
    return Set(words.filter(isHidden)).sorted()
  }

  /// Returns the first word of each path in a type.
  private static func firstWords(of type: String) -> [String] {
    let paths = type.split { !isPart($0) && $0 != "." }
    return paths.compactMap { $0.split(separator: ".").first.map(String.init) }
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber || character.unicodeScalars.count > 1
  }

  /// Whether a router may declare a type with a name.
  private static func isHidden(_ name: String) -> Bool {
    general.contains(name) || name.hasPrefix("LinksOf") || suffixes.contains { name.hasSuffix($0) }
  }

  /// The types in the router of some target system, independent of the flow.
  private static let general: Set<String> = [
    "Action", "Address", "AddressError", "AppCoordinator", "AroundKey", "BackEdge", "Bar", "BarStyle", "Bindings",
    "Call", "Change", "Choice", "Controller", "ControllerView", "DialogView", "Direction", "Entry", "EntryContent",
    "EntryView", "Flags", "Flow", "Kept", "Key", "Layer", "LayerCoordinator", "LayerView", "Lenient", "LinkButton",
    "LinkName", "LinkSource", "Motion", "Name", "NavigationButton", "NavigationModifier", "Nothing", "PathElement",
    "Position", "PositionView", "Presentation", "Probe", "PushedStack", "Refusal", "Request", "RootView",
    "RouterTransition", "RoutingController", "SavedEntry", "SavedFlag", "SavedLayer", "SavedState", "ScreenController",
    "ScreenView", "Screens", "SheetButton", "SheetModifier", "Shown", "StackCoordinator", "StackView", "State", "Step",
    "SystemDialog", "Tab", "TabItem", "TabItems", "TabLabel", "TabLooks", "TabSelection", "TabShell", "TabsView", "Tag",
    "Transition", "ViewSource", "Zoom", "ZoomKey", "ZoomMark", "ZoomSource",
  ]

  /// The suffixes of the types that a router declares for the names of a flow.
  private static let suffixes = ["Body", "Link", "Links", "Outcome", "Router", "RouterProtocol", "Screen"]
}
