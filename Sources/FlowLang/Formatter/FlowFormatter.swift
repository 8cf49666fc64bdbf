/// The one canonical layout of a flow, as `docs/language.md` describes it.
///
/// Nothing but white space changes: the tokens, their spelling and their order stay, and every comment keeps its place
/// among them. What a line looks like depends on its own statement only, never on its neighbours, so that a change
/// touches no other lines. Formatting what is formatted changes nothing.
///
///     tree ── LayoutPlan ──▶ where a line may break ── StatementLayout ──▶ where it does ── LayoutWriter ──▶ text
public enum FlowFormatter {
  /// A file in the canonical layout.
  ///
  /// Takes time and memory in proportion to the file.
  /// - Returns: Nil when something in the file cannot be read: nobody knows what it was meant to look like.
  public static func format(_ source: SourceFile) -> String? {
    let tree = Parser.parse(source)
    guard !tree.hasErrors else { return nil }
    var writer = LayoutWriter(tree)
    writer.writeFile()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// How many columns a line may have. Text that cannot be broken, such as a long string, may have more.
  static let lineLength = 100

  /// How many columns what belongs to a statement is moved in from it.
  static let step = 2
}
