@testable import FlowLang

extension FuzzTarget {
  /// Files of other tools: what comes in is canonical, says what it means, silences nothing without need, and is the same
  /// a second time.
  static let importers: FuzzTarget = FuzzTarget(name: "importers", mutation: MarkupMutation.self) { bytes in
    let isXML = bytes.first { !ASCII.isWhitespace($0) } == UInt8(ascii: "<")
    var sources: [SourceFile] = []
    var code = ImportedCode()
    for file in FuzzedFiles(bytes, first: isXML ? "Main.storyboard" : "Main.mmd").files {
      let source = SourceFile(path: file.name, bytes: file.bytes)
      switch file.name.split(separator: ".").last {
      case "swift", "kt", "java": code.scan(source)
      case "txt": code.addEntries(source)
      default: sources.append(source)
      }
    }
    let isSplit = bytes.count % 2 == 1
    let result = Importer.run(sources, code: code, isSplit: isSplit)
    let again = Importer.run(sources, code: code, isSplit: isSplit)
    let isSame = again.files.map(\.text) == result.files.map(\.text)
    return ImportInvariants.violations(result) + (isSame ? [] : ["two runs import different flows"])
  }
}
