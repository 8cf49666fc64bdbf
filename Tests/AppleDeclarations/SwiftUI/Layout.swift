// swift-format-ignore-file
// Frames, backgrounds, shapes and values of the environment. Declarations follow Apple's public documentation; bodies
// are ours.
public import Foundation

public struct Color: Hashable, Sendable {
  let name: String
  public static let clear = Color(name: "clear"), red = Color(name: "red"), white = Color(name: "white"),
    primary = Color(name: "primary"), secondary = Color(name: "secondary"), accentColor = Color(name: "accent")
}
extension Color: View, _Primitive {
  public typealias Body = Never
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [] }
}

public protocol Shape: View {}
public struct Rectangle: Shape { public nonisolated init() {} }
public struct Capsule: Shape { public nonisolated init() {} }
extension Rectangle: _Primitive {
  public typealias Body = Never
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [] }
}
extension Capsule: _Primitive {
  public typealias Body = Never
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [] }
}

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    _mod()
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _mod() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { _mod() }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    _mod { cx, nodes in nodes + _render(background, cx) }
  }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    _mod { cx, nodes in nodes + _render(overlay, cx) }
  }
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { _mod() }
}

public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default"), escape = AccessibilityActionKind(name: "escape")
}

// MARK: Gestures

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  var _ended: (@MainActor () -> Void)? { get }
}
extension Never: Gesture {
  public typealias Value = Never
  public var _ended: (@MainActor () -> Void)? { nil }
}
extension Gesture where Body == Never { public var body: Never { fatalError() } }
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint, startLocation: CGPoint, translation: CGSize }
  public typealias Body = Never
  private let minimumDistance: CGFloat
  public nonisolated init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
  public var _ended: (@MainActor () -> Void)? { nil }
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<DragGesture> {
    _EndedGesture {
      action(Value(location: .zero, startLocation: .zero, translation: CGSize(width: minimumDistance, height: 0)))
    }
  }
}
public struct _EndedGesture<G: Gesture>: Gesture {
  public typealias Value = G.Value
  public typealias Body = Never
  let action: @MainActor () -> Void
  public var _ended: (@MainActor () -> Void)? { action }
}
extension View {
  /// What a drag of the view does can be done by tests.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    _mod { _, nodes in
      guard let ended = gesture._ended else { return nodes }
      return nodes + [_Node(name: "Drag", action: ended)]
    }
  }
}

// MARK: The environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
extension EnvironmentValues {
  public var layoutDirection: LayoutDirection { .leftToRight }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { _values[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue }
    set { _values[ObjectIdentifier(K.self)] = newValue }
  }
}
extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    let value = _Unchecked((keyPath, value))
    return _pre { context in
      var context = context
      context.environment[keyPath: value.value.0] = value.value.1
      return context
    }
  }
}

// MARK: Rows

public struct VerticalAlignment: Equatable, Sendable {
  let place: Int
  public static let center = VerticalAlignment(place: 0), top = VerticalAlignment(place: 1)
  public static let bottom = VerticalAlignment(place: 2)
}

public struct HStack<Content: View> {
  let content: Content
  public typealias Body = Never
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [_Node(name: "HStack", children: _render(content, cx))] }
}
extension HStack: View, _Primitive {}
