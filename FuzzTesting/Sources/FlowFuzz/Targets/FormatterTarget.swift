@testable import FlowLang

extension FuzzTarget {
  /// The layout has the same tree and comments, and stays as it is.
  static let formatter: FuzzTarget = FuzzTarget(name: "formatter") { LayoutInvariants.violations($0) }
}
