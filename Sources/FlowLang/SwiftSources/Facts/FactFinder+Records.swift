/// What the fact finder records about an app.
extension FactFinder {
  /// The words of navigation interfaces, as names of this app.
  struct Words {
    private let numbers: [CodeName: String]
    private static let all: Set<String> = [
      "NavigationLink", "sheet", "fullScreenCover", "popover", "navigationDestination", "pushViewController", "present",
      "show", "showDetailViewController", "setViewControllers", "WindowGroup", "Window", "TabView", "Tab", "tabItem",
      "onOpenURL", "onContinueUserActivity", "performSegue", "Preview", "modifier", "application", "scene",
      "toggle", "rootViewController", "viewControllers", "setRoot", "setRootViewController", "inspector", "Settings",
      "NavigationStack", "NavigationStackStore", "NavigationStackController", "NavigationLinkStore",
      "route", "root", "TabChild", "addChild", "makeUIViewController", "allowsHitTesting", "disabled", "contextMenu",
      "NavigationSplitView", "customPresentViewController",
    ]

    init(_ names: CodeNames) {
      var numbers: [CodeName: String] = [:]
      for word in Self.all { if let name = names.find(word) { numbers[name] = word } }
      self.numbers = numbers
    }

    subscript(name: CodeName) -> String? { numbers[name] }
  }

  /// The mapping of the values of a type to views: `navigationDestination(for: Route.self) { … }`.
  struct RouteTable {
    let type: CodeTypeID
    var kind: NavigationFact.Kind
    let owner: CodeOwner
    let place: CodePlace
    /// The closure that makes the views.
    let closure: CodePlace
    /// The variable whose value a sheet or the like presents; nil for the values of a path.
    var state: CodePlace?
    /// Whether the table is a member of the type itself, so that only calls determine the presentation of its views.
    var isOwn = false
    /// Whether the table maps the states of a store, so that a reducer makes its values.
    var isOfStore = false
  }

  /// A table and a value to map.
  struct RouteKey: Hashable {
    let table: CodePlace
    let value: CodeValue
  }

  /// The name of a state in a file.
  struct StateKey: Hashable {
    let file: Int32
    let name: CodeName
  }

  /// A function that shows an argument, or a view that shows the value of a property set by its initializer.
  struct Presenter: Hashable {
    /// The function, the initializer or the type.
    let function: CodePlace
    /// The parameter, or the property; the function itself, where it shows the object that it is called on.
    let parameter: CodePlace
    /// The presentation; nil where the argument is shown inside.
    let kind: NavigationFact.Kind?
    /// The parameter that presents: `host` of `host.present(…)`.
    var actor: CodePlace?
    /// The cases that parameters of the function must have.
    var needs: Needs = [:]
    /// The screen that shows the argument inside: `home` of `home.setContent(…)`.
    var container: CodeOwner?
  }
}
