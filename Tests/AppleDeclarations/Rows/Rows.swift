// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SwiftUI
import UIKit

// What went wrong over time with the routers in `before`, each as a scenario: with those it is reported, with what is
// written now it is not. Conditions of the compiler choose the target and whether the old routers are meant. The table
// in docs/contributing.md says which fault each is about.

@MainActor struct Views {
  func home(links: RowsFlow.HomeLinks) -> some View {
    Face("Home", [button("sheet", links.sheet), button("details", links.details)])
  }
  func list(links: RowsFlow.ListLinks) -> some View { Face("List", []) }
  func details(links: RowsFlow.DetailsLinks) -> some View {
    Face("Details", [button("again", links.again), button("locked", links.locked)])
  }
  func locked(links: RowsFlow.LockedLinks) -> some View { Face("Locked", [button("leave", links.leave)]) }
  func sheet(links: RowsFlow.SheetLinks) -> some View {
    Face("Sheet", [button("more", links.more), button("swap", links.swap), button("close", links.close)])
  }
  func more(links: RowsFlow.MoreLinks) -> some View { Face("More", [button("home", links.home)]) }
  func cover(links: RowsFlow.CoverLinks) -> some View { Face("Cover", [button("close", links.close)]) }
  func item(links: RowsFlow.ItemLinks) -> some View { Face("Item", [button("home", links.home)]) }
}

#if TRIGGERS
  @MainActor struct TriggerViews: RowsFlow.Screens {
    func home(router: RowsFlow.HomeRouter) -> some View { Views().home(links: router.links) }
    func list(router: RowsFlow.ListRouter) -> some View { Views().list(links: router.links) }
    func details(router: RowsFlow.DetailsRouter) -> some View { Views().details(links: router.links) }
    func locked(router: RowsFlow.LockedRouter) -> some View { Views().locked(links: router.links) }
    func sheet(router: RowsFlow.SheetRouter) -> some View { Views().sheet(links: router.links) }
    func more(router: RowsFlow.MoreRouter) -> some View { Views().more(links: router.links) }
    func cover(router: RowsFlow.CoverRouter) -> some View { Views().cover(links: router.links) }
    func item(router: RowsFlow.ItemRouter) -> some View { Views().item(links: router.links) }
  }
#else
  extension Views: RowsFlow.Screens {}
#endif

/// A phone with the app, and what a person does with it.
@MainActor final class Phone {
  let device: Device

  init() {
    Log.live = [:]; Log.faults = []; Log.bodies = 0; _Clock.faults = []; _Clock.dropped = []
    while !_Clock.open.isEmpty { _Clock.end() }
    #if UIKIT
      let router = RowsFlow.Router()
      let window = UIWindow()
      let coordinator = RowsFlow.AppCoordinator(router, Views(), in: window)
      let nodes: @MainActor () -> [_Node] = { withExtendedLifetime(coordinator) { _render(window) } }
    #elseif STACK
      let router = RowsFlow.RoutingController()
      let host = _Host(RowsFlow.Router(router, Views()))
      let nodes: @MainActor () -> [_Node] = { host.update() }
    #elseif MODIFIERS || NAVIGATION_STACK
      let router = RowsFlow.Router(Views())
      let host = _Host(RowsFlow.RootView(router))
      let nodes: @MainActor () -> [_Node] = { host.update() }
    #elseif TRIGGERS
      let router = RowsFlow.Router()
      let host = _Host(RowsFlow.RootView(router, TriggerViews()))
      let nodes: @MainActor () -> [_Node] = { host.update() }
    #else
      let router = RowsFlow.Router()
      let host = _Host(RowsFlow.RootView(router, Views()))
      let nodes: @MainActor () -> [_Node] = { host.update() }
    #endif
    #if STACK || NAVIGATION_STACK
      let isOnlyTopSeen = true
    #else
      let isOnlyTopSeen = false
    #endif
    device = Device(
      nodes: nodes,
      expected: {
        router.state.layers.map { layer in
          let kind = layer.presentation.map { $0 == .cover ? "FullScreenCover" : "Sheet" } ?? "App"
          let entries = layer.stack.suffix(isOnlyTopSeen ? 1 : layer.stack.count)
          return ([kind] + entries.map { $0.screen.name.rawValue }).joined(separator: " ")
        }
      },
      receive: { url in
        #if BEFORE
          try? router.open(url)
        #else
          router.receive(url)
        #endif
      }, flags: [], end: {})
    _ = device.nodes()
  }

