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

/// The imports between files.
struct ImportGraph {
  /// The files, by their numbers.
  let files: [File]

  /// The properties of a file that decide whether it is a root.
  struct File {
    let hasApp: Bool
    /// The numbers of the files that it imports.
    var imports: [Int] = []
  }

  /// Which of some files to compile when all of them are to be checked, by their numbers and in order: every file that
  /// has an `app`, and of the others those that no file which is compiled imports, directly or not. Of files that
  /// import each other, the first.
  ///
  /// - Parameter given: The numbers of the files, ascending.
  func roots(among given: [Int]) -> [Int] {
    var isCovered = [Bool](repeating: false, count: files.count)
    for file in given where files[file].hasApp { cover(from: file, &isCovered) }
    // First in order, which finds every file that nothing before it imports; then backwards, which drops those that
    // something after them imports. A file found later is never imported by one found earlier.
    var isFound = isCovered
    var candidates: [Int] = []
    for file in given where !isFound[file] {
      candidates.append(file)
      cover(from: file, &isFound)
    }
    var roots = given.filter { files[$0].hasApp }
    for file in candidates.reversed() where !isCovered[file] {
      roots.append(file)
      cover(from: file, &isCovered)
    }
    return roots.sorted()
  }

  /// Some files and all that import them, directly or not; ascending.
  func importers(of given: [Int]) -> [Int] {
    var importers = [[Int]](repeating: [], count: files.count)
    for (number, file) in files.enumerated() {
      for imported in file.imports { importers[imported].append(number) }
    }
    return visited(from: given) { importers[$0] }.sorted()
  }

  /// Marks a file and all that it imports, directly or not.
  private func cover(from start: Int, _ isCovered: inout [Bool]) {
    for file in visited(from: [start], by: { file in files[file].imports.filter { !isCovered[$0] } }) {
      isCovered[file] = true
    }
  }
}

extension ImportGraph {
  /// The graph of some files, each once, and then those they import.
  init(_ given: [SourceFile], _ load: Compiler.Loader) {
    var pending = given
    var numbers: [String: Int] = [:]
    var files: [File] = []
    var limit = ImportLimit(given)
    for (index, source) in given.enumerated() { numbers[source.identity] = index }
    while files.count < pending.count {
      let source = pending[files.count]
      let tree = Parser.parse(source)
      var file = File(hasApp: tree.hasApp)
      for declaration in tree.imports {
        guard case .success(let imported) = limit.load(declaration.path, source, by: load) else { continue }
        if numbers[imported.identity] == nil {
          numbers[imported.identity] = pending.count
          pending.append(imported)
        }
        if let number = numbers[imported.identity] { file.imports.append(number) }
      }
      files.append(file)
    }
    self.files = files
  }
}

extension SyntaxTree {
  /// Whether the file says what the app is.
  var hasApp: Bool { child(of: .file, .app) != nil }
}

/// Limits the size of all files of a flow together to the size that one may have: memory is proportional to it.
struct ImportLimit {
  private var size: Int
  private var known: Set<String>

  /// - Parameter sources: The files that are there before anything is imported.
  init(_ sources: [SourceFile]) {
    size = sources.reduce(0) { $0 + $1.bytes.count }
    known = Set(sources.map(\.identity))
  }

  /// Finds the file that an `import` names. Beyond the limit, no more files are loaded.
  mutating func load(
    _ path: String, _ importer: SourceFile, by load: Compiler.Loader
  ) -> Result<SourceFile, ImportProblem> {
    if size > SourceFile.maximumSize { return .failure(.tooMuch) }
    let result = load(path, importer)
    guard case .success(let file) = result, known.insert(file.identity).inserted else { return result }
    size += file.bytes.count
    return size > SourceFile.maximumSize ? .failure(.tooMuch) : result
  }
}
