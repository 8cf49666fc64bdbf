/// The lines of a file, and the fenced blocks of Markdown.
extension MermaidSource {
  /// Returns the lines of a file, with any line terminators.
  static func lines(of source: SourceFile, _ file: FileID) -> [Line] {
    let bytes = source.bytes[UTF8Text.byteOrderMarkLength(source.bytes)...]
    var lines: [Line] = []
    for line in bytes.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd) {
      let content = line.drop(while: ASCII.isWhitespace)
      let range = SourceRange(file: file, start: UInt32(content.startIndex), end: UInt32(content.endIndex))
      lines.append(Line(range: range, text: trimmed(String(decoding: content, as: UTF8.self))))
    }
    return lines
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == ASCII.lineFeed || byte == ASCII.carriageReturn }

  /// Returns the contents of fenced `mermaid` blocks. Blocks inside other blocks are only examples of the syntax.
  static func fencedBlocks(_ lines: [Line]) -> [ArraySlice<Line>] {
    var blocks: [ArraySlice<Line>] = []
    var open: (fence: String, start: Int, isMermaid: Bool)?
    for (index, line) in lines.enumerated() {
      if let (fence, start, isMermaid) = open {
        guard line.text.hasPrefix(fence), line.text.allSatisfy({ $0 == fence.first }) else { continue }
        if isMermaid { blocks.append(lines[start..<index]) }
        open = nil
      } else if let sign = line.text.first, ["`", "~", ":"].contains(sign) {
        let fence = line.text.prefix { $0 == sign }
        let rest = trimmed(line.text.dropFirst(fence.count))
        let isMermaid = rest.drop { "{.".contains($0) }.prefix { $0.isLetter }.lowercased() == "mermaid"
        // Fences of colons frame text, which may contain blocks.
        guard fence.count >= 3, isMermaid || sign != ":", !rest.contains(sign) else { continue }
        open = (String(fence), index + 1, isMermaid)
      }
    }
    if let open, open.isMermaid { blocks.append(lines[open.start...]) }
    return blocks
  }
}
