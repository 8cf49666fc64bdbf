// swift-format-ignore-file
// Navigation as iOS 13 to 15 have it. Declarations follow Apple's public documentation; bodies are ours.

public struct NavigationView<Content: View> {
  let content: Content
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack like that of `NavigationStack`: the root, then what the active links lead to. What is presented by a screen
  /// lies over the whole view.
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] {
    var screens: [_Node] = []
    var over: [_Node] = []
    var back: (@MainActor () -> Void)?
    var next = _render(content, cx)
    while true {
      let pushed = next.first { $0.name == "Pushed" }
      let own = next.filter { $0.name != "Pushed" }
      over += own.filter { ["Sheet", "FullScreenCover", "Popover"].contains($0.name) }
      let seen = own.filter { !["Sheet", "FullScreenCover", "Popover"].contains($0.name) }
      screens.append(_Node(name: "Screen", children: seen))
      guard let pushed else { break }
      next = pushed.children
      back = pushed.gestures["back"]
    }
    if screens.last?.children.first?.attrs["backHidden"] == "true" { back = nil }
    return [_Node(name: "NavigationStack", children: screens, gestures: back.map { ["back": $0] } ?? [:])] + over
  }
}
extension NavigationView: View, _Primitive {}

extension NavigationLink where Destination: View {
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(l: label(), destination: { destination }, isActive: nil)
  }
  @available(_PackageDescription, introduced: 13, deprecated: 16, message: "use NavigationStack and navigationDestination")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(l: label(), destination: { destination }, isActive: isActive)
  }
  @available(_PackageDescription, introduced: 13, deprecated: 16, message: "use NavigationStack and navigationDestination")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let destination = destination()
    self.init(l: label(), destination: { destination }, isActive: isActive)
  }
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { _mod() }
}
