// swift-format-ignore-file
// Stub of the SwiftUI subset flowc generates. Declarations follow Apple's public documentation (no SDK text).
// Bodies are ours: a walker (`_render`) that turns a view into a tree of nodes, so that routers can also be run.
// Strict on purpose: nothing is re-exported, so generated code must import Combine/Foundation/UIKit itself.
public import Foundation
public import Combine
public import UIKit

// MARK: View and builders
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
@MainActor @preconcurrency public protocol _Primitive { func _nodes(_ cx: _Context) -> [_Node] }
extension View where Body == Never { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<C: View>(_ c: C) -> C { c }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<C: View>(_ c: C) -> C { c }
    public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> {
        var parts: [any View] = []
        repeat parts.append(each c)
        return TupleView(parts: parts, value: (repeat each c))
    }
    public static func buildIf<C: View>(_ c: C?) -> C? { c }
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { .init(s: .a(first)) }
    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { .init(s: .b(second)) }
    public static func buildLimitedAvailability<C: View>(_ c: C) -> AnyView { AnyView(c) }
}
public struct EmptyView { public init() {}; public typealias Body = Never; @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [] } }
public struct TupleView<T> {
    let parts: [any View]; public var value: T; public typealias Body = Never
    init(parts: [any View], value: T) { self.parts = parts; self.value = value }
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] { parts.enumerated().flatMap { _render($1, cx.child($0)) } }
}
public struct _ConditionalContent<T, F> { enum S { case a(T), b(F) }; let s: S; init(s: S) { self.s = s } }
extension _ConditionalContent: View, _Primitive where T: View, F: View {
    public typealias Body = Never
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] { switch s { case .a(let v): _render(v, cx.child(0)); case .b(let v): _render(v, cx.child(1)) } }
}
extension Optional: View where Wrapped: View { public typealias Body = Never }
extension Optional: _Primitive where Wrapped: View { @MainActor public func _nodes(_ cx: _Context) -> [_Node] { map { _render($0, cx) } ?? [] } }
public struct AnyView {
    let v: any View; public typealias Body = Never
    public init<V: View>(_ view: V) { v = view }
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] { _render(v, cx) }
}
public struct _Modified<C: View> { // what our modifiers return, hidden behind `some View`
    let c: C; let f: @MainActor (_Context, [_Node]) -> [_Node]; let pre: (@MainActor (_Context) -> _Context)?
    public typealias Body = Never
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] { let cx = pre?(cx) ?? cx; let inner = _render(c, cx.child(0)); return f(cx.child(1), inner) }
}
extension View {
    nonisolated func _mod(_ f: @escaping @MainActor (_Context, [_Node]) -> [_Node] = { $1 }) -> _Modified<Self> { .init(c: self, f: f, pre: nil) }
    nonisolated func _pre(_ f: @escaping @MainActor (_Context) -> _Context) -> _Modified<Self> { .init(c: self, f: { $1 }, pre: f) }
    nonisolated func _attr(_ k: String, _ v: String) -> _Modified<Self> { _mod { _, n in n.map { var n = $0; n.attrs[k] = v; return n } } }
}
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<M> { let v: any View; public typealias Body = Never; @MainActor public func _nodes(_ cx: _Context) -> [_Node] { _render(v, cx) } }
extension View { public func modifier<T: ViewModifier>(_ m: T) -> some View { ModifiedContent(content: self, modifier: m) } }

// Conformances live in extensions so that the types themselves are not main-actor isolated (as in the real module).
extension EmptyView: View, _Primitive {}
extension Text: View, _Primitive {}
extension TupleView: View, _Primitive {}
extension AnyView: View, _Primitive {}
extension _Modified: View, _Primitive {}
extension _ViewModifier_Content: View, _Primitive {}
extension Image: View, _Primitive {}
extension Label: View, _Primitive {}
extension ZStack: View, _Primitive {}
extension VStack: View, _Primitive {}
extension Button: View, _Primitive {}
extension NavigationStack: View, _Primitive {}
extension NavigationLink: View, _Primitive {}
extension TabView: View, _Primitive {}

