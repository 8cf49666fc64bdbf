/// A `url` of a screen or flow with its pattern.
struct DeepLink {
  let owner: NodeID
  let text: String
  let pattern: URLPattern
  let range: SourceRange

  /// Every url of the flow, in the order of its screens.
  static func all(in compilation: Compilation) -> [DeepLink] {
    compilation.model.waysIn.compactMap { wayIn in
      guard wayIn.isURL, let token = wayIn.text else { return nil }
      let text = compilation.tree(of: wayIn.owner).text(of: token)
      return DeepLink(
        owner: wayIn.owner, text: text, pattern: URLPattern(text), range: compilation.range(token, in: wayIn.owner))
    }
  }
}
