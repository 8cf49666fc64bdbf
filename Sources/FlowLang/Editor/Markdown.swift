/// Converts text of a flow to Markdown in which no part of it becomes a link, a picture or a heading.
enum Markdown {
  /// Returns source text, such as a keyword or a name, as inline code.
  static func code(_ text: String) -> String {
    let shown = TerminalText.clean(text)
    guard shown.contains("`") else { return "`\(shown)`" }
    let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(shown) \(fence)"
  }

  /// Returns a declaration as a fenced code block.
  static func block(_ text: String) -> String { "```flow\n\(TerminalText.clean(text))\n```" }

  /// Returns prose, such as a documentation comment, line for line. Text between two backticks of a line is code.
  static func prose(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }.joined(separator: "\n")
  }

  /// Returns Markdown of this type for clients that show plain text: without fences and backslashes.
  static func plain(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }.map { line in
      var result = ""
      var (isEscaped, isCode) = (false, false)
      for scalar in line.unicodeScalars {
        if scalar == "`", !isEscaped { isCode.toggle() }
        isEscaped = scalar == "\\" && !isEscaped && !isCode
        if !isEscaped { result.unicodeScalars.append(scalar) }
      }
      return result
    }.joined(separator: "\n")
  }

  private static func line(_ text: Substring) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // An unmatched backtick, or one of two adjacent ones, is an ordinary character.
    guard pieces.count % 2 == 1, !pieces.dropFirst().dropLast().contains("") else { return escaped(String(text)) }
    return pieces.enumerated().map { index, piece in
      index % 2 == 1 ? "`\(TerminalText.clean(piece))`" : escaped(piece)
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.clean(text).unicodeScalars {
      if "\\`*_[]<>#~|!&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
