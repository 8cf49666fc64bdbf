extension ChangeRule {
  /// The rules about urls, schemes and domains.
  static let addresses = [
    urlRemoved, urlMoved, urlNarrowed, urlValuesChanged, originRemoved, urlWidened, urlAdded, originAdded,
  ]

  static let urlRemoved = ChangeRule(
    "url-removed", .breaking, "a url opens nothing any more", because: "Links that were sent lead nowhere.",
    example: """
        app Shop { start Home }
        screen Home { link help "Help" -> Help }
      - screen Help { url "/help" }
      + screen Help {}
      """
  ) { comparison, changes in
    for url in comparison.addresses.removed {
      changes.add(
        "the url `\(url.text)` of \(comparison.old.described(url.owner)) is gone: links that were sent no longer open",
        about: comparison.subject(url, nil))
    }
  }

  static let urlMoved = ChangeRule(
    "url-moved", .breaking, "a url opens another screen", because: "Links that were sent show something else.",
    example: """
        app Shop { start Home }
        screen Home { link help "Help" -> Help  link ask "Ask" -> Ask }
      + screen Help {}
      - screen Help { url "/help" }
      + screen Ask { url "/help" }
      - screen Ask {}
      """
  ) { comparison, changes in
    for (before, after) in comparison.addresses.moved {
      let (now, then) = (comparison.new.described(after.owner), comparison.old.described(before.owner))
      changes.add(
        "the url `\(before.text)` opens \(now) now and opened \(then)", about: comparison.subject(before, after))
    }
    for (before, after) in comparison.addresses.yielded {
      let (now, then) = (comparison.new.described(after.owner), comparison.old.described(before.owner))
      changes.add(
        "the url `\(before.text)` opens \(now) now, by `\(after.text)`, and opened \(then)",
        about: comparison.subject(before, after))
    }
    for (before, after) in comparison.addresses.taken {
      let (now, then) = (comparison.new.described(after.owner), comparison.old.described(before.owner))
      changes.add(
        "the url `\(after.text)` opens \(now) now and opened \(then), by `\(before.text)`",
        about: comparison.subject(nil, after))
    }
  }

  static let urlNarrowed = ChangeRule(
    "url-narrowed", .breaking, "a url opens its screen only for some of its addresses",
    because: "The other links that were sent lead nowhere.",
    example: """
        app Shop { start Home }
        screen Home {}
      - screen Item(id: Int) { url "/item/{id}" }
      + screen Item(id: Int) { url "/item/{id}?kind=new" }
      """
  ) { comparison, changes in
    for (before, after) in comparison.addresses.narrowed {
      let text = before.text == after.text ? "requires a part that could be left out" : "is `\(after.text)` now"
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) \(text): not every link that was sent opens "
          + "it", about: comparison.subject(before, after))
    }
  }

  static let urlValuesChanged = ChangeRule(
    "url-values-changed", .breaking, "a value in the addresses of a url goes to another parameter, or to none",
    because: "Links that were sent show something else.",
    example: """
        app Shop { start Home }
        screen Home {}
      - screen Map(x: Int, y: Int) { url "/map/{x}/{y}" }
      + screen Map(x: Int, y: Int) { url "/map/{y}/{x}" }
      """
  ) { comparison, changes in
    for (before, after) in comparison.addresses.kept + comparison.addresses.widened {
      let names = comparison.displacedParameters(before, after)
      guard !names.isEmpty else { continue }
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) is `\(after.text)` now: "
          + "links that were sent give \(listed(names.map { "`\($0)`" })) another value or none",
        about: comparison.subject(before, after))
    }
  }

  static let urlWidened = ChangeRule(
    "url-widened", .safe, "a url opens its screen for more addresses", because: "Links that were sent open as before.",
    example: """
        app Shop { start Home }
        screen Home {}
      - screen Item(id: Int) { url "/item/{id}?kind=new" }
      + screen Item(id: Int) { url "/item/{id}" }
      """
  ) { comparison, changes in
    for (before, after) in comparison.addresses.widened
    where comparison.displacedParameters(before, after).isEmpty {
      let text = before.text == after.text ? "asks for less" : "is `\(after.text)` now"
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) \(text): every link that was sent opens it",
        about: comparison.subject(before, after))
    }
  }

  static let urlAdded = ChangeRule(
    "url-added", .safe, "a url is new", because: "No link that was sent has it.",
    example: """
        app Shop { start Home }
        screen Home { link help "Help" -> Help }
      - screen Help {}
      + screen Help { url "/help" }
      """
  ) { comparison, changes in
    for url in comparison.addresses.added {
      changes.add(
        "the url `\(url.text)` of \(comparison.new.described(url.owner)) is new", about: comparison.subject(nil, url))
    }
  }

  static let originRemoved = ChangeRule(
    "origin-removed", .breaking, "a scheme or domain is not the app's any more",
    because: "Links that were sent with it do not open the app.",
    example: """
      - app Shop { start Home  scheme "shop"  scheme "store" }
      + app Shop { start Home  scheme "shop" }
        screen Home {}
      """
  ) { comparison, changes in
    for origin in NamedItems(comparison.old.origins, comparison.new.origins, by: \.text).removed {
      changes.add(
        "the \(origin.text) is gone: links that were sent with it no longer open",
        about: Change.Subject(oldNode: .app, before: origin.range))
    }
  }

  static let originAdded = ChangeRule(
    "origin-added", .safe, "a scheme or domain is new", because: "Links that were sent open as before.",
    example: """
      - app Shop { start Home  scheme "shop" }
      + app Shop { start Home  scheme "shop"  scheme "store" }
        screen Home {}
      """
  ) { comparison, changes in
    for origin in NamedItems(comparison.old.origins, comparison.new.origins, by: \.text).added {
      changes.add("the \(origin.text) is new", about: Change.Subject(newNode: .app, after: origin.range))
    }
  }
}

