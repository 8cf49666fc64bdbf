@testable import FlowLang

/// The source of a program that executes commands on the core of a flow, line by line, and prints the state after each.
struct CoreDriver {
  let router: Router
  let core: SwiftCore

  init(_ compilation: Compilation) {
    router = Router(compilation)
    core = SwiftCore(router, access: .internal)
  }

  var name: String { router.namespace }
  private var model: Model { router.model }

  /// The part of the program for one flow; ``CoreWalk`` generates the commands and the expected output from the
  /// machine.
  var text: String {
    """
    import Foundation

    @MainActor final class \(name)Driver: Driver {
      typealias App = \(name)
      var state = App.State()
      var wasRefused = false

      func start(_ flags: [String]) {
        state = App.State(\(flagArguments))
      }

      func perform(_ words: [String]) throws {
        wasRefused = false
        switch words[0] {
        case "follow": follow(words[1])
        case "call": call(words[1])
        case "back": state.platformBack()
        case "close": state.platformClose()
        case "tab": select(words[1])
        case "flag": setFlag(words[1], words[2])
        case "open": try open(words[1])
        case "entry": call(words[1])
        default: fatalError(words[0])
        }
        try checkCoding(state)
      }

      private func open(_ text: String) throws {
        let url = URL(string: text)!
        let new = try App.State(url: url, flags: state.flags)
        try state.open(url)
        state.leavingIsForgotten()
        precondition(new == state, "init(url:) and open(_:) differ")
      }

    \(selectFunction)
    \(flagFunction)
    \(followFunction)
    \(callFunction)
      /// What the links of the screen offer.
      private var offers: [String] {
        switch state.current.screen {
    \(linkCases { "return offered(App.\($0)(state) { _ in })" })
        }
      }

      var text: String {
        let layers = state.layers.map { layer in
          "\\(layer.presentation.map { "\\($0)" } ?? "app") \\(word(layer.bar)) \(core.hasCalls ? "\\(word(layer.call?.flow))" : "-") \\(layer.selected)"
            + layer.stacks.enumerated().map { place, stack in
              let isSeen = place == layer.selected || stack.count > 1
              return "[" + (isSeen ? stack : []).map(entry).joined(separator: ", ") + "]"
            }.joined()
        }
        let platform = [state.canGoBack ? "back" : nil, state.canClose ? "close" : nil].compactMap { $0 }
        return layers.joined(separator: " | ") + " {" + flags.joined(separator: " ") + "} "
          + (wasRefused ? "not offered" : offers.sorted().joined(separator: " ")) + "; " + platform.joined(separator: " ")
      }

      private func entry(_ entry: App.Entry) -> String {
        entry.screen.name.rawValue\(tagText)\(callText)
      }

      private var flags: [String] {
        [\(model.flags.indices.map { "state.flags.\(flag($0))\(isValue($0)) ? \(SwiftText.literal(text(of: $0))) : nil" }
          .joined(separator: ", "))].compactMap { $0 as String? }
      }
    }

    extension \(name).State {
      mutating func leavingIsForgotten() { _ = takeLeaving() }
    }

    """
  }

  // MARK: Pieces

  private var tagText: String { router.tags.isEmpty ? "" : " + (entry.tag.map { \"#\\($0.rawValue)\" } ?? \"\")" }

  private var callText: String { core.hasCalls ? " + (entry.call.map { \"@\\($0.flow)\" } ?? \"\")" : "" }

  private func flag(_ index: Int) -> String { SwiftName.quoted(router.flag(FlagID(index))) }

  /// `signedIn`, `plan=pro`
  private func text(of index: Int) -> String {
    router.flag(FlagID(index)) + (router.value(FlagID(index)).map { "=\($0)" } ?? "")
  }

  private func isValue(_ index: Int) -> String {
    router.value(FlagID(index)).map { " == .\(SwiftName.quoted($0))" } ?? ""
  }

  private var flagArguments: String {
    let lasting = Set(router.compilation.machine.lastingFlags)
    let arguments = model.declaredFlags.filter { lasting.contains($0) }.map { first in
      let index = Int(first.index)
      guard model[first].value != nil else {
        return "\(flag(index)): flags.contains(\(SwiftText.literal(text(of: index))))"
      }
      let values = model.values(of: first).dropFirst().map { value in
        "flags.contains(\(SwiftText.literal(text(of: Int(value.index))))) ? \(router.value(value, true)) : "
      }
      return "\(flag(index)): \(values.joined())\(router.value(first, true))"
    }
    return arguments.isEmpty ? "" : "flags: App.Flags(\(arguments.joined(separator: ", ")))"
  }

  private var selectFunction: String {
    router.tabs.isEmpty
      ? "  private func select(_ name: String) {}\n"
      : function("select", router.tabs.map { (router.tab($0), "state.select(.\(SwiftName.quoted(router.tab($0))))") })
  }

  private var flagFunction: String {
    let flags = model.declaredFlags.filter { model[$0].isExternal }
    let cases = flags.map { id in
      let (name, index) = (router.flag(id), Int(id.index))
      let values = model.values(of: id).dropFirst().map {
        "value == \(SwiftText.literal(router.value($0) ?? "")) ? \(router.value($0, true)) : "
      }
      let value = model[id].value == nil ? "value == \"true\"" : values.joined() + router.value(id, true)
      return "  case \(SwiftText.literal(name)): state.flags.\(flag(index)) = \(value)"
    }
    return lines(
      ["private func setFlag(_ name: String, _ value: String) {", "  switch name {"] + cases.map { "  " + $0 }
        + ["  default: fatalError(name)", "  }", "}"])
  }

