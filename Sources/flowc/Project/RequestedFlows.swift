import FlowLang

/// The flows in the operands of a command.
extension Arguments {
  /// Returns the files: the operands, with folders replaced by their flows; without operands, those that the project
  /// lists.
  func flows(for command: Command, _ configurations: ProjectConfigurations) throws(Failure) -> [String] {
    guard operands.isEmpty else {
      var flows: [String] = []
      for operand in operands { flows += try Self.flows(at: operand) }
      return flows
    }
    let flows = try configurations.flows()
    guard !flows.isEmpty else {
      let message = "`flowc \(command.name)` needs a FILE, or `paths` in \(Configuration.fileName)"
      throw Failure(message, usage: command.usage)
    }
    return flows
  }

  /// Returns the root files to compile: of several files those that no other imports, and of a folder only those with
  /// an `app`, if there is one.
  func roots(
    for command: Command, _ loader: ProjectLoader, _ configurations: ProjectConfigurations
  ) throws(Failure) -> [SourceFile] {
    var sources: [SourceFile] = []
    for path in try flows(for: command, configurations) {
      let source = try loader.readFlow(path)
      if !sources.contains(where: { $0.identity == source.identity }) { sources.append(source) }
    }
    let roots = Compiler.roots(among: sources, load: loader.imports())
    let isSearched = operands.isEmpty || operands.contains { FolderReader.isFolder($0) }
    guard isSearched, roots.count > 1 else { return roots }
    let apps = roots.filter { Compiler.bind($0, load: { _, _ in .failure(.notFound) }).model.hasApp }
    return apps.isEmpty ? roots : apps
  }

  /// Returns the only flow to compile, for a command that does not support several.
  func root(
    for command: Command, _ loader: ProjectLoader, _ configurations: ProjectConfigurations
  ) throws(Failure) -> SourceFile {
    let roots = try roots(for: command, loader, configurations)
    guard let root = roots.first, roots.count == 1 else {
      let names = roots.prefix(4).map { TerminalText.clean($0.path) } + (roots.count > 4 ? ["…"] : [])
      throw Failure(
        "`flowc \(command.name)` takes one flow here, and there are \(roots.count): \(names.joined(separator: ", "))")
    }
    return root
  }

  /// Returns the flows at a path: the file itself, or those below the folder.
  private static func flows(at path: String) throws(Failure) -> [String] {
    guard path != "-", FolderReader.isFolder(path) else { return [path] }
    let files = try FolderReader.files(below: Path.withoutSlash(path), withExtensions: ["flow"])
    // Reading the folder later fails with a message that it has no flows, and the other operands are checked.
    return files.isEmpty ? [path] : files
  }
}
