/// The open documents, the flow files around them, and the compiled apps that they belong to.
///
/// A change is only recorded; ``settle()`` compiles the affected apps again, so that many changes cost as much as one.
struct Workspace {
  private let files: ServerFiles
  /// The open documents, by URI.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The URI of the open document of each file; of several, the one that was opened last.
  private var addresses: [String: String] = [:]
  private var folders: [String] = []
  private var heads = FileHeads()
  private var changed: Set<String> = []
  /// The Swift code that apps are compared with, by the root file of the app.
  private var codeByRoot: [String: AppSources?] = [:]
  /// The number of compilations so far.
  private var compilationCount = 0
  /// The number of changes so far.
  private(set) var revision = 0
  /// The apps of open documents, sorted by the path of their root file.
  private(set) var projects: [Project] = []
  /// The apps without open documents, and the revision that they belong to; nil until they are needed.
  private var closed: (revision: Int, projects: [Project])?

  init(files: ServerFiles) { self.files = files }

  /// Returns the key under which different URIs are the same file.
  func key(of uri: String) -> String { DocumentURI.path(of: uri).map(files.canonical) ?? uri }

  func document(forFile key: String) -> OpenDocument? { addresses[key].flatMap { documents[$0] } }

  /// Returns the URI of a file, as the client writes it if the file is open.
  func uri(ofFile key: String) -> String { addresses[key] ?? (Self.isPath(key) ? DocumentURI.uri(ofPath: key) : key) }

  /// Returns the paths of the known files that a file may import, relative to it.
  func importable(from key: String) -> [String] {
    guard Self.isPath(key) else { return [] }
    let project = files.project(key)
    let folder = key.split(separator: "/").dropLast()
    return heads.keys.filter { $0 != key && ($0.hasPrefix(project + "/") || project == "/") }.map { file in
      let parts = file.split(separator: "/")
      let shared = zip(folder, parts).prefix { $0 == $1 }.count
      return (Array(repeating: "..", count: folder.count - shared) + parts[shared...]).joined(separator: "/")
    }
  }

  private static func isPath(_ key: String) -> Bool { key.utf8.first == ASCII.slash }
}

// MARK: What happens to documents and files

extension Workspace {
  /// Adds a folder of the workspace.
  mutating func add(folder path: String) {
    let folder = files.canonical(path)
    if folders.contains(folder) { return }
    folders.append(folder)
    note(files.flowsBelow(folder))
  }

  /// Removes a folder of the workspace.
  mutating func remove(folder path: String) {
    let folder = files.canonical(path)
    folders.removeAll { $0 == folder }
  }

  /// Adds an opened document.
  mutating func open(_ uri: String, version: Int?, text: String) {
    let key = key(of: uri)
    documents[uri] = OpenDocument(uri: uri, key: key, version: version, text: text)
    addresses[key] = uri
    note([key])
    if Self.isPath(key), !folders.contains(where: { key.hasPrefix($0 + "/") }) {
      note(files.flowsBeside(key).filter { heads[$0] == nil })
    }
  }

  /// Applies changes to a document. A document that becomes too large is closed; returns false then.
  mutating func change(
    _ uri: String, _ changes: [OpenDocument.Change], version: Int?, _ encoding: PositionEncoding
  ) -> Bool {
    guard let key = documents[uri]?.key else { return true }
    note([key])
    if documents[uri]?.apply(changes, version: version, encoding) == true { return true }
    close(uri)
    return false
  }

  /// Removes a closed document, so that the file on disk counts again.
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

  /// Records that a file on disk has changed, appeared or disappeared.
  mutating func touch(_ uri: String) {
    let key = key(of: uri)
    let isCode = AppSources.fileExtensions.contains { key.hasSuffix(".\($0)") }
    if isCode, codeByRoot.values.allSatisfy({ $0 == nil }) { return }
    guard isCode || key.hasSuffix("/" + Configuration.fileName) else { return note([key]) }
    codeByRoot = [:]
    note(projects.map(\.root))
  }
}

// MARK: Compiling

extension Workspace {
  /// Compiles and judges all apps that have changed.
  mutating func judge() {
    if let judging { accept(judging.decided()) }
  }

  /// The apps to judge after all changes are compiled; nil if there are none.
  var judging: Judging? {
    mutating get {
      settle()
      let open = projects.filter { $0.judged == nil }
      if open.isEmpty { return nil }
      return Judging(
        open.map { project in
          Judging.Case(
            number: project.number, compilation: project.compilation, earlier: project.earlier,
            code: code(of: project.root))
        })
    }
  }

