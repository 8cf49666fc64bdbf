/// An app of open documents, compiled from their current texts.
struct Project {
  /// The root file of the compilation.
  let root: String
  /// The number of the compilation, unique in the server.
  let number: Int
  /// The editor queries, without the findings about states: judging takes longer, in some flows much longer.
  let editor: Editor
  /// The compilation with its verdicts, once it has been judged.
  var judged: Compilation?
  /// The last compilation with verdicts before this one.
  let earlier: Compilation?
  /// The findings with the repairs that are found by trying, once an editor has asked for them.
  var guesses: [Finding]?
  private let files: [String: FileID]

  init(root: String, number: Int, _ compilation: Compilation, after earlier: Compilation? = nil) {
    self.root = root
    self.number = number
    self.earlier = earlier
    editor = Editor(compilation)
    files = Dictionary(
      compilation.sources.enumerated().map { ($0.element.identity, FileID($0.offset)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The compilation before judging.
  var compilation: Compilation { editor.compilation }

  /// The files of the app, with the Swift files that findings point to.
  var sources: [SourceFile] { (judged ?? compilation).sources }

  /// Returns the number of a file; nil if it is not part of the app.
  func file(_ key: String) -> FileID? { files[key] }

  func key(of file: FileID) -> String { sources[Int(file.index)].identity }

  /// Whether changed files may affect the compilation.
  func isTouched(by changed: Set<String>) -> Bool {
    !compilation.failedImports.isEmpty || compilation.sources.contains { changed.contains($0.identity) }
  }
}
