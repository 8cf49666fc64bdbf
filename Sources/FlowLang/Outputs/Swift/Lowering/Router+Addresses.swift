/// Lists the urls of a flow.
extension Router {
  /// A url with its parameters.
  struct Address {
    /// The index in `Model.entryPoints`.
    let index: Int
    let owner: NodeID
    let pattern: URLPattern
    /// The parameters of the screen or flow.
    let parameters: [RouterParameter]
    /// The parameters by their names in the flow.
    fileprivate let names: [String: RouterParameter]

    func parameter(_ placeholder: String) -> RouterParameter? { names[placeholder] }
  }

  /// The schemes and domains of an app, in lower case and in order.
  struct Origins {
    let schemes: [String]
    let domains: [String]

    /// Returns the scheme and host of the addresses that a pattern makes: its own, or the first of the app.
    func origin(of pattern: URLPattern) -> String {
      if !pattern.origin.isEmpty { return pattern.origin }
      return domains.first.map { "https://" + $0 } ?? schemes.first.map { $0 + "://" } ?? ""
    }

    /// Whether a pattern has a scheme of the app, and a host that may as well be a first segment.
    fileprivate func hasNamedHost(_ pattern: URLPattern) -> Bool {
      guard let mark = pattern.origin.firstRange(of: "://") else { return false }
      let host = String(pattern.origin[mark.upperBound...])
      return schemes.contains(String(pattern.origin[..<mark.lowerBound])) && !host.isEmpty && !domains.contains(host)
    }
  }

  /// The urls, more specific ones first: a literal segment precedes a placeholder (decision D10), and of two urls of
  /// one screen that are equally specific, the one with more text comes first. In `shop://product` the host of a
  /// pattern precedes a segment.
  var urls: [Address] {
    let origins = origins
    let all = model.entryPoints.indices.compactMap { address($0) }.map { address in
      let segments = address.pattern.segments
      let rank = origins.hasNamedHost(address.pattern) ? 0 : 1
      let text = segments.reduce(0) { $0 + $1.literals.reduce(0) { $0 + $1.utf8.count } }
      return (address: address, rank: rank, literals: segments.count { $0.isLiteral }, text: text)
    }
    return all.sorted { left, right in
      (left.rank, right.literals, right.text, left.address.index)
        < (right.rank, left.literals, left.text, right.address.index)
    }.map(\.address)
  }

  /// The first url of each screen that has one and is no flow.
  var screenURLs: [Address] {
    model.entryPoints.indices.compactMap { address($0) }
      .filter { model[$0.owner].kind == .screen }.distinct(by: \.owner)
  }

  private func address(_ index: Int) -> Address? {
    let entryPoint = model.entryPoints[index]
    guard entryPoint.isURL, let token = entryPoint.text else { return nil }
    let parameters = parameters(entryPoint.owner)
    let names = parameters.map { (model.text(model[$0.id].name), $0) }
    return Address(
      index: index, owner: entryPoint.owner,
      pattern: URLPattern(compilation.tree(of: entryPoint.owner).text(of: token)),
      parameters: parameters, names: Dictionary(names, uniquingKeysWith: { first, _ in first }))
  }

  /// The schemes and domains of the app.
  var origins: Origins {
    let all = compilation.origins
    return Origins(
      schemes: all.filter { $0.kind == .scheme }.map { $0.text.lowercased() },
      domains: all.filter { $0.kind == .domain }.map { $0.text.lowercased() })
  }
}
