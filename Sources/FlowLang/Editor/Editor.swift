/// What an editor asks about a flow: each question is a pure function of a compilation and a place in it, in a file of
/// its own.
///
/// Answers are in the terms of editors, places are ranges of bytes. Nothing here knows a protocol: whoever speaks one
/// converts. Every question has an answer for every text, also one that cannot be read.
public struct Editor: Sendable {
  /// What is asked about.
  public let compilation: Compilation
  /// Every name in the files with what it stands for.
  let nameUses: NameUseIndex

  /// Takes time in proportion to the size of the files.
  public init(_ compilation: Compilation) {
    self.compilation = compilation
    nameUses = NameUseIndex(compilation.model, compilation.trees)
  }
}

/// A place in a file.
public struct Cursor: Hashable, Sendable {
  /// The file.
  public let file: FileID
  /// How many bytes stand before the place.
  public let offset: UInt32

  /// A place in a file; one beyond its end counts as the end.
  public init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}

extension Editor {
  /// The file of an identity; nil when it is not part of the compilation.
  public func file(_ identity: String) -> FileID? {
    compilation.sources.firstIndex { $0.identity == identity }.map { FileID($0) }
  }

  /// The tree of a file.
  func tree(of file: FileID) -> SyntaxTree { compilation.trees[Int(file.index)] }

  /// The place of bytes in a file.
  func range(_ bytes: Range<Int>, in file: FileID) -> SourceRange {
    SourceRange(file: file, start: UInt32(bytes.lowerBound), end: UInt32(bytes.upperBound))
  }

  /// The place of a name.
  func range(_ nameUse: NameUse, in file: FileID) -> SourceRange {
    SourceRange(file: file, start: nameUse.start, end: nameUse.end)
  }

  /// The place of a token.
  func range(_ token: TokenIndex, in file: FileID) -> SourceRange {
    let token = tree(of: file).token(token)
    return SourceRange(file: file, start: token.start, end: token.end)
  }

  /// The place of a node of a file's tree.
  func range(_ syntax: SyntaxID, in file: FileID) -> SourceRange {
    let range = tree(of: file).range(of: syntax)
    return SourceRange(file: file, start: range.start, end: range.end)
  }
}