/// A scheme or a domain of the app.
private struct Origin {
  /// "scheme `shop`"
  let text: String
  let range: SourceRange
}

extension FlowVersion {
  fileprivate var origins: [Origin] {
    guard model.hasApp else { return [] }
    let tree = compilation.tree(of: .app)
    return tree.children(of: model[.app].syntax).compactMap { child in
      let kind = tree[child].kind
      guard kind == .scheme || kind == .domain, let text = tree.string(of: child, at: 1) else { return nil }
      let word = kind == .scheme ? "scheme" : "domain"
      return Origin(text: "\(word) `\(text.lowercased())`", range: compilation.range(child, in: .app))
    }
  }
}

extension Comparison {
  /// Returns the parameters in both versions whose values in the addresses of a url the new version does not give them.
  fileprivate func displacedParameters(_ before: AddressText, _ after: AddressText) -> [String] {
    let (then, now) = (before.pattern.valuesByPlace, after.pattern.valuesByPlace)
    guard !then.isEmpty, then != now else { return [] }
    let kept = Set(new.parameters(new.model.details(of: after.owner).parameters, in: after.owner).map(\.name))
    return Set(then.filter { place, name in kept.contains(name) && now[place] != name }.values).sorted()
  }

  /// Returns the subject of a change of a url.
  func subject(_ before: AddressText?, _ after: AddressText?) -> Change.Subject {
    subject(entryPoint: before?.index, after?.index)
  }

  /// Returns the subject of a change of a url or entry.
  func subject(entryPoint before: Int?, _ after: Int?) -> Change.Subject {
    subject(
      statement: before.map { (old.model.entryPoints[$0].owner, old.model.entryPoints[$0].syntax) },
      after.map { (new.model.entryPoints[$0].owner, new.model.entryPoints[$0].syntax) })
  }
}

extension URLPattern {
  /// The names of the placeholders by their places: the segment or the key of the query, and the position in it.
  fileprivate var valuesByPlace: [String: String] {
    var names = placeholders[...]
    var places: [String: String] = [:]
    for (index, segment) in segments.enumerated() {
      for position in 0..<segment.literals.count - 1 { places["/\(index)/\(position)"] = names.popFirst() }
    }
    for item in query {
      for (position, name) in item.placeholders.enumerated() { places["?\(item.key)/\(position)"] = name }
    }
    return places
  }
}
