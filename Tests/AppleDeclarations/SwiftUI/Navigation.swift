// swift-format-ignore-file
// Stacks, links and presentations. Declarations follow Apple's public
// documentation; bodies are ours.
public import Foundation
public import UIKit

@available(_PackageDescription 16)
public struct NavigationPath: Equatable {
    var items: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { items = elements.map { AnyHashable($0) } }
    public var count: Int { items.count }
    public var isEmpty: Bool { items.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { items.removeLast(k) }
}
@available(_PackageDescription 16)
public struct NavigationStack<Data, Root: View> {
    let path: () -> [AnyHashable], set: ([AnyHashable]) -> Void, root: Root; public typealias Body = Never
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { path = { [] }; set = { _ in }; self.root = root() }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { self.path = { path.wrappedValue.items }; set = { path.wrappedValue.items = $0 }; self.root = root() }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable { self.path = { path.wrappedValue.map { AnyHashable($0) } }; set = { path.wrappedValue = Data($0.map { $0.base as! Data.Element }) }; self.root = root() }
    /// What a person pops is gone at once; the path is looked at again when the view is evaluated again.
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] {
        var cx = cx; let d = _Dest(); cx.dest = d
        let slot = cx.slot!
        if cx.isChanged || !slot.wasEvaluated { slot.path = path() }
        var screens = [_Node(name: "Screen(root)", children: _render(root, cx.child("root")))]
        if slot.wasEvaluated, slot.hasDestination == false, !slot.path.isEmpty {
            _Clock.faults.append("a path is set before its destination is registered")
        }
        slot.wasEvaluated = true
        slot.hasDestination = !d.map.isEmpty
        for p in slot.path {
            guard let f = d.map[ObjectIdentifier(type(of: p.base))] else { screens.append(.init(name: "MISSING-DESTINATION(\(type(of: p.base)))")); break }
            screens.append(.init(name: "Screen(\(p.base))", children: _render(f(p), cx.child(p))))
        }
        // Destinations that are presented by a flag are over the screens of the path.
        var next = screens[screens.count - 1].children
        var over: [_Node] = [], back: (@MainActor () -> Void)?
        func isModal(_ node: _Node) -> Bool { ["Sheet", "FullScreenCover", "Popover", "Alert", "ConfirmationDialog"].contains(node.name) }
        screens.removeLast()
        while true {
            let pushed = next.first { $0.name == "Pushed" }
            over += next.filter { isModal($0) }
            screens.append(_Node(name: "Screen", children: next.filter { $0.name != "Pushed" && !isModal($0) }))
            guard let pushed else { break }
            next = pushed.children
            back = pushed.gestures["back"]
        }
        if back == nil, !slot.path.isEmpty {
            back = { slot.path.removeLast(); slot.host.isDirty = true; set(slot.path) }
        }
        // From iOS 26 on a swipe over the content goes back, too.
        var gestures = back.map { ["back": $0, "swipe": $0] } ?? [:]
        if screens.last?.children.first?.attrs["backHidden"] == "true" { gestures["back"] = nil }
        return [.init(name: "NavigationStack", children: screens, gestures: gestures)] + over
    }
}
public struct NavigationLink<Label: View, Destination: View> {
    let l: Label, destination: (() -> any View)?, isActive: Binding<Bool>?
    public typealias Body = Never
    @MainActor public func _nodes(_ cx: _Context) -> [_Node] {
        let label = _render(l, cx.child(0)), link = label.isEmpty ? [] : [_Node(name: "NavigationLink", children: label)]
        guard let isActive, isActive.wrappedValue, let destination else { return link }
        return link + [_Node(name: "Pushed", children: _render(destination(), cx.child(1)), gestures: ["back": { isActive.wrappedValue = false }])]
    }
}
extension NavigationLink where Destination == Never { public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { l = label(); destination = nil; isActive = nil } }
extension View {
    @available(_PackageDescription 16)
    public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        // Where there is no view, there is no modifier of it either.
        _mod { cx, nodes in
            if !nodes.isEmpty { cx.dest?.map[ObjectIdentifier(D.self)] = { destination($0.base as! D) } }
            return nodes
        }
    }
    @available(_PackageDescription 16)
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
        let v = destination()
        return _mod { cx, n in n + (isPresented.wrappedValue ? [_Node(name: "Pushed", children: _render(v, cx), gestures: ["back": { isPresented.wrappedValue = false }])] : []) }
    }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _attr("title", titleKey.s) }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { _attr("title", String(title)) }
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { _attr("backHidden", "\(hides)") }
    func _present(_ kind: String, _ item: @escaping @MainActor () -> (AnyHashable, any View)?, _ clear: @escaping @MainActor () -> Void, _ onDismiss: (() -> Void)?) -> _Modified<Self> {
        let presenting = _Presenting(kind: kind, item: { item().map { (id: $0.0, view: $0.1) } }, clear: clear, onDismiss: onDismiss)
        return _mod { cx, n in n + presenting.nodes(cx) }
    }
    public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { _present("Sheet", { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } }, { item.wrappedValue = nil }, onDismiss) }
    public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { _present("Sheet", { isPresented.wrappedValue ? (AnyHashable(true), content()) : nil }, { isPresented.wrappedValue = false }, onDismiss) }
    @available(_PackageDescription 14)
    public func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { _present("FullScreenCover", { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } }, { item.wrappedValue = nil }, onDismiss) }
    @available(_PackageDescription 14)
    public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { _present("FullScreenCover", { isPresented.wrappedValue ? (AnyHashable(true), content()) : nil }, { isPresented.wrappedValue = false }, onDismiss) }
    public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View { _present("Popover", { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } }, { item.wrappedValue = nil }, nil)._anchored(attachmentAnchor) }
    public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View { _present("Popover", { isPresented.wrappedValue ? (AnyHashable(true), content()) : nil }, { isPresented.wrappedValue = false }, nil)._anchored(attachmentAnchor) }
    func _anchored(_ anchor: PopoverAttachmentAnchor) -> _Modified<Self> { _mod { _, n in n.map { var n = $0; if n.name == "Popover", anchor.isPart { n.attrs["anchor"] = "control" }; return n } } }
    @available(_PackageDescription 15)
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _attr("interactiveDismissDisabled", "\(isDisabled)") }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _mod() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { _attr("identifier", identifier) }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _mod { cx, n in cx.host?.urlHandlers.append(action); return n } }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        _mod { cx, n in
            if let slot = cx.slot, !slot.hasAppeared { slot.hasAppeared = true; if let action { slot.host.later.append(action) } }
            return n
        }
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _mod { cx, n in cx.slot?.disappear = action; return n } }
    @available(_PackageDescription 17)
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { _mod() }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
