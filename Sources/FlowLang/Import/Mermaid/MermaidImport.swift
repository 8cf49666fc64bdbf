/// A flow from a Mermaid diagram: a state diagram or a flowchart, alone or in Markdown.
///
/// States and nodes become screens, transitions links, what holds others a group: a transition of a group is one that
/// all its screens have. Decisions are no screens; the ways through one lead on to what follows. What has no
/// counterpart is kept as a note, counted when it is about looks only, or told with its line.
///
///     text ── MermaidSource ──▶ lines ── StateDiagramReader, FlowchartReader ──▶ MermaidGraph ── MermaidFlow ──▶ text
public struct MermaidImport: Sendable {
  /// The flow in its canonical layout; nil when there is no diagram that can be read.
  public let text: String?
  /// What was not understood or had to be guessed, in the order of the lines.
  public let problems: [Problem]
  /// How many statements are about looks only, and left out.
  public let ignoredCount: Int

  /// Something to know about a line.
  public struct Problem: Sendable, Equatable {
    /// The line in the file, from 1.
    public let line: Int
    /// What is wrong, in one lower-case sentence.
    public let message: String
  }

  /// Reads a file. Takes time in proportion to the file and to the ways through its decisions.
  public init(_ source: SourceFile) {
    let found = MermaidSource(source)
    guard let diagram = found.diagram else {
      self.init(text: nil, problems: found.problems, ignoredCount: 0)
      return
    }
    var graph =
      switch diagram.kind {
      case .state: StateDiagramReader.read(diagram)
      case .flowchart: FlowchartReader.read(diagram)
      }
    graph.problems += found.problems
    let text = MermaidFlow.text(of: &graph)
    self.init(
      text: text, problems: graph.problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) },
      ignoredCount: graph.ignoredCount)
  }

  private init(text: String?, problems: [Problem], ignoredCount: Int) {
    self.text = text
    self.problems = problems
    self.ignoredCount = ignoredCount
  }
}
