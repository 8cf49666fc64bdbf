import Foundation
import Testing

@testable import FlowLang

/// A router that is generated for a flow, compiled with the views of its screens and used like a person would: buttons
/// are pressed, Back is swiped, tabs are tapped, and after each step the display is printed.
struct RouterRun {
  private let folder: ScratchFolder
  private let mode: String

  /// Compiles a router; records an issue if the compiler prints anything.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - example: The path of the flow.
  ///   - views: The hand-written files below `examples/apps`; the first is named after the type that creates the views.
  ///   - minimumIOS: The oldest iOS.
  ///   - mode: The language mode.
  ///   - state: The initial state of the app.
  ///   - bars: The implementation of tab bars, if there is a choice.
  init(
    _ target: SwiftTarget, _ example: String, views: [String], minimumIOS: Int, mode: String,
    state: String = "State()", bars: String? = nil
  ) throws {
    let viewsType = String(views[0].split(separator: "/").last ?? "")
    try self.init(
      target, try EmittedExamples.bind(example), views: try SampleApp.files(views), ofType: viewsType,
      minimumIOS: minimumIOS, mode: mode, state: state, bars: bars)
  }

  /// Compiles a router of a flow and views that are written in a test.
  init(
    _ target: SwiftTarget, _ compilation: Compilation, views: [String: String], ofType viewsType: String,
    minimumIOS: Int? = nil, mode: String = "6", state: String = "State()", bars: String? = nil
  ) throws {
    self.mode = mode
    folder = try ScratchFolder()
    var options = SwiftOptions()
    options.minimumIOS = minimumIOS
    var files = views
    files["main.swift"] = Self.driver(Shell(target, bars: bars), Router(compilation).namespace, viewsType, state)
    // Badges exist from iOS 15 on.
    let oldest = max(15, minimumIOS ?? target.minimumIOS[0])
    for file in target.files(Router(compilation), options) {
      files[file.name] = AppleModules.source(file.text, minimumIOS: oldest)
    }
    let apple = try AppleModules.options(minimumIOS: oldest)
    let diagnostics = try SwiftToolchain.compile(files, mode: mode, in: folder, options: apple.compile + apple.link)
    try #require(diagnostics == "", "\(diagnostics.prefix(4000))")
  }

  /// Returns the display at the beginning and after each line of a script.
  func follow(_ script: String) throws -> String {
    try SwiftToolchain.run(mode: mode, input: script + "\n", in: folder)
  }

