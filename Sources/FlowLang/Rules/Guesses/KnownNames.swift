/// The names of a flow that the search needs.
struct KnownNames {
  private let model: Model
  private let declared: Set<String>
  private let parameters: Set<String>
  private let numbers: Set<String>
  private let flags: Set<String>
  /// The names of the screens, tab bars and flows, by their keys.
  private let goals: [String: String]
  /// The urls: the parts of their paths, with the names of their placeholders.
  private let addresses: [(screen: String, parts: [String], placeholders: [String])]

  /// The screen, tab bar or flow that nothing leads to, if there is only one: a missing goal is probably this.
  let orphan: String?
  /// The names of all outcomes.
  let outcomes: [String]
  /// The names that are used and not declared, by the keywords of their declarations.
  private let missing: [TokenKind: [String]]

  init(_ compilation: Compilation) {
    let model = compilation.model
    self.model = model
    let calls = model.calls + model.tabs.map(\.root) + model.startAlternatives.map(\.call)
    var goals = Set(calls.compactMap(\.node))
    for target in model.targets { if case .call(let node) = target.goal { goals.insert(node) } }
    let orphans = model.nodes.indices.dropFirst().map { NodeID($0) }.filter { node in
      model[node].kind != .group && !goals.contains(node)
    }
    let closed = orphans.filter { model.details(of: $0).entryPoints.isEmpty }
    let only = closed.isEmpty ? orphans : closed
    orphan = only.count == 1 ? model.name(of: only[0]) : nil
    outcomes = Set(model.outcomes.map { model.text($0.name) }).sorted()
    var missing: [TokenKind: Set<String>] = [:]
    for name in model.unresolved where name.actual == nil {
      guard let keyword = name.kind.keyword else { continue }
      missing[keyword, default: []].insert(compilation.trees[Int(name.file.index)].text(of: name.token))
    }
    self.missing = missing.mapValues { $0.sorted() }
    let nodes = model.nodes.indices.map { model.name(of: NodeID($0)) }
    flags = Set(model.flags.map { model.text($0.name) })
    self.goals = Dictionary(
      model.nodes.indices.dropFirst().filter { model[NodeID($0)].kind != .group }.map {
        (ForeignWords.key(nodes[$0]), nodes[$0])
      }
    ) { first, _ in first }
    addresses = model.entryPoints.compactMap { entry in
      guard entry.isURL, let token = entry.text else { return nil }
      let tree = compilation.trees[Int(model[entry.owner].file.index)]
      let path = PhrasePattern.inner(tree.text(of: token)).prefix { $0 != "?" }
      let parts = path.split(separator: "/").map(String.init)
      let placeholders = parts.filter { $0.hasPrefix("{") && $0.hasSuffix("}") }.map {
        String($0.dropFirst().dropLast())
      }
      return (model.name(of: entry.owner), parts, placeholders)
    }
    parameters = Set(model.parameters.map { model.text($0.name) })
    let numbers = model.parameters.filter { ["Int", "Double"].contains($0.type.spelling.prefix { $0 != "?" }) }
    self.numbers = Set(numbers.map { model.text($0.name) })
    declared = Set(
      nodes + (model.flags.map(\.name) + model.tabs.map(\.name) + model.outcomes.map(\.name)).map { model.text($0) })
  }

  /// Returns the screen, tab bar or flow that a word of another language means: `doctorScreen`, `.doctor`, `Doctor`.
  func goal(meantBy word: String) -> String? {
    let key = ForeignWords.key(word)
    var keys = [key]
    for end in ["screen", "view", "route", "page", "viewcontroller"] where key.hasSuffix(end) {
      keys.append(String(key.dropLast(end.count)))
    }
    for start in ["show", "open", "present", "push", "goto", "navigateto", "is"] where key.hasPrefix(start) {
      keys.append(String(key.dropFirst(start.count)))
    }
    return keys.lazy.compactMap { goals[$0] }.first
  }

  /// Returns the screen, tab bar or flow with a name, in any case.
  func goal(named word: String) -> String? { goals[ForeignWords.key(PhrasePattern.inner(word))] }

  /// Returns the call that a path in code means: `product/$id` of a screen `Product`, or `/shop/1?sort=price` that its
  /// url has; the values of the path, and those of the query with their labels.
  func call(meantBy path: String) -> (screen: String, values: [String], query: [(label: String, value: String)])? {
    let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let pairs = (halves.count > 1 ? halves[1].split(separator: "&") : []).map { $0.split(separator: "=", maxSplits: 1) }
    guard let plain = halves.first, pairs.allSatisfy({ $0.count == 2 }), let call = call(meantByPath: plain) else {
      return nil
    }
    return (call.screen, call.values, pairs.map { (String($0[0]), Self.value(String($0[1]))) })
  }

