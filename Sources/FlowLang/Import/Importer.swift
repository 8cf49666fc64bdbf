/// One format that an app can be imported from: how a file of it is known, and how files of it become an app. To add a
/// format, write one file with a value of this type and list it in ``Importer/all``.
public struct Importer: Sendable {
  /// What the format is called, in messages.
  public let name: String
  /// What several files of it are called.
  let plural: String
  /// The extensions of its files, without a dot; what folders are searched for.
  public let fileExtensions: [String]
  /// Whether code adds to what its files say.
  var isScanned = false
  /// Whether a file is one of the format.
  let recognizes: @Sendable (ImportSource) -> Bool
  /// Reads files of the format, with what code says about them, into one flow or into one for each file.
  let read: @Sendable (_ sources: [ImportSource], _ code: ImportedCode, _ isSplit: Bool) -> Reading

  /// What some files say.
  struct Reading {
    var app: ImportedApp
    var problems: [Finding]
    /// What each file holds, in order.
    var counts: [ImportCounts]
    /// The same with what other files add to it: what they hold that it includes, and what they lead to in it.
    var joined: [ImportCounts]
    /// What all files hold together, where they are counted as one.
    var whole: ImportCounts?
  }
}

/// A file to import.
struct ImportSource: Sendable {
  let source: SourceFile
  /// Its place among the files.
  let file: FileID
  /// Its name without folders.
  let fileName: String
  /// What other files call it: its name without folders and extension.
  let name: String
  /// The file as XML; nil when it does not begin like XML.
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

  /// What files have before their names where those of many apps are gathered in one folder: `OWNER__APP__Main`. Others
  /// of the same app then call a file by the rest of its name.
  static func prefix(of name: String) -> String {
    name.ranges(of: "__").last.map { String(name[..<$0.upperBound]) } ?? ""
  }

  /// The file as XML, where it is well formed.
  var xml: XMLDocument? {
    guard case .success(let document) = document else { return nil }
    return document
  }
}
