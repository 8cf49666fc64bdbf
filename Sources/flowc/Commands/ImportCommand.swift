import FlowLang

extension Command {
  static let `import`: Command = Command(
    name: "import",
    group: .adopt,
    summary: "makes a flow from Swift sources, storyboards, Android navigation graphs or Mermaid",
    details: """
      Reads Swift sources, storyboards, the XML files of res/navigation, or a state diagram or flowchart of Mermaid, and writes one \
      flow; a folder stands for all of them below it. References between files are joined; what is in none of them \
      becomes `external`. Where a folder has Swift files, only they and storyboards are read. What packages of others and \
      builds put into a folder is left out. Problems of the files are reported as warnings at their places.
      """,
    page: "docs/import.md",
    operands: .many(Value(name: "FILE", kind: .file)),
    options: [.outputFile, .split, .scan, .entries, .summary, .check, .quiet],
    exits: [.done, .failure, .difference],
    examples: [
      ("flowc import Sources -o app.flow", "the screens and links of SwiftUI and UIKit code"),
      ("flowc import Main.storyboard -o app.flow", "a flow to go on with"),
      ("flowc import Storyboards --split -o Flows", "a flow for each storyboard"),
      ("flowc import states.mmd -o app.flow", "the states of a Mermaid diagram as screens"),
      ("flowc import app/src/main/res/navigation --scan app/src/main -o app.flow", "graphs, and what code opens"),
    ]
  ) { arguments, console throws(Failure) in try Import(arguments, console).run() }
}

extension Option {
  fileprivate static let split = Option(
    name: "split", summary: "write a flow for each file into the folder of -o, and one with the app that imports them")
  fileprivate static let scan = Option(
    name: "scan", value: Value(name: "DIR", kind: .folder), isRepeatable: true,
    summary: "look through the code below this folder for the screens that it opens, which become entries")
  fileprivate static let entries = Option(
    name: "entries", value: .file, isRepeatable: true,
    summary: "a file with a name on each line that code opens, and optionally a reason")
  fileprivate static let summary = Option(
    name: "summary", value: .file, summary: "also write what was read to this file, as JSON")
  fileprivate static let quiet = Option(name: "quiet", letter: "q", summary: "no summary")
}

/// One run of `flowc import`.
private struct Import {
  let arguments: Arguments
  let console: Console
  let loader = ProjectLoader(assumedName: nil)

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(Failure) -> ExitStatus {
    let isSplit = arguments.has(.split)
    let output = arguments.value(of: .outputFile)
    if isSplit, output == nil || output == "-" { throw Failure("--split needs -o: the folder that the flows go to") }
    let (sources, graphs) = try sources()
    let result = Importer.run(sources, code: try code(), isSplit: isSplit)
    try result.problems.refuseToReplace(isSplit ? nil : output)
    reportProblems(of: result)
    guard !result.files.isEmpty else { return .failure }
    let place = OutputPath(arguments)
    if place.isCheck {
      guard let output, output != "-" else { throw Failure("--check needs -o: the file to compare with") }
      let files = isSplit ? result.files.map { ("\(output)/\($0.name)", $0.text) } : [(output, result.files[0].text)]
      let same = files.map { OutputPath.compare($0.0, Array($0.1.utf8), console) }
      return same.allSatisfy(\.self) ? .success : .difference
    }
    if isSplit, let output {
      try FileWriter.makeFolder(output)
      for file in result.files { try console.write(file.text, to: "\(output)/\(file.name)") }
    } else {
      try console.write(result.files[0].text, to: output)
    }
    if let file = arguments.value(of: .summary) { try console.write(result.json, to: file) }
    if arguments.has(.quiet) { return .success }
    console.report(result.summary)
    if let graph = graphs.first {
      let folder = TerminalText.clean(Path.folder(of: graph))
      console.report(
        "left out: \(graphs.count.counted("Android navigation graph")), since Swift sources are read; import "
          + "\(folder) for \(graphs.count == 1 ? "it" : "them")\n")
    }
    return .success
  }

  /// Returns the files of the command line and below its folders, without duplicates; and the excluded navigation
  /// graphs.
  private func sources() throws(Failure) -> (read: [SourceFile], graphs: [String]) {
    var sources: [SourceFile] = []
    var graphs: [String] = []
    var seen: Set<String> = []
    for operand in arguments.operands {
      let isFolder = FolderReader.isFolder(operand)
      let found = isFolder ? try files(below: operand, Importer.all.flatMap(\.fileExtensions)) : [operand]
      let paths = isFolder ? Self.filesOfOneApp(found, below: operand) : found
      let left = Set(found).subtracting(paths)
      graphs += left.filter { $0.hasSuffix(".xml") && Path.name(of: Path.folder(of: $0)) == "navigation" }.sorted()
      for path in paths {
        let source = try loader.read(path)
        // A folder contains other files with the same extensions.
        if isFolder, !Importer.isImportable(source) { continue }
        if seen.insert(source.identity).inserted { sources.append(source) }
      }
    }
    if sources.isEmpty { throw Failure("there is nothing to import: no file of a known format is there") }
    return (sources, graphs)
  }

  /// Returns the files of an app below a folder, without third-party and generated files.
  private func files(below folder: String, _ suffixes: [String]) throws(Failure) -> [String] {
    try FolderReader.files(below: folder, withExtensions: suffixes, without: ForeignFolders.contains)
  }

  /// Returns the Swift sources and the storyboards of a folder if it has Swift sources; otherwise all files.
  private static func filesOfOneApp(_ paths: [String], below folder: String) -> [String] {
    let swift = paths.filter { SwiftSources.isRead(String($0.dropFirst(folder.count))) }
    let others = paths.filter { !$0.hasSuffix(".swift") }
    return swift.isEmpty
      ? others : swift + others.filter { SwiftSources.isStoryboardRead(String($0.dropFirst(folder.count))) }
  }

  /// Returns the names in the code of the app, as far as it is given.
  private func code() throws(Failure) -> ImportedCode {
    var code = ImportedCode()
    for folder in arguments.operands where FolderReader.isFolder(folder) {
      for path in try files(below: folder, ImportedCode.settingsExtensions) { code.readSettings(try loader.read(path)) }
    }
    if let operand = arguments.operands.first { code.navigation = try ProjectConfigurations().navigation(of: operand) }
    for folder in arguments.values(of: .scan) {
      for path in try files(below: folder, ImportedCode.fileExtensions)
      where ImportedCode.isOfApp(Path.name(of: Path.absolute(folder)) + "/" + path.dropFirst(folder.count)) {
        code.scan(try loader.read(path))
      }
    }
    for path in arguments.values(of: .entries) { code.addEntries(try loader.read(path)) }
    return code
  }

  private func reportProblems(of result: ImportResult) {
    var style = ReportStyle()
    style.parts = .findings
    style.isColored = console.isErrorColored
    console.report(Reporter.text.report([result.reported], style))
  }
}
