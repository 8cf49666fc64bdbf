/// Writes flows in the one canonical layout, as `docs/language.md` describes it.
///
/// Nothing but white space changes: the tokens, their spelling and their order stay, and every comment keeps its place
/// among them. The layout of a line depends on its own statement only, never on its neighbours, so that a change
/// touches no other lines. Formatting is idempotent.
///
///     tree ── LayoutPlan ──▶ where a line may break ── StatementLayout ──▶ where it does ── LayoutWriter ──▶ text
public enum FlowFormatter {
  /// Returns a file in the canonical layout.
  ///
  /// Takes time and memory in proportion to the file.
  /// - Returns: Nil when the file has syntax errors, since its intended layout is unknown.
  public static func format(_ source: SourceFile) -> String? {
    let tree = Parser.parse(source)
    guard !tree.hasErrors else { return nil }
    var writer = LayoutWriter(tree)
    writer.writeFile()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The maximum number of columns of a line. Text that cannot be broken, such as a long string, may have more.
  static let lineLength = 100

  /// The number of columns by which the contents of a statement are indented.
  static let step = 2
}
