@testable import FlowLang

/// A client for tests: it has files in memory below `/w`, sends messages, and shows the answers as short text.
struct EditorClient {
  private(set) var server: LanguageServer
  private let disk: MemoryDisk
  private var lastID = 0
  /// The notifications of the server, oldest first, since they were last taken.
  private var received: [JSONValue] = []
  private var versions: [String: Int] = [:]

  /// Creates a session that is initialized.
  ///
  /// - Parameters:
  ///   - files: The files on disk below `/w`.
  ///   - capabilities: The capabilities of the client.
  ///   - folders: The folders that are open.
  init(_ files: [String: String] = [:], capabilities: JSONValue = Self.everything, folders: [String] = ["/w"]) {
    disk = MemoryDisk(files)
    server = LanguageServer(files: disk.serverFiles)
    let folders = JSONValue.array(folders.map { ["uri": .string("file://" + $0), "name": "w"] })
    _ = request("initialize", ["processId": .null, "capabilities": capabilities, "workspaceFolders": folders])
    notify("initialized", [:])
    received = []
  }

  /// Returns a session before the first message.
  static func silent() -> EditorClient {
    var client = EditorClient()
    client.server = LanguageServer(files: client.disk.serverFiles)
    return client
  }

  /// All capabilities that the server reads.
  static let everything: JSONValue = [
    "workspace": ["workspaceEdit": ["documentChanges": true]],
    "textDocument": [
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "publishDiagnostics": ["relatedInformation": true, "tagSupport": ["valueSet": [1, 2]]],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      "hover": ["contentFormat": ["markdown", "plaintext"]],
    ],
  ]

  static func uri(_ path: String) -> String { "file:///w/\(path)" }

  // MARK: Messages

  /// Sends bytes as one message and runs the server until it is idle.
  ///
  /// - Returns: All messages of the server.
  mutating func send(raw text: String) -> [JSONValue] {
    server.receive(.message(Array(text.utf8)))
    return settle()
  }

  /// Sends messages together and runs the server until it is idle.
  mutating func send(_ messages: [JSONValue]) -> [JSONValue] {
    for message in messages { server.receive(.message(Array(message.text.utf8))) }
    return settle()
  }

  private mutating func settle() -> [JSONValue] {
    var result: [JSONValue] = []
    while !server.isIdle { result += server.work().compactMap { try? JSONReader.read($0) } }
    return result
  }

  static func message(_ method: String, _ parameters: JSONValue, id: JSONValue? = nil) -> JSONValue {
    let head = [JSONValue.Member("jsonrpc", "2.0")] + (id.map { [JSONValue.Member("id", $0)] } ?? [])
    return .object(head + [JSONValue.Member("method", .string(method)), JSONValue.Member("params", parameters)])
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    received += send([Self.message(method, parameters)])
  }

  /// Returns the answer to a request: its result, or its error.
  mutating func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
    lastID += 1
    let messages = send([Self.message(method, parameters, id: .integer(lastID))])
    received += messages.filter { $0["method"] != nil }
    let answer = messages.first { $0["id"] == .integer(lastID) && $0["method"] == nil }
    return answer?["result"] ?? answer?["error"] ?? "there is no answer"
  }

  // MARK: Documents

  mutating func open(_ path: String, _ text: String? = nil) {
    versions[path] = 1
    let text = text ?? disk.files["/w/" + path] ?? ""
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(Self.uri(path)), "languageId": "flow", "version": 1, "text": .string(text)]])
  }

  /// Replaces a range of a document, or all of it.
  mutating func change(_ path: String, _ range: TextRange? = nil, to text: String) {
    versions[path, default: 0] += 1
    notify("textDocument/didChange", change(path, range, to: text))
  }

  /// Returns the parameters of a change; it is not sent.
  func change(_ path: String, _ range: TextRange?, to text: String) -> JSONValue {
    var change: [JSONValue.Member] = [.init("text", .string(text))]
    if let range { change.append(.init("range", Self.json(range))) }
    return [
      "textDocument": ["uri": .string(Self.uri(path)), "version": .integer(versions[path] ?? 1)],
      "contentChanges": [.object(change)],
    ]
  }

  mutating func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.uri(path))]])
  }

  /// Writes a file, or deletes it, and notifies the server.
  mutating func store(_ path: String, _ text: String?) {
    disk.files["/w/" + path] = text
    notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(Self.uri(path)), "type": 2]]])
  }

  /// Sends a request about a document, at a position, with further parameters, and returns the answer as short text.
  mutating func ask(
    _ method: String, _ path: String, _ position: TextPosition? = nil, _ more: JSONValue = [:]
  ) -> String {
    var members: [JSONValue.Member] = [.init("textDocument", ["uri": .string(Self.uri(path))])]
    if let position { members.append(.init("position", Self.json(position))) }
    members += more.members ?? []
    return ShortJSON.text(request("textDocument/" + method, .object(members)))
  }

  /// Returns the diagnostics since they were last taken, one document in each paragraph.
  mutating func diagnostics() -> String {
    defer { received = [] }
    let messages = received.filter { $0["method"] == "textDocument/publishDiagnostics" }
    return messages.compactMap { $0["params"] }.map(ShortJSON.diagnostics).joined(separator: "\n")
  }

  // MARK: Places

  static func json(_ position: TextPosition) -> JSONValue {
    ["line": .integer(position.line), "character": .integer(position.character)]
  }

  static func json(_ range: TextRange) -> JSONValue { ["start": json(range.start), "end": json(range.end)] }
}

/// Files in memory.
final class MemoryDisk {
  var files: [String: String]

  init(_ files: [String: String]) {
    self.files = Dictionary(uniqueKeysWithValues: files.map { ("/w/" + $0.key, $0.value) })
  }

  var serverFiles: ServerFiles {
    ServerFiles(
      canonical: { $0 },
      project: { _ in "/w" },
      configuration: { _ in
        Configuration.read(Array((self.files["/w/" + Configuration.fileName] ?? "{}").utf8)).configuration
      },
      place: { path, importer, project in
        var parts = importer.split(separator: "/").dropLast()
        for part in path.split(separator: "/") where part != "." {
          if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let place = "/" + parts.joined(separator: "/")
        return place.hasPrefix(project + "/") && !path.hasPrefix("/") ? .success(place) : .failure(.outsideProject)
      },
      read: { path in
        self.files[path].map { .success(Array($0.utf8)) } ?? .failure(.notFound)
      },
      code: { _ in
        let sources = self.files.sorted { $0.key < $1.key }
        let hasCode = sources.contains { $0.key.hasSuffix(".swift") }
        return hasCode ? AppSources.read(sources.map { SourceFile(path: $0.key, text: $0.value) }) : nil
      },
      flowsBelow: { folder in self.files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".flow") }.sorted() },
      flowsBeside: { path in
        let folder = path.split(separator: "/").dropLast()
        return self.files.keys.filter { $0.split(separator: "/").dropLast() == folder }.sorted()
      })
  }
}
