/// The diagram in a file: the whole file, or the first fenced Markdown block with a diagram that can be read.
struct MermaidSource {
  /// A diagram, without its first line, front matter and comments.
  struct Diagram {
    enum Kind {
      case state, flowchart
    }

    let kind: Kind
    /// The range of the first line.
    let range: SourceRange
    let title: String?
    let lines: [Line]
  }

  /// A line without the white space around it.
  struct Line {
    let range: SourceRange
    let text: String
  }

  /// The first diagram that can be read; nil if there is none.
  private(set) var diagram: Diagram?
  /// The ranges of the other diagrams.
  private(set) var others: [SourceRange] = []
  /// Whether the diagram is in a fenced block of Markdown.
  let isMarkdown: Bool

  init(_ source: SourceFile, _ file: FileID) {
    let lines = Self.lines(of: source, file)
    let fenced = Self.fencedBlocks(lines)
    isMarkdown = !fenced.isEmpty
    for block in fenced.isEmpty ? [lines[...]] : fenced {
      guard let found = Self.diagram(block) else { continue }
      if diagram == nil { diagram = found } else { others += block.first.map { [$0.range] } ?? [] }
    }
  }

  /// Returns a block as a diagram; nil if it is of another kind.
  private static func diagram(_ block: ArraySlice<Line>) -> Diagram? {
    var rest = block.drop { $0.text.isEmpty }
    var title: String?
    if rest.first?.text == "---", let end = rest.dropFirst().firstIndex(where: { $0.text == "---" }) {
      let head = rest[..<end].first { $0.text.hasPrefix("title:") }
      title = head.map { trimmed($0.text.dropFirst("title:".count)).filter { $0 != "\"" } }
      rest = rest[(end + 1)...]
    }
    let lines = withoutComments(rest)
    guard let first = lines.first else { return nil }
    let word = first.text.prefix { !$0.isWhitespace && $0 != ";" }
    let kind: Diagram.Kind
    switch word {
    case "stateDiagram", "stateDiagram-v2": kind = .state
    case "flowchart", "flowchart-elk", "graph": kind = .flowchart
    default: return nil
    }
    // Statements may follow on the first line, after a `;`.
    let tail = first.text.firstIndex(of: ";").map { trimmed(first.text[$0...].dropFirst()) } ?? ""
    let statements = [Line(range: first.range, text: tail)] + lines.dropFirst()
    return Diagram(kind: kind, range: first.range, title: title, lines: statements.filter { !$0.text.isEmpty })
  }

  /// Returns the lines without comments, `%% …`, and directives, `%%{ … }%%`, which may span lines.
  private static func withoutComments(_ lines: ArraySlice<Line>) -> [Line] {
    var result: [Line] = []
    var isInDirective = false
    for line in lines {
      if isInDirective || line.text.hasPrefix("%%{") {
        isInDirective = !line.text.hasSuffix("}%%")
      } else if !line.text.isEmpty, !line.text.hasPrefix("%%") {
        let mayHold = line.text.utf8.contains(UInt8(ascii: "%"))
        let end = mayHold ? line.text.firstRange(of: " %%")?.lowerBound ?? line.text.endIndex : line.text.endIndex
        result.append(Line(range: line.range, text: trimmed(line.text[..<end])))
      }
    }
    return result
  }

  /// Returns a text without the white space around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

/// The lines of a file, and the fenced blocks of Markdown.
extension MermaidSource {
  /// Returns the lines of a file, with any line terminators.
  static func lines(of source: SourceFile, _ file: FileID) -> [Line] {
    let bytes = source.bytes[UTF8Text.byteOrderMarkLength(source.bytes)...]
    var lines: [Line] = []
    for line in bytes.split(omittingEmptySubsequences: false, whereSeparator: ASCII.isLineEnd) {
      let content = line.drop(while: ASCII.isWhitespace)
      let range = SourceRange(file: file, start: UInt32(content.startIndex), end: UInt32(content.endIndex))
      lines.append(Line(range: range, text: trimmed(String(decoding: content, as: UTF8.self))))
    }
    return lines
  }

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
