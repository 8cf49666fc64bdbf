import Foundation
import Testing

@testable import FlowLang

@Suite struct JSONEmitterTests {
  private func read(_ compilation: Compilation) throws -> [String: Any] {
    let data = Data(Emitter.json.emit(compilation).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func read(_ text: String) throws -> [String: Any] {
    try read(Compiler.compile(SourceFile(path: "a.flow", text: text)))
  }

  @Test(arguments: EmittedExamples.paths)
  func exampleIsValidAndComplete(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    let json = try read(compilation)
    #expect(json["version"] as? Int == 1)
    let nodes = try #require(json["nodes"] as? [[String: Any]])
    #expect(nodes.count == compilation.model.nodes.count - 1)
    let own = nodes + [try #require(json["app"] as? [String: Any])]
    let links = own.flatMap { $0["links"] as? [Any] ?? [] }
    #expect(links.count == compilation.model.links.count)
  }

  /// Every key that occurs in the output is explained in the document, and the other way round.
  @Test func everyKeyIsDocumented() throws {
    var written: Set<String> = []
    let flows = try EmittedExamples.paths.map { try EmittedExamples.compile($0) }
    let rest = Compiler.compile(SourceFile(path: "a.flow", text: Self.rest))
    for compilation in flows + [rest, HostileFlow.compilation] {
      collectKeys(of: try read(compilation), into: &written)
    }
    collectKeys(of: try readFinding(), into: &written)
    written.insert("missing")  // of a draft
    let page = try String(contentsOf: Repository.root.appending(path: "docs/graph-json.md"), encoding: .utf8)
    var documented: Set<String> = []
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      documented.insert(String(line.dropFirst(3).prefix { $0 != "`" }))
    }
    #expect(written.subtracting(documented).sorted() == [])
    #expect(documented.subtracting(written).sorted() == [])
  }

  /// Returns a flow with a finding whose trace has a step of every kind.
  private func readFinding() throws -> [String: Any] {
    let steps: [Step] = [
      .flag("f", value: true), .url("/s"), .entry(screen: "S"), .link(screen: "S", link: "a", outcome: "o"), .back,
      .tab("t"), .externalOutcome(flow: "E", outcome: "o"), .externalBack("E"),
    ]
    let finding = try Compilation.of(
      "app A { start S } screen S { link a -> T } screen T {}", finding: .deadEnd, "no", at: "S"
    ) {
      ($0.screen, $0.link, $0.outcome, $0.trace) = ("S", "a", "o", steps)
    }.findings.shown[0]
    let data = Data(Emitter.json.emit(Compilation.of("screen S {}"), showing: finding).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Constructs that the examples leave out.
  private static let rest = """
    app A { start S allow trap "no" }
    screen S { link a -> T over root allow dead-end "r" } screen T { link b -> S reuse }
    group G { requires not f } flag f expect T reachable from S
    """

  private func collectKeys(of value: Any, into keys: inout Set<String>) {
    if let object = value as? [String: Any] {
      for (key, value) in object {
        keys.insert(key)
        collectKeys(of: value, into: &keys)
      }
    } else if let array = value as? [Any] {
      for value in array { collectKeys(of: value, into: &keys) }
    }
  }

  @Test func namesAreUnchanged() throws {
    let nodes = try #require(try read(HostileFlow.compilation)["nodes"] as? [[String: Any]])
    let names = nodes.compactMap { $0["name"] as? String }.map { Array($0.utf8) }
    for name in HostileFlow.names { #expect(names.contains(Array(name.utf8))) }
  }

  @Test func targetsAreComplete() throws {
    let json = try read(
      """
      app A { start S }
      flag f
      screen S {
        link go "Go" -> P(id: 3, list: []) sheet over root as #p via none or stay set f
          when not f else F(x: .y) { on done -> back to #p note k "v" }
      }
      screen P(id: Int, list: [Int] = [], name: String? = nil) {}
      flow F(x: K) { start Q outcome done screen Q { link e -> finish done } }
      """)
    let nodes = try #require(json["nodes"] as? [[String: Any]])
    let link = try #require((nodes[0]["links"] as? [[String: Any]])?.first)
    let target = try #require(link["target"] as? [String: Any])
    let expected = """
      {"goal":"call","to":"P","presentation":"sheet","as":"p","via":"none","or":"stay","set":["f"],
       "placing":{"kind":"over","place":{"root":true}},"when":[{"flag":"f","is":false}],"line":4,"column":19,
       "arguments":[{"name":"id","value":{"kind":"number","value":"3"}},{"name":"list","value":{"kind":"emptyArray"}}],
       "else":{"goal":"call","to":"F","presentation":"push","line":5,"column":21,
         "arguments":[{"name":"x","value":{"kind":"case","value":"y"}}],
         "handlers":[{"outcome":"done","line":5,"column":32,
           "target":{"goal":"backTo","place":{"tag":"p"},"line":5,"column":43}}],
         "notes":[{"key":"k","value":"v"}]}}
      """
    let object = try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary
    #expect(target as NSDictionary == object)
  }

  @Test func verdictsAreLeftOutWhenNothingWasDecided() throws {
    let json = try read("screen S {}")
    #expect((json["summary"] as? [String: Any])?["decided"] as? Bool == false)
    #expect((json["nodes"] as? [[String: Any]])?.first?["reachable"] == nil)
  }

  /// The indentation of deeply nested targets does not make the text grow quadratically with their depth.
  @Test func outputOfDeepNestingIsNotQuadratic() throws {
    let nested = String(repeating: "S when f else ", count: 1000) + "S"
    let text = "app A { start S }\nflag f\nscreen S { link a -> \(nested) }"
    let json = Emitter.json.emit(Compiler.compile(SourceFile(path: "a.flow", text: text)))
    #expect(json.utf8.count < 50 * text.utf8.count)
  }

  /// Columns in one very long line take as long as in many short ones.
  @Test func oneLongLineIsLinear() throws {
    let screens = (0..<20_000).map { "screen S\($0) { link a -> S\($0) }" }.joined(separator: " ")
    let json = try read("app A { start S0 } é " + screens)
    let last = try #require((json["nodes"] as? [[String: Any]])?.last)
    #expect(last["column"] as? Int == 21 + screens.utf8.count - "screen S19999 { link a -> S19999 }".utf8.count + 1)
  }
}
