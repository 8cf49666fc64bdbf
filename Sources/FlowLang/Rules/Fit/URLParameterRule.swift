extension Rule {
  static let urlParameter: Rule = Rule(
    "url-parameter", .error, .names,
    summary: "a url and the parameters of its screen do not fit together",
    explanation: """
      Every placeholder of an address is a parameter of the screen that it opens, once; every parameter without a
      default must be in it, as there is no caller to ask.
      """,
    example: """
        app Shop {
          start Home
          scheme "shop"
        }
        screen Home { link open "Open" -> Product }
      - screen Product(id: Int) { url "/product/⟦{number}⟧" }
      + screen Product(id: Int) { url "/product/{id}" }
      """
  ) { compilation, findings in
    let model = compilation.model
    var known: [NodeID: AddressParameters] = [:]
    // A name that is also unknown as the parameter of a call is reported there.
    var unknown: Set<UnknownParameter> = []
    for name in model.unresolved where name.kind == .label || name.kind == .parameter {
      guard let node = name.kind == .label ? name.scope : name.owner else { continue }
      unknown.insert(UnknownParameter(node: node, name: compilation.trees[Int(name.file.index)].text(of: name.token)))
    }
    for link in DeepLink.all(in: compilation) where !isUnreadable(link, compilation) {
      var parameters = known[link.owner] ?? AddressParameters(of: link.owner, model)
      for fault in parameters.faults(of: link) {
        if case .unknown(let name) = fault, unknown.contains(UnknownParameter(node: link.owner, name: name)) {
          continue
        }
        findings.add(urlParameter, about: .node(link.owner)) { finding(fault, link, &parameters, compilation) }
      }
      known[link.owner] = parameters
    }
  }

  private struct UnknownParameter: Hashable {
    let node: NodeID
    let name: String
  }

  /// Whether the address, or the parameters of its screen, could not be read.
  private static func isUnreadable(_ link: DeepLink, _ compilation: Compilation) -> Bool {
    let tree = compilation.tree(of: link.owner)
    guard tree.hasErrors else { return false }
    let syntax = compilation.model[link.owner].syntax
    let parts = tree.children(of: syntax).first { tree[$0].kind != .parameters }
    let head = tree.range(of: syntax).start..<(parts.map { tree.range(of: $0).start } ?? tree.range(of: syntax).end)
    return tree.errors.contains {
      head.contains($0.start) || (link.range.start <= $0.start && $0.end <= link.range.end)
    }
  }

  private static func finding(
    _ fault: AddressParameters.Fault, _ link: DeepLink, _ parameters: inout AddressParameters,
    _ compilation: Compilation
  ) -> Finding {
    let owner = "`\(compilation.model.name(of: link.owner))`"
    let (message, help): (String, String?) =
      switch fault {
      case .malformed(let problem): (problem, nil)
      case .foreign(let written, let name): ("the placeholder `\(written)` is written `{\(name)}`", nil)
      case .repeated(let placeholder): ("the placeholder `{\(placeholder)}` occurs twice in the address", nil)
      case .unknown(let placeholder):
        (
          "\(owner) has no parameter `\(placeholder)`",
          parameters.suggestion(for: placeholder, in: link).map { "did you mean `{\($0)}`?" }
        )
      case .missing:
        (
          "the address does not say \(parameters.missing(in: link).map { "`\($0)`" }.joined(separator: ", ")) of \(owner)",
          "add a placeholder, or give the parameter a default"
        )
      }
    let place = fault.placeholder.map { range(of: $0, in: link, compilation) } ?? link.range
    var finding = urlParameter.finding(message, at: place)
    compilation.describe(&finding, link.owner, nil)
    finding.help = help
    if case .unknown(let name) = fault, let best = parameters.suggestion(for: name, in: link) {
      let text =
        place == link.range ? StringLiteral.quoted(link.text.replacing("{\(name)}", with: "{\(best)}")) : "{\(best)}"
      finding.fixes = [FixIt("write `{\(best)}`", isSafe: false, replace: place, with: text)]
    }
    if case .missing = fault, let text = parameters.textWithMissing(in: link) {
      finding.fixes = [FixIt("write `\(text)`", isSafe: false, replace: link.range, with: StringLiteral.quoted(text))]
    }
    if case .malformed = fault, let text = parameters.textWithClosedPlaceholders(of: link.text) {
      finding.fixes = [FixIt("write `\(text)`", isSafe: false, replace: link.range, with: StringLiteral.quoted(text))]
    } else if case .malformed = fault, !link.text.isEmpty, !link.text.hasPrefix("/") {
      // `shop:/product` has half of a scheme.
      let path = link.text.firstRange(of: ":/").map { link.text[$0.upperBound...] } ?? link.text[...]
      let text = "/" + path.drop { $0 == "/" }
      if URLPattern(text).problem == nil {
        finding.fixes = [FixIt("write `\(text)`", isSafe: false, replace: link.range, with: StringLiteral.quoted(text))]
      }
    }
    if case .foreign = fault, let text = parameters.textWithPlaceholders(of: link.text) {
      finding.fixes = [
        FixIt("write the placeholders in braces", isSafe: true, replace: link.range, with: StringLiteral.quoted(text))
      ]
    }
    return finding
  }
}

