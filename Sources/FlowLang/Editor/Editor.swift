/// The queries of an editor about a flow: each one is a pure function of a compilation and a location in it, in a file
/// of its own.
///
/// Answers are in the terms of editors, locations are ranges of bytes. Nothing here knows a protocol; the caller
/// converts. Every query has an answer for every text, also for one with syntax errors.
public struct Editor: Sendable {
  /// The compilation that is queried.
  public let compilation: Compilation
  /// All names in the files with their symbols.
  let nameUses: NameUseIndex

  /// Creates the queries for a compilation, in time linear in the size of the files.
  public init(_ compilation: Compilation) {
    self.compilation = compilation
    nameUses = NameUseIndex(compilation.trees)
  }
}

/// A location in a file, as a byte offset.
public struct Cursor: Hashable, Sendable {
  /// The file.
  public let file: FileID
  /// The number of bytes before the location.
  public let offset: UInt32

  /// Creates a location in a file; an offset beyond the end of the file counts as the end.
  public init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}

extension Editor {
  func tree(of file: FileID) -> SyntaxTree { compilation.trees[Int(file.index)] }

  func range(_ bytes: Range<Int>, in file: FileID) -> SourceRange {
    SourceRange(file: file, start: UInt32(bytes.lowerBound), end: UInt32(bytes.upperBound))
  }

  func range(_ nameUse: NameUse, in file: FileID) -> SourceRange {
    SourceRange(file: file, start: nameUse.start, end: nameUse.end)
  }

  func range(_ token: TokenIndex, in file: FileID) -> SourceRange { tree(of: file).range(of: token, in: file) }

  /// Returns the source range of a node of a file's tree.
  func range(_ syntax: SyntaxID, in file: FileID) -> SourceRange { tree(of: file).range(of: syntax, in: file) }
}
