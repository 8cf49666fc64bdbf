extension Finding {
  /// Returns the same finding at the location in Swift code that a note points to; nil if there is no such note.
  fileprivate func mirrored(behind flowFileCount: Int) -> Finding? {
    guard let note = notes.first(where: { Int($0.range.file.index) >= flowFileCount }) else { return nil }
    return Finding(
      rule: rule, severity: severity, message: message, range: note.range, screen: screen, link: link,
      notes: [Note(message: "the flow here", range: range)], help: help)
  }
}

/// The diagnostics that the client has for each document, so that only changes are sent.
struct PublishedDiagnostics {
  private var sent: [String: Report] = [:]
  /// The revision of the workspace that was published last.
  private(set) var revision = 0

  /// The diagnostics of one version of a document.
  private struct Report: Equatable {
    let version: Int?
    /// The diagnostics; nil for none.
    let diagnostics: JSONValue?
  }

  /// Returns the messages that bring the client up to date: for each document that is open, each other one of the
  /// compiled apps with findings, and each that had findings before.
  mutating func update(
    _ workspace: Workspace, _ encoding: PositionEncoding, _ client: ClientCapabilities
  ) -> [[UInt8]] {
    revision = workspace.revision
    let diagnostics = Self.diagnostics(workspace, encoding, client)
    let uris = Set(diagnostics.keys).union(workspace.documents.keys).union(sent.keys)
    return uris.sorted().compactMap { uri in
      let document = workspace.documents[uri]
      let report = Report(version: document?.version, diagnostics: diagnostics[uri])
      if sent[uri] == report { return nil }
      sent[uri] = document == nil && report.diagnostics == nil ? nil : report
      return OutgoingMessage.notification(
        "textDocument/publishDiagnostics",
        .object(omittingNil: [
          "uri": .string(uri),
          "version": report.version.map { .integer($0) },
          "diagnostics": report.diagnostics ?? [],
        ]))
    }
  }

  /// Returns the diagnostics of each document. A finding of two apps in a file that both import is published once.
  private static func diagnostics(
    _ workspace: Workspace, _ encoding: PositionEncoding, _ client: ClientCapabilities
  ) -> [String: JSONValue] {
    var places = workspace.projects.map { ProjectLocations($0, workspace, encoding) }
    var found: [String: [(finding: Finding, project: Int)]] = [:]
    var reported: Set<Identity> = []
    for (number, project) in workspace.projects.enumerated() {
      for finding in (project.judged ?? project.compilation).findings.sorted {
        let key = project.key(of: finding.range.file)
        let identity = Identity(
          key: key, start: finding.range.start, end: finding.range.end, rule: finding.rule, message: finding.message)
        guard workspace.projects.count == 1 || reported.insert(identity).inserted else { continue }
        found[workspace.uri(ofFile: key), default: []].append((finding, number))
        if let mirrored = finding.mirrored(behind: project.compilation.sources.count) {
          found[workspace.uri(ofFile: project.key(of: mirrored.range.file)), default: []].append((mirrored, number))
        }
      }
    }
    return found.mapValues { entries in
      .array(
        entries.map { finding, number in
          finding.diagnostic(in: workspace.projects[number], &places[number], for: client)
        })
    }
  }

  /// The properties by which two findings are equal.
  private struct Identity: Hashable {
    let key: String
    let start: UInt32
    let end: UInt32
    let rule: String
    let message: String
  }
}