extension Rule {
  /// Returns the range of the last occurrence of a placeholder in an address; that of the address when it is written
  /// with escapes.
  private static func range(of placeholder: String, in link: DeepLink, _ compilation: Compilation) -> SourceRange {
    let bytes = compilation.sources[Int(link.range.file.index)].bytes
    let (written, length) = (Array(placeholder.utf8), placeholder.utf8.count)
    let starts = (Int(link.range.start)..<max(Int(link.range.start), Int(link.range.end) - length)).reversed()
    guard let start = starts.first(where: { bytes[$0..<$0 + length].elementsEqual(written) }) else { return link.range }
    return SourceRange(file: link.range.file, start: UInt32(start), end: UInt32(start + length))
  }
}

/// The parameters of a screen or flow, to check its addresses against: there may be thousands of both.
private struct AddressParameters {
  private let names: [String]
  private let known: Set<String>
  /// The parameters that an address has to give.
  private let required: [String]
  private var suggestions: SpellingSuggestion?

  /// An error in an address.
  enum Fault {
    case malformed(String)
    /// A placeholder in the syntax of another router, and its name.
    case foreign(written: String, name: String)
    case repeated(String)
    case unknown(String)
    case missing

    /// The placeholder that is wrong, as it is written.
    var placeholder: String? {
      switch self {
      case .foreign(let written, _): written
      case .repeated(let name), .unknown(let name): "{\(name)}"
      case .malformed, .missing: nil
      }
    }
  }

  init(of owner: NodeID, _ model: Model) {
    let parameters = model.parameters[model.details(of: owner).parameters]
    names = parameters.map { model.text($0.name) }
    known = Set(names)
    required = parameters.filter { !$0.isOptional }.map { model.text($0.name) }
  }

  func faults(of link: DeepLink) -> [Fault] {
    if let foreign = foreignPlaceholders(of: link.text).first {
      return [.foreign(written: foreign.written, name: foreign.name)]
    }
    if let problem = link.pattern.problem { return [.malformed(problem)] }
    var faults: [Fault] = []
    var seen: Set<String> = []
    for placeholder in link.pattern.placeholders {
      if !seen.insert(placeholder).inserted {
        faults.append(.repeated(placeholder))
      } else if !known.contains(placeholder) {
        faults.append(.unknown(placeholder))
      }
    }
    if faults.isEmpty, required.contains(where: { !seen.contains($0) }) { return [.missing] }
    return faults
  }

  /// Returns an address with its placeholders in braces.
  func textWithPlaceholders(of text: String) -> String? {
    foreignPlaceholders(of: text).reduce(text) { result, placeholder in
      result.replacing(placeholder.written, with: "{\(placeholder.name)}")
    }
  }

