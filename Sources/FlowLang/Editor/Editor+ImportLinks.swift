/// An `import` that can be followed.
public struct ImportLink: Hashable, Sendable {
  /// The path with its quotes.
  public let range: SourceRange
  /// What it says.
  public let path: String
  /// The file that it leads to; nil when there is none.
  public let target: FileID?
}

extension Editor {
  /// The imports of a file.
  public func links(of file: FileID) -> [ImportLink] { [] }
}
