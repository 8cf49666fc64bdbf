// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SwiftUI
import UIKit

// The parts of the program that are the same for all flows and targets.

@MainActor enum Log {
  static var live: [ObjectIdentifier: (token: Token, name: String)] = [:]
  static var bodies = 0
  /// How many addresses that open nothing have reached the app.
  static var unknown = 0
  static var faults: [String] = []

  static func appeared(_ token: Token, _ name: String) {
    if live.updateValue((token, name), forKey: ObjectIdentifier(token)) != nil {
      faults.append("\(name) appears twice")
    }
  }

  static func disappeared(_ token: Token, _ name: String) {
    if live.removeValue(forKey: ObjectIdentifier(token)) == nil {
      faults.append("\(name) disappears without having appeared")
    }
  }
}

final class Token {}

/// The view of any screen: a button for each link that is offered.
struct Face: View {
  let name: String
  let buttons: [(name: String, action: @MainActor () -> Void)]
  @SwiftUI.State private var token = Token()

  init(_ name: String, _ buttons: [(name: String, action: @MainActor () -> Void)?]) {
    self.name = name
    self.buttons = buttons.compactMap { $0 }
  }

  var body: some View {
    let _ = Log.bodies += 1
    VStack {
      ForEach(buttons.indices, id: \.self) { index in
        Button(buttons[index].name) { buttons[index].action() }
      }
    }
    .onAppear { Log.appeared(token, name) }
    .onDisappear { Log.disappeared(token, name) }
  }
}

/// A screen of UIKit with the same view.
@MainActor func controller(
  _ name: String, _ buttons: [(name: String, action: @MainActor () -> Void)?]
) -> UIViewController {
  UIHostingController(rootView: Face(name, buttons).accessibilityIdentifier(name))
}

@MainActor func button(
  _ name: String, _ action: (@MainActor () -> Void)?
) -> (name: String, action: @MainActor () -> Void)? {
  action.map { (name, $0) }
}

struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// An app of one flow and target.
@MainActor struct Device {
  /// What is seen.
  let nodes: @MainActor () -> [_Node]
  /// What ought to be seen: for each layer how it was presented, and the entries of its stack.
  let expected: @MainActor () -> [String]
  let receive: @MainActor (URL) -> Void
  let flags: [@MainActor () -> Void]
  let end: @MainActor () -> Void
}

let dialogs: Set<String> = ["Alert", "ConfirmationDialog"]
let modals: Set<String> = dialogs.union(["Sheet", "FullScreenCover", "Popover"])

/// What is presented by some nodes, the layers above not looked at.
@MainActor func presented(_ nodes: [_Node]) -> [_Node] {
  nodes.flatMap { modals.contains($0.name) ? [$0] : presented($0.children) }
}

/// What belongs to a layer and is seen: of a tab bar the tab that is selected.
@MainActor func seenNodes(_ nodes: [_Node], where isMeant: (_Node) -> Bool) -> [_Node] {
  nodes.flatMap { node -> [_Node] in
    if modals.contains(node.name) { return [] }
    let children =
      node.name == "TabView" ? node.children.filter { $0.attrs["tag"] == node.attrs["selection"] } : node.children
    return (isMeant(node) ? [node] : []) + seenNodes(children, where: isMeant)
  }
}

@MainActor func screens(_ nodes: [_Node]) -> [_Node] { seenNodes(nodes) { $0.attrs["identifier"] != nil } }

@MainActor func everyScreen(_ nodes: [_Node]) -> [_Node] {
  nodes.flatMap { ($0.attrs["identifier"] == nil ? [] : [$0]) + everyScreen($0.children) }
}

/// The nodes of each layer on the display.
@MainActor func layers(_ nodes: [_Node]) -> [(kind: String, nodes: [_Node])] {
  var result = [("App", nodes)]
  while let next = presented(result[result.count - 1].1).first {
    result.append((([next.name] + [next.attrs["title"]].compactMap { $0 }).joined(separator: " "), next.children))
  }
  return result
}

@MainActor func shown(_ nodes: [_Node]) -> [String] {
  layers(nodes).map { layer in
    ([layer.kind] + screens(layer.nodes).map { $0.attrs["identifier"]! + ($0.attrs["id"].map { "#" + $0 } ?? "") })
      .joined(separator: " ")
  }
}

/// Whether what is seen is what ought to be; a screen of UIKit does not say which entry it is.
func isSame(_ seen: [String], _ expected: [String]) -> Bool {
  let (seen, expected) = (seen.map { $0.split(separator: " ") }, expected.map { $0.split(separator: " ") })
  return seen.map(\.count) == expected.map(\.count)
    && zip(seen.joined(), expected.joined()).allSatisfy { $0 == $1 || $0 == $1.prefix { $0 != "#" } }
}

@MainActor func check(_ device: Device, isStill: Bool) -> [String] {
  let nodes = device.nodes()
  var faults = Log.faults + _Clock.faults
  var ids: Set<String> = []
  for screen in everyScreen(nodes) {
    guard let id = screen.attrs["id"] else { continue }
    if !ids.insert(id).inserted { faults.append("two views of the entry \(id) \(screen.attrs["identifier"]!)") }
  }
  guard isStill else { return faults }
  let (seen, expected) = (shown(nodes), device.expected())
  if !isSame(seen, expected) { faults.append("seen: \(seen)\n    state: \(expected)") }
  let live = Log.live.values.map(\.name).sorted()
  let there = everyScreen(nodes).map { $0.attrs["identifier"]! }.sorted()
  if live != there { faults.append("appeared: \(live), there: \(there)") }
  return faults
}

