import Testing

@testable import FlowLang

/// The anchors of popovers: the controls that they point at.
@Suite struct LinkSourceTests {
  private static let flow = """
    app A { start S }
    screen S {
      link sort -> P popover
      link first -> Q(id: 1) popover
      link second -> Q(id: 2) popover
      link plain -> R popover
      link along -> F popover
    }
    screen P { link close -> dismiss }
    screen Q(id: Int) { link close -> dismiss }
    screen R { link close -> dismiss }
    flow F { start P on done -> dismiss }
    """

  private static var router: Router {
    Router(Compiler.compile(SourceFile(path: "a.flow", text: flow.replacing("on done -> dismiss", with: ""))))
  }

  @Test func theLinksOfEachPopoverAreListed() {
    let router = Self.router
    let found = router.popovers.map { popover in
      "\(router.model.name(of: popover.screen)): \(popover.links.map { router.function($0) }.joined(separator: ", "))"
    }
    #expect(found == ["P: sSort, sAlong", "Q: sFirst, sSecond", "R: sPlain"])
  }

  /// If there are no popovers, no code is generated for their anchors.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func aFlowWithoutPopoversHasNoSources(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let text = "app A { start S } screen S { link next -> T sheet } screen T { link close -> dismiss }"
    let files = target.files(Router(Compiler.compile(SourceFile(path: "a.flow", text: text))), SwiftOptions())
    #expect(!files.contains { $0.text.contains("LinkSource") || $0.text.contains("linkSource") })
  }

  /// A popover points at the control that is marked with its link, and with the opened screen if that is given;
  /// otherwise at the layer.
  @Test(.fullTier, arguments: SwiftTarget.all.map(\.name))
  func aPopoverPointsAtItsControl(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let given = name == "triggers" ? "router: AFlow.%Router" : "links: AFlow.%Links"
    let links = name == "triggers" ? "router.links" : "links"
    func function(_ head: String, _ screen: String, _ body: String) -> String {
      "func \(head)\(given.replacing("%", with: screen))) -> some View { \(body) }"
    }
    func closing(_ links: String) -> String { "Button(\"Close\", action: \(links).close)" }
    let views = """
      import SwiftUI

      struct AViews: AFlow.Screens {
        \(function("s(", "S", """
          VStack {
              Button("Sort", action: \(links).sort).linkSource(.sSort)
              Button("First", action: \(links).first).linkSource(.sFirst, opening: .q(id: 1))
              Button("Second", action: \(links).second)
              Button("Plain", action: \(links).plain)
            }
          """))
        \(function("p(", "P", closing(links)))
        \(function("q(id: Int, ", "Q", closing(links)))
        \(function("r(", "R", closing(links)))
      }
      """
    let run = try RouterRun(target, Self.router.compilation, views: ["AViews.swift": views], ofType: "AViews")
    let script = ["Sort", "First", "Second", "Plain"].map { "press \($0)\npress Close" }.joined(separator: "\n")
    let seen = try run.follow(script).split(separator: "\n").filter { $0.contains("popover") }
    #expect(
      seen == [
        "popover at its control, can be closed", "popover at its control, can be closed", "popover, can be closed",
        "popover, can be closed",
      ], "\(name)")
  }
}
