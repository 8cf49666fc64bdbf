/// Opening the app from outside, as it is typed.
extension Walk {
  /// The url that an address opens, by its place in `Model.entryPoints`: its own pattern, or the most exact that it matches.
  func url(_ typed: String?) throws(WalkRefusal) -> Int {
    let urls = entryPoints.filter { model.entryPoints[$0.index].isURL }
    guard let typed else { throw WalkRefusal("a url has an address" + list(urls.map { Step.url($0.text).text })) }
    if let found = urls.first(where: { same(typed, $0.text) }) { return found.index }
    let plain = typed.filter { $0 != "{" && $0 != "}" }
    var misfit: String?
    // In `shop://product/3` the first segment stands where others have a host.
    for text in [plain, withoutScheme(plain)].compactMap({ $0 }) {
      let address = URLPattern(text)
      var best: (index: Int, pattern: URLPattern)?
      for url in urls {
        let pattern = URLPattern(url.text)
        let owner = model.entryPoints[url.index].owner
        guard matches(address, pattern, of: owner, anyValue: plain != typed, &misfit) else { continue }
        if best.map({ pattern.isMoreExact(than: $0.pattern) }) ?? true { best = (url.index, pattern) }
      }
      if let best { return best.index }
    }
    throw WalkRefusal("no url matches `\(typed)`" + (misfit ?? "") + list(urls.map { Step.url($0.text).text }))
  }

  /// The address behind a scheme of the app's, as one that begins with `/`; nil without such a scheme.
  private func withoutScheme(_ address: String) -> String? {
    let tree = compilation.tree(of: .app)
    let schemes = tree.children(of: model[.app].syntax, .scheme).compactMap { tree.string(of: $0, at: 1)?.lowercased() }
    guard let mark = address.firstRange(of: "://"), schemes.contains(address[..<mark.lowerBound].lowercased()) else {
      return nil
    }
    return "/" + address[mark.upperBound...]
  }

  /// The entry of a screen, by its place in `Model.entryPoints`.
  func entry(_ screen: String?, _ reason: String?) throws(WalkRefusal) -> Int {
    let entries = entryPoints.filter { !model.entryPoints[$0.index].isURL }
    func name(_ index: Int) -> String { model.name(of: model.entryPoints[index].owner) }
    let found = entries.filter { entry in
      screen.map { same($0, name(entry.index)) } == true && reason.map { same($0, entry.text) } != false
    }
    guard let first = found.first else {
      return try refuse(screen.map { "there is no such entry at `\($0)`" } ?? "an entry has a screen", entries)
    }
    let results = Set(found.map { machine.take(.entryPoint($0.index), in: state) })
    if results.count > 1 { return try refuse("`\(screen ?? "")` has more than one entry", found) }
    return first.index
  }

  private func refuse(_ problem: String, _ entries: [(index: Int, text: String)]) throws(WalkRefusal) -> Int {
    throw WalkRefusal(
      problem
        + list(
          entries.map { entry in
            let step = compilation.step(.entryPoint(entry.index)).text
            return "\(step) \(StringLiteral.quoted(entry.text))"
          }))
  }

  /// Every url and entry with its address or reason.
  private var entryPoints: [(index: Int, text: String)] {
    model.entryPoints.indices.map { index in
      let entryPoint = model.entryPoints[index]
      return (index, entryPoint.text.map { compilation.tree(of: entryPoint.owner).text(of: $0) } ?? "")
    }
  }

  /// What there is, as far as somebody reads it.
  private func list(_ steps: [String]) -> String {
    if steps.isEmpty { return "; the app has none" }
    let more = steps.count > 10 ? " and \((steps.count - 10).grouped) more" : ""
    return "; the app has " + steps.prefix(10).map { "`\($0)`" }.joined(separator: ", ") + more
  }

  /// Whether an address is one of a pattern. A pattern without an origin counts for those of the app.
  ///
  /// - Parameters:
  ///   - anyValue: Whether values are names of placeholders, which stand for values of every type.
  ///   - misfit: What to add to a refusal where a value alone does not fit.
  private func matches(
    _ address: URLPattern, _ pattern: URLPattern, of owner: NodeID, anyValue: Bool, _ misfit: inout String?
  ) -> Bool {
    let isOurs = address.origin == pattern.origin || pattern.origin.isEmpty && isOurs(address.origin)
    guard isOurs, address.problem == nil else { return false }
    let parameters = model.parameters[model.details(of: owner).parameters]
    let optional = Set(parameters.filter(\.isOptional).map { model.text($0.name) })
    var wrong: String?
    let matches = pattern.matches(address, optional: optional) { name, text in
      guard !anyValue, let type = parameters.first(where: { model.text($0.name) == name })?.type, !type.reads(text)
      else {
        return true
      }
      wrong = ": `\(text)` is no \(type.spelling) for `\(name)`"
      return false
    }
    misfit = misfit ?? wrong
    return matches
  }

  /// Whether a scheme and host are the app's.
  private func isOurs(_ origin: String) -> Bool {
    let tree = compilation.tree(of: .app)
    func strings(_ kind: SyntaxKind) -> [String] {
      tree.children(of: model[.app].syntax, kind).compactMap { tree.string(of: $0, at: 1)?.lowercased() }
    }
    return strings(.scheme).contains { origin.hasPrefix($0 + "://") }
      || strings(.domain).contains { origin == "https://" + $0 || origin == "http://" + $0 }
  }
}