// MARK: The walker
public struct _Node: CustomStringConvertible {
    public var name: String, attrs: [String: String] = [:], children: [_Node] = [], action: (@MainActor () -> Void)? = nil
    /// What a person does to it: `back` to a stack, `close` to what is presented, `select` to a tab.
    public var gestures: [String: @MainActor () -> Void] = [:]
    var value: AnyHashable? = nil
    public var description: String { render(0) }
    func render(_ d: Int) -> String {
        String(repeating: "  ", count: d) + name + attrs.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined() + "\n" + children.map { $0.render(d + 1) }.joined()
    }
}
struct _Unchecked<T>: @unchecked Sendable { let value: T; init(_ value: T) { self.value = value } }
@MainActor public struct _Context {
    public var objects: [ObjectIdentifier: AnyObject] = [:]; var dest: _Dest? = nil, environment = EnvironmentValues()
    var host: _Host?, slot: _Slot?, presenter: _Presenter?
    /// Whether the view is one that was made anew.
    var isChanged = true
    public init() {}
    init(_ host: _Host, _ slot: _Slot, _ presenter: _Presenter) { self.host = host; self.slot = slot; self.presenter = presenter }
    func child(_ key: AnyHashable) -> _Context { var cx = self; cx.slot = slot?.child(key); return cx }
}
@MainActor final class _Dest { var map: [ObjectIdentifier: (AnyHashable) -> any View] = [:] }
@MainActor protocol _Bindable { func _bind(_ cx: _Context, _ name: String) }

// MARK: State and data flow
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
final class _Box<T> { var v: T; init(_ v: T) { self.v = v } }
/// A box that views of one identity share.
final class _Shared<T> { var b: _Box<T>; var changed: (() -> Void)?; init(_ v: T) { b = _Box(v) } }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let g: () -> Value, s: (Value) -> Void
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {
        g = unsafeBitCast(get, to: (() -> Value).self); s = unsafeBitCast(set, to: ((Value) -> Void).self)
    }
    init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) { g = get; s = set }
    public static func constant(_ value: Value) -> Binding<Value> { .init({ value }, { _ in }) }
    public var wrappedValue: Value { get { g() } nonmutating set { s(newValue) } }
    public var projectedValue: Binding<Value> { self }
    public subscript<S>(dynamicMember k: WritableKeyPath<Value, S>) -> Binding<S> { .init({ g()[keyPath: k] }, { var v = g(); v[keyPath: k] = $0; s(v) }) }
}
@propertyWrapper public struct State<Value>: DynamicProperty, _Bindable {
    let b: _Shared<Value>
    public init(wrappedValue value: Value) { b = .init(value) }
    public init(initialValue value: Value) { b = .init(value) }
    public var wrappedValue: Value { get { b.b.v } nonmutating set { b.b.v = newValue; b.changed?() } }
    public var projectedValue: Binding<Value> { .init({ wrappedValue }, { wrappedValue = $0 }) }
    func _bind(_ cx: _Context, _ name: String) {
        if let kept = cx.slot?.storage[name] as? _Box<Value> { b.b = kept } else { cx.slot?.storage[name] = b.b }
        b.changed = { [weak slot = cx.slot] in MainActor.assumeIsolated { slot?.invalidate() } }
    }
}
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, _Bindable {
    func _bind(_ cx: _Context, _ name: String) { _follow(wrappedValue, cx) }
    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public var projectedValue: Wrapper { .init(o: wrappedValue) }
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let o: ObjectType
        public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<ObjectType, S>) -> Binding<S> { .init({ [o] in o[keyPath: k] }, { [o] in o[keyPath: k] = $0 }) }
    }
}
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, _Bindable {
    let b = _Box<ObjectType?>(nil), make: () -> ObjectType
    func _bind(_ cx: _Context, _ name: String) {
        if let kept = cx.slot?.storage[name] as? ObjectType { b.v = kept } else { cx.slot?.storage[name] = wrappedValue }
        _follow(wrappedValue, cx)
    }
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
    @MainActor @preconcurrency public var wrappedValue: ObjectType { if let v = b.v { return v }; let v = make(); b.v = v; return v }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(o: wrappedValue) }
}
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, _Bindable {
    let b = _Box<ObjectType?>(nil)
    public init() {}
    public var wrappedValue: ObjectType { guard let v = b.v else { fatalError("No ObservableObject of type \(ObjectType.self) found") }; return v }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(o: wrappedValue) }
    func _bind(_ cx: _Context, _ name: String) { b.v = cx.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType }
}
extension View { public func environmentObject<T: ObservableObject>(_ object: T) -> some View { _pre({ var c = $0; c.objects[ObjectIdentifier(T.self)] = object; return c }) } }
public struct EnvironmentValues { var _values: [ObjectIdentifier: Any] = [:]; public init() {}; public var dismiss: DismissAction { .init() }; public var openURL: OpenURLAction { .init() } }
/// The addresses that were opened outside the app, for tests.
@MainActor public var _openedURLs: [URL] = []
@MainActor @preconcurrency public struct DismissAction { nonisolated init() {}; public func callAsFunction() {} }
@MainActor @preconcurrency public struct OpenURLAction { nonisolated init() {}; public func callAsFunction(_ url: URL) { _openedURLs.append(url) } }
@propertyWrapper public struct Environment<Value>: DynamicProperty, _Bindable {
    let k: KeyPath<EnvironmentValues, Value>, b = _Box(EnvironmentValues())
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { k = keyPath }
    public var wrappedValue: Value { b.v[keyPath: k] }
    func _bind(_ cx: _Context, _ name: String) { b.v = cx.environment }
}

