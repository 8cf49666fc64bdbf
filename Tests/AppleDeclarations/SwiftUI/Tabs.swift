// swift-format-ignore-file
// Tabs as iOS 18 has them. Declarations follow Apple's public documentation; bodies are ours.

@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  func _tabNodes(_ cx: _Context) -> [_Node]
}
@available(_PackageDescription 18)
public struct Tab<Value, Content, Label> { let value: Value, content: Content, label: Label }
extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value; self.content = content(); self.label = label()
  }
}
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  @MainActor public func _tabNodes(_ cx: _Context) -> [_Node] {
    let item = _Node(name: "Item", children: _render(label, cx.child(0)))
    return [_Node(name: "Tab", attrs: ["tag": "\(value)"], children: [item] + _render(content, cx.child(1)), value: value)]
  }
}
public struct _BadgedTab<Base: TabContent>: TabContent {
  let base: Base, badge: String
  public typealias TabValue = Base.TabValue
  public func _tabNodes(_ cx: _Context) -> [_Node] {
    base._tabNodes(cx).map {
      var n = $0; n.attrs["badge"] = badge; return n
    }
  }
}
extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue> { _BadgedTab(base: self, badge: "\(count)") }
}
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ c: C) -> C where C.TabValue == TabValue { c }
  public static func buildBlock<C: TabContent>(_ c: C) -> C where C.TabValue == TabValue { c }
  public nonisolated struct Content<C: TabContent> { let c: C; public typealias Body = Never }
}
extension TabContentBuilder.Content: View, _Primitive {
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] { c._tabNodes(cx) }
}
extension ForEach where Content: TabContent {
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue { d = data; f = content; key = { AnyHashable($0[keyPath: id]) } }
}
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public func _tabNodes(_ cx: _Context) -> [_Node] { d.flatMap { f($0)._tabNodes(cx.child(key($0))) } }
}
extension TabView {
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    sel = selection; c = .init(c: content())
  }
}
