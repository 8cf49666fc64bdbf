/// The roles of types in navigation.
struct CodeRoles: Sendable {
  enum Role: UInt8, Sendable {
    case view, controller, navigationController, hostingController, tabController, modifier, app, preview, test, other
    /// Views of UIKit, such as cells, which are parts of the controllers that make them.
    case part
    /// Coordinators of libraries, which are represented by what they show first, and those that are tab bars
    /// themselves.
    case coordinator, tabCoordinator

    /// Whether the type can be the goal of a link.
    var isScreen: Bool { self == .view || isController || self == .tabCoordinator }
    var isCoordinator: Bool { self == .coordinator || self == .tabCoordinator }
    var isController: Bool {
      self == .controller || self == .navigationController || self == .hostingController || self == .tabController
    }
  }

  private let roles: [Role]

  subscript(type: CodeTypeID) -> Role { roles[Int(type.index)] }

  init(_ project: CodeProject) {
    var roles = [Role?](repeating: nil, count: project.types.count)
    for index in project.types.indices {
      roles[index] = Self.role(of: CodeTypeID(index: Int32(index)), in: project, depth: 0)
    }
    self.roles = roles.map { $0 ?? .other }
  }

  private static func role(of type: CodeTypeID, in project: CodeProject, depth: Int) -> Role {
    guard depth < 12 else { return .other }
    let declared = project[type]
    if declared.keyword == .extension { return role(named: project.names[declared.name]) ?? .other }
    for name in declared.inherited {
      let text = project.names[name]
      // Some app nests a type called `View` in another one; a type that inherits `View` is a view nevertheless.
      if text == "View" || text == "App" { return role(named: text) ?? .other }
      if let known = project.typesByName[name]?.first(where: { project[$0].keyword != .extension }), known != type {
        let role = role(of: known, in: project, depth: depth + 1)
        if role != .other { return role }
      } else if let role = role(named: text) {
        return role
      } else if let role = coordinatorRole(named: text), isCoordinator(declared, text, in: project) {
        return role
      }
    }
    // A type may conform to a protocol of a package that refines `View`; then it has a body.
    if declared.keyword == .struct, let body = project.names.find("body"), let members = declared.members[body],
      members.contains(where: { project.givesView($0) })
    {
      return declared.inherited.contains { project.names[$0].hasSuffix("Modifier") } ? .modifier : .view
    }
    return .other
  }

  /// Whether a type has the members that a coordinator of XCoordinator requires; the names of its classes are common.
  private static func isCoordinator(_ type: CodeType, _ inherited: String, in project: CodeProject) -> Bool {
    if inherited.hasSuffix("Coordinatable") { return true }
    return project.names.find("prepareTransition").map { type.members[$0] != nil } ?? false
  }

  /// Returns the role of the types that inherit a type of Stinsen or XCoordinator.
  private static func coordinatorRole(named name: String) -> Role? {
    switch name {
    case "NavigationCoordinatable": .coordinator
    case "TabCoordinatable", "TabBarCoordinator": .tabCoordinator
    case "NavigationCoordinator", "ViewCoordinator", "SplitCoordinator", "PageCoordinator", "BasicCoordinator":
      .coordinator
    default: nil
    }
  }

  /// Returns the role of the types that inherit a type of the system.
  static func role(named name: String) -> Role? {
    switch name {
    case "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable":
      .view
    // The contents of maps, toolbars and the like are parts of the view that makes them, as modifiers are.
    case "ViewModifier", "MapContent", "ToolbarContent", "CustomizableToolbarContent", "TableRowContent",
      "ChartContent", "TabContent":
      .modifier
    case "UIView", "UIControl", "UIButton", "UIStackView", "UIScrollView", "UITableView", "UICollectionView",
      "UICollectionReusableView", "UITableViewHeaderFooterView", "UIImageView", "UILabel", "MKAnnotationView":
      .part
    case "App": .app
    case "PreviewProvider": .preview
    case "XCTestCase": .test
    case "UINavigationController": .navigationController
    case "UIHostingController": .hostingController
    case "UITabBarController": .tabController
    case "UIAlertController": nil
    default: SystemViews.isController(name) ? .controller : name.hasSuffix("ViewCell") ? .part : nil
    }
  }
}

extension CodeProject {
  /// Whether the declared type of a function or variable is `some View`.
  func givesView(_ place: CodePlace) -> Bool {
    children(of: place).contains { node($0).kind == .typeName && names[name(of: $0)] == "View" }
  }
}
