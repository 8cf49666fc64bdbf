/// The documents that are open, the flow files around them, and the apps that they belong to, compiled.
///
/// A change is only noted; what it touches is compiled anew by ``settle()``, so that many changes cost as much as one.
struct Workspace {
  private let files: ServerFiles
  /// The open documents by their addresses.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The address of the document that counts for each file, of several the one that was opened last.
  private var addresses: [String: String] = [:]
  private var folders: [String] = []
  private var heads = FileHeads()
  private var changed: Set<String> = []
  /// The Swift code that apps are compared with, by the files that they are compiled from.
  private var codeByRoot: [String: AppSources?] = [:]
  /// How many apps were compiled.
  private var compilationCount = 0
  /// How often something has changed.
  private(set) var revision = 0
  /// The apps that open documents belong to, by the path of the file that each is compiled from.
  private(set) var projects: [Project] = []

  init(files: ServerFiles) { self.files = files }

  /// What makes two addresses the same file.
  func key(of uri: String) -> String { DocumentURI.path(of: uri).map(files.canonical) ?? uri }

  /// The document that is open for a file.
  func document(forFile key: String) -> OpenDocument? { addresses[key].flatMap { documents[$0] } }

  /// The address of a file: as the client writes it where it is open.
  func uri(ofFile key: String) -> String {
    addresses[key] ?? (Self.isPath(key) ? DocumentURI.uri(ofPath: key) : key)
  }

  private static func isPath(_ key: String) -> Bool { key.utf8.first == ASCII.slash }
}

// MARK: What happens to documents and files

extension Workspace {
  /// Takes in a folder that people work in.
  mutating func add(folder path: String) {
    let folder = files.canonical(path)
    if folders.contains(folder) { return }
    folders.append(folder)
    note(files.flowsBelow(folder))
  }

  /// Leaves a folder.
  mutating func remove(folder path: String) {
    let folder = files.canonical(path)
    folders.removeAll { $0 == folder }
  }

  /// Takes in a document that was opened.
  mutating func open(_ uri: String, version: Int?, text: String) {
    let key = key(of: uri)
    documents[uri] = OpenDocument(uri: uri, key: key, version: version, text: text)
    addresses[key] = uri
    note([key])
    if Self.isPath(key), !folders.contains(where: { key.hasPrefix($0 + "/") }) {
      note(files.flowsBeside(key).filter { heads[$0] == nil })
    }
  }

  /// Makes changes in a document. One that becomes too large is dropped; false then.
  mutating func change(
    _ uri: String, _ changes: [OpenDocument.Change], version: Int?, _ encoding: PositionEncoding
  ) -> Bool {
    guard let key = documents[uri]?.key else { return true }
    note([key])
    if documents[uri]?.apply(changes, version: version, encoding) == true { return true }
    close(uri)
    return false
  }

  /// Forgets a document that was closed: what is on disk counts again.
  mutating func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    note([document.key])
    if addresses[document.key] == uri {
      addresses[document.key] = documents.values.filter { $0.key == document.key }.map(\.uri).min()
    }
  }

  private mutating func note(_ keys: some Sequence<String>) {
    changed.formUnion(keys)
    revision += 1
  }

  /// Takes note of a file on disk that is another, new or gone.
  mutating func touch(_ uri: String) {
    let key = key(of: uri)
    let isCode = key.hasSuffix(".swift")
    if isCode, codeByRoot.values.allSatisfy({ $0 == nil }) { return }
    guard isCode || key.hasSuffix("/" + Configuration.fileName) else { return note([key]) }
    codeByRoot = [:]
    note(projects.map(\.root))
  }
}

// MARK: Compiling

extension Workspace {
  /// Compiles all that has changed, and decides what a person can do in it.
  mutating func judge() {
    if let judging { accept(judging.decided()) }
  }

  /// What is to be decided once all that has changed is compiled; nil when all is.
  var judging: Judging? {
    mutating get {
      settle()
      let open = projects.filter { $0.judged == nil }
      if open.isEmpty { return nil }
      return Judging(
        open.map { Judging.Case(number: $0.number, compilation: $0.compilation, code: code(of: $0.root)) })
    }
  }