/// Evaluates a view again when an object changes.
@MainActor func _follow(_ object: any ObservableObject, _ cx: _Context) {
    guard let slot = cx.slot, let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
    if slot.subscriptions[ObjectIdentifier(object)] != nil { return }
    slot.subscriptions[ObjectIdentifier(object)] = publisher.sink { [weak slot] _ in MainActor.assumeIsolated { slot?.invalidate() } }
}

// MARK: Text, containers, controls
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation { let s: String; public init(_ value: String) { s = value }; public init(stringLiteral value: String) { s = value } }
public struct Text: Equatable {
    let s: String; public typealias Body = Never
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { s = key.s }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { s = String(content) }
    public init(verbatim content: String) { s = content }
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [.init(name: "Text(\(s))")] }
}
public struct Image { let n: String; public typealias Body = Never; public init(systemName: String) { n = systemName }; @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [.init(name: "Image(\(n))")] } }
public struct Label<Title: View, Icon: View> {
    let t: Title, i: Icon; public typealias Body = Never
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { t = title(); i = icon() }
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [.init(name: "Label", children: _render(t, cx.child(0)) + _render(i, cx.child(1)))] }
}
extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) { t = Text(titleKey); i = Image(systemName: name) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) { t = Text(title); i = Image(systemName: name) }
}
public struct Alignment: Equatable, Sendable { let r: Int; public static let center = Alignment(r: 0), leading = Alignment(r: 1), trailing = Alignment(r: 2), top = Alignment(r: 3), bottom = Alignment(r: 4) }
public struct HorizontalAlignment: Equatable, Sendable { let r: Int; public static let center = Self(r: 0), leading = Self(r: 1), trailing = Self(r: 2) }
public struct Anchor<Value> { public struct Source { let rect: CGRect? } }
extension Anchor.Source where Value == CGRect { public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init(rect: r) }; public static var bounds: Anchor<CGRect>.Source { .init(rect: nil) } }
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source), point(UnitPoint)
    /// Whether it points at a part of the view.
    var isPart: Bool { if case .rect(let source) = self { source.rect != nil } else { false } }
}
public struct UnitPoint: Hashable, Sendable { public var x: CGFloat, y: CGFloat; public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }; public static let center = UnitPoint(x: 0.5, y: 0.5), bottom = UnitPoint(x: 0.5, y: 1) }
@frozen public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing; public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; public static let all = Set(rawValue: 15), top = Set(rawValue: 1), bottom = Set(rawValue: 4) } }
public struct Group<Content> { let c: Content }
extension Group: View, _Primitive where Content: View { public typealias Body = Never; public init(@ViewBuilder content: () -> Content) { c = content() }; @MainActor public func _nodes(_ cx: _Context) -> [_Node] { _render(c, cx) } }
public struct ZStack<Content: View> { let c: Content; public typealias Body = Never; public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { c = content() }; @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [.init(name: "ZStack", children: _render(c, cx))] } }
public struct VStack<Content: View> { let c: Content; public typealias Body = Never; public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { c = content() }; @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [.init(name: "VStack", children: _render(c, cx))] } }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> { let d: Data, f: (Data.Element) -> Content, key: (Data.Element) -> AnyHashable }
extension ForEach: View, _Primitive where Content: View { public typealias Body = Never; @MainActor public func _nodes(_ cx: _Context) -> [_Node] { d.flatMap { _render(f($0), cx.child(key($0))) } } }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable { public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { d = data; f = content; key = { AnyHashable($0.id) } } }
extension ForEach where Content: View { public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { d = data; f = content; key = { AnyHashable($0[keyPath: id]) } } }
public struct Button<L: View> {
    let a: @MainActor () -> Void, l: L; var role: String?; public typealias Body = Never
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) { a = action; l = label() }
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] { [.init(name: "Button", attrs: role.map { ["role": $0] } ?? [:], children: _render(l, cx), action: a)] }
}
extension Button where L == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { a = action; l = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { a = action; l = Text(title) }
}

