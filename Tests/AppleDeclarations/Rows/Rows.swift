// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SwiftUI
import UIKit

// What once went wrong over time, each as a scenario: with the faults of `faults.TARGET.diff` in a router it is reported,
// with what is written now it is not. The table in docs/contributing.md says which fault each is about.

/// A phone with the app, and what a person does with it.
@MainActor final class Phone {
  let device: Device

  init() {
    Log.live = [:]; Log.faults = []; Log.bodies = 0; _Clock.faults = []; _Clock.dropped = []
    while !_Clock.open.isEmpty { _Clock.end() }
    device = makeRowsFlow()
    _ = device.nodes()
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

  var isRight: Bool { isSame(shown(device.nodes()), device.expected()) && _Clock.faults.isEmpty }
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
