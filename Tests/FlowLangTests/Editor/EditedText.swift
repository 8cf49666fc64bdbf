import Testing

@testable import FlowLang

/// A flow in an editor: a text with the cursor at `‸`, and files that it may import.
struct EditedText {
  let editor: Editor
  let cursor: Cursor

  init(_ marked: String, files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation) {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let compilation = compile(parts.joined(), files: files, sourceLocation: sourceLocation)
    editor = Editor(compilation)
    cursor = Cursor(file: compilation.main, offset: UInt32(parts[0].utf8.count))
  }

  /// The examples without the shop of many files, whose states are too many to analyse for every request.
  static let examples = Repository.examples.filter { $0 != "examples/shop/shop.flow" }

  /// Returns the text of a range.
  func text(_ range: SourceRange) -> String {
    let bytes = editor.compilation.sources[Int(range.file.index)].bytes
    return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Returns the main file with marks around ranges.
  func marked(_ ranges: [SourceRange]) -> String { Self.marked(ranges, in: editor.compilation, file: 0) }

  /// Returns a file with marks around those ranges that are in it.
  static func marked(_ ranges: [SourceRange], in compilation: Compilation, file: Int) -> String {
    MarkedSource.mark(
      ranges.filter { $0.file.index == file }.map { $0.start..<$0.end }, in: compilation.sources[file].bytes)
  }

  /// Returns all files after edits.
  func edited(_ edits: [TextEdit]) -> [String] {
    editor.compilation.sources.enumerated().map { index, source in
      String(decoding: TextEdit.apply(edits.filter { $0.range.file.index == index }, to: source.bytes), as: UTF8.self)
    }
  }
}

extension Compilation {
  /// The main file.
  var main: FileID { FileID(0) }
}
