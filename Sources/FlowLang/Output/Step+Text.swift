extension Step {
  /// The step for people: `url /product/{id}`, `entry Receipt`, `Home › open`.
  public var text: String {
    switch self {
    case .link(let screen, let link, let outcome): "\(screen) › \(link)" + (outcome.map { " (\($0))" } ?? "")
    case .url(let address): "url \(address)"
    case .entry(let screen): "entry \(screen)"
    case .back: "Back"
    case .dismiss: "close"
    case .tab(let tab): "tab \(tab)"
    case .flag(let flag, let value): "\(flag) = \(value)"
    case .externalOutcome(let flow, let outcome): "\(flow) ends (\(outcome))"
    case .externalBack(let screen): "\(screen) goes back"
    }
  }
}

extension [Step] {
  /// The steps for people, one after the other.
  var text: String { map(\.text).joined(separator: ", ") }
}
