import Testing

@testable import FlowLang

/// Features that a target does not support are reported where the flow uses them.
struct TargetLimitTests {
  private static let flow = """
    app Demo { start Home transition slide }
    transition slide { forward move(trailing) / move(leading) backward move(leading) / move(trailing) }
    transition fade { both opacity }
    transition grow { both zoom }
    transition lift { forward move(bottom) / identity backward identity / move(bottom) }
    screen Home {
      url "/"
      link open "Open" -> Next via fade
      link show "Show" -> Next sheet via fade
      link still "Still" -> Next via none
      link grow "Grow" -> Next via grow
      link plain "Plain" -> Next via default
    }
    group Others {
      transition lift
      screen Next {
        url "/next" over Home, Other
        link back "Back" -> back via fade
      }
      screen Other { allow unsupported-by-target "nobody will miss it" link on "On" -> Next via grow }
    }
    """

  /// Returns the lines and messages of the findings, without the name of the target.
  private func limits(_ target: SwiftTarget, of flow: String = Self.flow) -> String {
    let compilation = Compiler.compile(SourceFile(path: "demo.flow", text: flow))
    #expect(compilation.findings.count(.error) == 0, "\(compilation.findings.sorted.map(\.message))")
    let lines = LineTable(compilation.sources[0])
    return target.limits(of: compilation).findings.sorted.map { finding in
      #expect(finding.rule == "unsupported-by-target" && finding.severity == .warning)
      let line = lines.position(of: finding.range.start).line
      return "\(line) \(finding.link): \(finding.message.dropFirst("the target `\(target.name)` ".count))"
    }.joined(separator: "\n")
  }

  /// An iPhone has room for five tabs; with more, the fifth is More.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func aFifthOfSixTabsIsBehindMore(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    func messages(_ tabs: Int) -> [String] {
      let bar = (1...tabs).map { "tab t\($0) -> S\($0)\n" }.joined() + "}\n"
      let text = "app A { start B }\ntabs B {\n" + bar + (1...tabs).map { "screen S\($0) {}\n" }.joined()
      return target.limits(of: Compiler.compile(SourceFile(path: "a.flow", text: text))).findings.sorted.map(\.message)
    }
    #expect(messages(5) == [])
    #expect(
      messages(7) == [
        "the target `\(name)` shows 4 of more than 5 tabs on an iPhone: from `t5` on they are behind More, with a Back that the router does not know"
      ])
  }

  @Test func stackHasATransitionForEachStep() {
    #expect(
      limits(.stack) == """
        9 show: presents a sheet as the platform does, not `via fade`
        11 grow: draws `zoom` as a fade with a scale
        """)
  }

  @Test func navigationStackHasOneTransitionForAStack() {
    #expect(
      limits(.navigationStack) == """
        8 open: has one transition for a whole stack, not one for this step: `via fade` is not seen
        9 show: presents a sheet as the platform does, not `via fade`
        10 still: has one transition for a whole stack, not one for this step: `via none` is not seen
        11 grow: has one transition for a whole stack, not one for this step: `via grow` is not seen
        15 : moves back as it moves forward: the backward effects of `lift` are not seen
        18 back: has one transition for a whole stack, not one for this step: `via fade` is not seen
        """)
  }

  @Test func otherTargetsUseTheTransitionsOfThePlatform() {
    let movements = """
      8 open: moves screens as the platform does, not `via fade`
      9 show: presents a sheet as the platform does, not `via fade`
      10 still: moves screens as the platform does, not `via none`
      11 grow: moves screens as the platform does, not `via grow`
      15 : moves screens as the platform does, not by `lift`
      """
    let grow = "11 grow: moves screens as the platform does, not `via grow`\n"
    let first = "1 : moves screens as the platform does, not by `slide`\n"
    let last = "\n18 back: moves screens as the platform does, not `via fade`"
    let late = "\n17 : shows one screen after the other before iOS 16: what is over another may come late"
    #expect(limits(.swiftUI) == first + movements.replacing(grow, with: "") + last)
    #expect(limits(.modifiers) == first + movements + late + last)
    #expect(limits(.triggers) == first + movements + late + last)
    let still = "10 still: moves screens as the platform does, not `via none`\n"
    #expect(limits(.uiKit) == first + movements.replacing(still, with: "").replacing(grow, with: "") + last)
  }
}