  /// The screens that are seen, without their identities.
  var seen: [String] {
    shown(device.nodes()).map {
      $0.split(separator: " ").map { String($0.prefix { $0 != "#" }) }.joined(separator: " ")
    }
  }

  /// What is presented over the app.
  var presented: [String] {
    layers(device.nodes()).dropFirst().map { screens($0.nodes).last?.attrs["identifier"] ?? "" }
  }

  func tap(_ name: String) {
    let top = screens(layers(device.nodes()).last!.nodes).last!
    let buttons = ScreenButtons(top)
    buttons.action(name)?()
  }

  func gesture(_ name: String) {
    let top = layers(device.nodes()).last!.nodes
    Gestures.all(name, top).last?()
  }

  func still() { settle(device) }

  var isRight: Bool { seen == device.expected() && _Clock.faults.isEmpty }
}

@MainActor struct ScreenButtons {
  let node: _Node
  init(_ node: _Node) { self.node = node }
  func action(_ name: String) -> (@MainActor () -> Void)? {
    seenNodes([node]) { $0.name == "Button" && $0.children.contains { $0.name == "Text(\(name))" } }.first?.action
  }
}

@MainActor enum Gestures {
  static func all(_ name: String, _ nodes: [_Node]) -> [@MainActor () -> Void] {
    seenNodes(nodes) { $0.gestures[name] != nil }.map { $0.gestures[name]! }
  }
}

@MainActor let scenarios: [(name: String, body: @MainActor (Phone) -> Bool)] = [
  (
    "a sheet that is closed while it comes",
    { phone in
      phone.tap("sheet")
      phone.tap("close")
      phone.still()
      return phone.isRight
    }
  ),
  (
    "two layers that one change closes",
    { phone in
      phone.tap("sheet")
      phone.still()
      phone.tap("more")
      phone.still()
      phone.tap("home")
      phone.still()
      return phone.isRight
    }
  ),
  (
    "a sheet that one change replaces by a cover",
    { phone in
      phone.tap("sheet")
      phone.still()
      phone.tap("swap")
      phone.still()
      return phone.isRight
    }
  ),
  (
    "what is seen of a layer that leaves",
    { phone in
      phone.tap("sheet")
      phone.still()
      phone.tap("swap")
      return phone.presented == ["Sheet"]
    }
  ),
  (
    "a screen that is replaced by the same screen",
    { phone in
      phone.tap("details")
      phone.still()
      let before = Set(Log.live.keys)
      phone.tap("again")
      phone.still()
      return phone.isRight && Log.live.count == before.count && Set(Log.live.keys) != before
    }
  ),
  (
    "a Back that the state refuses",
    { phone in
      phone.tap("details")
      phone.still()
      phone.tap("locked")
      phone.still()
      phone.gesture("swipe")
      phone.still()
      return phone.isRight
    }
  ),
  (
    "a path that comes with the root of its tab",
    { phone in
      phone.device.receive(URL(string: "rows:///item")!)
      phone.still()
      return phone.isRight
    }
  ),
  (
    "screens that a step does not concern",
    { phone in
      let before = Log.bodies
      phone.tap("sheet")
      phone.still()
      return Log.bodies - before == 1
    }
  ),
]

@main struct Program {
  @MainActor static func main() {
    for scenario in scenarios { print("\(scenario.body(Phone()) ? "right" : "wrong"): \(scenario.name)") }
  }
}
