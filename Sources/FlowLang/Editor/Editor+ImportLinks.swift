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
  public func links(of file: FileID) -> [ImportLink] {
    let targets = Dictionary(compilation.loadedImports.map { ($0.place, $0.file) }) { first, _ in first }
    return tree(of: file).imports.map { declaration in
      let range = SourceRange(file: file, start: declaration.start, end: declaration.end)
      return ImportLink(range: range, path: declaration.path, target: targets[range])
    }
  }
}
