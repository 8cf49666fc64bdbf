/// Finds the diagram in a file: the file itself, or the first fenced block of Markdown that holds one which can be read.
struct MermaidSource {
  /// A diagram, without its first line, its head and its comments.
  struct Diagram {
    enum Kind {
      case state, flowchart
    }

    let kind: Kind
    var title: String?
    var lines: [Line]
  }

  /// A line without the white space around it.
  struct Line {
    let number: Int
    let text: String
  }

  private(set) var diagram: Diagram?
  private(set) var problems: [MermaidImport.Problem] = []

  init(_ source: SourceFile) {
    let mark = UTF8Text.byteOrderMarkLength(source.bytes)
    let text = String(decoding: source.bytes[mark...], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    let numbered = lines.enumerated().map { Line(number: $0.offset + 1, text: Self.trimmed($0.element)) }
    let fenced = Self.fencedBlocks(numbered)
    for block in fenced.isEmpty ? [numbered[...]] : fenced {
      guard let found = Self.diagram(block) else { continue }
      if diagram == nil {
        diagram = found
      } else {
        problems.append(
          MermaidImport.Problem(
            line: block.first?.number ?? 1, message: "only the first diagram is read, this is another"))
      }
    }
    if diagram == nil {
      problems.append(MermaidImport.Problem(line: 1, message: "there is no state diagram and no flowchart of Mermaid"))
    }
  }

  /// The blocks between fences that say `mermaid`.
  private static func fencedBlocks(_ lines: [Line]) -> [ArraySlice<Line>] {
    var blocks: [ArraySlice<Line>] = []
    var open: (fence: String, start: Int)?
    for (index, line) in lines.enumerated() {
      if let (fence, start) = open {
        guard line.text.hasPrefix(fence), line.text.allSatisfy({ $0 == fence.first }) else { continue }
        blocks.append(lines[start..<index])
        open = nil
      } else if let sign = line.text.first, ["`", "~", ":"].contains(sign) {
        let fence = line.text.prefix { $0 == sign }
        let word = trimmed(line.text.dropFirst(fence.count)).prefix { $0.isLetter }
        if fence.count >= 3, word.lowercased() == "mermaid" { open = (String(fence), index + 1) }
      }
    }
    if let open { blocks.append(lines[open.start...]) }
    return blocks
  }

  /// A block as a diagram; nil when it is of another kind.
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
    // Statements may follow on the first line, behind a `;`.
    let tail = first.text.firstIndex(of: ";").map { trimmed(first.text[$0...].dropFirst()) } ?? ""
    let statements = [Line(number: first.number, text: tail)] + lines.dropFirst()
    return Diagram(kind: kind, title: title, lines: statements.filter { !$0.text.isEmpty })
  }

  /// The lines without comments, `%% …`, and directives, `%%{ … }%%`, which may span lines.
  private static func withoutComments(_ lines: ArraySlice<Line>) -> [Line] {
    var result: [Line] = []
    var isInDirective = false
    for line in lines {
      if isInDirective || line.text.hasPrefix("%%{") {
        isInDirective = !line.text.hasSuffix("}%%")
      } else if !line.text.isEmpty, !line.text.hasPrefix("%%") {
        let end = line.text.firstRange(of: " %%")?.lowerBound ?? line.text.endIndex
        result.append(Line(number: line.number, text: trimmed(line.text[..<end])))
      }
    }
    return result
  }

  /// A text without the white space around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
