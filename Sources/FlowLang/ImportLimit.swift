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