/// Lets what waits for time go on.
@MainActor func pause() async { for _ in 0..<3 { await Task.yield() } }

/// Ends everything that is under way, and lets time pass.
@MainActor func rest(_ device: Device) async {
  var count = 0
  while true {
    _ = device.nodes()
    await pause()
    // A task that was just made may begin a little later.
    if _Clock.open.isEmpty { try? await Task.sleep(nanoseconds: 2_000_000) }
    _ = device.nodes()
    if _Clock.open.isEmpty || count > 200 { break }
    _Clock.end()
    await pause()
    count += 1
  }
  if count > 200 { Log.faults.append("transitions begin without end") }
}

/// Ends everything that is under way.
@MainActor func settle(_ device: Device) {
  var count = 0
  while true {
    _ = device.nodes()
    if _Clock.open.isEmpty || count > 200 { break }
    _Clock.end()
    count += 1
  }
  if count > 200 { Log.faults.append("transitions begin without end") }
}

@MainActor func step(_ device: Device, _ random: inout Random, _ urls: [String]) -> String {
  if !_Clock.open.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
    let index = Int.random(in: 0..<_Clock.open.count, using: &random)
    let name = _Clock.open[index].name
    _Clock.end(index)
    return "end of \(name)"
  }
  let top = layers(device.nodes())[...].last!
  var actions: [(String, @MainActor () -> Void)] = []
  if dialogs.contains(String(top.kind.prefix { $0 != " " })) {
    for node in top.nodes {
      if let action = node.action { actions.append(("choose \(node.children.map(\.name).joined())", action)) }
    }
  } else if let screen = screens(top.nodes).last {
    for node in seenNodes([screen], where: { $0.name == "Button" }) {
      if let action = node.action {
        actions.append(("tap \(screen.attrs["identifier"]!) \(node.children.map(\.name).joined())", action))
      }
    }
  }
  for node in seenNodes(top.nodes, where: { $0.name == "Drag" }) {
    if let action = node.action { actions.append(("back", action)) }
  }
  for gesture in ["back", "swipe"] {
    for node in seenNodes(top.nodes, where: { $0.gestures[gesture] != nil }) {
      actions.append((gesture, node.gestures[gesture]!))
    }
  }
  for node in seenNodes(top.nodes, where: { $0.name == "TabView" }) {
    for tab in node.children {
      if let select = tab.gestures["select"] { actions.append(("tab \(tab.attrs["tag"] ?? "")", select)) }
    }
  }
  for node in seenNodes(top.nodes, where: { $0.name == "HStack" }) {
    for tab in seenNodes(node.children, where: { $0.name == "Button" }) {
      if let action = tab.action { actions.append(("tab", action)) }
    }
  }
  for (index, layer) in layers(device.nodes()).enumerated().dropFirst() {
    let below = layers(device.nodes())[index - 1].nodes
    if let close = presented(below).first?.gestures["close"] { actions.append(("close \(layer.kind)", close)) }
  }
  if !urls.isEmpty, Int.random(in: 0..<12, using: &random) == 0 {
    let url = urls.randomElement(using: &random)!
    actions = [
      (
        "url \(url)",
        {
          let unknown = Log.unknown
          device.receive(URL(string: url)!)
          if url.hasPrefix("nothing:"), Log.unknown == unknown { Log.faults.append("\(url) is swallowed") }
        }
      )
    ]
  }
  if !device.flags.isEmpty, Int.random(in: 0..<15, using: &random) == 0 {
    actions = [("flag", device.flags.randomElement(using: &random)!)]
  }
  guard let (name, action) = actions.randomElement(using: &random) else { return "nothing" }
  action()
  return name
}

/// Random walks; prints what is wrong.
@MainActor func walk(_ make: @MainActor () -> Device, urls: [String], walks: Int, steps: Int, seed: UInt64) async {
  var wrong = 0
  var taps = 0
  for index in 0..<walks {
    var random = Random(state: seed &+ UInt64(index) &* 7919)
    Log.live = [:]; Log.faults = []; _Clock.faults = []; _Clock.dropped = []
    while !_Clock.open.isEmpty { _Clock.end() }
    await pause()
    let device = make()
    var trace: [String] = []
    var faults: [String] = []
    for number in 0..<steps {
      trace.append(step(device, &random, urls))
      _ = device.nodes()
      await pause()
      taps += 1
      if Int.random(in: 0..<8, using: &random) == 0 || number == steps - 1 {
        await rest(device)
        trace.append("still")
        faults = check(device, isStill: true)
      } else {
        faults = check(device, isStill: false)
      }
      if !faults.isEmpty { break }
    }
    device.end()
    await Task.yield()
    if faults.isEmpty { continue }
    wrong += 1
    if wrong <= 3 {
      print(
        "walk \(index):\n  \(trace.suffix(14).joined(separator: "\n  "))\n  WRONG \(faults.joined(separator: "\n  "))\n  dropped \(_Clock.dropped)"
      )
    }
    if wrong > 20 { break }
  }
  print("\(walks) walks, \(taps) steps, \(wrong) wrong, \(Log.bodies) bodies")
}
