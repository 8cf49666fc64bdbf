extension Untaken.Reason {
  /// For people and programs: the name of the rule, or why it is not known.
  var name: String {
    switch self {
    case .rule(let rule): rule
    case .notOffered: "not-offered"
    case .never: "never"
    case .notFound: "not-found"
    }
  }

  /// What it means, for people.
  var text: String {
    switch self {
    case .rule(let rule): "never happens (\(rule))"
    case .notOffered: "is offered on no screen that is ever shown"
    case .never: "never happens in any state of the app"
    case .notFound: "was not found in the states that were looked at"
    }
  }
}
