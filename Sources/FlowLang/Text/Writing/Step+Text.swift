extension Step {
  /// The step as text for a reader: `url /product/{id}`, `entry Receipt`, `Home › open`. ``Walk`` reads it back, so
  /// names are spelled as in a flow file.
  public var text: String {
    switch self {
    case .link(let screen, let link, let outcome):
      "\(Spelling.name(screen)) › \(Spelling.word(link))" + (outcome.map { " (\(Spelling.word($0)))" } ?? "")
    case .url(let address): "url \(Self.spelling(ofAddress: address))"
    case .entry(let screen, let reason):
      "entry \(Spelling.name(screen))" + (reason.map { " \(StringLiteral.quoted($0))" } ?? "")
    case .back: "back"
    case .dismiss: "close"
    case .tab(let tab): "tab \(Spelling.word(tab))"
    case .flag(let flag, let value): "\(Spelling.name(flag)) = \(value)"
    case .flagValue(let flag, let value): "\(Spelling.name(flag)) = \(Spelling.word(value))"
    case .externalOutcome(let flow, let outcome): "\(Spelling.name(flow)) ends (\(Spelling.word(outcome)))"
    case .externalBack(let screen): "\(Spelling.name(screen)) goes back"
    }
  }

  /// The text of an empty trace: the start is the state.
  static let startText = "the start"

  /// Returns an address verbatim, or in quotes where its end would not be visible.
  private static func spelling(ofAddress address: String) -> String {
    let isPlain = address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F && $0 != "," && $0 != "\"" }
    return isPlain && !address.isEmpty ? address : StringLiteral.quoted(address)
  }
}

extension [Step] {
  /// The steps as text for a reader, separated by commas.
  var text: String { map(\.text).joined(separator: ", ") }

  /// The trace to a state, for a reader; an empty trace is the start. The middle of a long trace is left out.
  var traceText: String {
    if isEmpty { return Step.startText }
    guard count > 2 * Self.shownAtEachEnd + 1 else { return text }
    let hidden = count - 2 * Self.shownAtEachEnd
    return "\(Array(prefix(Self.shownAtEachEnd)).text), … \(hidden) more …, \(Array(suffix(Self.shownAtEachEnd)).text)"
  }

  private static var shownAtEachEnd: Int { 8 }
}
