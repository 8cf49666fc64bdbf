import FlowLang

extension Command {
  static let `import`: Command = Command(
    name: "import",
    summary: "makes a flow of Swift sources, Xcode storyboards, Android navigation graphs or Mermaid diagrams",
    details: """
      Reads Swift sources, storyboards, the XML files of res/navigation, or a state diagram or flowchart of Mermaid, and \
      writes one flow. Of a folder, every file of these kinds below it is taken; where there are Swift files, only they \
      and storyboards are, without tests, previews and packages of others. References between storyboards and graphs \
      that include each other are joined; what is in none of the files becomes `external`. What has no statement of its \
      own is kept as `note`.

      Code leads to screens, too, and the system goes back by itself: what the files cannot know is no error in the \
      flow. --scan looks through the code of the app, --entries takes a list. What is wrong with the files themselves \
      is told as warnings at its place in them.
      """,
    operands: .many(Value(name: "FILE", kind: .file)),
    options: [.output, .split, .scan, .entries, .summary, .quiet],
    exits: [.done, .failure],
    examples: [
      ("flowc import Sources -o app.flow", "the screens and links of SwiftUI and UIKit code"),
      ("flowc import Main.storyboard -o app.flow", "a flow to go on with"),
      ("flowc import app/src/main/res/navigation --scan app/src/main -o app.flow", "graphs, and what code opens"),
      ("flowc import README.md -o app.flow", "the first Mermaid diagram of a page"),
      ("flowc import App --split -o Flows", "every storyboard below a folder, a flow for each of them"),
    ]
  ) { arguments, console throws(Failure) in
    try Import(arguments, console).run()
  }
}

extension Option {
  fileprivate static let split = Option(
    name: "split", summary: "write a flow for each file, which -o DIR takes, and one with the app that imports them")
  fileprivate static let scan = Option(
    name: "scan", value: Value(name: "DIR", kind: .folder), isRepeatable: true,
    summary: "look through the Swift, Kotlin, Java and menu files below this folder for what code opens")
  fileprivate static let entries = Option(
    name: "entries", value: .file, isRepeatable: true,
    summary: "a file with a name on each line that code opens, perhaps with a reason behind it")
  fileprivate static let summary = Option(
    name: "summary", value: .file, summary: "also write what was read to this file, as JSON")
  fileprivate static let quiet = Option(name: "quiet", summary: "no summary")
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
    let output = arguments.value(of: .output)
    if isSplit, output == nil { throw Failure("--split needs -o: the folder that the flows go to") }
    let result = Importer.run(try sources(), code: try code(), isSplit: isSplit)
    try result.problems.refuseToReplace(isSplit ? nil : output)
    tellProblems(of: result)
    guard !result.files.isEmpty else { return .failure }
    if isSplit, let output {
      try FileWriter.makeFolder(output)
      for file in result.files { try console.write(file.text, to: "\(output)/\(file.name)") }
    } else {
      try console.write(result.files[0].text, to: output)
    }
    if let file = arguments.value(of: .summary) { try console.write(result.json, to: file) }
    if !arguments.has(.quiet) { console.tell(result.summary) }
    return .success
  }

  /// The files of the command line, and those below its folders; each once.
  private func sources() throws(Failure) -> [SourceFile] {
    var sources: [SourceFile] = []
    var seen: Set<String> = []
    for operand in arguments.operands {
      let isFolder = FolderReader.isFolder(operand)
      let suffixes = Importer.all.flatMap(\.fileExtensions)
      let found = isFolder ? try FolderReader.files(below: operand, withExtensions: suffixes) : [operand]
      let paths = isFolder ? Self.filesOfOneApp(found, below: operand) : found
      for path in paths {
        let source = try loader.read(path)
        // In a folder there are other files of the same kinds.
        if isFolder, !Importer.isImportable(source) { continue }
        if seen.insert(source.identity).inserted { sources.append(source) }
      }
    }
    if sources.isEmpty { throw Failure("there is nothing to import: no file of a known format is there") }
    return sources
  }

  /// Of the files of a folder with Swift sources, those and the storyboards; of others, all.
  private static func filesOfOneApp(_ paths: [String], below folder: String) -> [String] {
    let swift = paths.filter { SwiftSources.isRead(String($0.dropFirst(folder.count))) }
    let others = paths.filter { !$0.hasSuffix(".swift") }
    return swift.isEmpty
      ? others : swift + others.filter { $0.hasSuffix(".storyboard") && !$0.hasSuffix("LaunchScreen.storyboard") }
  }

  /// The code of the app, as far as it is given.
  private func code() throws(Failure) -> ImportedCode {
    var code = ImportedCode()
    for folder in arguments.values(of: .scan) {
      let paths = try FolderReader.files(below: folder, withExtensions: ImportedCode.fileExtensions)
      for path in paths { code.scan(try loader.read(path)) }
    }
    for path in arguments.values(of: .entries) { code.addEntries(try loader.read(path)) }
    return code
  }

  private func tellProblems(of result: ImportResult) {
    var style = ReportStyle()
    style.isQuiet = true
    style.isColored = console.isErrorColored
    console.tell(Reporter.text.report([result.problems], style))
  }
}
