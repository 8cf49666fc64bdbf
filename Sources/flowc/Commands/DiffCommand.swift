import FlowLang

extension Command {
  static let diff: Command = Command(
    name: "diff",
    group: .check,
    summary: "shows the changes for people, and what they break",
    details: """
      Compares two versions with their imports: OLD and NEW, or with --against each FILE, the flows in a folder, or the \
      `paths` of .flowc.json with what git has of them. With --conforms, both are compared with the Swift code of the app as \
      it is now, so that a change which code does not follow is reported, too. With -o, a .json or .md file has that form unless --format names another. Each change is `breaking` (it worked and \
      does not any more), `risky` (it works differently) or `safe`. Order, layout and comments do not matter.
      """,
    table: ("Formats", DiffForm.all.map { ($0.name, $0.summary) }),
    page: "docs/diff.md",
    operands: .listed(.flow),
    options: [.against, .conforms, .format, .outputFile, .assumeFilename],
    exits: [
      Exit(status: .success, meaning: "nothing is breaking"),
      Exit(status: .findings, meaning: "something is breaking"),
      Exit(
        status: .failure,
        meaning:
          "wrong command line, a file that is no flow, cannot be read or has a syntax error, or one that git does not have"
      ),
    ],
    examples: [
      ("flowc diff old.flow new.flow", "every change with its class"),
      ("flowc diff --against origin/main -f markdown -o comment.md app.flow", "a comment for the pull request"),
    ]
  ) { arguments, console throws(Failure) in
    let loader = ProjectLoader(assumedName: arguments.value(of: .assumeFilename))
    let output = arguments.value(of: .outputFile)
    let name = arguments.value(of: .format) ?? output.flatMap { formName(forExtension: Path.fileExtension(of: $0)) }
    let form = DiffForm.all.first { $0.name == name } ?? DiffForm.all[0]
    var versions =
      if let commit = arguments.value(of: .against) {
        try versions(arguments, against: commit, loader)
      } else {
        try twoVersions(arguments.operands, loader)
      }
    let unreadable = versions.flatMap { [$0.old, $0.new] }.filter { $0.trees.contains { $0.hasErrors } }
    guard unreadable.isEmpty else {
      for compilation in unreadable { console.report(errorsOf: compilation) }
      throw Failure("what cannot be read cannot be compared")
    }
    for version in versions { try version.new.refuseToReplace(output) }
    if let code = try code(arguments) {
      for index in versions.indices {
        Conformance.check(&versions[index].old, against: code)
        Conformance.check(&versions[index].new, against: code)
      }
    }
    let diffs = versions.map { FlowDiff(from: $0.old, to: $0.new) }
    try console.write(form.write(diffs, output == nil && console.isOutputColored), to: output)
    return diffs.contains { $0.count(.breaking) > 0 } ? .findings : .success
  }

  /// Returns the name of the form that the extension of the output stands for; nil for any other.
  private static func formName(forExtension suffix: String?) -> String? {
    switch suffix {
    case "json": "json"
    case "md", "markdown": "markdown"
    default: nil
    }
  }

  /// Returns the Swift code that the versions are compared with; nil if none is given.
  private static func code(_ arguments: Arguments) throws(Failure) -> AppSources? {
    let folders = arguments.values(of: .conforms)
    guard let first = folders.first else { return nil }
    return try SourceFolder.read(folders, ProjectConfigurations().navigation(of: first))
  }

  /// Returns the compilations of the two files of a command line.
  private static func twoVersions(
    _ paths: [String], _ loader: ProjectLoader
  ) throws(Failure) -> [(old: Compilation, new: Compilation)] {
    guard paths.count == 2 else {
      throw Failure(
        "`flowc diff` compares two files, OLD and NEW; with --against GIT-REF, files with what git has of them",
        usage: Command.diff.usage)
    }
    guard paths.contains(where: { $0 != "-" }) else { throw Failure("only one of the two can be standard input") }
    let old = Compiler.compile(try root(paths[0], loader), load: loader.imports())
    return [(old, Compiler.compile(try root(paths[1], loader), load: loader.imports()))]
  }

