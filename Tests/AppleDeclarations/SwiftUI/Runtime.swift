// swift-format-ignore-file
// What SwiftUI does with views over time. Bodies are ours: views keep their state as long as their identity stays, are
// evaluated when their parent or what they observe has changed, and appear and disappear; presentations take time.
public import Foundation
import Combine
import Observation
public import UIKit

/// What is kept of a view as long as it is there.
@MainActor final class _Slot {
  let host: _Host
  var children: [AnyHashable: _Slot] = [:]
  var pass = 0
  var storage: [String: Any] = [:]
  var body: (any View)?
  var isDirty = true
  var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]
  var equatable: Any?
  var hasAppeared = false
  var disappear: (() -> Void)?
  var presentation: _Presentation?
  var requested: AnyHashable?
  var path: [AnyHashable] = []
  var hasDestination: Bool?
  var wasEvaluated = false
  var controller: UIViewController?
  var view: UIView?
  weak var presenter: _Presenter?

  init(_ host: _Host) { self.host = host }

  func child(_ key: AnyHashable) -> _Slot {
    let child = children[key] ?? _Slot(host)
    if children[key] == nil { children[key] = child }
    child.pass = host.pass
    return child
  }

  func sweep() {
    for (key, child) in children {
      if child.pass == host.pass { child.sweep(); continue }
      children[key] = nil
      child.remove()
    }
  }

  func remove() {
    for child in children.values { child.remove() }
    children = [:]
    if let disappear { host.later.append(disappear) }
    if let controller { host.later.append { controller.viewDidDisappear(true) } }
    controller?.view.removeFromSuperview()
    view?.removeFromSuperview()
    if presentation != nil { _Clock.faults.append("a view that presents was removed") }
    subscriptions = [:]
  }

  func invalidate() {
    isDirty = true
    host.isDirty = true
  }
}

/// One root of views: a window, a hosting controller.
@MainActor public final class _Host {
  private let root: any View
  private(set) var pass = 0
  public var isDirty = true
  var later: [() -> Void] = []
  public internal(set) var urlHandlers: [(URL) -> Void] = []
  let presenter = _Presenter(nil)
  /// What the views of UIKit in it are in.
  let view = UIWindow()
  private lazy var slot = _Slot(self)
  private var nodes: [_Node] = []

  public init(_ root: any View) { self.root = root }

  /// Evaluates what has changed, and gives what is seen.
  @discardableResult public func update() -> [_Node] {
    var rounds = 0
    while isDirty {
      isDirty = false
      pass += 1
      rounds += 1
      if rounds > 50 { _Clock.faults.append("the views change without end"); break }
      urlHandlers = []
      var context = _Context(self, slot, presenter)
      context.isChanged = pass == 1
      nodes = _render(root, context)
      slot.sweep()
      if pass == 1 { presenter.begin(self) }
      let actions = later
      later = []
      for action in actions { action() }
    }
    return nodes
  }

  public func open(_ url: URL) { for handler in urlHandlers { handler(url) } }

  /// The views go away.
  public func end() {
    slot.remove()
    let actions = later
    later = []
    for action in actions { action() }
    // A controller that comes back begins again.
    (slot, isDirty, pass) = (_Slot(self), true, 0)
  }
}

/// What presents: the root, or what is presented over something.
@MainActor final class _Presenter {
  enum Phase { case appearing, shown, disappearing }
  weak var below: _Presenter?
  var phase = Phase.appearing
  var presented: _Presentation?
  var controllers: [() -> UIViewController?] = []

  init(_ below: _Presenter?) { self.below = below }

  func begin(_ host: _Host) {
    phase = .shown
    for controller in controllers { host.later.append { controller()?.viewDidAppear(true) } }
  }
}

@MainActor final class _Presentation {
  let kind: String
  let id: AnyHashable
  let presenter: _Presenter
  var view: any View
  init(_ kind: String, _ id: AnyHashable, _ presenter: _Presenter, _ view: any View) {
    (self.kind, self.id, self.presenter, self.view) = (kind, id, presenter, view)
  }
}

/// A modifier that presents.
struct _Presenting {
  let kind: String
  /// What is to be presented: its identity and its view.
  let item: @MainActor () -> (id: AnyHashable, view: any View)?
  let clear: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  /// The title of a dialog of the system.
  var title: String?
  @MainActor static var isActionFirst = false

