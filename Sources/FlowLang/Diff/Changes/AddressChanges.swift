extension ChangeRule {
  /// The rules about urls, schemes and domains.
  static let addresses = [
    urlRemoved, urlMoved, urlNarrowed, urlValuesChanged, originRemoved, urlWidened, urlAdded, originAdded,
  ]

  static let urlRemoved = ChangeRule("url-removed", .breaking) { comparison, changes in
    for url in comparison.addresses.removed {
      changes.add(
        "the url `\(url.text)` of \(comparison.old.described(url.owner)) is gone: links that were sent no longer open",
        about: url, nil)
    }
  }

  static let urlMoved = ChangeRule("url-moved", .breaking) { comparison, changes in
    func places(_ url: (old: AddressText, new: AddressText)) -> (now: String, then: String) {
      (comparison.new.described(url.new.owner), comparison.old.described(url.old.owner))
    }
    for url in comparison.addresses.moved {
      let (now, then) = places(url)
      changes.add("the url `\(url.old.text)` opens \(now) now and opened \(then)", about: url.old, url.new)
    }
    for url in comparison.addresses.yielded {
      let (now, then) = places(url)
      changes.add(
        "the url `\(url.old.text)` opens \(now) now, by `\(url.new.text)`, and opened \(then)", about: url.old, url.new)
    }
    for url in comparison.addresses.taken {
      let (now, then) = places(url)
      changes.add(
        "the url `\(url.new.text)` opens \(now) now and opened \(then), by `\(url.old.text)`", about: nil, url.new)
    }
  }

  static let urlNarrowed = ChangeRule("url-narrowed", .breaking) { comparison, changes in
    for (before, after) in comparison.addresses.narrowed {
      let text = before.text == after.text ? "requires a part that could be left out" : "is `\(after.text)` now"
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) \(text): not every link that was sent opens "
          + "it", about: before, after)
    }
  }

  static let urlValuesChanged = ChangeRule("url-values-changed", .breaking) { comparison, changes in
    for (before, after) in comparison.addresses.kept + comparison.addresses.widened {
      let names = comparison.displacedParameters(before, after)
      guard !names.isEmpty else { continue }
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) is `\(after.text)` now: "
          + "links that were sent give \(listed(names.map { "`\($0)`" })) another value or none",
        about: before, after)
    }
  }

  static let urlWidened = ChangeRule("url-widened", .safe) { comparison, changes in
    for (before, after) in comparison.addresses.widened
    where comparison.displacedParameters(before, after).isEmpty {
      let text = before.text == after.text ? "asks for less" : "is `\(after.text)` now"
      changes.add(
        "the url `\(before.text)` of \(comparison.new.described(after.owner)) \(text): every link that was sent opens it",
        about: before, after)
    }
  }

  static let urlAdded = ChangeRule("url-added", .safe) { comparison, changes in
    for url in comparison.addresses.added {
      changes.add("the url `\(url.text)` of \(comparison.new.described(url.owner)) is new", about: nil, url)
    }
  }

  static let originRemoved = ChangeRule("origin-removed", .breaking) { comparison, changes in
    for origin in NamedItems(comparison.old.origins, comparison.new.origins, by: \.text).removed {
      changes.add(
        "the \(origin.text) is gone: links that were sent with it no longer open",
        about: Change.Subject(oldNode: .app, before: origin.range))
    }
  }

  static let originAdded = ChangeRule("origin-added", .safe) { comparison, changes in
    for origin in NamedItems(comparison.old.origins, comparison.new.origins, by: \.text).added {
      changes.add("the \(origin.text) is new", about: Change.Subject(newNode: .app, after: origin.range))
    }
  }
}

extension FlowVersion {
  /// The schemes and domains of the app, each for a message: "scheme `shop`".
  fileprivate var origins: [(text: String, range: SourceRange)] {
    compilation.origins.map { origin in
      let word = origin.kind == .scheme ? "scheme" : "domain"
      return ("\(word) `\(origin.text.lowercased())`", compilation.range(origin.syntax, in: .app))
    }
  }
}

extension Comparison {
  /// Returns the parameters in both versions whose values in the addresses of a url the new version does not give them.
  fileprivate func displacedParameters(_ before: AddressText, _ after: AddressText) -> [String] {
    let (then, now) = (before.pattern.valuesByPlace, after.pattern.valuesByPlace)
    guard !then.isEmpty, then != now else { return [] }
    let kept = Set(new.parameters(of: after.owner).map(\.name))
    return Set(then.filter { place, name in kept.contains(name) && now[place] != name }.values).sorted()
  }

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
