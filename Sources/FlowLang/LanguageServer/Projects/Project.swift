/// An app that documents belong to which are open, compiled as they are now.
struct Project {
  /// The file that it was compiled from.
  let root: String
  /// Which compilation of the server it is.
  let number: Int
  /// What an editor can ask about it, but for what its findings are: that takes longer, in some flows much longer.
  let editor: Editor
  /// The same with what a person can do decided, once that is.
  var judged: Compilation?
  /// Its findings with the repairs that are found by trying, once an editor has asked for them.
  var guesses: [Finding]?
  private let files: [String: FileID]

  init(root: String, number: Int, _ compilation: Compilation) {
    self.root = root
    self.number = number
    editor = Editor(compilation)
    files = Dictionary(
      compilation.sources.enumerated().map { ($0.element.identity, FileID($0.offset)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What its files say.
  var compilation: Compilation { editor.compilation }

  /// What its files say, with the Swift files that findings point to.
  var sources: [SourceFile] { (judged ?? compilation).sources }

  /// The number of a file; nil when it is no part of the app.
  func file(_ key: String) -> FileID? { files[key] }

  /// What makes a file this file.
  func key(of file: FileID) -> String { sources[Int(file.index)].identity }

  /// Whether it may be another one once these files have changed.
  func isTouched(by changed: Set<String>) -> Bool {
    !compilation.failedImports.isEmpty || compilation.sources.contains { changed.contains($0.identity) }
  }
}
