/// The texts about a declaration that completions, hovers and signatures share.
extension Editor {
  /// Returns the documentation comment of a symbol, as Markdown; empty for none.
  func documentation(of symbol: Symbol) -> String {
    guard let file = compilation.model.file(of: symbol), let syntax = compilation.model.syntax(of: symbol) else {
      return ""
    }
    return Markdown.prose(tree(of: file).documentation(of: syntax))
  }

  /// Returns the parameter list of a node, as in `(id: Int, source: String = "list")`; empty if it has no parameters.
  func parameterList(of node: NodeID) -> String {
    // Most screens have none.
    if compilation.model[node].details == NodeDetails.none { return "" }
    return parameterList(compilation.model.details(of: node).parameters)
  }

  /// Returns the parameters in parentheses, with their types.
  func parameterList(_ slice: Slice) -> String {
    let model = compilation.model
    if slice.isEmpty { return "" }
    let parameters = model.parameters[slice].map { parameter in
      let isMarked = !parameter.isOptional || parameter.type.isOptional
      return "\(Spelling.word(model.text(parameter.name))): \(parameter.type.spelling)\(isMarked ? "" : " = …")"
    }
    return "(\(parameters.joined(separator: ", ")))"
  }

  /// Returns a declaration without its block, on one line.
  func head(of syntax: SyntaxID, in file: FileID) -> String {
    let tree = tree(of: file)
    let end = tree.firstToken(of: syntax, .leftBrace) ?? tree.endToken(of: syntax)
    return tree.oneLine(tree[syntax].firstToken, end)
  }
}