  /// The Swift code that an app is compared with, read when it is first asked for.
  private mutating func code(of root: String) -> AppSources? {
    guard Self.isPath(root) else { return nil }
    if let known = codeByRoot[root] { return known }
    let code = files.code(root)
    codeByRoot[root] = .some(code)
    return code
  }

  /// Takes in what was decided, unless it was of apps that are others now.
  mutating func accept(_ judging: Judging) {
    for decided in judging.cases {
      if let index = projects.firstIndex(where: { $0.number == decided.number }) {
        projects[index].judged = decided.compilation
      }
    }
  }

  /// Compiles what has changed and what is open for the first time, as far as that takes little time.
  mutating func settle() {
    if changed.isEmpty { return }
    let keys = changed
    changed = []
    let known = projects
    projects = known.compactMap { $0.isTouched(by: keys) ? compiled($0.root) : $0 }
    for key in keys.sorted() { heads[key] = head(of: key) }
    var isComplete = false
    while !isComplete {
      let compiledBefore = projects
      let roots = heads.roots(ofOpen: Set(addresses.keys))
      projects = roots.compactMap { root in
        compiledBefore.first { $0.root == root } ?? compiled(root)
      }
      // What is imported from elsewhere may import what is open.
      let unknown = projects.flatMap { $0.compilation.sources.map(\.identity) }.filter { heads[$0] == nil }
      for key in unknown { heads[key] = head(of: key) }
      isComplete = unknown.isEmpty
    }
  }

  private mutating func compiled(_ root: String) -> Project? {
    guard let source = source(root) else { return nil }
    compilationCount += 1
    return Project(
      root: root, number: compilationCount, Compiler.bind(source, severities: severities(root), load: loader(root)))
  }

  /// The findings of an app with the repairs that are found by trying, which is done once.
  mutating func guesses(_ project: Project) -> [Finding] {
    if let known = project.guesses { return known }
    var compilation = project.judged ?? project.compilation
    compilation.guessRepairs()
    let guesses = compilation.findings.sorted
    if let index = projects.firstIndex(where: { $0.number == project.number }) { projects[index].guesses = guesses }
    return guesses
  }

  /// The files of an app that are others once all safe repairs are made.
  func repaired(_ project: Project) -> [SourceFile] {
    guard let source = source(project.root) else { return [] }
    return Repair(
      source, includingUnsafe: false, severities: severities(project.root), load: loader(project.root)
    ).changed
  }

  private func severities(_ root: String) -> [String: Severity?] {
    Self.isPath(root) ? files.configuration(root).severities : [:]
  }

  /// Finds what the files of an app import.
  private func loader(_ root: String) -> Compiler.Loader {
    let project = folder(of: root)
    return { path, importer in
      switch place(of: path, from: importer.identity, project) {
      case .failure(let problem): .failure(problem)
      case .success(let key): text(of: key).map { SourceFile(path: key, identity: key, bytes: $0) }
      }
    }
  }

  private func source(_ key: String) -> SourceFile? {
    guard case .success(let bytes) = text(of: key) else { return nil }
    return SourceFile(path: key, identity: key, bytes: bytes)
  }

  private func text(of key: String) -> Result<[UInt8], ImportProblem> {
    if let document = document(forFile: key) { return .success(document.bytes) }
    return Self.isPath(key) ? files.read(key) : .failure(.notFound)
  }

  private func folder(of key: String) -> String { Self.isPath(key) ? files.project(key) : "" }

  private func place(of path: String, from key: String, _ project: String) -> Result<String, ImportProblem> {
    // A document without a file has no folder to start from.
    Self.isPath(key) ? files.place(path, key, project) : .failure(.notFound)
  }

  /// What is known of a file, from the tree of an app that it is part of where there is one.
  private func head(of key: String) -> FileHeads.Head? {
    let known = projects.lazy.compactMap { project in
      project.file(key).map { project.compilation.trees[Int($0.index)] }
    }.first
    guard let tree = known ?? source(key).map({ Parser.parse($0) }) else { return nil }
    let project = folder(of: key)
    let imports = tree.imports.compactMap { try? place(of: $0.path, from: key, project).get() }
    return FileHeads.Head(hasApp: tree.hasApp, imports: imports)
  }
}
