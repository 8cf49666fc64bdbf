// swift-format-ignore-file
// Screens that grow out of a control. Declarations follow Apple's public documentation; bodies are ours: a screen says out
// of which control it grows, if that was marked.
public import Foundation

@available(_PackageDescription 14)
@propertyWrapper public struct Namespace: DynamicProperty, _Bindable {
  public struct ID: Hashable, Sendable { let id = UUID() }
  private let box = _Box(ID())
  public init() {}
  public var wrappedValue: ID { box.v }
  func _bind(_ cx: _Context, _ name: String) {
    if let kept = cx.slot?.storage[name] as? ID { box.v = kept } else { cx.slot?.storage[name] = box.v }
  }
}

@available(_PackageDescription 18)
@MainActor @preconcurrency public protocol NavigationTransition { var _source: String? { get } }
@available(_PackageDescription 18)
public struct AutomaticNavigationTransition: NavigationTransition { public var _source: String? { nil } }
@available(_PackageDescription 18)
public struct ZoomNavigationTransition: NavigationTransition {
  let source: _Marks.Key
  public var _source: String? { _Marks.all.contains(source) ? "\(source.id)" : nil }
}
@available(_PackageDescription 18)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
@available(_PackageDescription 18)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    .init(source: .init(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// What was marked as a source.
enum _Marks {
  struct Key: Hashable { let id: AnyHashable, namespace: Namespace.ID }
  @MainActor static var all: Set<Key> = []
}

extension View {
  @available(_PackageDescription 18)
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    _mod { _, nodes in
      nodes.map { var node = $0; node.attrs["source"] = style._source ?? "nothing"; return node }
    }
  }
  @available(_PackageDescription 18)
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    let key = _Marks.Key(id: AnyHashable(id), namespace: namespace)
    return _mod { _, nodes in
      _Marks.all.insert(key)
      return nodes
    }
  }
}
