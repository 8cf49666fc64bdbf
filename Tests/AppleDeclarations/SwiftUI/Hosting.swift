// swift-format-ignore-file
// What SwiftUI says of UIKit's types, and view controllers as the nodes that tests look at. Declarations follow Apple's
// public documentation; bodies are ours.
public import UIKit

extension Image { public init(uiImage: UIImage) { self.init(systemName: uiImage._name) } }

extension View {
  public func foregroundColor(_ color: Color?) -> some View { _mod() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { hidden ? _mod { _, _ in [] } : _mod() }
  public func navigationBarHidden(_ hidden: Bool) -> some View { _mod() }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { _mod() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 3), container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension UIViewControllerRepresentable {
  public func _nodes(_ cx: _Context) -> [_Node] {
    let (slot, host) = (cx.slot!, cx.host!)
    let context = Context(coordinator: makeCoordinator())
    if slot.controller == nil {
      let controller = makeUIViewController(context: context)
      slot.controller = controller
      host.view.addSubview(controller.view)
      cx.presenter?.controllers.append { [weak slot] in slot?.controller }
      if cx.presenter?.phase == .shown, host.pass > 1 { host.later.append { controller.viewDidAppear(true) } }
    }
    if let controller = slot.controller as? UIViewControllerType { updateUIViewController(controller, context: context) }
    return _render(slot.controller!)
  }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View, _Primitive where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
@MainActor @preconcurrency public struct UIViewRepresentableContext<R: UIViewRepresentable> { public let coordinator: R.Coordinator }

extension UIViewRepresentable {
  public func _nodes(_ cx: _Context) -> [_Node] {
    let (slot, host) = (cx.slot!, cx.host!)
    let context = Context(coordinator: makeCoordinator())
    let view = slot.view as? UIViewType ?? makeUIView(context: context)
    if slot.view == nil {
      slot.view = view
      host.view.addSubview(view)
    }
    updateUIView(view, context: context)
    return []
  }
}

/// As the platform does, the view of a container has the view of what it shows.
@MainActor private func _fill(_ view: UIView, _ shown: UIView) {
  if view.subviews.first === shown { return }
  for old in view.subviews { old.removeFromSuperview() }
  view.addSubview(shown)
}

@MainActor protocol _Hosting: UIViewController { var _hosted: _Host { get } }
extension UIHostingController: _Hosting { var _hosted: _Host { _host } }

/// The hosting controllers that were seen last.
@MainActor private var _live: [ObjectIdentifier: any _Hosting] = [:]
@MainActor private var _seen: [ObjectIdentifier: any _Hosting] = [:]

/// What a window shows. Views in hosting controllers that are not seen any more disappear.
@MainActor public func _render(_ window: UIWindow) -> [_Node] {
  _seen = [:]
  let nodes = window.rootViewController.map { _render($0) } ?? []
  for (key, controller) in _live where _seen[key] == nil { controller._hosted.end() }
  _live = _seen
  return nodes
}

/// What a view controller shows, with what is presented over it.
@MainActor public func _render(_ controller: UIViewController) -> [_Node] {
  var nodes: [_Node]
  switch controller {
  case let stack as UINavigationController:
    if let top = stack.viewControllers.last { _fill(stack.view, top.view) }
    let screens = zip([nil] + stack.viewControllers, stack.viewControllers).map { below, screen in
      let source = below.flatMap { screen._zoomSource(from: $0) }
      return _Node(name: "Screen", attrs: source.map { ["source": $0] } ?? [:], children: _render(screen))
    }
    var back: [String: @MainActor () -> Void] = [:]
    if stack._offersBack { back["back"] = { stack._swipeBack() } }
    if stack._offersSwipe { back["swipe"] = { stack._swipeBack() } }
    nodes = [_Node(name: "NavigationStack", children: screens, gestures: back)]
  case let tabs as UITabBarController:
    if let selected = tabs.selectedViewController { _fill(tabs.view, selected.view) }
    let items = (tabs.viewControllers ?? []).enumerated().map { index, tab in
      var attributes = ["tag": tab.tabBarItem.title ?? ""]
      if let badge = tab.tabBarItem.badgeValue { attributes["badge"] = badge }
      let item = _Node(name: "Item", children: [_Node(name: "Text(\(tab.tabBarItem.title ?? ""))")])
      return _Node(
        name: "Tab", attrs: attributes, children: [item] + _render(tab), gestures: ["select": { tabs._tap(index) }])
    }
    nodes = [_Node(name: "TabView", attrs: ["selection": tabs.selectedViewController?.tabBarItem.title ?? ""], children: items)]
  case let hosting as any _Hosting:
    _seen[ObjectIdentifier(hosting)] = hosting
    _fill(hosting.view, hosting._hosted.view)
    nodes = hosting._hosted.update()
  default:
    controller._load()
    nodes = _render(controller.view)
  }
  guard let presented = controller.presentedViewController else { return nodes }
  if let alert = presented as? UIAlertController {
    let buttons = alert.actions.map { action in
      _Node(name: "Button", children: [_Node(name: "Text(\(action.title ?? ""))")]) { controller._choose(action, in: alert) }
    }
    let name = alert.preferredStyle == .alert ? "Alert" : "ConfirmationDialog"
    return nodes + [_Node(name: name, attrs: ["title": alert.title ?? ""], children: buttons)]
  }
  let isCover = presented.modalPresentationStyle == .fullScreen
  let name = isCover ? "FullScreenCover" : presented.modalPresentationStyle == .popover ? "Popover" : "Sheet"
  let close: [String: @MainActor () -> Void] =
    isCover || presented.isModalInPresentation || !presented._isStill ? [:] : ["close": { controller._dismissInteractively() }]
  let isAnchored = name == "Popover" && presented.popoverPresentationController?.sourceView !== controller.view
  var attributes = isAnchored ? ["anchor": "control"] : [:]
  attributes["source"] = presented._zoomSource(from: controller)
  return nodes + [_Node(name: name, attrs: attributes, children: _render(presented), gestures: close)]
}

@MainActor private func _render(_ view: UIView) -> [_Node] {
  view.subviews.map { view in
    switch view {
    case let label as UILabel: _Node(name: "Text(\(label.text ?? ""))")
    case let button as UIButton:
      _Node(name: "Button", children: [_Node(name: "Text(\(button._action?.title ?? ""))")]) { button._action?._perform() }
    default: _Node(name: "View", children: _render(view))
    }
  }
}
