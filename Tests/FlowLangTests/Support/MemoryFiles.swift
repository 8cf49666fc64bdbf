@testable import FlowLang

/// Files in memory that `import` can find, by paths relative to the importing file.
struct MemoryFiles {
  let texts: [String: String]

  /// Finds an imported file; the argument of the compiler.
  func load(_ path: String, _ importer: SourceFile) -> Result<SourceFile, ImportProblem> {
    var parts = importer.identity.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return .failure(.outsideProject)
      }
    }
    let identity = parts.joined(separator: "/")
    guard let text = texts[identity] else { return .failure(.notFound) }
    return .success(SourceFile(path: path, identity: identity, bytes: Array(text.utf8)))
  }
}
