extension ChangeRule {
  /// The rules about urls, schemes and domains.
  static let addresses = [urlRemoved, urlMoved, urlNarrowed, originRemoved, urlWidened, urlAdded, originAdded]

  static let urlRemoved = ChangeRule(
    "url-removed", .breaking, "a url opens nothing any more", because: "Links that were sent to people lead nowhere.",
    before: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help { url "/help" }
      """,
    after: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help {}
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
    before: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help  link ask "Ask" -> Ask }
      screen Help { url "/help" }
      screen Ask {}
      """,
    after: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help  link ask "Ask" -> Ask }
      screen Help {}
      screen Ask { url "/help" }
      """
  ) { comparison, changes in
    for (before, after) in comparison.addresses.moved {
      let (now, then) = (comparison.new.described(after.owner), comparison.old.described(before.owner))
      changes.add(
        "the url `\(before.text)` opens \(now) now and opened \(then)", about: comparison.subject(before, after))
    }
  }

  static let urlNarrowed = ChangeRule(
    "url-narrowed", .breaking, "a url opens its screen only for some of its addresses",
    because: "The other links that were sent lead nowhere.",
    before: """
      app Shop { start Home }
      screen Home {}
      screen Item(id: Int) { url "/item/{id}" }
      """,
    after: """
      app Shop { start Home }
      screen Home {}
      screen Item(id: Int) { url "/item/{id}?kind=new" }
      """
  ) { comparison, changes in
    for (before, after) in comparison.addresses.narrowed {
      let text = before.text == after.text ? "asks for what could be left out" : "is `\(after.text)` now"
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) \(text): not every link that was sent opens "
          + "it", about: comparison.subject(before, after))
    }
  }

  static let urlWidened = ChangeRule(
    "url-widened", .safe, "a url opens its screen for more addresses", because: "Links that were sent open as before.",
    before: """
      app Shop { start Home }
      screen Home {}
      screen Item(id: Int) { url "/item/{id}?kind=new" }
      """,
    after: """
      app Shop { start Home }
      screen Home {}
      screen Item(id: Int) { url "/item/{id}" }
      """
  ) { comparison, changes in
    for (before, after) in comparison.addresses.widened {
      let text = before.text == after.text ? "asks for less" : "is `\(after.text)` now"
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) \(text): every link that was sent opens it",
        about: comparison.subject(before, after))
    }
  }

  static let urlAdded = ChangeRule(
    "url-added", .safe, "a url is new", because: "No link that was sent has it.",
    before: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help {}
      """,
    after: """
      app Shop { start Home }
      screen Home { link help "Help" -> Help }
      screen Help { url "/help" }
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
    before: """
      app Shop { start Home  scheme "shop"  scheme "store" }
      screen Home {}
      """,
    after: """
      app Shop { start Home  scheme "shop" }
      screen Home {}
      """
  ) { comparison, changes in
    let kept = Set(comparison.new.origins.map(\.text))
    for origin in comparison.old.origins where !kept.contains(origin.text) {
      changes.add(
        "the \(origin.text) is gone: links that were sent with it no longer open", about: origin.subject(old: true))
    }
  }

  static let originAdded = ChangeRule(
    "origin-added", .safe, "a scheme or domain is new", because: "Links that were sent open as before.",
    before: """
      app Shop { start Home  scheme "shop" }
      screen Home {}
      """,
    after: """
      app Shop { start Home  scheme "shop"  scheme "store" }
      screen Home {}
      """
  ) { comparison, changes in
    let known = Set(comparison.old.origins.map(\.text))
    for origin in comparison.new.origins where !known.contains(origin.text) {
      changes.add("the \(origin.text) is new", about: origin.subject(old: false))
    }
  }
}

/// A scheme or a domain of the app.
private struct Origin {
  /// "scheme `shop`"
  let text: String
  let range: SourceRange

  func subject(old: Bool) -> Change.Subject {
    old ? Change.Subject(oldNode: .app, before: range) : Change.Subject(newNode: .app, after: range)
  }
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
  /// Returns the subject of a change of a url.
  func subject(_ before: AddressText?, _ after: AddressText?) -> Change.Subject {
    subject(entryPoint: before?.index, after?.index)
  }

  /// Returns the subject of a change of a url or entry.
  func subject(entryPoint before: Int?, _ after: Int?) -> Change.Subject {
    let (left, right) = (before.map { old.model.entryPoints[$0] }, after.map { new.model.entryPoints[$0] })
    return Change.Subject(
      oldNode: left?.owner, newNode: right?.owner ?? left.flatMap { nodes.new(of: $0.owner) },
      before: left.map { old.compilation.range($0.syntax, in: $0.owner) },
      after: right.map { new.compilation.range($0.syntax, in: $0.owner) })
  }
}
