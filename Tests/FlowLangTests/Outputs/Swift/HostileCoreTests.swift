import Testing

@testable import FlowLang

/// Names and texts that try to become code stay names and texts, or are reported as findings.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct HostileCoreTests {
  private static let names =
    [
      #"Log in (old) "<b>]};"#, "class", "default", "init", "self", "Self", "Type", "Any", "Protocol", "Text", "View",
      "none", "some", "nil", "allCases", "rawValue", "name", "url", "transition", "State", "Screen", "Bar", "Nothing",
      "Links", "hash", "encode", "😀", "日本語", "a b", "aB", "a_b", "A b", "-->", "\"", #"\(fatalError())"#, #"\"#,
      "שלום", "\u{E9}", "*/", "// x", "#if", "Optional", "Never", "String", "Int", "main", "1st", "_", "$0", "@main",
    ] + [0xFDD0, 0xFDEF].compactMap { Unicode.Scalar($0).map { String($0) } }

  /// Every name as a screen, tab, tag, flag, link, parameter and outcome; random walks visit them.
  static let flow = """
    /// */ \\(fatalError()) "quotes" \\ #warning("x")
    app `Hostile "*/ \\(x)` {
      start Main
      scheme "h"
    }
    \(names.indices.map { "flag `f \(names[$0])`\nflag `\(names[$0])`" }.joined(separator: "\n"))
    tabs Main { tab start -> Hub \(names.map { "tab `\($0)` \"\\\\(x) \\\"\\n\\u{202E}\" -> `\($0)`" }.joined(separator: " ")) }
    screen Hub {
      \(names.map { "link `\($0)` \"\\\\(fatalError()) \\\"\\n*/\" -> `\($0)` as #\"\($0.escaped)\"" }.joined(separator: "\n  "))
    }
    \(names.map { screen($0) }.joined(separator: "\n"))
    screen Wide(\(names.map { "`\($0)`: Int = 1" }.joined(separator: ", "))) {
      link again -> Wide(\(names.prefix(9).map { "`\($0)`: `\($0)`" }.joined(separator: ", ")))
      link fill -> Fill { \(names.map { "on `\($0)` -> Wide(`\($0)`: `\($0)`)" }.joined(separator: " ")) }
    }
    flow Fill {
      start Filling
      \(names.map { "outcome `\($0)`(`\($0)`: Int)" }.joined(separator: "\n  "))
      screen Filling { \(names.map { "link `\($0)` -> finish `\($0)`" }.joined(separator: " ")) }
    }
    """

  private static func screen(_ name: String) -> String {
    """
    /// The screen `\(name)`: \\(fatalError()) */
    screen `\(name)` {
      link `state` -> back to #"\(name.escaped)" or home
      link `change` -> stay set `\(name)` clear `f \(name)`
      link `none` -> Wide when `\(name)`
      link `self` -> home when not `f \(name)`
      link `init` -> back
    }
    """
  }

  @Test func hostileNamesCompileAndBehaveLikeTheMachine() throws {
    let compilation = compile(Self.flow)
    #expect(compilation.isSound, "\(compilation.findings.sorted.filter { $0.severity == .error }.map(\.message))")
    #expect(SwiftTarget.refused(Router(compilation))?.findings.sorted.map(\.message) == nil)
    try CoreBench([compilation]).expectAgreement(walks: 200)
  }

  private static let owners = [
    "H", "HU", "Ab", "AbC", "Start", "StartOf", "Offers", "Can", "Go", "Platform", "Refusal", "RefusalEntering", "P_",
  ]
  private static let linkNames = [
    "c", "bC", "cOpen", "open", "URL", "RL", "entry", "back", "end", "close", "goBack", "ofApp", "enteringH", "hOpen",
    "home",
  ]

  /// Different names whose combinations are equal: with each other, with the function of an entry point, with that of
  /// an external screen, and with members of the state.
  static let alike = """
    app A { start H scheme "a" link help -> H }
    flag set
    external flow P { outcome ok }
    screen App { without help link help -> H link `he-lp` -> P { on ok -> H } }
    \(owners.enumerated().map { index, owner in
      let links = linkNames.map { "link \($0) -> \(owners[(index + $0.count) % owners.count])" }
      return """
        screen \(owner) {
          url "/\(owner)"
          entry "push"
          \(links.joined(separator: "\n      ")) when not set
          link app -> App
          link quit -> P { on ok -> back }
        }
        """
    }.joined(separator: "\n"))
    """

  /// A request that a guard keeps is named after its link, or after the link and its handler together.
  static let kept = """
    app B { start H }
    flag f
    screen H { link buy -> F { on paid -> G } link buyOnPaid -> G link close -> H }
    screen G { requires f else S { on ok -> continue } link b -> back }
    flow F { start P outcome paid screen P { link x -> finish paid } }
    flow S { start Q outcome ok screen Q { link y -> finish ok set f } }
    """

  @Test func keptRequestsHaveUniqueNames() throws {
    let compilation = compile(Self.kept)
    #expect(compilation.isSound)
    let router = Router(compilation)
    #expect(router.requests.map(\.name) == ["hBuyOnPaid", "hBuyOnPaid_2"])
    try CoreBench([compilation]).expectAgreement(walks: 200)
  }

  @Test func namesWithEqualCombinationsAreUnique() throws {
    let compilation = compile(Self.alike)
    #expect(compilation.isSound, "\(compilation.findings.sorted.filter { $0.severity == .error }.map(\.message))")
    let router = Router(compilation)
    #expect(SwiftTarget.refused(router)?.findings.sorted.map(\.message) == nil)
    let functions =
      router.links.map { router.function($0) } + compilation.model.entryPoints.indices.map { router.entryPoint($0) }
    #expect(Set(functions).count == functions.count)
    #expect(functions.filter { $0.hasSuffix("_2") }.count > 10)
    try CoreBench([compilation]).expectAgreement(walks: 200)
  }
}

extension String {
  /// The text in the syntax of a string of a flow.
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
