/// One form that a flow can be written in: a pure function from a compilation to text.
public struct Emitter: Sendable {
  /// What the form is called on the command line.
  public let name: String
  /// What the form is, in one line.
  public let summary: String
  /// Writes a compilation in this form.
  public let emit: @Sendable (Compilation) -> String

  /// Every form there is, the default first.
  public static let all: [Emitter] = [
    Emitter(name: "dot", summary: "a graph for Graphviz") { _ in "digraph {}\n" },
    Emitter(name: "json", summary: "the graph for other programs") { _ in "{}\n" },
  ]
}
