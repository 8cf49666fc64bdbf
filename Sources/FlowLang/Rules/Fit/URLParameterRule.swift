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
    for link in DeepLink.all(in: compilation) {
      for (message, help) in complaints(of: link, compilation.model) {
        findings.add(urlParameter, about: .node(link.owner)) {
          var finding = urlParameter.finding(message, at: link.range)
          compilation.describe(&finding, link.owner, nil)
          finding.help = help
          return finding
        }
      }
    }
  }

  private static func complaints(of link: DeepLink, _ model: Model) -> [(message: String, help: String?)] {
    if let problem = link.pattern.problem { return [(problem, nil)] }
    let parameters = model.parameters[model.details(of: link.owner).parameters]
    let names = parameters.map { model.text($0.name) }
    let owner = "`\(model.name(of: link.owner))`"
    var complaints: [(message: String, help: String?)] = []
    var seen: Set<String> = []
    for placeholder in link.pattern.placeholders {
      if !seen.insert(placeholder).inserted {
        complaints.append(("the placeholder `{\(placeholder)}` stands in the address twice", nil))
      } else if !names.contains(placeholder) {
        let suggestion = SpellingSuggestion.best(for: placeholder, among: names).map { "did you mean `{\($0)}`?" }
        complaints.append(("\(owner) has no parameter `\(placeholder)`", suggestion))
      }
    }
    let missing = zip(parameters, names).filter { !$0.isOptional && !seen.contains($1) }.map { "`\($1)`" }
    if complaints.isEmpty && !missing.isEmpty {
      let help = "add a placeholder, or give the parameter a default"
      complaints.append(("the address does not say \(missing.joined(separator: ", ")) of \(owner)", help))
    }
    return complaints
  }
}