  /// Returns an address in which each segment with a brace is a whole placeholder: `{}`, `{id`, `id}`.
  func textWithClosedPlaceholders(of text: String) -> String? {
    let left = required.filter { !text.contains("{\($0)}") }
    let segments = text.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      guard segment.contains("{") != segment.contains("}") || segment == "{}" else { return String(segment) }
      let name = segment.filter { $0 != "{" && $0 != "}" }
      let meant = known.contains(name) ? name : name.isEmpty && left.count == 1 ? left[0] : nil
      return meant.map { "{\($0)}" } ?? String(segment)
    }
    let result = segments.joined(separator: "/")
    return result != text && URLPattern(result).problem == nil ? result : nil
  }

  /// Returns the placeholders of other routers that stand for a parameter; one without a name stands for the only
  /// parameter that the address does not name.
  private func foreignPlaceholders(of text: String) -> [ForeignPlaceholder] {
    let all = ForeignPlaceholder.all(in: text)
    let named = all.filter { known.contains($0.name) }
    let left = required.filter { name in
      !text.contains("{\(name)}") && !named.contains { $0.name == name }
    }
    let nameless = all.filter(\.name.isEmpty)
    guard nameless.count == 1, left.count == 1 else { return named }
    return named + [ForeignPlaceholder(written: nameless[0].written, name: left[0])]
  }

  /// Returns the required parameters that an address does not give.
  func missing(in link: DeepLink) -> [String] {
    let given = Set(link.pattern.placeholders)
    return required.filter { !given.contains($0) }
  }

  /// Returns the address with a placeholder for the only missing parameter: at its end, or in place of a `*` there.
  func textWithMissing(in link: DeepLink) -> String? {
    let missing = missing(in: link)
    guard missing.count == 1 else { return nil }
    // `/product/id`: the segment has the name of the parameter.
    let segments = link.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let named = segments.indices.filter { segments[$0].lowercased() == missing[0].lowercased() }
    if named.count == 1 {
      let text = segments.enumerated().map { $0.offset == named[0] ? "{\(missing[0])}" : $0.element }
      return text.joined(separator: "/")
    }
    let base = link.text.hasSuffix("/") || link.text.hasSuffix("*") ? String(link.text.dropLast()) : link.text
    let text = base + (base.hasSuffix("/") ? "" : "/") + "{\(missing[0])}"
    // Behind a `?` or `#` it would be no part of the path.
    return !link.text.contains("?") && URLPattern(text).placeholders.contains(missing[0]) ? text : nil
  }

  /// Returns the parameter that a placeholder may stand for.
  mutating func suggestion(for placeholder: String, in link: DeepLink) -> String? {
    suggestions = suggestions ?? SpellingSuggestion(among: names)
    if let best = suggestions?.best(for: placeholder) { return best }
    let missing = missing(in: link)
    if !missing.isEmpty { return missing.count == 1 ? missing[0] : nil }
    let left = names.filter { !link.pattern.placeholders.contains($0) }
    return left.count == 1 ? left[0] : nil
  }
}

/// A placeholder in the syntax of another router: `:id`, `<id>`, `<int:id>`, `$id`, `[id]`, `${id}`, `#{id}`, `{:id}`,
/// `{{id}}`; `%d`, `(\\d+)`.
private struct ForeignPlaceholder {
  let written: String
  /// The name; empty for a placeholder without one.
  let name: String

  /// Returns the placeholders of an address, in order.
  static func all(in address: String) -> [ForeignPlaceholder] {
    pieces(of: address).compactMap { written in
      if isNameless(written) { return ForeignPlaceholder(written: written, name: "") }
      var inner = written.drop { ":<${[#".contains($0) }
      // `<int:id>`
      if written.hasPrefix("<"), let colon = inner.firstIndex(of: ":") { inner = inner[inner.index(after: colon)...] }
      let name = String(inner.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      return name.isEmpty || !isForeign(written, name) ? nil : ForeignPlaceholder(written: written, name: name)
    }
  }

  /// Returns the segments and the values of an address; a `?` or `=` in braces separates nothing.
  private static func pieces(of address: String) -> [String] {
    var pieces = [""]
    var depth = 0
    for character in address {
      if character == "{" {
        let last = pieces[pieces.count - 1]
        if depth > 0, last.contains(where: { "?&=".contains($0) }) {
          // `{id?tab={tab}`: the first brace is not closed.
          pieces.removeLast()
          pieces += last.split { "?&=".contains($0) }.map(String.init) + [""]
          depth = 0
        }
        depth += 1
      }
      if character == "}" { depth = max(0, depth - 1) }
      if character == "/" { depth = 0 }
      if depth == 0 && "/?&=".contains(character) {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces
  }

  /// Whether a whole segment or value is a format specifier or a regular expression in parentheses.
  private static func isNameless(_ written: String) -> Bool {
    ["%d", "%i", "%s", "%@", "%ld"].contains(written) || written.hasPrefix("(") && written.hasSuffix(")")
  }

  /// Whether a whole segment or value is a placeholder, and not one in the syntax of a flow.
  private static func isForeign(_ written: String, _ name: String) -> Bool {
    switch written.first {
    case ":": true
    case "$": written == "$" + name || written.hasSuffix("}")
    case "<": written.hasSuffix(">")
    case "[": written.hasSuffix("]")
    case "#": written == "#{\(name)}"
    case "{" where written == "{{\(name)}}": true
    case "{": written != "{\(name)}" && [nil, written.indices.last].contains(written.firstIndex(of: "}"))
    default: false
    }
  }
}
