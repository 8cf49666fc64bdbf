/// Traces as JSON, in the one form that all outputs share.
extension JSONWriter {
  /// Writes a member with the steps of a trace or a cycle.
  mutating func member(_ name: String, _ steps: [Step]) {
    key(name)
    array { json in
      for step in steps { json.write(step) }
    }
  }

  private mutating func write(_ step: Step) {
    object { json in
      switch step {
      case .link(let screen, let link, let outcome):
        json.member("screen", screen)
        json.member("link", link)
        if let outcome { json.member("outcome", outcome) }
      case .url(let address):
        json.member("url", address)
      case .entry(let screen):
        json.member("entry", screen)
      case .back:
        json.member("platform", "back")
      case .dismiss:
        json.member("platform", "dismiss")
      case .tab(let tab):
        json.member("platform", "tab")
        json.member("tab", tab)
      case .flag(let flag, let value):
        json.member("flag", flag)
        json.member("value", value)
      case .flagValue(let flag, let value):
        json.member("flag", flag)
        json.member("value", value)
      case .externalOutcome(let flow, let outcome):
        json.member("external", flow)
        json.member("outcome", outcome)
      case .externalBack(let screen):
        json.member("external", screen)
        json.member("platform", "back")
      }
    }
  }
}
