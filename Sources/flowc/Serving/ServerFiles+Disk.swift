import FlowLang

extension ServerFiles {
  /// Returns the access to the files of this machine.
  static func onDisk() -> ServerFiles {
    ServerFiles(
      canonical: canonical,
      project: { ProjectLoader.project(of: $0) },
      // A configuration that cannot be read is ignored; `flowc check` reports the problem.
      configuration: { (try? ProjectConfigurations().configuration(of: $0)) ?? Configuration() },
      place: { path, importer, project in
        if path.utf8.contains(0) { return .failure(.notFound) }
        return ProjectLoader.place(of: path, from: importer, in: project).map { .success(canonical($0)) }
          ?? .failure(.outsideProject)
      },
      read: { path in
        do throws(FileReader.Problem) {
          return .success(try FileReader.readRegularFile(path).bytes)
        } catch {
          return .failure(error.importProblem)
        }
      },
      // Code that cannot be read is not compared; `flowc check` reports the problem.
      code: { path in
        let configurations = ProjectConfigurations()
        guard let folders = try? configurations.code(for: path), !folders.isEmpty,
          let table = try? configurations.configuration(of: path).navigation
        else { return nil }
        return try? SourceFolder.read(folders.map(canonical), table)
      },
      flowsBelow: { folder in
        // A folder that cannot be read has no flows: open documents are judged nevertheless.
        (try? FolderReader.files(below: folder, withExtensions: ["flow"])) ?? []
      },
      flowsBeside: { path in
        (try? FolderReader.files(below: Path.folder(of: path), withExtensions: ["flow"], depth: 1)) ?? []
      })
  }

  private static func canonical(_ path: String) -> String { Path.real(path) ?? Path.absolute(path) }
}
