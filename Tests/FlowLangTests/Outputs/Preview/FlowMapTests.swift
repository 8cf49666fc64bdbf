import Testing

@testable import FlowLang

/// The map: its names in words, and no arrow behind a box.
@Suite struct FlowMapTests {
  /// Returns the links whose arrows are drawn behind boxes.
  private func crossings(_ compilation: Compilation) throws -> [String] {
    let map = FlowMap(Diagram(compilation)) { _ in false }
    let grid = try #require(MapGrid(map.boxes, map.size))
    return map.arrows.filter { arrow in arrow.samples.contains { grid.isCovered($0) } }.map { arrow in
      let (tail, head) = (map.boxes[arrow.tail], map.boxes[arrow.head])
      return "\(compilation.model.name(of: tail.node)) \(tail.lines[arrow.line].text) → "
        + compilation.model.name(of: head.node)
    }
  }

  @Test(arguments: EmittedExamples.paths)
  func noArrowIsBehindABox(_ path: String) throws {
    let crossings = try crossings(try EmittedExamples.compile(path))
    #expect(crossings == [], "\(crossings)")
  }

  @Test(arguments: 1...UInt64(TestTier.rounds(5, fast: 1)))
  func noArrowOfARandomFlowIsBehindABox(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let names = (0..<24).map { "S\($0)" }
    let screens = names.enumerated().map { index, name in
      let goals = (0..<3).map { _ in names[random.int(below: names.count)] }
      let links = goals.enumerated().map { "link l\($0) -> \($1)\(random.int(below: 3) == 0 ? " reset" : "")" }
      let screen = "screen \(name) { \(links.joined(separator: "  "))  link up -> back to S0 }"
      return index % 8 == 5 ? "group G\(index) {\n\(screen)" : index % 8 == 7 ? "\(screen)\n}" : screen
    }
    let text = "app A { start S0 }\n" + screens.joined(separator: "\n")
    let crossings = try crossings(Compiler.compile(SourceFile(path: "a.flow", text: text)))
    #expect(crossings == [], "\(crossings)")
  }

  static let names = [
    ("Home", "Home"), ("AccountSettings", "Account Settings"), ("PINEntry", "PIN Entry"), ("KYCScanner", "KYC Scanner"),
    ("Step2", "Step 2"), ("sign_in", "Sign in"), ("home", "Home"), ("ItemA", "Item A"), ("a b", "a b"),
    ("ÜberUns", "Über Uns"),
    ("_", "_"), ("URL", "URL"),
  ]

  @Test(arguments: names)
  func namesBecomeWords(_ name: String, _ words: String) { #expect(ReadableName.inWords(name) == words) }

  @Test(.fullTier)
  func theScriptGivesTheSameWords() throws {
    let script = String(decoding: PackageResources.element_js, as: UTF8.self)
    let list = Self.names.map { "\"\($0.0)\"" }.joined(separator: ",")
    let visit = try Browser.visit(
      """
      <!DOCTYPE html><meta charset="utf-8"><pre id="result"></pre><script type="module">\(script)
      document.getElementById("result").textContent = [\(list)].map(inWords).join("|");</script>
      """)
    #expect(visit.text(of: "result") == Self.names.map(\.1).joined(separator: "|"))
  }
}
