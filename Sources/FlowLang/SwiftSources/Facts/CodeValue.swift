/// An abstract value of an expression, as far as it matters for navigation.
enum CodeValue: Hashable, Sendable {
  case goal(NavigationFact.Goal)
  /// A case of an enum.
  case route(CodeTypeID, CodeName)
  /// Any value of an enum.
  case anyRoute(CodeTypeID)
  /// An instance of a type that is no screen.
  case instance(CodeTypeID)
  /// A metatype.
  case type(CodeTypeID)
  /// The argument for a parameter of a function.
  case parameter(CodePlace)
  /// Several views beside each other that have no type of their own.
  case several
}

/// The types of the system, by their relation to the views inside them.
enum SystemViews {
  /// The types that only show the views they are given.
  static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "Group", "AnyView", "VStack", "HStack", "ZStack",
    "LazyVStack", "LazyHStack", "ScrollView", "ScrollViewReader", "GeometryReader", "Form", "Section",
    "UINavigationController", "UIHostingController", "NSHostingController", "LazyView", "NavigationLazyView",
    "ViewThatFits", "EquatableView", "ModifiedContent", "WithPerceptionTracking", "Optional", "Some",
    "NSHostingView", "UIHostingConfiguration", "NavigationStackStore", "IfLetStore", "SwitchStore", "CaseLet", "Grid",
    "NavigationViewCoordinator", "BasicNavigationViewCoordinator",
  ]

  /// Whether a wrapper lays out the views inside it: several views beside each other are no screen, nor are rows.
  static func isInline(_ name: String) -> Bool {
    [
      "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "Group", "Section", "Form", "ScrollView",
      "NavigationStack",
      "NavigationView",
    ].contains(name)
  }

  /// The views that are only behind or between others.
  static let decorations: Set<String> = [
    "Color", "Spacer", "Divider", "EmptyView", "LinearGradient", "RadialGradient", "Rectangle",
  ]

  /// The types whose closures do not contain goals.
  static let controls: Set<String> = [
    "Button", "NavigationLink", "Menu", "Toggle", "Label", "Text", "Image", "Picker", "Link", "ShareLink", "TabView",
    "Task", "List", "ForEach", "LazyVGrid", "LazyHGrid", "Table", "OutlineGroup",
    "DispatchQueue", "Binding", "TextField", "Stepper", "Slider", "DisclosureGroup", "UIAction", "TimelineView",
  ]

  /// Whether a type that no file declares is a class of the system, judging by its name.
  static func isClass(_ name: String) -> Bool {
    let isPrefixed = ["UI", "NS", "CG", "CA", "CI", "AV", "WK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).prefix(2).map(\.isUppercase) == [true, false]
    }
    return isPrefixed && !["Delegate", "DataSource", "Protocol", "ing", "able"].contains { name.hasSuffix($0) }
  }

  /// Whether a type that no file declares is a view or controller of its own, judging by its name.
  static func isScreen(_ name: String) -> Bool {
    if primitives.contains(name) { return false }
    return isController(name) || ["View", "Screen", "Sheet"].contains { name.hasSuffix($0) && name != $0 }
  }

  /// Whether a type that no file declares is a view controller, judging by its name: there are many other controllers.
  static func isController(_ name: String) -> Bool {
    ["ViewController", "PickerController", "PreviewController", "ActivityController"]
      .contains { name.hasSuffix($0) }
  }

  /// The controllers that only refined ones show anything in.
  static let blanks: Set<String> = ["UIViewController", "NSViewController", "UITableViewController"]

  private static let primitives: Set<String> = [
    "TabView", "ContentUnavailableView", "ProgressView", "EmptyView", "TimelineView", "ShareLink", "UIView", "NSView",
    "UIImageView", "UIScrollView", "UIStackView", "UITableView", "UICollectionView", "WKWebView", "MKMapView",
    "UIVisualEffectView", "ColorView", "TupleView", "UITextView", "SubscriptionView", "CMSampleBufferView",
    "PreviewProvider", "UIPickerView", "UIActivityIndicatorView",
  ]
}
