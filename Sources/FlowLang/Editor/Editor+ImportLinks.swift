/// The path of an `import`, which an editor can follow.
public struct ImportLink: Hashable, Sendable {
  /// The range of the path with its quotes.
  public let range: SourceRange
  /// The path as written.
  public let path: String
  /// The imported file; nil if it was not found.
  public let target: FileID?
}

extension Editor {
  /// Returns the imports of a file.
  public func links(of file: FileID) -> [ImportLink] {
    let targets = Dictionary(compilation.loadedImports.map { ($0.range, $0.file) }) { first, _ in first }
    return tree(of: file).imports.map { declaration in
      let range = SourceRange(file: file, start: declaration.start, end: declaration.end)
      return ImportLink(range: range, path: declaration.path, target: targets[range])
    }
  }
}
