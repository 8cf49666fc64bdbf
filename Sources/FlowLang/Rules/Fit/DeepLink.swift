/// A `url` of a screen or flow with its pattern.
struct DeepLink {
  let owner: NodeID
  let text: String
  let pattern: URLPattern
  let range: SourceRange
  /// The statement.
  let syntax: SyntaxID

  /// Returns every url of the flow, in the order of its screens.
  static func all(in compilation: Compilation) -> [DeepLink] {
    compilation.model.entryPoints.compactMap { entryPoint in
      guard entryPoint.isURL, let token = entryPoint.text else { return nil }
      let text = compilation.tree(of: entryPoint.owner).text(of: token)
      return DeepLink(
        owner: entryPoint.owner, text: text, pattern: URLPattern(text),
        range: compilation.range(token, in: entryPoint.owner), syntax: entryPoint.syntax)
    }
  }
}