  /// Returns the file that a path names: the file itself, or the only flow with an app in a folder.
  private static func root(_ path: String, _ loader: ProjectLoader) throws(Failure) -> SourceFile {
    guard path != "-", FolderReader.isFolder(path) else { return try loader.readFlow(path) }
    var arguments = Arguments()
    arguments.add(operand: path)
    return try arguments.root(for: .diff, loader, ProjectConfigurations())
  }

  /// Returns each flow with its version in git, and each that is gone with an empty one; files that others import are
  /// compared as a part of those.
  private static func versions(
    _ arguments: Arguments, against commit: String, _ loader: ProjectLoader
  ) throws(Failure) -> [(old: Compilation, new: Compilation)] {
    let paths = try arguments.flows(for: .diff, ProjectConfigurations())
    guard !paths.contains("-") else { throw Failure("git knows no standard input; name the file") }
    var versions = try removed(arguments.operands, in: commit)
    var files: [SourceFile] = []
    for path in paths where !versions.contains(where: { $0.new.sources[0].path == path }) {
      let isEmptyFolder = FolderReader.isFolder(path) && !versions.isEmpty
      if !isEmptyFolder { files.append(try loader.readFlow(path)) }
    }
    for root in Compiler.roots(among: files, load: loader.imports()) {
      let new = Compiler.compile(root, load: loader.imports())
      versions.append((try old(root.path, in: commit, loader), new))
    }
    return versions
  }

  /// Returns the flows of a commit that are gone from the operands, files or folders, each with an empty new version.
  private static func removed(
    _ operands: [String], in commit: String
  ) throws(Failure) -> [(old: Compilation, new: Compilation)] {
    guard !isFile(commit) else { return [] }
    var versions: [(old: Compilation, new: Compilation)] = []
    for operand in operands {
      let isFolder = FolderReader.isFolder(operand)
      guard isFolder || Path.real(operand) == nil else { continue }
      let version = try GitVersion(commit, of: isFolder ? Path.join(operand, ".") : operand)
      let paths = isFolder ? try version.flows(below: operand) : [operand]
      var files: [(path: String, file: SourceFile)] = []
      for path in paths {
        if let file = try? version.read(path) { files.append((path, file)) }
      }
      for root in Compiler.roots(among: files.map(\.file), load: version.imports()) {
        guard let path = files.first(where: { $0.file.identity == root.identity })?.path, Path.real(path) == nil
        else { continue }
        let empty = Compiler.compile(
          SourceFile(path: path == operand ? path : Path.relative(path, to: Path.real(".") ?? "/"), bytes: []))
        versions.append((Compiler.compile(root, load: version.imports()), empty))
      }
    }
    return versions
  }

  /// Whether a file is named instead of a commit.
  private static func isFile(_ commit: String) -> Bool { commit.hasSuffix(".flow") && Path.real(commit) != nil }

  /// Returns the version of a flow in git, empty for a new file; or the file that is named instead of a commit.
  static func old(_ path: String, in commit: String, _ loader: ProjectLoader) throws(Failure) -> Compilation {
    if isFile(commit) { return Compiler.compile(try loader.readFlow(commit), load: loader.imports()) }
    let version = try GitVersion(commit, of: path)
    do {
      return Compiler.compile(try version.read(path), load: version.imports())
    } catch {
      switch error {
      case .absent: return Compiler.compile(SourceFile(path: version.path(of: path), bytes: []))
      case .outside: throw Failure("\(TerminalText.clean(path)) is outside the git repository")
      case .notAFile: throw Failure("\(TerminalText.clean(path)) is no file in \(TerminalText.clean(commit))")
      case .failure(let failure): throw failure
      }
    }
  }
}

extension Option {
  /// The version to compare with.
  static let against = Option(
    name: "against", value: Value(name: "GIT-REF", kind: .text),
    summary: "compare with this branch, tag or commit, or with another .flow file")
  fileprivate static let format = Option(
    name: "format", letter: "f", value: Value(name: "FORM", kind: .words(DiffForm.all.map(\.name))),
    summary: "the format of the report")
}
