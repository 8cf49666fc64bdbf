/// Links, calls and other parts of lines.
extension FlowWriter {
  /// Writes a link, with its notes in braces behind the target.
  mutating func write(_ link: ImportedLink) {
    let label = link.label.map { " \(StringLiteral.quoted($0))" } ?? ""
    let line = "link \(Spelling.word(link.name))\(label) -> \(text(of: link))"
    // A call of a flow that links leave must handle that outcome, which has no further effect.
    let answers = calledFlow(link).map { app[$0].isLeft } == true
    let inner = (answers ? ["on \(ImportedNode.leftOutcome) -> stay"] : []) + link.notes.map(text)
    guard !inner.isEmpty else { return out.line(line) }
    if inner.count == 1 { return out.line("\(line) { \(inner[0]) }") }
    out.line("\(line) {")
    out.indent()
    for piece in inner { out.line(piece) }
    out.outdent()
    out.line("}")
  }

  private func calledFlow(_ link: ImportedLink) -> ImportedID? {
    guard case .call(let call) = link.goal, app[call.node].kind == .flow else { return nil }
    return call.node
  }

  private func text(of link: ImportedLink) -> String {
    var words: [String] = []
    switch link.goal {
    case .call(let call): words.append(text(of: call))
    case .back: words.append("back")
    case .backTo(let node): words.append("back to \(Spelling.name(app[node].name))")
    case .leave: words.append("finish \(ImportedNode.leftOutcome)")
    case .stay: words.append("stay")
    }
    if link.presentation != .push { words.append(link.presentation.keyword) }
    switch link.placing {
    case nil: break
    case .replace: words.append("replace")
    case .reuse: words.append("reuse")
    case .reset: words.append("reset")
    case .over(let place): words.append("over \(Spelling.name(app[place].name))")
    case .replaceFrom(let place): words.append("replace from \(Spelling.name(app[place].name))")
    }
    return words.joined(separator: " ")
  }

  /// Returns a call with its arguments.
  func text(of call: ImportedCall) -> String {
    let arguments = call.arguments.map { "\(Spelling.word($0.name)): \($0.value)" }
    return Spelling.name(app[call.node].name) + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// Returns parameters in parentheses; empty if there are none.
  func text(of parameters: [ImportedParameter]) -> String {
    if parameters.isEmpty { return "" }
    let parts = parameters.map { parameter in
      let literal = parameter.literal.map { " = \($0)" } ?? ""
      return "\(Spelling.word(parameter.name)): \(Self.text(of: parameter.type))\(literal)"
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  func text(of note: ImportedNote) -> String { "note \(Spelling.word(note.key)) \(StringLiteral.quoted(note.value))" }

  private static func text(of type: ImportedType) -> String {
    let path = type.path.map(Spelling.word).joined(separator: ".")
    return (type.isArray ? "[\(path)]" : path) + (type.isNullable ? "?" : "")
  }
}
