/// A format that an app can be imported from: how its files are recognized, and how they are converted to an app. To
/// add a format, write one file with a value of this type and list it in ``Importer/all``.
public struct Importer: Sendable {
  /// The name of the format in messages.
  public let name: String
  /// The name of several files of the format in messages.
  let plural: String
  /// The extensions of the files that folders are searched for, without the dot.
  public let fileExtensions: [String]
  /// Whether the scanned code adds to the information in the files.
  var isScanned = false
  /// Whether a file is one of the format.
  let recognizes: @Sendable (ImportSource) -> Bool
  /// Reads files of the format and the names in code into one flow, or into one flow for each file.
  let read: @Sendable (_ sources: [ImportSource], _ code: ImportedCode, _ isSplit: Bool) -> Reading

  /// The result of reading files.
  struct Reading {
    var app: ImportedApp
    var problems: [Finding]
    /// The counts of each file, in order.
    var counts: [ImportCounts]
    /// The counts of each file including the contents of the files that it includes, and the destinations in them.
    var joined: [ImportCounts]
    /// The counts of all files together, if they are not counted separately.
    var whole: ImportCounts?
  }
}

extension [ImportSource] {
  /// Reads the files that are XML.
  func readAll<Document>(
    _ read: (XMLDocument, FileID, String) -> (Document, [Finding])
  ) -> (documents: [Document], problems: [Finding]) {
    let read = compactMap { source in source.xml.map { read($0, source.file, source.name) } }
    return (read.map(\.0), read.flatMap(\.1))
  }
}

/// A file to import.
struct ImportSource: Sendable {
  let source: SourceFile
  /// The index of the file among all files.
  let file: FileID
  /// The name of the file without folders.
  let fileName: String
  /// The name that other files use: without folders and extension.
  let name: String
  /// The file as XML; nil if it does not begin like XML.
  let document: Result<XMLDocument, XMLProblem>?

  init(_ source: SourceFile, _ file: FileID) {
    let source = XMLText.decoded(source)
    self.source = source
    self.file = file
    let last = source.name
    fileName = last
    let parts = last.split(separator: ".", omittingEmptySubsequences: false)
    name = parts.count > 1 ? parts.dropLast().joined(separator: ".") : last
    let start = source.bytes.first { !ASCII.isWhitespace($0) && ![0xEF, 0xBB, 0xBF].contains($0) }
    guard start == UInt8(ascii: "<") else {
      document = nil
      return
    }
    do throws(XMLProblem) { document = .success(try XMLReader.read(source)) } catch { document = .failure(error) }
  }

  /// Returns the prefix of the name of a file in a folder with files of many apps: `OWNER__APP__Main`. Other files of
  /// the same app use the rest of the name.
  static func prefix(of name: String) -> String {
    name.ranges(of: "__").last.map { String(name[..<$0.upperBound]) } ?? ""
  }

  /// The file as XML, if it is well formed.
  var xml: XMLDocument? {
    guard case .success(let document) = document else { return nil }
    return document
  }
}

extension Importer {
  /// All formats, in the order in which they are tried.
  public static let all: [Importer] = [.swift, .storyboard, .navigationGraph, .mermaid]

  /// The formats in words: "storyboards, navigation graphs and Mermaid diagrams".
  static var names: String { listed(all.map(\.plural)) }
}
