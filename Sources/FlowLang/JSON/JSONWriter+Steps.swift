extension Step {
  /// Writes the step as in the traces of every output in JSON.
  var json: JSONValue {
    switch self {
    case .link(let screen, let link, let outcome):
      .object(omittingNil: [
        "screen": .string(screen), "link": .string(link), "outcome": outcome.map { .string($0) },
      ])
    case .url(let address): ["url": .string(address)]
    case .entry(let screen, let reason):
      .object(omittingNil: ["entry": .string(screen), "reason": reason.map { .string($0) }])
    case .back: ["platform": "back"]
    case .dismiss: ["platform": "dismiss"]
    case .tab(let tab): ["platform": "tab", "tab": .string(tab)]
    case .flag(let flag, let value): ["flag": .string(flag), "value": .bool(value)]
    case .flagValue(let flag, let value): ["flag": .string(flag), "value": .string(value)]
    case .externalOutcome(let flow, let outcome): ["external": .string(flow), "outcome": .string(outcome)]
    case .externalBack(let screen): ["external": .string(screen), "platform": "back"]
    }
  }
}

extension JSONValue {
  /// The steps of a trace or a cycle.
  static func steps(_ steps: [Step]) -> JSONValue { .array(steps.map(\.json)) }
}

extension JSONWriter {
  /// Writes a member with the steps of a trace or a cycle.
  mutating func member(_ name: String, _ steps: [Step]) {
    key(name)
    value(.steps(steps))
  }
}
