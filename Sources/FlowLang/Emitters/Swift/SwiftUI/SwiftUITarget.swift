extension SwiftTarget {
  /// Apple's own navigation.
  static let swiftUI = SwiftTarget(
    name: "swiftui", summary: "Apple's NavigationStack, sheets, covers and TabView", minimumIOS: [16, 17, 18]
  ) { router, options in
    ""
  }
}