  /// Does what was asked for where the platform does, and gives what is on the display.
  @MainActor func nodes(_ cx: _Context) -> [_Node] {
    let (slot, host, owner) = (cx.slot!, cx.host!, cx.presenter!)
    let wanted = item()
    if let shown = slot.presentation {
      if let wanted, wanted.id == shown.id { shown.view = wanted.view }
      if wanted?.id != slot.requested, wanted?.id != shown.id { dismiss(shown, slot, host, owner) }
    } else if let wanted, wanted.id != slot.requested {
      if owner.presented != nil || owner.phase != .shown {
        _Clock.dropped.append("present \(kind)")
      } else {
        present(wanted.id, wanted.view, slot, host, owner)
      }
    }
    slot.requested = wanted?.id
    guard let shown = slot.presentation else { return [] }
    var context = cx
    context.slot = slot.child(shown.id)
    context.presenter = shown.presenter
    context.dest = nil
    let children = _render(shown.view, context)
    if title != nil {
      let isStill = shown.presenter.phase == .shown
      return [dialog(children, isStill: isStill) { slot.requested = nil; leave(shown, slot, host, owner) }]
    }
    let isFixed = kind == "FullScreenCover" || children.contains { $0.attrs["interactiveDismissDisabled"] == "true" }
    let isStill = shown.presenter.phase == .shown && shown.presenter.presented == nil
    let close: @MainActor () -> Void = {
      slot.requested = nil
      leave(shown, slot, host, owner)
      clear()
    }
    let source = children.lazy.compactMap { $0.attrs["source"] }.first.map { ["source": $0] } ?? [:]
    return [_Node(name: kind, attrs: source, children: children, gestures: isFixed || !isStill ? [:] : ["close": close])]
  }

  @MainActor private func present(
    _ id: AnyHashable, _ view: any View, _ slot: _Slot, _ host: _Host, _ owner: _Presenter
  ) {
    let shown = _Presentation(kind, id, _Presenter(owner), view)
    slot.presentation = shown
    owner.presented = shown
    _Clock.begin("present \(kind)") {
      shown.presenter.begin(host)
      if kind == "FullScreenCover" {
        for controller in owner.controllers { host.later.append { controller()?.viewDidDisappear(true) } }
      }
      host.isDirty = true
    }
  }

  /// iOS 16 dismisses one level at a time, and nothing that is still moving.
  @MainActor private func dismiss(_ shown: _Presentation, _ slot: _Slot, _ host: _Host, _ owner: _Presenter) {
    guard shown.presenter.phase == .shown, shown.presenter.presented == nil else {
      _Clock.dropped.append("dismiss \(kind)")
      return
    }
    leave(shown, slot, host, owner)
  }

  @MainActor private func leave(_ shown: _Presentation, _ slot: _Slot, _ host: _Host, _ owner: _Presenter) {
    shown.presenter.phase = .disappearing
    _Clock.begin("dismiss \(kind)") {
      slot.presentation = nil
      owner.presented = nil
      if kind == "FullScreenCover" {
        for controller in owner.controllers { host.later.append { controller()?.viewDidAppear(true) } }
      }
      if let onDismiss { host.later.append(onDismiss) }
      host.isDirty = true
    }
  }
}

// MARK: Evaluation

@MainActor public func _render<V: View>(_ v: V, _ cx: _Context) -> [_Node] {
  guard let parent = cx.slot, let host = cx.host else { return _Host(v).update() }
  let slot = parent.child(ObjectIdentifier(V.self))
  var cx = cx
  cx.slot = slot
  if let primitive = v as? any _Primitive { return primitive._nodes(cx) }
  if slot.body == nil || slot.isDirty || cx.isChanged {
    slot.isDirty = false
    for child in Mirror(reflecting: v).children {
      (child.value as? any _Bindable)?._bind(cx, child.label ?? "")
    }
    slot.body = withObservationTracking {
      v.body
    } onChange: {
      MainActor.assumeIsolated { slot.invalidate() }
    }
    cx.isChanged = true
  }
  _ = host
  return _render(slot.body!, cx)
}

public struct EquatableView<Content: Equatable & View> {
  let content: Content
  public typealias Body = Never
  public init(content: Content) { self.content = content }
}
extension EquatableView: View, _Primitive {
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] {
    var cx = cx
    if let old = cx.slot!.equatable as? Content, old == content {
      cx.isChanged = false
      return _render(old, cx)
    }
    cx.slot!.equatable = content
    return _render(content, cx)
  }
}
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

public struct ModifiedContent<Content, Modifier> {
  let content: Content, modifier: Modifier
}
extension ModifiedContent: View, _Primitive where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public func _nodes(_ cx: _Context) -> [_Node] {
    let slot = cx.slot!
    var cx = cx
    if slot.body == nil || slot.isDirty || cx.isChanged {
      slot.isDirty = false
      for child in Mirror(reflecting: modifier).children { (child.value as? any _Bindable)?._bind(cx, child.label ?? "") }
      slot.body = modifier.body(content: .init(v: content))
      cx.isChanged = true
    }
    return _render(slot.body!, cx)
  }
}
