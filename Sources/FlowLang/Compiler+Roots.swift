extension Compiler {
  /// Which of some files to compile when all of them are to be checked: every file that has an `app`, and of the others
  /// those that no file which is compiled imports, directly or not. Of files that import each other, the first.
  ///
  /// Takes time in proportion to the size of the files and of what they import.
  public static func roots(among sources: [SourceFile], load: Loader) -> [SourceFile] {
    guard sources.count > 1 else { return sources }
    return ImportGraph(sources, load).roots(among: Array(sources.indices)).map { sources[$0] }
  }
}
