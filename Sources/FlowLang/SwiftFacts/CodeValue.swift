/// What an expression may stand for, as far as navigation goes.
enum CodeValue: Hashable, Sendable {
  case goal(NavigationFact.Goal)
  /// A case of an enum.
  case route(CodeTypeID, CodeName)
  /// Some value of an enum.
  case anyRoute(CodeTypeID)
  /// An object of a type that is no screen.
  case instance(CodeTypeID)
  /// A type itself.
  case type(CodeTypeID)
  /// What a function is given.
  case parameter(CodePlace)
  /// Several views beside each other, which no type stands for.
  case several
}

/// Types of the system by what they are to the views inside them.
enum SystemViews {
  /// Those that show what they are given, and nothing else.
  static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "Group", "AnyView", "VStack", "HStack", "ZStack",
    "LazyVStack", "LazyHStack", "ScrollView", "ScrollViewReader", "GeometryReader", "Form", "List", "Section",
    "UINavigationController", "UIHostingController", "NSHostingController", "LazyView", "NavigationLazyView",
    "ViewThatFits", "EquatableView", "ModifiedContent", "WithPerceptionTracking", "ForEach", "Optional", "Some",
    "NSHostingView", "UIHostingConfiguration", "NavigationStackStore", "IfLetStore", "SwitchStore", "CaseLet", "Grid",
    "NavigationViewCoordinator", "BasicNavigationViewCoordinator",
  ]

  /// Those whose closures are no views to go to.
  static let controls: Set<String> = [
    "Button", "NavigationLink", "Menu", "Toggle", "Label", "Text", "Image", "Picker", "Link", "ShareLink", "TabView",
    "Task",
    "DispatchQueue", "Binding", "TextField", "Stepper", "Slider", "DisclosureGroup", "UIAction", "TimelineView",
  ]

  /// Whether something that no file declares is a view or controller of its own.
  static func isScreen(_ name: String) -> Bool {
    if primitives.contains(name) { return false }
    return [
      "View", "ViewController", "Screen", "Sheet", "PickerController", "PreviewController",
      "ComposeViewController", "ActivityController",
    ].contains { name.hasSuffix($0) && name != $0 }
  }

  private static let primitives: Set<String> = [
    "TabView", "ContentUnavailableView", "ProgressView", "EmptyView", "TimelineView", "ShareLink", "UIView", "NSView",
    "UIImageView", "UIScrollView", "UIStackView", "UITableView", "UICollectionView", "WKWebView", "MKMapView",
    "UIVisualEffectView", "ColorView", "TupleView", "UITextView", "SubscriptionView", "CMSampleBufferView",
    "PreviewProvider", "UIPickerView", "UIActivityIndicatorView",
  ]
}
