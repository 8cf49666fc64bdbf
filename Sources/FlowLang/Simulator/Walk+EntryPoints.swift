/// The entry points that typed text refers to.
extension Walk {
  /// Returns the url that an address opens, as an index into `Model.entryPoints`: the one with this pattern, or the
  /// most exact one that matches.
  func url(_ typed: String?) throws(WalkRefusal) -> Int {
    let urls = entryPoints.filter { model.entryPoints[$0.index].isURL }
    guard let typed else { throw WalkRefusal("a url has an address" + list(urls.map { Step.url($0.text).text })) }
    if let found = urls.first(where: { same(typed, $0.text) }) { return found.index }
    let plain = typed.filter { $0 != "{" && $0 != "}" }
    var mismatch: String?
    // In `shop://product/3` the first segment is in the position of a host, which a pattern may have as well.
    for text in [plain, withoutScheme(plain)].compactMap({ $0 }) {
      let address = URLPattern(text)
      var best: (index: Int, pattern: URLPattern)?
      for url in urls {
        let pattern = URLPattern(url.text)
        let owner = model.entryPoints[url.index].owner
        guard matches(address, pattern, of: owner, anyValue: plain != typed, &mismatch) else { continue }
        if best.map({ pattern.isMoreExact(than: $0.pattern) }) ?? true { best = (url.index, pattern) }
      }
      if let best { return best.index }
    }
    throw WalkRefusal("no url matches `\(typed)`" + (mismatch ?? "") + list(urls.map { Step.url($0.text).text }))
  }

  /// Returns the address after a scheme of the app, beginning with `/`; nil without such a scheme.
  private func withoutScheme(_ address: String) -> String? {
    let schemes = compilation.origins.filter { $0.kind == .scheme }.map { $0.text.lowercased() }
    guard let mark = address.firstRange(of: "://"), schemes.contains(address[..<mark.lowerBound].lowercased()) else {
      return nil
    }
    return "/" + address[mark.upperBound...]
  }

  /// Returns the entry of a screen, as an index into `Model.entryPoints`.
  func entry(_ screen: String?, _ reason: String?) throws(WalkRefusal) -> Int {
    let entries = entryPoints.filter { !model.entryPoints[$0.index].isURL }
    func name(_ index: Int) -> String { model.name(of: model.entryPoints[index].owner) }
    let found = entries.filter { entry in
      screen.map { same($0, name(entry.index)) } == true && reason.map { same($0, entry.text) } != false
    }
    guard let first = found.first else {
      let problem = screen.map { "there is no such entry at `\($0)`" + nearest($0, entries.map { name($0.index) }) }
      return try refuse(problem ?? "an entry has a screen", entries)
    }
    let results = Set(found.map { machine.take(.entryPoint($0.index), in: state) })
    if results.count > 1 { return try refuse("`\(screen ?? "")` has more than one entry", found) }
    return first.index
  }

  private func refuse(_ problem: String, _ entries: [(index: Int, text: String)]) throws(WalkRefusal) -> Int {
    let steps = entries.map { Step.entry(screen: model.name(of: model.entryPoints[$0.index].owner), reason: $0.text) }
    throw WalkRefusal(problem + list(steps.map(\.text)))
  }

  /// Every url and entry, with its address or reason.
  private var entryPoints: [(index: Int, text: String)] {
    model.entryPoints.enumerated().map { ($0, compilation.text(of: $1)) }
  }

  /// Returns a list of the available steps, up to a limit.
  private func list(_ steps: [String]) -> String {
    if steps.isEmpty { return "; the app has none" }
    let more = steps.count > 10 ? " and \((steps.count - 10).grouped) more" : ""
    return "; the app has " + steps.prefix(10).map { "`\($0)`" }.joined(separator: ", ") + more
  }

  /// Whether an address matches a pattern. A pattern without an origin has those of the app.
  ///
  /// - Parameters:
  ///   - anyValue: Whether values are names of placeholders, which match every type.
  ///   - mismatch: The text to add to a refusal when only a value does not fit.
  private func matches(
    _ address: URLPattern, _ pattern: URLPattern, of owner: NodeID, anyValue: Bool, _ mismatch: inout String?
  ) -> Bool {
    let isOurs = address.origin == pattern.origin || pattern.origin.isEmpty && isOurs(address.origin)
    guard isOurs, address.problem == nil else { return false }
    let parameters = model.parameters[model.details(of: owner).parameters]
    let optional = Set(parameters.filter(\.isOptional).map { model.text($0.name) })
    var wrong: String?
    let matches = pattern.matches(address, optional: optional) { name, text in
      guard !anyValue, let type = parameters.first(where: { model.text($0.name) == name })?.type, !type.reads(text)
      else { return true }
      wrong = ": `\(text)` is no \(type.spelling) for `\(name)`"
      return false
    }
    mismatch = mismatch ?? wrong
    return matches
  }

  /// Whether a scheme and host belong to the app.
  private func isOurs(_ origin: String) -> Bool {
    func texts(_ kind: SyntaxKind) -> [String] {
      compilation.origins.filter { $0.kind == kind }.map { $0.text.lowercased() }
    }
    let domains = texts(.domain)
    return texts(.scheme).contains { scheme in ([""] + domains).contains { origin == scheme + "://" + $0 } }
      || domains.contains { origin == "https://" + $0 || origin == "http://" + $0 }
  }
}
