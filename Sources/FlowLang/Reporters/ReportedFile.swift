/// A file of one or several compilations, with its path in the report.
struct ReportedFile {
  /// The content of the file.
  let source: SourceFile
  /// The path in the report.
  let path: String
  /// The index among all files of the report, by path; the same file has the same number in every compilation.
  let number: Int

  static func files(of compilations: [Compilation], _ style: ReportStyle) -> [[ReportedFile]] {
    var paths: [String: String] = [:]
    for source in compilations.lazy.flatMap(\.sources) where paths[source.identity] == nil {
      paths[source.identity] = style.path(source)
    }
    let ordered = paths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let numbers = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1.key, $0) })
    return compilations.map { compilation in
      compilation.sources.map { source in
        ReportedFile(source: source, path: paths[source.identity] ?? source.path, number: numbers[source.identity] ?? 0)
      }
    }
  }
}
