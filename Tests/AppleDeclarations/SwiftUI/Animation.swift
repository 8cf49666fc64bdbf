// swift-format-ignore-file
// Animations and transitions. Declarations follow Apple's public
// documentation; bodies are ours.
public import Foundation

public struct Animation: Hashable, Sendable {
    let d: String
    public static let `default` = Animation(d: "default"), linear = Animation(d: "linear"), easeIn = Animation(d: "easeIn"), easeOut = Animation(d: "easeOut"), easeInOut = Animation(d: "easeInOut")
    @available(_PackageDescription 17)
    public static let spring = Animation(d: "spring")
    public static func linear(duration: TimeInterval) -> Animation { .init(d: "linear(\(duration))") }
    public static func easeIn(duration: TimeInterval) -> Animation { .init(d: "easeIn(\(duration))") }
    public static func easeOut(duration: TimeInterval) -> Animation { .init(d: "easeOut(\(duration))") }
    public static func easeInOut(duration: TimeInterval) -> Animation { .init(d: "easeInOut(\(duration))") }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { .init(d: "spring(\(response),\(dampingFraction))") }
    @available(_PackageDescription 17)
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation { .init(d: "spring(\(duration),\(bounce))") }
    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
}
/// How the last change was animated, for tests.
nonisolated(unsafe) public var _lastAnimation: String? = nil
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { _lastAnimation = animation?.d ?? "at once"; return try body() }
public struct AnyTransition { // explicitly NOT Sendable, so `static let` of it is an error in Swift 6 mode
    let d: String
    public static var identity: AnyTransition { .init(d: "identity") }
    public static var opacity: AnyTransition { .init(d: "opacity") }
    public static var slide: AnyTransition { .init(d: "slide") }
    public static var scale: AnyTransition { .init(d: "scale") }
    public static func move(edge: Edge) -> AnyTransition { .init(d: "move(\(edge))") }
    @available(_PackageDescription 16)
    public static func push(from edge: Edge) -> AnyTransition { .init(d: "push(\(edge))") }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .init(d: "scale(\(scale))") }
    public static func offset(_ offset: CGSize) -> AnyTransition { .init(d: "offset") }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .init(d: "offset(\(x),\(y))") }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { .init(d: "\(insertion.d)|\(removal.d)") }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .init(d: "modifier") }
    public func combined(with other: AnyTransition) -> AnyTransition { .init(d: "\(d)+\(other.d)") }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
@available(*, unavailable) extension AnyTransition: Sendable {}
extension View {
    public func transition(_ t: AnyTransition) -> some View { _attr("transition", t.d) }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _mod() }
    public func zIndex(_ value: Double) -> some View { _attr("z", "\(value)") }
    public func opacity(_ opacity: Double) -> some View { _attr("opacity", "\(opacity)") }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _mod() }
    public func id<ID: Hashable>(_ id: ID) -> some View { _Identified(content: self, id: AnyHashable(id)) }
}

struct _Identified<Content: View>: _Primitive, View {
    let content: Content, id: AnyHashable
    typealias Body = Never
    func _nodes(_ cx: _Context) -> [_Node] { _render(content, cx.child(id)).map { var n = $0; n.attrs["id"] = "\(id)"; return n } }
}
