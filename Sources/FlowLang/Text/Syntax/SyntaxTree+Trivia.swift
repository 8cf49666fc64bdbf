/// The trivia between tokens: white space and comments.
extension SyntaxTree {
  /// Returns the bytes between a token and the one before it (or the start of the file).
  func leadingTrivia(of index: TokenIndex) -> Range<Int> {
    let start = index == 0 ? 0 : Int(token(index - 1).end)
    return start..<Int(token(index).start)
  }

  /// Whether there is a comment right before a declaration.
  @inline(__always) func hasComment(before id: SyntaxID) -> Bool {
    source.bytes[leadingTrivia(of: self[id].firstToken)].contains(ASCII.slash)
  }

  /// Returns the documentation of a declaration: the `///` lines right above it, without their marks. Lines of more
  /// slashes are rules between parts of a file.
  func documentation(of id: SyntaxID) -> String {
    // Most statements have no documentation.
    guard hasComment(before: id) else { return "" }
    var lines: [String] = []
    for line in leadingLines(of: self[id].firstToken) {
      let text = line.drop(while: ASCII.isWhitespace)
      if text.starts(with: "///".utf8), !text.starts(with: "////".utf8) {
        lines.append(Self.documentationText(text.dropFirst(3)))
      } else if text.starts(with: "//".utf8) || !text.isEmpty {
        lines.removeAll()
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines before a token, without the rest of the line of the token before it.
  private func leadingLines(of index: TokenIndex) -> [ArraySlice<UInt8>] {
    let range = leadingTrivia(of: index)
    let start = index == 0 ? UTF8Text.byteOrderMarkLength(source.bytes) : range.lowerBound
    let lines = source.bytes[start..<range.upperBound].split(omittingEmptySubsequences: false) { ASCII.isLineEnd($0) }
    return index == 0 ? lines : Array(lines.dropFirst())
  }

  private static func documentationText(_ line: ArraySlice<UInt8>) -> String {
    var text = line.first == ASCII.space ? line.dropFirst() : line
    while let last = text.last, ASCII.isWhitespace(last) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}
