import FlowLang

/// The path of a command's output, and whether the output is written or only compared.
struct OutputPath {
  /// The file or folder of `-o`; nil for standard output.
  let path: String?
  /// Whether the output is compared with the file on disk instead of written.
  let isCheck: Bool

  /// Creates the place from `-o` and `--check`. For the flows of a folder, or of the `paths` of a configuration, a name
  /// without an extension is that of a folder, whether it exists or not.
  init(_ arguments: Arguments) {
    let path = arguments.value(of: .output)
    let isOfFolder = arguments.operands.allSatisfy { FolderReader.isFolder($0) }
    let isName = path.map { !$0.isEmpty && $0 != "-" && !Path.name(of: $0).contains(".") } ?? false
    self.init(
      path: isOfFolder && isName ? path.map { Path.withoutSlash($0) + "/" } : path, isCheck: arguments.has(.check))
  }

  init(path: String?, isCheck: Bool) {
    self.path = path
    self.isCheck = isCheck
  }

  /// Returns the file for one flow; nil for standard output. If `-o` is a folder, the file in it is named after the
  /// flow.
  ///
  /// - Parameters:
  ///   - source: The flow.
  ///   - suffix: The suffix after the name of the flow, as in `.svg`.
  ///   - count: The number of flows.
  func file(for source: SourceFile, _ suffix: String, among count: Int) throws(Failure) -> String? {
    guard let path, path != "-" else {
      if isCheck { throw Failure("--check needs -o: the file to compare with") }
      if count > 1 { throw Failure("there are \(count) flows: -o DIR writes a file for each") }
      return nil
    }
    if FolderReader.isFolder(path) || path.hasSuffix("/") {
      return "\(Path.withoutSlash(path))/\(Self.stem(of: source))\(suffix)"
    }
    if count > 1 {
      throw Failure("there are \(count) flows: -o must be a folder, as in `-o \(TerminalText.clean(path))/`")
    }
    return path
  }

  /// Throws if outputs of two flows would have the same name in one folder, before any is written.
  static func refuseSameNames(_ flows: [SourceFile]) throws(Failure) {
    var known: [String: String] = [:]
    for flow in flows {
      guard let other = known.updateValue(flow.path, forKey: stem(of: flow)) else { continue }
      throw Failure(
        "cannot write the outputs of \(TerminalText.clean(other)) and \(TerminalText.clean(flow.path)) into one folder: "
          + "another output of this run has the same name")
    }
  }

  /// Returns the name of a flow without its extension.
  static func stem(of source: SourceFile) -> String {
    let name = source.outputName
    return name.hasSuffix(".flow") ? String(name.dropLast(5)) : name
  }

  /// Writes or compares a file.
  func deliver(_ bytes: [UInt8], to file: String?, _ console: Console) throws(Failure) -> ExitStatus {
    guard isCheck, let file else {
      if let file, path?.hasSuffix("/") == true { try FileWriter.makeFolder(Path.folder(of: file)) }
      try console.write(bytes, to: file)
      return .success
    }
    return Self.compare(file, bytes, console) ? .success : .difference
  }

  /// Compares a file on disk with the output, and reports a difference.
  static func compare(_ path: String, _ bytes: [UInt8], _ console: Console) -> Bool {
    if FileWriter.holds(path, bytes) { return true }
    let problem = FileReader.identity(of: path) == nil ? "is missing" : "is not what would be written"
    console.report("\(TerminalText.clean(path)) \(problem)\n")
    return false
  }
}

extension Option {
  /// Compares the output with the file on disk instead of writing it.
  static let check = Option(
    name: "check", summary: "write nothing; exit with 3 when a file on disk is not what would be written")
}

extension ExitStatus {
  /// Returns the worst of several statuses, which is the status of the whole run.
  static func worst(of statuses: [ExitStatus]) -> ExitStatus {
    [.failure, .findings, .difference].first { statuses.contains($0) } ?? .success
  }
}

extension Compilation {
  /// Throws if an output would replace a file that was just read.
  ///
  /// - Parameter path: The path of the output; nil for standard output.
  func refuseToReplace(_ path: String?) throws(Failure) {
    guard let path, let identity = FileReader.identity(of: path) else { return }
    guard sources.contains(where: { $0.identity == identity }) else { return }
    throw Failure("cannot write \(TerminalText.clean(path)): it is one of the flows that are read")
  }
}
