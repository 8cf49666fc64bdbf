extension Rule {
  static let urlParameter: Rule = Rule(
    "url-parameter", .error, .names,
    summary: "a url and the parameters of its screen do not fit together",
    explanation: """
      Every placeholder of an address is a parameter of the screen that it opens, once; every parameter without a
      default must be in it, for there is nobody to ask.
      """,
    failing: """
      app Shop {
        start Home
        scheme "shop"
      }
      screen Home { link open "Open" -> Product }
      screen Product(id: Int) { url ⟦"/product/{number}"⟧ }
      """,
    repaired: """
      app Shop {
        start Home
        scheme "shop"
      }
      screen Home { link open "Open" -> Product }
      screen Product(id: Int) { url "/product/{id}" }
      """
  ) { compilation, findings in
    let model = compilation.model
    var known: [NodeID: AddressParameters] = [:]
    for link in DeepLink.all(in: compilation) {
      var parameters = known[link.owner] ?? AddressParameters(of: link.owner, model)
      for complaint in parameters.complaints(of: link) {
        findings.add(urlParameter, about: .node(link.owner)) { finding(complaint, link, &parameters, compilation) }
      }
      known[link.owner] = parameters
    }
  }

  private static func finding(
    _ complaint: AddressParameters.Complaint, _ link: DeepLink, _ parameters: inout AddressParameters,
    _ compilation: Compilation
  ) -> Finding {
    let owner = "`\(compilation.model.name(of: link.owner))`"
    let (message, help): (String, String?) =
      switch complaint {
      case .malformed(let problem): (problem, nil)
      case .repeated(let placeholder): ("the placeholder `{\(placeholder)}` stands in the address twice", nil)
      case .unknown(let placeholder):
        (
          "\(owner) has no parameter `\(placeholder)`",
          parameters.suggestion(for: placeholder).map { "did you mean `{\($0)}`?" }
        )
      case .missing:
        (
          "the address does not say \(parameters.missing(in: link).map { "`\($0)`" }.joined(separator: ", ")) of \(owner)",
          "add a placeholder, or give the parameter a default"
        )
      }
    var finding = urlParameter.finding(message, at: link.range)
    compilation.describe(&finding, link.owner, nil)
    finding.help = help
    return finding
  }
}

/// The parameters of a screen or flow, for what its addresses say of them: one may have thousands of both.
private struct AddressParameters {
  private let names: [String]
  private let known: Set<String>
  /// Those that an address has to say.
  private let required: [String]
  private var suggestions: SpellingSuggestion?

  /// What is wrong with an address.
  enum Complaint {
    case malformed(String)
    case repeated(String)
    case unknown(String)
    case missing
  }

  init(of owner: NodeID, _ model: Model) {
    let parameters = model.parameters[model.details(of: owner).parameters]
    names = parameters.map { model.text($0.name) }
    known = Set(names)
    required = parameters.filter { !$0.isOptional }.map { model.text($0.name) }
  }

  func complaints(of link: DeepLink) -> [Complaint] {
    if let problem = link.pattern.problem { return [.malformed(problem)] }
    var complaints: [Complaint] = []
    var seen: Set<String> = []
    for placeholder in link.pattern.placeholders {
      if !seen.insert(placeholder).inserted {
        complaints.append(.repeated(placeholder))
      } else if !known.contains(placeholder) {
        complaints.append(.unknown(placeholder))
      }
    }
    if complaints.isEmpty, required.contains(where: { !seen.contains($0) }) { return [.missing] }
    return complaints
  }

  /// The required parameters that an address does not say.
  func missing(in link: DeepLink) -> [String] {
    let given = Set(link.pattern.placeholders)
    return required.filter { !given.contains($0) }
  }

  /// The parameter that a placeholder may stand for.
  mutating func suggestion(for placeholder: String) -> String? {
    suggestions = suggestions ?? SpellingSuggestion(among: names)
    return suggestions?.best(for: placeholder)
  }
}