  /// Returns the Swift code that an app is compared with, read on first use.
  private mutating func code(of root: String) -> AppSources? {
    guard Self.isPath(root) else { return nil }
    if let known = codeByRoot[root] { return known }
    let code = files.code(root)
    codeByRoot[root] = .some(code)
    return code
  }

  /// Adds the verdicts of apps, except of those that have been compiled again since.
  mutating func accept(_ judging: Judging) {
    for decided in judging.cases {
      if let index = projects.firstIndex(where: { $0.number == decided.number }) {
        projects[index].judged = decided.compilation
      }
    }
  }

  /// Compiles apps with changed files and newly opened ones, without judging them.
  mutating func settle() {
    if changed.isEmpty { return }
    let keys = changed
    changed = []
    let known = projects
    projects = known.compactMap { $0.isTouched(by: keys) ? compiled($0.root, after: $0) : $0 }
    for key in keys.sorted() { heads[key] = head(of: key) }
    var isComplete = false
    while !isComplete {
      let compiledBefore = projects
      let roots = heads.roots(ofOpen: Set(addresses.keys))
      projects = roots.compactMap { root in compiledBefore.first { $0.root == root } ?? compiled(root) }
      // An imported file that is not open may import an open one.
      let unknown = projects.flatMap { $0.compilation.sources.map(\.identity) }.filter { heads[$0] == nil }
      for key in unknown { heads[key] = head(of: key) }
      isComplete = unknown.isEmpty
    }
  }

  /// Returns the apps of the known files that no open document belongs to, compiled from the files on disk.
  mutating func closedProjects() -> [Project] {
    if let closed, closed.revision == revision { return closed.projects }
    let (known, roots) = (Set(projects.map(\.root)), heads.roots(ofOpen: Set(heads.keys)))
    let projects = roots.filter { !known.contains($0) }.prefix(Self.mostClosedProjects).compactMap { compiled($0) }
    closed = (revision, projects)
    return projects
  }

  /// The maximum number of apps that are compiled though none of their files is open.
  private static let mostClosedProjects = 200

  private mutating func compiled(_ root: String, after earlier: Project? = nil) -> Project? {
    guard let source = source(root) else { return nil }
    compilationCount += 1
    let judged = earlier.flatMap { project in
      project.judged.flatMap { $0.isAnalysed ? $0 : nil } ?? project.earlier
    }
    return Project(
      root: root, number: compilationCount, Compiler.bind(source, severities: severities(root), load: loader(root)),
      after: judged)
  }

  /// Returns the findings of an app with the repairs that are found by trying, memoized.
  mutating func guesses(_ project: Project) -> [Finding] {
    if let known = project.guesses { return known }
    var compilation = project.judged ?? project.compilation
    compilation.guessRepairs()
    let guesses = compilation.findings.sorted
    if let index = projects.firstIndex(where: { $0.number == project.number }) { projects[index].guesses = guesses }
    return guesses
  }

  /// Returns the files of an app that all safe repairs change.
  func repaired(_ project: Project) -> [SourceFile] {
    guard let source = source(project.root) else { return [] }
    return Repair(
      source, includingUnsafe: false, severities: severities(project.root), load: loader(project.root)
    ).changed
  }

  private func severities(_ root: String) -> [String: Severity?] {
    Self.isPath(root) ? files.configuration(root).severities : [:]
  }

  /// Returns the loader for the imports of an app.
  private func loader(_ root: String) -> Compiler.Loader {
    let project = folder(of: root)
    return { path, importer in
      switch place(of: path, from: importer.identity, project) {
      case .failure(let problem): .failure(problem)
      case .success(let key):
        text(of: key).map { SourceFile(path: key, identity: key, bytes: $0) }.mapError { problem in
          guard problem == .notFound, Self.isPath(importer.identity) else { return problem }
          let names = files.flowsBeside(importer.identity).filter { $0 != importer.identity }
            .compactMap { $0.split(separator: "/").last.map(String.init) }
          return .absent(path, among: names)
        }
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
    // A document without a file has no folder to resolve the import against.
    Self.isPath(key) ? files.place(path, key, project) : .failure(.notFound)
  }

  /// Returns the data of a file, from the tree of an app that contains it, if there is one.
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
