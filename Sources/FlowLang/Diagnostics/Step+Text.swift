extension Step {
  /// The step for people: `url /product/{id}`, `entry Receipt`, `Home › open`.
  var text: String {
    switch self {
    case .link(let screen, let link, let outcome): "\(screen) › \(link)" + (outcome.map { " (\($0))" } ?? "")
    case .url(let address): "url \(address)"
    case .entry(let screen): "entry \(screen)"
    }
  }
}

extension [Step] {
  /// The steps for people, one after the other.
  var text: String { map(\.text).joined(separator: ", ") }
}
