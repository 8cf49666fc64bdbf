@testable import FlowLang

/// A program that takes random walks through routers of one target, with declarations of Apple's frameworks in which
/// transitions take time: a transition stays open until the walk ends it. `Tests/AppleDeclarations/Walks` has the part
/// that does not depend on the flow.
struct WalkProgram {
  let target: SwiftTarget
  let compilations: [Compilation]
  var minimumIOS: Int?

  /// Returns the files of the program.
  func files() throws -> [String: String] {
    var files = ["Driver.swift": try Repository.text(of: "Tests/AppleDeclarations/Walks/Driver.swift")]
    var options = SwiftOptions()
    options.minimumIOS = minimumIOS
    for compilation in compilations {
      for file in target.files(Router(compilation), options) {
        files[file.name] = AppleModules.source(file.text, minimumIOS: minimumIOS ?? target.minimumIOS[0])
      }
      files["\(Router(compilation).namespace)Device.swift"] = device(compilation)
    }
    files["Main.swift"] = main
    files["Types.swift"] = types(files.filter { $0.key.hasSuffix(".flow.swift") }.values.sorted())
    return files
  }

  /// Returns the file with the views of a flow, and with `makeNAMESPACE()`, which makes a device with its app.
  func device(_ compilation: Compilation) -> String {
    WalkDevice(CoreDriver(compilation), target, minimumIOS: minimumIOS ?? target.minimumIOS[0]).text
  }

  /// Returns declarations of the app's own types that cores mention, each with every value that they mention.
  private func types(_ cores: [String]) -> String {
    let routers = compilations.map { Router($0) }
    let parameters = routers.flatMap { router in
      (router.screens + router.bars + router.flows).flatMap { router.parameters($0) }
    }
    let names = Set(parameters.filter(\.isOfApp).map { $0.type.filter { !"[]?".contains($0) } })
    let values = cores.flatMap { $0.matches(of: /[:=] \.(\w+)\b/).map { String($0.output.1) } }
    let cases = Set(values + ["sample"]).sorted().map { "`\($0)`" }.joined(separator: ", ")
    let nested = Dictionary(grouping: names.sorted()) { $0.split(separator: ".").dropLast().joined(separator: ".") }
    return nested.sorted { $0.key < $1.key }.map { outer, names in
      let types = names.map { name in
        "enum \(name.split(separator: ".").last ?? ""): String, Codable, Sendable { case \(cases) }"
      }
      return outer.isEmpty ? types.joined(separator: "\n") : "enum \(outer) {\n\(types.joined(separator: "\n"))\n}"
    }.joined(separator: "\n") + "\n"
  }

  /// The main file; reads the index of a flow, the number of walks, their length and the seed.
  private var main: String {
    let apps = compilations.map { "(make\(Router($0).namespace), urlsOf\(Router($0).namespace))" }
    return """
      import Foundation

      @main struct Program {
        @MainActor static func main() async {
          let apps: [(make: @MainActor () -> Device, urls: [String])] = [\(apps.joined(separator: ", "))]
          while let line = readLine() {
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            let app = apps[numbers[0]]
            await walk(app.make, urls: app.urls, walks: numbers[1], steps: numbers[2], seed: UInt64(numbers[3]))
          }
        }
      }

      """
  }
}

/// The part of the program for one flow: views with a button for each link, and the expected display.
private struct WalkDevice {
  let driver: CoreDriver
  let target: SwiftTarget
  let minimumIOS: Int

  init(_ driver: CoreDriver, _ target: SwiftTarget, minimumIOS: Int) {
    self.driver = driver
    self.target = target
    self.minimumIOS = minimumIOS
  }

  private var router: Router { driver.router }
  /// The screens that have their own views: with triggers, those that are not system dialogs.
  private var screens: [NodeID] {
    let dialogs = target.name == "triggers" ? Set(router.dialogs.map(\.screen)) : []
    return router.screens.filter { !dialogs.contains($0) }
  }
  private var name: String { driver.name }

  var text: String {
    """
    import Foundation
    import SwiftUI
    import UIKit

    struct \(name)Views: \(name).Screens {
    \(screens.map { function($0) }.joined(separator: "\n"))
    }

    let urlsOf\(name) = [\((urls + ["nothing://known/x"]).map { SwiftText.literal($0) }.joined(separator: ", "))]

    @MainActor func make\(name)() -> Device {
      \(shell)
      router.onUnknownURL = { _ in Log.unknown += 1 }
      let dialogs: [String: String] = [\(dialogs)]
      return Device(
        nodes: nodes,
        expected: {
          router.state.layers.enumerated().compactMap { index, layer in
            if layer.presentation == .dialog, layer.stack.count == 1, let dialog = dialogs[layer.stack[0].screen.name.rawValue] {
              return index == router.state.layers.count - 1 ? dialog : nil
            }
            let kind = layer.presentation.map { $0 == .cover ? "FullScreenCover" : $0 == .popover ? "Popover" : "Sheet" }
            let screens = layer.stack\(showsTop ? ".suffix(1)" : "").map { "\\($0.screen.name.rawValue)#\\($0.id)" }
            return ([kind ?? "App"] + screens).joined(separator: " ")
          }
        },
        receive: { router.receive($0) }, flags: [\(flags)], end: end)
    }

    """
  }

