import FlowLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of a commit, as git keeps them. Asks the program `git` on the PATH.
struct GitVersion {
  /// What the commit was asked for by.
  private let name: String
  private let commit: String
  /// The top folder of the repository.
  private let root: String

  /// Finds a commit in the repository that a file is in.
  ///
  /// - Parameters:
  ///   - name: A branch, a tag, or what else git takes for a commit.
  ///   - path: The file, which need not be there.
  init(_ name: String, of path: String) throws(Failure) {
    let shown = TerminalText.clean(name)
    // Git would take it for an option.
    guard !name.hasPrefix("-"), !name.utf8.contains(0) else {
      throw Failure("--against takes a branch, a tag or a commit, not \(shown)")
    }
    let folder = Path.folder(of: Path.real(path) ?? Path.absolute(path))
    guard let top = try Self.git(["-C", folder, "rev-parse", "--show-toplevel"]) else {
      throw Failure("\(TerminalText.clean(path)) is in no git repository; give both files, `flowc diff OLD NEW`")
    }
    root = Self.line(top)
    guard let commit = try Self.git(["-C", root, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) else {
      throw Failure("git knows no commit `\(shown)`; name a branch, a tag or a commit")
    }
    self.name = name
    self.commit = Self.line(commit)
  }

  /// Why the commit has no such file.
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

  /// A file of the commit, by where it is now or was.
  func read(_ path: String) throws(Problem) -> SourceFile {
    let absolute = Path.real(path) ?? Path.absolute(path)
    guard Path.isInside(absolute, root) else { throw .outside }
    return try file(at: Path.relative(absolute, to: root))
  }

  /// Finds what the files of the commit import, in the same commit.
  func imports() -> Compiler.Loader {
    { path, importer in imported(path, by: importer) }
  }

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

  /// What a file that the commit does not have would be called.
  func path(of path: String) -> String { "\(name):\(Path.relative(Path.real(path) ?? Path.absolute(path), to: root))" }

  /// A file by its path from the top folder, which is its identity too.
  private func file(at path: String) throws(Problem) -> SourceFile {
    // "100644 blob HASH\tPATH", then a zero.
    guard let entry = try ask(["ls-tree", "-z", commit, "--", path]), !entry.isEmpty else { throw .absent }
    let words = entry.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[0].hasPrefix("100") else { throw .notAFile }
    guard let bytes = try ask(["cat-file", "blob", words[2]]) else { throw .absent }
    return SourceFile(path: "\(name):\(path)", identity: path, bytes: bytes)
  }

  private func ask(_ words: [String]) throws(Problem) -> [UInt8]? {
    do {
      return try Self.git(["-C", root] + words)
    } catch {
      throw .failure(error)
    }
  }

  /// What git says when it is asked something; nil when it refuses.
  private static func git(_ words: [String]) throws(Failure) -> [UInt8]? {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (output, errors) = (folder.file("out"), folder.file("errors"))
    do {
      guard try ChildProcess.run(["git", "--literal-pathspecs"] + words, output: output, errors: errors) == 0 else {
        return nil
      }
    } catch {
      if error.code == ENOENT { throw Failure("git is not installed: there is no `git` on the PATH") }
      throw Failure("cannot start `git`: \(error.reason)")
    }
    do {
      return try FileReader.readRegularFile(output).bytes
    } catch {
      throw Failure("cannot read what git says: \(error.reason)")
    }
  }

  /// An answer of one line, without its end.
  private static func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}
