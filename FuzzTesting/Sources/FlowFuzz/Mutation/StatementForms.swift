@testable import FlowLang

/// Every form of a statement, to be put into a flow with names of it. `A` to `D` stand for names, `#t` for a tag.
enum StatementForms {
  static let all = items + inApps + inNodes + targets.map { "link a \"L\" -> " + $0 }

  private static let items = [
    "import \"b.flow\"", "flag A", "flag A = true", "external flag A = false", "external screen A(id: Int)",
    "external flow A(id: String?) { outcome B outcome C(value: [Int]) }",
    "transition A { forward slide(edge: bottom, 0.4s) + fade / scale(0.9) backward fade / move }",
    "transition A { both fade easing spring(duration: 300ms) }", "expect never A when B, not C",
    "expect every screen within 3 taps", "expect A only after B", "expect A within 2 taps of B",
    "expect A reachable from B", "expect A reachable", "screen A { }", "screen A(id: Int, name: String? = nil) { }",
    "tabs A { tab a \"A\" icon \"i\" badge -> B tab b -> C }", "group A { requires B else C }",
    "flow A { start B outcome C outcome D(value: Int) }", "app A { start B }",
  ]

  private static let inApps = [
    "start A when B, not C else D", "scheme \"shop\"", "domain \"shop.example\"", "outcome A", "outcome A(value: Int)",
    "requires A", "requires A, not B else C", "requires A else B sheet { on C -> continue }", "tab a -> A", "start A",
  ]

  private static let inNodes = [
    "url \"/a/{id}\" in tab A.a over B, C(id: id)", "url \"a?x={x}\"", "entry \"siri\" over A", "view uikit A.B",
    "view A.B", "image \"a.png\"", "embed A(id: 1)", "without a", "transition A", "back automatic", "back declared",
    "allow dead-end \"it is so\"", "note A \"text\"", "note \"any key\" \"text\"",
  ]

  private static let targets = [
    "A", "A(id: 1, name: \"n\", kind: .b, rest: [], none: nil, real: -1.5) push", "back", "back to root", "back to #t",
    "back to A", "home", "dismiss", "raise #t or stay", "tab A.a", "tab a reset", "finish A(value: x.y)",
    "open \"https://a.example\"", "stay", "continue", "A sheet { on B -> stay on C -> dismiss note \"k\" \"v\" }",
    "A cover", "A popover", "A dialog { on B -> finish C }", "A reuse as #t", "A over root", "A over #t", "A replace",
    "A replace from #t as #\"a b\"", "A in tab B.a", "A via B", "back or home", "back to #t or dismiss",
    "stay set A, B", "A clear A set B", "A when B, not C else D", "A when B else C when D", "dismiss when A",
  ]

  /// A statement, with names of a flow.
  static func statement(_ names: [[UInt8]], _ random: inout SeededRandom) -> [UInt8] {
    let form = Array(random.pick(all).utf8)
    if names.isEmpty { return form }
    let tokens = Lexer.tokens(of: SourceFile(path: "", bytes: form)).0
    return tokens.reversed().reduce(form) { text, token in
      let isPlaceholder = token.kind == .tag || token.kind == .name && token.range.count == 1
      guard isPlaceholder, random.int(below: 8) > 0 else { return text }
      let alike = names.filter { ($0.first == UInt8(ascii: "#")) == (token.kind == .tag) }
      return alike.isEmpty ? text : text.replacing(token.range, with: random.pick(alike))
    }
  }
}
