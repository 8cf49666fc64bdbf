import Testing

@testable import FlowLang

/// The trace of a finding in a picture.
@Suite struct DrawnTraceTests {
  /// Returns the first finding of a rule, with its trace as `number: from -> to`.
  private func drawnTrace(_ text: String, _ rule: Rule) throws -> (compilation: Compilation, drawnTrace: DrawnTrace) {
    let compilation = compile(text)
    let finding = try #require(Reporter.findings(of: rule, in: compilation).first)
    return (compilation, try #require(DrawnTrace(finding, compilation)))
  }

  private func drawnSteps(_ text: String, _ rule: Rule) throws -> [String] {
    let (compilation, drawnTrace) = try drawnTrace(text, rule)
    return drawnTrace.drawnSteps.map { step in
      let origin = step.origin.map { compilation.model.name(of: $0) } ?? "outside"
      return "\(step.number): \(origin) -> \(compilation.model.name(of: step.goal))"
    }
  }

  @Test func stepsAreFollowed() throws {
    #expect(
      try drawnSteps("app A { start H } screen H { link i -> I } screen I { link j -> J cover } screen J {}", .deadEnd)
        == ["1: H -> I", "2: I -> J"])
  }

  @Test func aTraceMayBeginOutside() throws {
    let text = """
      app A { start H when f else I }
      flag f
      screen H { link i -> I }
      screen I { link h -> H }
      screen K { url "/k" link j -> J cover when f }
      screen J {}
      """
    #expect(try drawnSteps(text, .deadEnd) == ["2: outside -> K", "3: K -> J"])
  }

  @Test func aCycleFollowsTheTrace() throws {
    let text = "app A { start H } screen H { link p -> P } screen P(n: Int) { link p -> P(n: 2) }"
    #expect(try drawnSteps(text, .unboundedStack) == ["1: H -> P", "2: P -> P"])
  }

  @Test func theHandlerOfAFinishIsFollowed() throws {
    let (compilation, drawnTrace) = try drawnTrace(
      """
      app A { start H }
      screen H { link f -> F { on done -> J cover } }
      flow F { start S outcome done screen S { link y -> finish done } }
      screen J {}
      """, .deadEnd)
    #expect(drawnTrace.drawnSteps.map(\.targets.count) == [1, 2])
    let passed = Set(drawnTrace.passed.map { compilation.model.name(of: $0) })
    #expect(passed.isSuperset(of: ["H", "F", "S", "J"]))
  }

  @Test func stepsOfThePlatformHaveLinesOfTheirOwn() throws {
    let text = """
      app A { start T }
      tabs T { tab t -> H tab u -> I }
      screen H {}
      screen I { link j -> J cover }
      screen J {}
      """
    let compilation = compile(text)
    let finding = try #require(Reporter.findings(of: .deadEnd, in: compilation).first)
    let picture = Emitter.dot.emit(compilation, showing: finding)
    #expect(picture.contains("<B>1</B></FONT>&#160; <FONT COLOR=\"\(DotColor.trace)\"><B>tab u</B>"))
    #expect(picture.contains("nothing leaves `J` when it is shown as a cover [dead-end]"))
    #expect(picture.contains("shown by: 1 tab u, 2 I › j"))
  }

  @Test func theRestOfThePictureIsFaint() throws {
    let text = "app A { start H } screen H { link i -> I cover link j -> J } screen I {} screen J {}"
    let compilation = compile(text)
    let finding = try #require(Reporter.findings(of: .deadEnd, in: compilation).first)
    let lines = Emitter.dot.emit(compilation, showing: finding).split(separator: "\n")
    func line(_ start: String) -> String { String(lines.first { $0.contains(start) } ?? "") }
    #expect(line("\"H\":0:e -> \"I\":h").contains(DotColor.trace))
    #expect(line("\"H\":1:e -> \"J\":h").contains(DotColor.faint))
    #expect(line("\"J\" [").contains("fontcolor=\"\(DotColor.faint)\""))
    #expect(!line("\"I\" [").contains("fontcolor"))
  }

  @Test func aTraceThatIsTooLongIsNotShown() throws {
    let screens = (0..<1200).map { "screen S\($0) { link n -> S\($0 + 1) replace }" }.joined(separator: "\n")
    let compilation = Compilation.of("app A { start S0 }\n\(screens)\nscreen S1200 {}")
    let finding = try #require(Reporter.findings(of: .deadEnd, in: compilation).first)
    #expect(!Emitter.canShow(finding, of: compilation))
  }

  /// Names that try to break out of their context are escaped, in a caption as well.
  @Test func hostileNamesStayInTheCaption() throws {
    let compilation = compile("app A { start H } screen H { link i -> `<B>\"&` cover } screen `<B>\"&` {}")
    let finding = try #require(Reporter.findings(of: .deadEnd, in: compilation).first)
    let picture = Emitter.dot.emit(compilation, showing: finding)
    #expect(picture.contains("nothing leaves `&lt;B&gt;&quot;&amp;` when"))
  }
}
