extension Compiler {
  /// Which of some files to compile when all of them are to be checked: every file that has an `app`, and of the others
  /// those that no file which is compiled imports, directly or not. Of files that import each other, the first.
  ///
  /// Takes time in proportion to the size of the files and of what they import.
  public static func roots(among sources: [SourceFile], load: Loader) -> [SourceFile] {
    guard sources.count > 1 else { return sources }
    let graph = ImportGraph(sources, load)
    var isCovered = [Bool](repeating: false, count: graph.files.count)
    for file in sources.indices where graph.files[file].hasApp { graph.cover(from: file, &isCovered) }
    // First in order, which finds every file that nothing before it imports; then backwards, which drops those that
    // something after them imports. A file found later is never imported by one found earlier.
    var isFound = isCovered
    var candidates: [Int] = []
    for file in sources.indices where !isFound[file] {
      candidates.append(file)
      graph.cover(from: file, &isFound)
    }
    var roots = sources.indices.filter { graph.files[$0].hasApp }
    for file in candidates.reversed() where !isCovered[file] {
      roots.append(file)
      graph.cover(from: file, &isCovered)
    }
    return roots.sorted().map { sources[$0] }
  }
}

/// Which file imports which.
private struct ImportGraph {
  /// The given files, each once, then those they import.
  private(set) var files: [File] = []

  struct File {
    let hasApp: Bool
    var imports: [Int] = []
  }

  init(_ given: [SourceFile], _ load: Compiler.Loader) {
    var pending = given
    var numbers: [String: Int] = [:]
    for (index, source) in given.enumerated() { numbers[source.identity] = index }
    while files.count < pending.count {
      let source = pending[files.count]
      let tree = Parser.parse(source)
      var file = File(hasApp: tree.child(of: .file, .app) != nil)
      for declaration in tree.imports {
        guard case .success(let imported) = load(declaration.path, source) else { continue }
        if numbers[imported.identity] == nil {
          numbers[imported.identity] = pending.count
          pending.append(imported)
        }
        if let number = numbers[imported.identity] { file.imports.append(number) }
      }
      files.append(file)
    }
  }

  /// Marks a file and all that it imports, directly or not.
  func cover(from start: Int, _ isCovered: inout [Bool]) {
    isCovered[start] = true
    var pending = [start]
    while let file = pending.popLast() {
      for next in files[file].imports where !isCovered[next] {
        isCovered[next] = true
        pending.append(next)
      }
    }
  }
}
