/// Lines that can be folded away.
public struct Folding: Hashable, Sendable {
  /// What is folded.
  public enum Kind: String, Sendable { case block, comment, imports }

  /// From the first byte of what is folded to the last: a block with its braces, comments, imports.
  public let range: SourceRange
  /// What it is.
  public let kind: Kind
}

extension Editor {
  /// What can be folded in a file: everything that takes more than one line.
  public func foldings(of file: FileID) -> [Folding] { [] }
}
