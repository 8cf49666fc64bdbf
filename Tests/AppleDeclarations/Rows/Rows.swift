import Foundation
import SwiftUI
import UIKit

// What went wrong over time with the routers in `before`, each as a scenario: with those it is reported, with what is
// written now it is not. Conditions of the compiler choose the target and whether the old routers are meant.

struct Views: RowsFlow.Screens {
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

/// A phone with the app, and what a person does with it.
@MainActor final class Phone {
  let device: Device

  init() {
    Log.live = [:]; Log.faults = []; Log.bodies = 0; _Clock.faults = []; _Clock.dropped = []
    while !_Clock.open.isEmpty { _Clock.end() }
    let router = RowsFlow.Router()
    #if UIKIT
      let window = UIWindow()
      let coordinator = RowsFlow.AppCoordinator(router, Views(), in: window)
      let nodes: @MainActor () -> [_Node] = { withExtendedLifetime(coordinator) { _render(window) } }
    #else
      let host = _Host(RowsFlow.RootView(router, Views()))
      let nodes: @MainActor () -> [_Node] = { host.update() }
    #endif
    device = Device(
      nodes: nodes,
      expected: {
        router.state.layers.map { layer in
          let kind = layer.presentation.map { $0 == .cover ? "FullScreenCover" : "Sheet" } ?? "App"
          return ([kind] + layer.stack.map { $0.screen.name.rawValue }).joined(separator: " ")
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
    shown(device.nodes()).map { $0.split(separator: " ").map { String($0.prefix { $0 != "#" }) }.joined(separator: " ") }
  }

  /// What is presented over the app.
  var presented: [String] { layers(device.nodes()).dropFirst().map { screens($0.nodes).last?.attrs["identifier"] ?? "" } }

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
