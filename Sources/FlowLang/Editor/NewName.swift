/// A name that a user types for a symbol, with its spelling for each kind of name use.
struct NewName {
  /// The name itself, without backticks, `#` or quotes.
  let text: String

  init(_ typed: String, isTag: Bool) {
    var name = Substring(typed)
    while name.first?.isWhitespace == true { name.removeFirst() }
    while name.last?.isWhitespace == true { name.removeLast() }
    if isTag, name.first == "#" {
      name.removeFirst()
      if name.first == "\"", name.count > 1, name.last == "\"" {
        let bytes = Array(name.utf8)
        text = String(decoding: StringLiteral.value(bytes, 0..<bytes.count), as: UTF8.self)
        return
      }
    }
    if name.first == "`", name.count > 1, name.last == "`" { name = name.dropFirst().dropLast() }
    text = String(name)
  }

  /// The reason why the text cannot be the name of anything.
  var problem: String? {
    if text.isEmpty { return "a name is at least one character" }
    if text.contains("`") { return "a name cannot hold a backtick" }
    let isForbidden = text.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0.properties.generalCategory == .lineSeparator
        || $0.properties.generalCategory == .paragraphSeparator || UTF8Text.reordersText($0)
    }
    return isForbidden ? "a name cannot hold line ends or characters that are not seen" : nil
  }

  /// Returns the spelling of the name in the range of a name use; nil if the name cannot be written there.
  func spelling(as nameUse: NameUse) -> String? {
    switch nameUse.symbol {
    case .node, .flag, .transition: Spelling.name(text)
    case .tag: Spelling.tag(text)
    case .parameter where nameUse.role == .placeholder: Self.canBePlaceholder(text) ? text : nil
    case .link, .tab, .outcome, .parameter, .value: Spelling.word(text)
    case nil: nil
    }
  }

  /// Whether `{text}` is a placeholder in a URL: no character of it ends the string, the segment or the URL.
  private static func canBePlaceholder(_ text: String) -> Bool {
    let pattern = URLPattern("/{\(text)}")
    return !text.contains { "\"\\{}#?/".contains($0) } && pattern.placeholders == [text] && pattern.problem == nil
  }
}
