extension Compilation {
  /// Returns the fix that declares a parameter for an argument with an unknown label, with the type of its value.
  ///
  /// A node with a url has none: its address would lack the parameter.
  func parameterFix(for name: UnresolvedName) -> FixIt? {
    guard let node = name.scope, model.details(of: node).entryPoints.isEmpty, let type = type(ofValueBehind: name)
    else { return nil }
    let tree = tree(of: node)
    let head = model[node].syntax
    let parameter = "\(text(of: name)): \(type)"
    let place: UInt32
    let written: String
    if let list = tree.child(of: head, .parameters) {
      let end = tree.range(of: list).end
      let isEmpty = tree.firstChild(of: list) == nil
      (place, written) = (end - 1, isEmpty ? parameter : ", \(parameter)")
    } else if let token = tree.declaredName(of: head) {
      (place, written) = (tree.token(token).end, "(\(parameter))")
    } else {
      return nil
    }
    let file = range(head, in: node).file
    return FixIt(
      "declare `\(parameter)`", isSafe: false, replace: SourceRange(file: file, start: place, end: place), with: written
    )
  }

  /// Returns the type of a parameter of the nodes around a name.
  private func type(ofParameter text: String, around name: UnresolvedName) -> String? {
    model.enclosing(name.owner).flatMap { model.parameters[model.details(of: $0).parameters] }
      .first { model.text($0.name) == text }?.type.spelling
  }

  private func text(of name: UnresolvedName) -> String { trees[Int(name.file.index)].text(of: name.token) }

  private func type(ofValueBehind name: UnresolvedName) -> String? {
    let tree = trees[Int(name.file.index)]
    let value = Int(name.token) + 2
    guard value + 1 < tree.tokens.count, TokenSet(.comma, .rightParenthesis).contains(tree.tokens.kind(at: value + 1))
    else { return nil }
    return switch tree.tokens.kind(at: value) {
    case .string: "String"
    case .true, .false: "Bool"
    case .number: tree.text(of: TokenIndex(value)).contains(".") ? "Double" : "Int"
    case .name: type(ofParameter: tree.text(of: TokenIndex(value)), around: name)
    default: nil
    }
  }
}
