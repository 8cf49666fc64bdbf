/// One form that a flow can be written in: a pure function from a compilation to text. The same flow gives the same
/// bytes every time. To add a form, write one file with a value of this type and list it in ``Emitter/all``.
public struct Emitter: Sendable {
  /// What the form is called on the command line.
  public let name: String
  /// The usual extension of a file in this form, without a dot.
  public let fileExtension: String
  /// What the form is, in one line.
  public let summary: String
  /// Writes a compilation in this form, perhaps with the way of one of its findings.
  let write: @Sendable (Compilation, Finding?) -> String

  /// Writes a compilation in this form.
  ///
  /// - Parameters:
  ///   - compilation: What to write.
  ///   - finding: One of its findings whose way is to be shown; one that ``canShow(_:of:)``.
  public func emit(_ compilation: Compilation, showing finding: Finding? = nil) -> String {
    write(compilation, finding)
  }

  /// Whether a finding has a way that can be shown.
  public static func canShow(_ finding: Finding, of compilation: Compilation) -> Bool {
    TracedWay(finding, compilation) != nil
  }
}
