import Testing

@testable import FlowLang

/// Screens that grow out of the control that opened them.
@Suite struct ZoomTests {
  private static let flow = """
    app A { start S }
    transition grow { both zoom }
    screen S {
      link push -> P via grow
      link row -> Q(id: 1) via grow
      link cover -> C cover via grow
      link plain -> C cover
    }
    screen P { link back -> back }
    screen Q(id: Int) { link back -> back }
    screen C { link close -> dismiss via grow }
    """

  private static let zooming = [SwiftTarget.swiftUI, .uiKit]

  private func texts(_ target: SwiftTarget, _ flow: String = Self.flow, minimumIOS: Int? = nil) -> String {
    var options = SwiftOptions()
    options.minimumIOS = minimumIOS
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: flow))
    #expect(compilation.findings.count(.error) == 0)
    return target.files(Router(compilation), options).map(\.text).joined()
  }

  /// A transition is the platform's zoom if it has no other effect; its duration is the platform's.
  @Test(arguments: [
    "both zoom": true, "both zoom easing snappy": true, "forward zoom / identity backward identity / zoom": true,
    "forward zoom / opacity backward opacity / zoom": false, "both zoom + opacity": false, "forward zoom": false,
    "both scale(0.5)": false,
  ])
  func zoomIsAlone(_ motion: String, _ isZoom: Bool) {
    let flow = Self.flow.replacing("both zoom", with: motion)
    let zooms = Zooms(Compiler.compile(SourceFile(path: "a.flow", text: flow)))
    #expect(zooms.transitions.isEmpty == !isZoom)
  }

  /// No code is generated for it if no screen zooms, or if the target does not support it.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func codeForZoomIsGeneratedOnlyIfUsed(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let canZoom = Self.zooming.contains { $0.name == name }
    func nameUses(_ flow: String) -> Bool { texts(target, flow).contains(/\bZoom|LinkSource/) }
    #expect(nameUses(Self.flow) == canZoom)
    #expect(!nameUses(Self.flow.replacing(" via grow", with: "")))
    #expect(!nameUses(Self.flow.replacing("both zoom", with: "both zoom + opacity")))
  }

  /// From iOS 18 on the version is not checked.
  @Test(arguments: zooming.map(\.name), [16, 18])
  func theVersionIsCheckedForOlderSystems(_ name: String, _ minimumIOS: Int) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    #expect(texts(target, minimumIOS: minimumIOS).contains("#available(iOS 18, visionOS 2, *)") == (minimumIOS < 18))
  }

  /// Transitions that differ from the platform's zoom are reported: an easing, a backward effect that is not the
  /// reverse, a popover.
  @Test(arguments: zooming.map(\.name))
  func unsupportedTransitionsAreReported(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    func limits(_ pairs: (String, String)...) -> [String] {
      let flow = pairs.reduce(Self.flow) { $0.replacing($1.0, with: $1.1) }
      return target.limits(of: Compiler.compile(SourceFile(path: "a.flow", text: flow))).findings.sorted.map {
        "\($0.link): \($0.message.dropFirst("the target `\(name)` ".count))"
      }
    }
    let always = ("link plain -> C cover\n", "")
    #expect(limits(always) == [])
    // A cover that is also presented without zoom may close without zoom.
    #expect(limits() == ["close: moves screens as the platform does, not `via grow`"])
    #expect(
      limits(always, ("C cover", "C popover")).first
        == "cover: presents a popover as the platform does, not `via grow`")
    #expect(
      limits(always, ("both zoom", "both zoom easing snappy")).first
        == "push: zooms as the platform does: the easing of `grow` is not seen")
    #expect(limits(always, ("P via", "P replace via")) == ["push: moves screens as the platform does, not `via grow`"])
  }

  /// A screen zooms out of the control that is marked with its link, and with the opened screen if that is given;
  /// without a mark it has the default transition.
  @Test(.fullTier, arguments: zooming.map(\.name))
  func aScreenZoomsOutOfItsControl(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let views = """
      import SwiftUI

      struct AViews: AFlow.Screens {
        func s(links: AFlow.SLinks) -> some View {
          VStack {
            Button("Push", action: links.push).linkSource(.sPush)
            Button("Row", action: links.row).linkSource(.sRow, opening: .q(id: 1))
            Button("Cover", action: links.cover).linkSource(.sCover)
            Button("Plain", action: links.plain)
          }
        }
        func p(links: AFlow.PLinks) -> some View { Button("Back", action: links.back) }
        func q(id: Int, links: AFlow.QLinks) -> some View { Button("Back", action: links.back) }
        func c(links: AFlow.CLinks) -> some View { Button("Close", action: links.close) }
      }
      """
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: Self.flow))
    let run = try RouterRun(target, compilation, views: ["AViews.swift": views], ofType: "AViews", minimumIOS: 18)
    let script = "press Push\npress Back\npress Row\npress Back\npress Cover\npress Close\npress Plain\npress Close"
    let seen = try run.follow(script).split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
      .filter { $0.hasPrefix("[Back]") || $0.hasPrefix("fullscreencover") }
    let expected = [
      "[Back], out of sPush", "[Back], out of sRow q(id: 1)", "fullscreencover out of sCover", "fullscreencover",
    ]
    #expect(seen == expected, "\(name)")
  }
}
