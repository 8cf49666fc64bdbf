/// Reads the statements of a state diagram (mermaid.js.org/syntax/stateDiagram.html).
struct StateDiagramReader {
  private var graph: MermaidGraph
  /// A note over several lines: its state, and its lines so far.
  private var note: (state: Int, lines: [String])?

  static func read(_ diagram: MermaidSource.Diagram) -> MermaidGraph {
    var reader = StateDiagramReader(graph: MermaidGraph(diagram))
    for line in diagram.lines {
      reader.graph.range = line.range
      reader.read(line.text)
    }
    return reader.graph
  }

  private mutating func read(_ text: String) {
    if graph.skips(text) { return }
    if let (state, lines) = note {
      if text.lowercased() == "end note" { return endNote() }
      note = (state, lines + [text])
    } else {
      readBlocks(text)
    }
  }

  /// `state A { state B { …` at the beginning of a line, and `… } }` at its end.
  private mutating func readBlocks(_ text: String) {
    var rest = text[...]
    while rest.hasPrefix("state "), let brace = rest.firstIndex(of: "{") {
      open(rest[..<brace])
      rest = rest[brace...].dropFirst().drop(while: \.isWhitespace)
    }
    // A label may contain braces, too.
    var surplus = rest.reduce(0) { $0 + ($1 == "}" ? 1 : $1 == "{" ? -1 : 0) }
    var closed = 0
    var end = rest.endIndex
    while surplus > 0, end > rest.startIndex {
      let last = rest.index(before: end)
      if rest[last] == "}" {
        (surplus, closed) = (surplus - 1, closed + 1)
      } else if !rest[last].isWhitespace {
        break
      }
      end = last
    }
    let statement = MermaidSource.trimmed(rest[..<end])
    if !statement.isEmpty { readStatement(statement) }
    graph.close(closed)
  }

  private mutating func readStatement(_ text: String) {
    let word = text.prefix { !$0.isWhitespace && $0 != ":" }
    switch word {
    case "direction", "hide", "scale", "classDef", "class", "style", "click", "accTitle": break
    case "accDescr": graph.describe(text)
    case "note": readNote(MermaidSource.trimmed(text.dropFirst(word.count)))
    case "--": graph.add("what runs side by side is read as one")
    case "state" where !text.contains("-->"): declare(MermaidSource.trimmed(text.dropFirst(word.count)))
    default: readTransitions(text)
    }
  }

  // MARK: States

  private mutating func open(_ head: Substring) {
    if let state = declare(MermaidSource.trimmed(head.dropFirst("state".count))) { graph.open(state) }
  }

  /// `"text" as id`, `id <<choice>>`, `id : text` or `id`.
  @discardableResult
  private mutating func declare(_ text: String) -> Int? {
    if text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\"") {
      let rest = MermaidSource.trimmed(text[end...].dropFirst())
      guard rest.hasPrefix("as ") else { return misread() }
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
    return describe(text)
  }

  /// `id : text` or `id`.
  private mutating func describe(_ text: String) -> Int? {
    let (id, label) = Self.parts(text)
    guard !id.isEmpty, !id.contains(where: \.isWhitespace) else { return misread() }
    let state = state(id)
    if let label { graph.nodes[state].lines += MermaidLabel.lines(label) }
    return state
  }

  /// Returns the state with an id, without its style.
  private mutating func state(_ text: some StringProtocol) -> Int {
    let id = text.firstRange(of: ":::").map { String(text[..<$0.lowerBound]) } ?? String(text)
    return graph.node(MermaidSource.trimmed(id))
  }

  private mutating func misread() -> Int? {
    graph.add("this statement is not understood")
    return nil
  }

  /// Returns the parts before and after the `:` of a statement.
  private static func parts(_ text: String) -> (String, Substring?) {
    let unstyled = text.contains(":::") ? text.replacing(#/:::\w+/#, with: "") : text
    guard let colon = unstyled.firstIndex(of: ":") else { return (MermaidSource.trimmed(unstyled), nil) }
    return (MermaidSource.trimmed(unstyled[..<colon]), unstyled[colon...].dropFirst())
  }

  // MARK: Transitions

  /// `A --> B --> C : text`, or a state by itself.
  private mutating func readTransitions(_ text: String) {
    let (head, label) = Self.parts(text)
    let ids = head.split(separator: "-->", omittingEmptySubsequences: false).map { MermaidSource.trimmed($0) }
    guard ids.count > 1 else {
      _ = describe(text)
      return
    }
    guard ids.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
      _ = misread()
      return
    }
    let words = label.map { MermaidLabel.text($0) } ?? ""
    for (tail, head) in zip(ids, ids.dropFirst()) { connect(tail, head, words) }
  }

  private mutating func connect(_ tail: String, _ head: String, _ label: String) {
    switch (tail, head) {
    case ("[*]", "[*]"): break
    case ("[*]", _): begin(with: state(head), label)
    case (_, "[*]"):
      let state = state(tail)
      graph.nodes[state].ends.append(label)
    default: graph.connect(state(tail), state(head), label)
    }
  }

  private mutating func begin(with state: Int, _ label: String) {
    guard let area = graph.area else { return graph.begin(with: state, label) }
    if graph.nodes[area].start == nil {
      graph.nodes[area].start = state
    } else {
      graph.add("`\(graph.nodes[area].id)` begins with something already")
    }
  }

  // MARK: Notes

  /// `left of id : text`, `left of id` with the text below, or `"text" as id`.
  private mutating func readNote(_ text: String) {
    if text.hasPrefix("\"") {
      let end = text.dropFirst().firstIndex(of: "\"") ?? text.endIndex
      return graph.notes.append(MermaidLabel.text(text[..<end].dropFirst()))
    }
    guard let place = text.firstRange(of: " of ") else {
      _ = misread()
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
