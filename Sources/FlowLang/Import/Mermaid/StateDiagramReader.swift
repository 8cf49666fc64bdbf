/// Reads the statements of a state diagram (mermaid.js.org/syntax/stateDiagram.html).
struct StateDiagramReader {
  private var graph = MermaidGraph()
  /// The states around the statement at hand that hold others, the innermost last.
  private var areas: [Int] = []
  /// A note over several lines: what it stands beside, and its lines so far.
  private var note: (state: Int, lines: [String])?
  /// Whether the lines of a description for the blind go on.
  private var isInDescription = false

  static func read(_ diagram: MermaidSource.Diagram) -> MermaidGraph {
    var reader = StateDiagramReader()
    reader.graph.title = diagram.title
    for line in diagram.lines { reader.read(line.text, line.number) }
    return reader.graph
  }

  private mutating func read(_ text: String, _ line: Int) {
    if isInDescription {
      isInDescription = !text.hasSuffix("}")
    } else if let (state, lines) = note {
      if text.lowercased() == "end note" { return endNote() }
      note = (state, lines + [text])
    } else if text == "}" {
      _ = areas.popLast()
    } else if let opening = text.firstRange(of: "{"), text.hasPrefix("state ") {
      open(text[..<opening.lowerBound], line)
      let rest = MermaidSource.trimmed(text[opening.upperBound...])
      if !rest.isEmpty { read(rest, line) }
    } else if text.hasSuffix("}"), !areas.isEmpty {
      read(MermaidSource.trimmed(text.dropLast()), line)
      _ = areas.popLast()
    } else {
      readStatement(text, line)
    }
  }

  private mutating func readStatement(_ text: String, _ line: Int) {
    let word = text.prefix { !$0.isWhitespace && $0 != ":" }
    switch word {
    case "direction", "hide", "scale", "classDef", "class", "style", "click", "accTitle":
      graph.ignoredCount += 1
    case "accDescr":
      graph.ignoredCount += 1
      isInDescription = text.contains("{") && !text.hasSuffix("}")
    case "note": readNote(MermaidSource.trimmed(text.dropFirst(word.count)), line)
    case "--": graph.add("what runs side by side is read as one", line: line)
    case "state" where !text.contains("-->"): declare(MermaidSource.trimmed(text.dropFirst(word.count)), line)
    default: readTransitions(text, line)
    }
  }

  // MARK: States

  private mutating func open(_ head: Substring, _ line: Int) {
    guard let state = declare(MermaidSource.trimmed(head.dropFirst("state".count)), line) else { return }
    if areas.count < MermaidGraph.nestingLimit {
      graph.nodes[state].kind = .area
      areas.append(state)
    } else {
      areas += areas.suffix(1)
    }
  }

  /// `"text" as id`, `id <<choice>>`, `id : text` or `id`.
  @discardableResult
  private mutating func declare(_ text: String, _ line: Int) -> Int? {
    if text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\"") {
      let rest = MermaidSource.trimmed(text[end...].dropFirst())
      guard rest.hasPrefix("as ") else { return misread(line) }
      let state = state(rest.dropFirst("as ".count))
      graph.nodes[state].lines += MermaidLabel.lines(text[...end])
      return state
    }
    for (opening, closing) in [("<<", ">>"), ("[[", "]]")] {
      guard let mark = text.firstRange(of: opening), text.hasSuffix(closing) else { continue }
      let state = state(text[..<mark.lowerBound])
      graph.nodes[state].kind = .junction
      return state
    }
    return describe(text, line)
  }

  /// `id : text` or `id`.
  private mutating func describe(_ text: String, _ line: Int) -> Int? {
    let (id, label) = Self.parts(text)
    guard !id.isEmpty, !id.contains(where: \.isWhitespace) else { return misread(line) }
    let state = state(id)
    if let label { graph.nodes[state].lines += MermaidLabel.lines(label) }
    return state
  }

  /// The state of an id, without its style.
  private mutating func state(_ text: some StringProtocol) -> Int {
    let id = text.firstRange(of: ":::").map { String(text[..<$0.lowerBound]) } ?? String(text)
    return graph.node(MermaidSource.trimmed(id), in: areas.last)
  }

  private mutating func misread(_ line: Int) -> Int? {
    graph.add("this statement is not understood", line: line)
    return nil
  }

  /// What stands before and behind the `:` of a statement.
  private static func parts(_ text: String) -> (String, Substring?) {
    let unstyled = text.replacing(#/:::\w+/#, with: "")
    guard let colon = unstyled.firstIndex(of: ":") else { return (MermaidSource.trimmed(unstyled), nil) }
    return (MermaidSource.trimmed(unstyled[..<colon]), unstyled[colon...].dropFirst())
  }

  // MARK: Transitions

  /// `A --> B --> C : text`, or a state by itself.
  private mutating func readTransitions(_ text: String, _ line: Int) {
    let (head, label) = Self.parts(text)
    let ids = head.split(separator: "-->", omittingEmptySubsequences: false).map { MermaidSource.trimmed($0) }
    guard ids.count > 1 else {
      _ = describe(text, line)
      return
    }
    guard ids.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
      _ = misread(line)
      return
    }
    let words = label.map { MermaidLabel.text($0) } ?? ""
    for (tail, head) in zip(ids, ids.dropFirst()) { connect(tail, head, words, line) }
  }

  private mutating func connect(_ tail: String, _ head: String, _ label: String, _ line: Int) {
    switch (tail, head) {
    case ("[*]", "[*]"): break
    case ("[*]", _): begin(with: state(head), line)
    case (_, "[*]"):
      let state = state(tail)
      graph.nodes[state].ends.append(label)
    default: graph.edges.append(MermaidGraph.Edge(tail: state(tail), head: state(head), label: label))
    }
  }

  private mutating func begin(with state: Int, _ line: Int) {
    if let area = areas.last {
      if graph.nodes[area].start == nil { graph.nodes[area].start = state }
    } else if graph.start == nil {
      graph.start = state
    } else {
      graph.add("there is a start already; a flow has one", line: line)
    }
  }

  // MARK: Notes

  /// `left of id : text`, `left of id` with the text below, or `"text" as id`.
  private mutating func readNote(_ text: String, _ line: Int) {
    if text.hasPrefix("\"") {
      let end = text.dropFirst().firstIndex(of: "\"") ?? text.endIndex
      return graph.notes.append(MermaidLabel.text(text[..<end].dropFirst()))
    }
    guard let place = text.firstRange(of: " of ") else {
      _ = misread(line)
      return
    }
    let (id, label) = Self.parts(String(text[place.upperBound...]))
    let state = state(id)
    if let label { graph.nodes[state].notes.append(MermaidLabel.text(label)) } else { note = (state, []) }
  }

  private mutating func endNote() {
    if let (state, lines) = note { graph.nodes[state].notes.append(MermaidLabel.text(lines.joined(separator: " "))) }
    note = nil
  }
}