  private func call(meantByPath path: Substring) -> (screen: String, values: [String])? {
    let parts = path.split(separator: "/", maxSplits: 8).map(String.init)
    guard !parts.isEmpty, !path.contains(where: { " #".contains($0) }) else { return nil }
    for address in addresses where address.parts.count == parts.count {
      let pairs = zip(address.parts, parts)
      let values = pairs.filter { $0.0.hasPrefix("{") }.map { Self.value($0.1) }
      guard pairs.allSatisfy({ $0.0 == $0.1 || $0.0.hasPrefix("{") }), values.count == address.placeholders.count,
        parameters(of: address.screen).starts(with: address.placeholders)
      else { continue }
      return (address.screen, values)
    }
    guard let last = parts.lastIndex(where: { goal(inPath: $0, hasValue: false) != nil }) else { return nil }
    let values = parts[(last + 1)...].map(Self.value)
    return goal(inPath: parts[last], hasValue: !values.isEmpty).map { ($0, values) }
  }

  /// Returns the screen that a part of a path means: `orders` may be that of `OrderList`, or of `Order` with a value.
  private func goal(inPath part: String, hasValue: Bool) -> String? {
    if let goal = goal(meantBy: part) { return goal }
    let key = ForeignWords.key(part)
    let singular = String(ReadableName.singular(key))
    guard singular != key else { return nil }
    let keys = hasValue ? [singular, singular + "detail"] : [singular + "list", key + "list", singular]
    return keys.lazy.compactMap { goals[$0] }.first
  }

  /// Returns the value that a part of a path means: `$id`, `:id`, `{id}`, `\(id)`, `7`, `latest`.
  private static func value(_ part: String) -> String {
    let name = part.filter { !"$:{}\\()<>".contains($0) }
    if Int(part) != nil { return part }
    return name.count < part.count && !name.isEmpty ? name : StringLiteral.quoted(part)
  }

  /// Whether a flag is true at first, by its name.
  func isInitiallySet(_ flag: String) -> Bool {
    model.flags.contains { model.text($0.name) == flag && $0.isInitiallySet }
  }

  func isFlag(_ name: String) -> Bool { flags.contains(name) }

  /// Whether a screen, flow, tab bar, tab, outcome or flag has a name.
  func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  /// Returns the names that are used and that a declaration with a keyword would declare.
  func missing(behind keyword: TokenKind) -> [String] {
    missing[[.flow, .tabs, .group].contains(keyword) ? .screen : keyword] ?? []
  }

  /// Whether some screen, flow or outcome has a parameter with a name.
  func isParameter(_ name: String) -> Bool { parameters.contains(name) }

  /// Whether a parameter of a screen is a text.
  func isText(_ parameter: String, of screen: String) -> Bool {
    guard let details = details(of: screen) else { return false }
    return details.parameters.contains { index in
      let own = model.parameters[Int(index)]
      return model.text(own.name) == parameter && own.type.spelling.prefix { $0 != "?" } == "String"
    }
  }

  /// Whether a parameter with a name is a number, which has no cases.
  func isNumber(_ parameter: String) -> Bool { numbers.contains(parameter) }

  /// Returns the parameters of a screen, flow or outcome.
  func parameters(of name: String) -> [String] {
    let outcomes = model.outcomes.filter { model.text($0.name) == name }.flatMap { self.names(of: $0.parameters) }
    return (details(of: name).map { self.names(of: $0.parameters) } ?? []) + outcomes
  }

  private func details(of name: String) -> NodeDetails? {
    let node = model.nodes.indices.map { NodeID($0) }.first { model.name(of: $0) == name }
    guard let node, model[node].details != NodeDetails.none else { return nil }
    return model.details[Int(model[node].details)]
  }

  private func names(of parameters: Slice) -> [String] { parameters.map { model.text(model.parameters[Int($0)].name) } }
}

extension UnresolvedName.Kind {
  /// The keyword of what would declare such a name: `screen` for all that a goal may be.
  fileprivate var keyword: TokenKind? {
    switch self {
    case .goal, .screen, .place, .expected: .screen
    case .flag: .flag
    case .link: .link
    case .outcome: .outcome
    case .tab: .tab
    case .transition: .transition
    case .parameter, .value, .label: nil
    }
  }
}
