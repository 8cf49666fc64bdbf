import FlowLang

/// The files of a commit, as git keeps them. Asks the program `git` on the PATH.
struct GitVersion {
  /// The name that the user gave for the commit.
  private let name: String
  private let commit: String
  /// The top folder of the repository.
  private let root: String

  /// Finds a commit in the repository that a file is in.
  ///
  /// - Parameters:
  ///   - name: A branch, a tag, or another name of a commit in git.
  ///   - path: The file, which need not exist.
  init(_ name: String, of path: String) throws(Failure) {
    let shown = TerminalText.clean(name)
    // Avoids that git parses the name as an option.
    guard !name.hasPrefix("-"), !name.utf8.contains(0) else {
      throw Failure("--against takes a branch, a tag or a commit, not \(shown)")
    }
    // A file that does not exist was meant, not a commit.
    let isFile = name.hasSuffix(".flow") && !name.contains(":")
    let folder = Path.folder(of: Path.real(path) ?? Path.absolute(path))
    let top = try Self.git(["-C", folder, "rev-parse", "--show-toplevel"])
    guard let line = top.output.map(Self.line), line.hasPrefix("/") else {
      if isFile { throw Failure("cannot read \(shown): no such file") }
      let reason = top.problem.map { "git reports: \($0)" } ?? "it is in none"
      throw Failure(
        "\(TerminalText.clean(path)) is in no git repository (\(reason)); name the other .flow file instead of \(shown)"
      )
    }
    root = line
    let answer = try Self.git(["-C", root, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    guard let commit = answer.output.map(Self.line), Self.isHash(commit) else {
      if isFile { throw Failure("cannot read \(shown): no such file") }
      throw Failure("git knows no commit `\(shown)`; name a branch, a tag or a commit")
    }
    self.name = name
    self.commit = commit
  }

  /// The reason why the commit does not have a file.
  enum Problem: Error {
    case absent, outside, notAFile
    case failure(Failure)

    fileprivate var importProblem: ImportProblem {
      switch self {
      case .absent: .notFound
      case .outside: .outsideProject
      case .notAFile: .notAFile
      case .failure(let failure): .unreadable(failure.message)
      }
    }
  }

  /// Returns a file of the commit, by its current or former path.
  func read(_ path: String) throws(Problem) -> SourceFile {
    let absolute = Path.real(path) ?? Path.absolute(path)
    guard Path.isInside(absolute, root) else { throw .outside }
    return try file(at: Path.relative(absolute, to: root))
  }

  /// Returns the flows of the commit below a folder, by their paths in the file system, sorted.
  func flows(below folder: String) throws(Failure) -> [String] {
    let absolute = Path.real(folder) ?? Path.absolute(folder)
    let inside = Path.relative(absolute, to: root)
    // An empty path names the top folder.
    let place = absolute == root || inside.isEmpty ? [] : ["--", inside + "/"]
    do {
      return try ask(["ls-tree", "-r", "-z", "--name-only", commit] + place, for: folder)
        .split(separator: 0).map { Path.join(root, String(decoding: $0, as: UTF8.self)) }
        .filter { $0.hasSuffix(".flow") }.sorted()
    } catch {
      if case .failure(let failure) = error { throw failure }
      return []
    }
  }

  /// Returns a loader of imported files from the same commit.
  func imports() -> Compiler.Loader { { path, importer in imported(path, by: importer) } }

  private func imported(_ path: String, by importer: SourceFile) -> Result<SourceFile, ImportProblem> {
    guard path.utf8.first != UInt8(ascii: "/"), !path.utf8.contains(0) else { return .failure(.outsideProject) }
    let joined = Path.join(Path.folder(of: Path.join(root, importer.identity)), path)
    guard Path.isInside(joined, root) else { return .failure(.outsideProject) }
    do {
      return .success(try file(at: Path.relative(joined, to: root)))
    } catch {
      return .failure(error.importProblem)
    }
  }

  /// Returns the name of a file in the commit, whether the commit has the file or not.
  func path(of path: String) -> String { "\(name):\(Path.relative(Path.real(path) ?? Path.absolute(path), to: root))" }

  /// Returns the file with a path relative to the top folder, which is also its identity.
  private func file(at path: String) throws(Problem) -> SourceFile {
    // "100644 blob HASH\tPATH", then a zero byte; empty if the commit does not have the file.
    let entry = try ask(["ls-tree", "-z", commit, "--", path], for: path)
    if entry.isEmpty { throw .absent }
    let words = entry.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[0].hasPrefix("100"), Self.isHash(words[2]) else { throw .notAFile }
    return SourceFile(
      path: "\(name):\(path)", identity: path, bytes: try ask(["cat-file", "blob", words[2]], for: path))
  }

  /// Returns the output of git; throws if git fails, which does not mean that the file is absent.
  private func ask(_ words: [String], for path: String) throws(Problem) -> [UInt8] {
    do throws(Failure) {
      let answer = try Self.git(["-C", root] + words)
      if let output = answer.output { return output }
      let reason = answer.problem.map { ": \($0)" } ?? ""
      throw Failure("git cannot give \(TerminalText.clean("\(name):\(path)"))\(reason); fetch it, and try again")
    } catch {
      throw .failure(error)
    }
  }

  /// The result of a git command.
  private struct Answer {
    /// The output; nil if git fails.
    var output: [UInt8]?
    /// The first line of the error output.
    var problem: String?
  }

  /// Runs a read-only git command: it fetches nothing and runs no program of the repository.
  private static func git(_ words: [String]) throws(Failure) -> Answer {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (output, errors) = (folder.file("out"), folder.file("errors"))
    let settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap { ["-c", $0] }
    let status: Int32
    do {
      status = try ChildProcess.run(
        ["git", "--no-pager", "--literal-pathspecs"] + settings + words, environment: environment, output: output,
        errors: errors, seconds: longest)
    } catch {
      if error.code == ENOENT { throw Failure("git is not installed: there is no `git` on the PATH") }
      if error.code == ETIMEDOUT { throw Failure("`git` does not answer within \(longest) seconds") }
      throw Failure("cannot start `git`: \(error.reason)")
    }
    do {
      if status == 0 { return Answer(output: try FileReader.readOutput(output).bytes) }
      let problem = String(decoding: try FileReader.readOutput(errors).bytes.prefix(2000), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first.map { TerminalText.clean(String($0)) }
      return Answer(problem: problem)
    } catch {
      throw Failure("cannot read the output of git: \(error.reason)")
    }
  }

  /// The time limit of a git command, in seconds.
  private static let longest = 20

  /// The variables that keep git from fetching the missing objects of a partial clone by the repository's
  /// configuration: git before 2.45 does not support the first of them, but has no protocol to fetch with.
  private static let environment = [
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
    "GIT_ASKPASS": "false", "SSH_ASKPASS": "false",
  ]

  /// Whether a text is an object hash.
  private static func isHash(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// Returns output of one line, without the line end.
  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
