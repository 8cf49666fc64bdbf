/// What a router hands about: all of it that needs no names, so that it can be found while those are settled.
public struct RouterValues: Sendable {
  let scope: RouterScope
  /// What links ask for and what they need.
  let shapes: LinkShapes

  /// - Complexity: Linear in the flow.
  public init(_ compilation: Compilation) {
    scope = RouterScope(compilation)
    shapes = LinkShapes(scope)
  }
}