  private static func driver(_ shell: Shell, _ namespace: String, _ views: String, _ state: String) -> String {
    """
    import Foundation
    import SwiftUI
    import UIKit

    @MainActor func seen(_ nodes: [_Node]) -> _Node {
      if let over = nodes.last(where: { ["Sheet", "FullScreenCover", "Popover"].contains($0.name) }) { return seen(over) }
      return seen(nodes[0])
    }

    @MainActor func seen(_ node: _Node) -> _Node {
      if node.attrs["identifier"] != nil { return node }
      switch node.name {
      case "TabView":
        let tab = node.children.first { $0.attrs["tag"] == node.attrs["selection"] }!
        return seen(Array(tab.children.dropFirst()))
      case "NavigationStack": return node.children.last!
      default: return seen(node.children)
      }
    }

    /// Everything from the app itself up to what is seen.
    @MainActor func path(_ nodes: [_Node]) -> [_Node] {
      guard let node = nodes.last(where: { ["Sheet", "FullScreenCover", "Popover"].contains($0.name) }) ?? nodes.first else { return [] }
      let rest: [_Node]
      switch node.name {
      case "TabView": rest = Array(node.children.first { $0.attrs["tag"] == node.attrs["selection"] }!.children.dropFirst())
      case "NavigationStack": return [node]
      case "ZStack" where isStack(node):
        var stack = node
        stack.gestures["back"] = node.children.first { $0.name == "Drag" }?.action
        return [stack]
      default: rest = node.children
      }
      return [node] + path(rest)
    }

    /// Whether a pile of views is a stack of screens, of which one is seen.
    @MainActor func isStack(_ node: _Node) -> Bool { node.children.contains { $0.attrs["identifier"] != nil } }

    @MainActor func texts(_ node: _Node) -> [String] {
      if node.name == "Button" { return ["[" + node.children.flatMap(texts).joined() + "]"] }
      if node.name.hasPrefix("Text(") { return [String(node.name.dropFirst(5).dropLast())] }
      return node.children.flatMap(texts)
    }

    @MainActor func button(_ label: String, in node: _Node) -> _Node? {
      if node.name == "Button", texts(node) == ["[\\(label)]"] { return node }
      return node.children.lazy.compactMap { button(label, in: $0) }.first
    }

    @MainActor func outline(_ nodes: [_Node], _ depth: Int = 0) {
      for node in nodes {
        let indent = String(repeating: "  ", count: depth)
        switch node.name {
        case "ZStack" where isStack(node):
          print(indent + "stack" + (path([node])[0].gestures["back"] == nil ? "" : ", back"))
          for screen in node.children.prefix(1) {
            print(indent + "  " + texts(screen).joined(separator: " "))
            if let animation = _lastAnimation { print(indent + "  moved by " + screen.attrs["transition"]! + ", " + animation) }
          }
        case "NavigationStack":
          print(indent + "stack" + (node.gestures["back"] == nil ? "" : ", back"))
          for screen in node.children {
            let source = screen.children.lazy.compactMap { $0.attrs["source"] }.first ?? screen.attrs["source"]
            print(indent + "  " + screen.children.flatMap(texts).joined(separator: " ") + (source.map { ", out of " + $0 } ?? ""))
          }
        case "TabView":
          let selected = node.children.first { $0.attrs["tag"] == node.attrs["selection"] }!.children[0]
          print(indent + "tabs, selected " + selected.children.flatMap(texts).joined())
          for tab in node.children {
            let badge = tab.attrs["badge"].map { $0 == "0" ? "" : " (\\($0))" } ?? ""
            print(indent + "  " + tab.children[0].children.flatMap(texts).joined() + badge)
            if tab.attrs["tag"] == node.attrs["selection"] { outline(Array(tab.children.dropFirst()), depth + 2) }
          }
        case "HStack": print(indent + "bar " + texts(node).joined(separator: " "))
        case "Sheet", "FullScreenCover", "Popover":
          let anchor = node.attrs["anchor"].map { " at its " + $0 } ?? ""
          let source = node.attrs["source"].map { " out of " + $0 } ?? ""
          print(indent + node.name.lowercased() + anchor + source + (node.gestures["close"] == nil ? "" : ", can be closed"))
          outline(node.children, depth + 1)
        default: outline(node.children, depth)
        }
      }
    }

    @MainActor func run() {
      typealias Views = \(views)
      let router = \(namespace).\(shell.router.replacingOccurrences(of: "State", with: "\(namespace).\(state)"))
      \(shell.root.replacingOccurrences(of: "NAMESPACE", with: namespace))
      router.onUnknownURL = { _ in }
      // Everything that begins comes to its end before something else is done.
      func nodes() -> [_Node] {
        while true {
          let nodes = \(shell.nodes)
          if _Clock.open.isEmpty { return nodes }
          _Clock.end()
        }
      }
      outline(nodes())
      while let line = readLine() {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let argument = words.count > 1 ? words[1] : ""
        print("> " + line)
        _lastAnimation = nil
        switch words.first ?? "" {
        case "press":
          guard let found = button(argument, in: seen(nodes())) else { print("no such button"); continue }
          found.action?()
        case "tap":
          guard let found = nodes().lazy.compactMap({ button(argument, in: $0) }).first else { print("no such button"); continue }
          found.action?()
        case "back": (path(nodes()).last?.gestures["back"] ?? { print("no Back") })()
        case "close": (path(nodes()).last { $0.gestures["close"] != nil || $0.name == "FullScreenCover" }?.gestures["close"] ?? { print("cannot be closed") })()
        case "tab":
          let bar = path(nodes()).last { $0.name == "TabView" }
          (bar?.children.first { texts($0.children[0]).joined() == argument }?.gestures["select"] ?? { print("no such tab") })()
        case "url":
          let url = URL(string: argument)!
          \(shell.open)
        case "look": break
        default: print("?")
        }
        outline(nodes())
        for url in \(shell.opened) { print("opened " + url.absoluteString) }
        \(shell.opened) = []
      }
    }
    MainActor.assumeIsolated { run() }

    """
  }
}

/// The code that creates, uses and prints an app of a target.
private struct Shell {
  var router = "Router(State)"
  var root = "let host = _Host(NAMESPACE.RootView(router, Views()))"
  var nodes = "host.update()"
  var open = "host.open(url)"
  var opened = "_openedURLs"

  /// - Parameters:
  ///   - target: The target.
  ///   - bars: The implementation of tab bars, if there is a choice.
  init(_ target: SwiftTarget, bars: String?) {
    switch target.name {
    case "stack": (router, root) = ("RoutingController(State)", "let host = _Host(NAMESPACE.Router(router, Views()))")
    case "navigation-stack", "modifiers":
      (router, root) = ("Router(Views(), State)", "let host = _Host(NAMESPACE.RootView(router))")
    case "uikit":
      let style = bars.map { ", bars: \($0)" } ?? ""
      root = """
        let window = UIWindow()
          let coordinator = NAMESPACE.AppCoordinator(router, Views(), in: window\(style))
          defer { withExtendedLifetime(coordinator) {} }
        """
      nodes = "_render(window)"
      open = "router.receive(url)"
      opened = "UIApplication.shared._opened"
    default: break
    }
  }
}
