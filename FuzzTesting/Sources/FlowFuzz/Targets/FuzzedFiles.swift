@testable import FlowLang

/// An input that stands for several files: a line `=== NAME` begins each but the first. What stands behind a line `===` is no file but a script.
struct FuzzedFiles {
  /// The files in order, with their names.
  let files: [(name: String, bytes: [UInt8])]

  /// - Parameters:
  ///   - bytes: The input.
  ///   - first: What the first file is called.
  init(_ bytes: [UInt8], first: String) {
    var files: [(name: String, bytes: [UInt8])] = [(first, [])]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: ASCII.lineFeed).map { $0 + 1 } ?? bytes.count
      let line = bytes[start..<end]
      if line.starts(with: Array("===".utf8)) {
        files.append((String(decoding: line.dropFirst(3).filter(Self.isNamePart), as: UTF8.self), []))
      } else {
        files[files.count - 1].bytes += line
      }
      start = end
    }
    self.files = files
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
  }

  /// The first file as a flow, with all that it imports from the others; they import by plain names.
  func compile(keeping limit: FindingLimit = .readable) -> Compilation {
    Compiler.compile(main, keeping: limit) { path, _ in load(path) }
  }

  /// The first file.
  var main: SourceFile { SourceFile(path: files[0].name, bytes: files[0].bytes) }

  /// The file of a name.
  func load(_ path: String) -> Result<SourceFile, ImportProblem> {
    guard let file = files.first(where: { $0.name == path }) else { return .failure(.notFound) }
    return .success(SourceFile(path: file.name, bytes: file.bytes))
  }
}
