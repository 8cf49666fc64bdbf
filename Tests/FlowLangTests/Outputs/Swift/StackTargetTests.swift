import Foundation
import Testing

@testable import FlowLang

/// The features of the target with its own stack: every effect and easing, and no dead ends.
@Suite(.fullTier)
struct StackTargetTests {
  private static let flow = """
    app Demo { start Home back declared }
    transition lift { forward move(bottom) / identity backward identity / move(bottom) easing smooth }
    transition page { both push(leading) easing linear(0.3s) }
    transition drop { both offset(0, -40) + opacity easing spring(response: 0.5, damping: 0.25) }
    transition grow { both zoom easing bouncy }
    transition own { both custom(Effects.curtain) easing easeIn(250ms) }
    transition turn { forward slide / scale(0.5) easing none }
    screen Home {
      link lift "Lift" -> Next via lift
      link page "Page" -> Next via page
      link drop "Drop" -> Next via drop
      link grow "Grow" -> Next via grow
      link own "Own" -> Next via own
      link turn "Turn" -> Next via turn
      link still "Still" -> Next via none
      link plain "Plain" -> Next
      link tagged "Tagged" -> Next as #here
    }
    screen Next {
      link back "Back" -> back
      link raise "Raise" -> raise #here or home
      link nested "Nested" -> Nested
      link more "More" -> Next
    }
    screen Nested {}
    """

  private static let views = """
    import SwiftUI

    enum Effects { static var curtain: AnyTransition { .move(edge: .top) } }

    struct DemoViews: DemoFlow.Screens {
      func home(links: DemoFlow.HomeLinks) -> some View {
        VStack {
          DemoFlow.RouteLink(links.lift) { Text("Lift") }
          DemoFlow.RouteLink(links.page) { Text("Page") }
          DemoFlow.RouteLink(links.drop) { Text("Drop") }
          DemoFlow.RouteLink(links.grow) { Text("Grow") }
          DemoFlow.RouteLink(links.own) { Text("Own") }
          DemoFlow.RouteLink(links.turn) { Text("Turn") }
          DemoFlow.RouteLink(links.still) { Text("Still") }
          DemoFlow.RouteLink(links.plain) { Text("Plain") }
          DemoFlow.RouteLink(links.tagged) { Text("Tagged") }
        }
      }

      func next(links: DemoFlow.NextLinks) -> some View {
        VStack {
          DemoFlow.RouteLink(links.back) { Text("Back") }
          DemoFlow.RouteLink(links.raise) { Text("Raise") }
          DemoFlow.RouteLink(links.nested) { Text("Nested") }
          DemoFlow.RouteLink(links.more) { Text("More") }
        }
      }

      func nested(links: DemoFlow.NestedLinks) -> some View { VStack { DemoFlow.Router(DemoViews()) } }
    }
    """

  /// Returns the display at the end of a walk.
  private func end(of walk: [String], mode: String = "6") throws -> String {
    let compilation = Compiler.compile(SourceFile(path: "demo.flow", text: Self.flow))
    let run = try RouterRun(.stack, compilation, views: ["Views.swift": Self.views], ofType: "DemoViews", mode: mode)
    return try walk.map { try run.follow($0).components(separatedBy: "> ").last ?? "" }.joined()
  }

  @Test func everyStepHasItsTransition() throws {
    let transitions = ["Lift", "Page", "Drop", "Grow", "Own", "Turn", "Still", "Plain"]
    let seen = try end(of: transitions.flatMap { ["press \($0)", "press \($0)\npress Back"] })
    let moves = seen.split(separator: "\n").filter { $0.hasPrefix("  moved") }.map { $0.dropFirst("  moved by ".count) }
    #expect(
      moves.joined(separator: "\n") == """
        move(bottom)|identity, spring(0.5,1.0)
        identity|move(bottom), spring(0.5,1.0)
        move(leading)|move(trailing)+opacity, linear(0.3)
        move(leading)|move(trailing)+opacity, linear(0.3)
        offset(0.0,-40.0)+opacity, spring(0.5,0.25)
        offset(0.0,-40.0)+opacity, spring(0.5,0.25)
        scale+opacity, spring(0.5,0.7)
        scale+opacity, spring(0.5,0.7)
        move(top), easeIn(0.25)
        move(top), easeIn(0.25)
        slide|scale(0.5), at once
        move(leading)|move(trailing), at once
        identity, at once
        identity, at once
        move(trailing)|move(leading), easeOut(0.4)
        move(leading)|move(trailing), easeOut(0.4)
        """)
  }

  @Test(arguments: SwiftToolchain.modes)
  func noStateIsADeadEnd(_ mode: String) throws {
    let seen = try end(
      of: [
        "press Tagged\npress More\npress Raise\npress Back", "press Plain\npress More\npress Raise",
        "press Plain\npress Nested\nlook",
      ], mode: mode)
    let screens = seen.split(separator: "\n").filter { $0.hasPrefix("  [") }.map { $0.prefix(8) }
    // The tag is raised and leaves the other screen below; without the tag, home; a router inside the router, home as
    // well.
    #expect(screens == ["  [Back]", "  [Lift]", "  [Lift]"])
  }
}
