@testable import FlowLang

extension FuzzTarget {
  /// Repairs end: a second run finds nothing to do, and safe ones leave no errors of syntax in a file that had none. (In a
  /// broken one, more of what is broken may come to light.)
  static let fixes: FuzzTarget = FuzzTarget(name: "fixes") { bytes in
    let files = FuzzedFiles(bytes, first: "main.flow")
    var found: [String] = []
    for isUnsafe in [false, true] {
      let first = Repair(files.main, includingUnsafe: isUnsafe) { path, _ in files.load(path) }
      let result = first.compilation.sources
      let second = Repair(result[0], includingUnsafe: isUnsafe) { path, importer in
        files.load(path).map { file in result.first { $0.identity == file.identity } ?? file }
      }
      if second.compilation.sources.map(\.bytes) != result.map(\.bytes) {
        found.append("a second run mends more:\n\(String(decoding: result[0].bytes, as: UTF8.self))")
      }
      let (before, after) = (Parser.parse(files.main).errors.count, Parser.parse(result[0]).errors.count)
      if !isUnsafe, before == 0, after > 0 { found.append("now there are \(after) errors of syntax") }
    }
    return found
  }
}
