/// One form that a flow can be written in: a pure function from a compilation to text. The same flow gives the same
/// bytes every time. To add a form, write one file with a value of this type and list it in ``Emitter/all``.
public struct Emitter: Sendable {
  /// What the form is called on the command line.
  public let name: String
  /// The usual extension of a file in this form, without a dot.
  public let fileExtension: String
  /// What the form is, in one line.
  public let summary: String
  /// Writes a compilation in this form.
  public let emit: @Sendable (Compilation) -> String
}