// MARK: Tabs
public struct TabView<SelectionValue: Hashable, Content: View> {
    let sel: Binding<SelectionValue>?, c: Content; public typealias Body = Never
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { sel = selection; c = content() }
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] {
        let tabs = _render(c, cx).map { tab in
            var tab = tab
            if let sel, let value = tab.value?.base as? SelectionValue { tab.gestures["select"] = { sel.wrappedValue = value } }
            return tab
        }
        return [.init(name: "TabView", attrs: sel.map { ["selection": "\($0.wrappedValue)"] } ?? [:], children: tabs)]
    }
}
extension TabView where SelectionValue == Int { public init(@ViewBuilder content: () -> Content) { sel = nil; c = content() } }
extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { let label = label(); return _mod { cx, n in [.init(name: "Tab", children: [.init(name: "Item", children: _render(label, cx))] + n)] } }
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { let value = _Unchecked(AnyHashable(tag)); return _mod { _, n in n.map { var n = $0; n.attrs["tag"] = "\(value.value)"; n.value = value.value; return n } } }
    @available(_PackageDescription 15)
    public func badge(_ count: Int) -> some View { _attr("badge", "\(count)") }
    @available(_PackageDescription 15)
    public func badge(_ label: Text?) -> some View { _attr("badge", label?.s ?? "nil") }
    @available(_PackageDescription 15)
    public func badge(_ key: LocalizedStringKey?) -> some View { _attr("badge", key?.s ?? "nil") }
    @available(_PackageDescription 15)
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View { _attr("badge", label.map { String($0) } ?? "nil") }
}

// MARK: UIKit interop, App
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View, _Primitive where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewControllerRepresentable { public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {} }
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<R: UIViewControllerRepresentable> { public let coordinator: R.Coordinator }
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController { public var rootView: Content; public init(rootView: Content) { self.rootView = rootView; super.init() }; public required init?(coder: NSCoder) { nil }; lazy var _host = _Host(rootView) }
@MainActor @preconcurrency public protocol Scene { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get } }
extension Never: Scene {}
@resultBuilder public struct SceneBuilder { public static func buildBlock<C: Scene>(_ c: C) -> C { c } }
public struct WindowGroup<Content: View> { let c: Content; public init(@ViewBuilder content: () -> Content) { c = content() }; @MainActor public var body: Never { fatalError() } }
extension WindowGroup: Scene {}
@MainActor @preconcurrency public protocol App { associatedtype Body: Scene; @SceneBuilder @MainActor @preconcurrency var body: Body { get }; @MainActor @preconcurrency init() }
extension App { @MainActor @preconcurrency public static func main() {} }