  /// The function that follows a link through the links of the screen, as an app does.
  private var followFunction: String {
    lines(["private func follow(_ name: String) {", "  switch state.current.screen {"])
      + linkCases {
        "let links = App.\($0)(state) { $0(&self.state) }\n        switch name {\n\(members($1))\n        }"
      }
      + lines(["  }", "}"])
  }

  /// Returns the links and functions of a screen.
  func members(of screen: NodeID) -> [SwiftCore.Member] {
    var core = core
    core.findMembers(of: screen)
    return core.members
  }

  /// Returns the name of a member as a mirror of the links has it: without backticks.
  static func label(of member: SwiftCore.Member) -> String { member.name.filter { $0 != "`" } }

  private func members(_ screen: NodeID) -> String {
    let cases = members(of: screen).map { member in
      let arguments = member.parameters.map { "\($0.argument): \(Self.sample($0.type))" }.joined(separator: ", ")
      let call = "links.\(member.name)\(member.isOptional ? "?" : "")(\(arguments))"
      let text = member.isOptional ? "if \(call) == nil { wasRefused = true }" : call
      return "        case \(SwiftText.literal(Self.label(of: member))): \(text)"
    }
    return (cases + ["        default: _ = links; wasRefused = true"]).joined(separator: "\n")
  }

  /// The function that follows a link on any screen, as an app should not: a link that is not offered changes nothing.
  private var callFunction: String {
    let links = router.links.map { link in
      let arguments = router.shape(link).asked.map { "\($0.argument): \(Self.sample($0.type))" }
      return (
        router.function(link), "state.\(SwiftName.quoted(router.function(link)))(\(arguments.joined(separator: ", ")))"
      )
    }
    let entries = model.entryPoints.indices.map { index in
      let parameters = router.parameters(model.entryPoints[index].owner)
      let arguments = parameters.map { "\($0.argument): \(Self.sample($0.type))" }.joined(separator: ", ")
      return (router.entryPoint(index), "state.\(SwiftName.quoted(router.entryPoint(index)))(\(arguments))")
    }
    return function("call", links + entries)
  }

  private func function(_ name: String, _ cases: [(String, String)]) -> String {
    let cases = cases.map { "    case \(SwiftText.literal($0.0)): \($0.1)" }
    return lines(
      ["private func \(name)(_ name: String) {", "  switch name {"] + cases + [
        "  default: fatalError(name)", "  }", "}",
      ])
  }

  private func linkCases(_ body: (String, NodeID) -> String) -> String {
    router.screens.map { screen in
      "    case .\(SwiftName.quoted(router.member(screen))):\n        \(body(router.type(screen) + "Links", screen))\n"
    }.joined()
  }

  private func linkCases(_ body: (String) -> String) -> String { linkCases { name, _ in body(name) } }

  private func lines(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }

  /// Returns a value of a type.
  static func sample(_ type: String) -> String {
    if type.hasSuffix("?") { return sample(String(type.dropLast())) }
    switch type {
    case "Int": return "7"
    case "Double": return "1.5"
    case "Bool": return "true"
    case "String": return "\"text\""
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "UUID": return "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!"
    case "URL": return "URL(string: \"https://example.com/a\")!"
    default: return type.hasPrefix("[") ? "[]" : ".sample"
    }
  }

  // MARK: The program around it

  /// Returns the main file, which chooses the flow for the commands that follow.
  static func main(_ names: [String]) -> String {
    """
    import Foundation

    @main struct Program {
      @MainActor static func main() throws {
        let drivers: [any Driver] = [\(names.map { "\($0)Driver()" }.joined(separator: ", "))]
        var driver = drivers[0]
        var output = ""
        while let line = readLine() {
          let words = line.split(separator: "\\t", omittingEmptySubsequences: false).map { String($0) }
          switch words[0] {
          case "app": driver = drivers[Int(words[1])!]; continue
          case "start": driver.start(Array(words.dropFirst()))
          default: try driver.perform(words)
          }
          output += driver.text + "\\n"
          if output.utf8.count > 100_000 {
            print(output, terminator: "")
            output = ""
          }
        }
        print(output, terminator: "")
      }
    }

    """
  }

  static let support = """
    import Foundation

    @MainActor protocol Driver {
      func start(_ flags: [String])
      func perform(_ words: [String]) throws
      var text: String { get }
    }

    /// The name of a case without its values.
    func word<T>(_ value: T?) -> String {
      guard let value else { return "-" }
      return String("\\(value)".prefix { $0 != "(" })
    }

    /// The links that are offered.
    func offered<T>(_ links: T) -> [String] {
      Mirror(reflecting: links).children.compactMap { child in
        let mirror = Mirror(reflecting: child.value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty ? nil : child.label
      }
    }

    nonisolated(unsafe) var checks = 0

    /// Now and then, whether a state comes back as it was when it is written and read.
    func checkCoding<State: Codable & Hashable>(_ state: State) throws {
      checks += 1
      guard checks % 100 == 0 else { return }
      let back = try JSONDecoder().decode(State.self, from: try JSONEncoder().encode(state))
      precondition(back == state, "comes back otherwise")
    }

    """
}
