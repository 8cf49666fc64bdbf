/// The product of one stage of the compiler as text, for developers of the compiler. The form may change at any time.
public struct Dump: Sendable {
  /// The name of the stage's product on the command line.
  public let name: String
  /// The contents of the dump, in one line.
  public let summary: String
  /// Whether the dump covers the file alone, without its imports.
  public let isOfTree: Bool
  /// Writes the dump of a compilation.
  public let write: @Sendable (Compilation) -> String

  /// Every dump, in the order of the stages.
  public static let all: [Dump] = [
    Dump(name: "tokens", summary: "the tokens, each with its position, kind and text", isOfTree: true) {
      TokenDump.text($0.trees[0])
    },
    Dump(name: "tree", summary: "the syntax nodes, each with its own tokens; ! marks what is broken", isOfTree: true) {
      SyntaxDump.text($0.trees[0]) + "\n"
    },
    Dump(name: "model", summary: "the meaning: what every name was bound to; ? marks what was not", isOfTree: false) {
      ModelDump($0.model).text + "\n"
    },
    Dump(name: "graph", summary: "the stack graph before any refinement (docs/analysis.md)", isOfTree: false) {
      StackGraphDump($0).text
    },
  ]
}