  /// Whether only the top of a stack is displayed.
  private var showsTop: Bool { target.name == "stack" || target.name == "navigation-stack" }

  private var shell: String {
    let host = """
      let nodes: @MainActor () -> [_Node] = { host.update() }
        let end: @MainActor () -> Void = { host.end() }
      """
    return switch target.name {
    case "stack":
      "let router = \(name).RoutingController()\n  let host = _Host(\(name).Router(router, \(name)Views()))\n  \(host)"
    case "navigation-stack", "modifiers":
      "let router = \(name).Router(\(name)Views())\n  let host = _Host(\(name).RootView(router))\n  \(host)"
    case "uikit":
      """
      let router = \(name).Router()
        let window = UIWindow()
        let coordinator = \(name).AppCoordinator(router, \(name)Views(), in: window)
        let nodes: @MainActor () -> [_Node] = { withExtendedLifetime(coordinator) { _render(window) } }
        let end: @MainActor () -> Void = {
          window.rootViewController = nil
          _ = _render(window)
        }
      """
    default: "let router = \(name).Router()\n  let host = _Host(\(name).RootView(router, \(name)Views()))\n  \(host)"
    }
  }

  /// The expected display of each system dialog, by the name of its screen.
  private var dialogs: String {
    let entries = router.dialogs.map { dialog in
      let canCancel = dialog.choices.contains(where: \.isCancel) || router.model.isBackAutomatic(on: dialog.screen)
      // SwiftUI has alerts of several buttons from iOS 15 on.
      let hasAlerts = target.name == "uikit" || minimumIOS >= 15
      let isAlert = dialog.isAlert && hasAlerts || target.name == "uikit" && !canCancel
      let text = (isAlert ? "Alert " : "ConfirmationDialog ") + dialog.title
      return "\(SwiftText.literal(router.model.name(of: dialog.screen))): \(SwiftText.literal(text))"
    }
    return entries.isEmpty ? ":" : entries.joined(separator: ", ")
  }

  private var flags: String {
    router.model.declaredFlags.filter { router.model[$0].isExternal }.map { flag in
      let name = "$0.flags.\(SwiftName.quoted(router.flag(flag)))"
      guard router.model[flag].value != nil else { return "{ router.change { \(name).toggle() } }" }
      let type = "\(router.namespace).Flags.\(SwiftName.quoted(router.type(ofFlag: flag)))"
      return
        "{ router.change { let all = \(type).allCases; \(name) = all[(all.firstIndex(of: \(name))! + 1) % all.count] } }"
    }.joined(separator: ", ")
  }

  private var urls: [String] { router.urls.compactMap { address in CoreWalk.url(address) } }

  /// Returns the view of a screen, with buttons that call its functions.
  private func function(_ screen: NodeID) -> String {
    let parameters = router.parameters(screen).map(\.declaration)
    let isController = target.name == "uikit" && router.isUIKit(screen)
    let type = router.type(screen)
    let (given, links) =
      isController
      ? ("links: @escaping @MainActor () -> \(name).\(type)Links", "links()")
      : target.name == "triggers"
        ? ("router: \(name).\(type)Router", "router.links") : ("links: \(name).\(type)Links", "links")
    let buttons = driver.members(of: screen).map { member in
      let name = member.name
      let arguments = member.parameters.map { "\($0.argument): \(CoreDriver.sample($0.type))" }.joined(separator: ", ")
      let label = SwiftText.literal(name)
      guard member.type != nil else { return "button(\(label), \(links).\(name))" }
      return member.isOptional
        ? "button(\(label), \(links).\(name).map { link in { @MainActor in link(\(arguments)) } })"
        : "button(\(label), { \(links).\(name)(\(arguments)) })"
    }
    let list = "[\(buttons.joined(separator: ", "))]"
    let head = "  func \(SwiftName.quoted(router.member(screen)))(\((parameters + [given]).joined(separator: ", ")))"
    let text = SwiftText.literal(router.model.name(of: screen))
    return isController
      ? "\(head) -> UIViewController { controller(\(text), \(list)) }"
      : "\(head) -> some View { Face(\(text), \(list)) }"
  }
}
