@testable import FlowLang

/// A client that edits at random, and keeps its own text, with another implementation of positions than the server's.
struct FuzzedSession {
  private var server: LanguageServer
  private let disk: MemoryDisk
  private let encoding: String
  private var texts: [String: [Unicode.Scalar]] = [:]
  private let originals: [String: String]
  private let names: [String]
  private var published: [String: JSONValue] = [:]
  private var versions: [String: Int] = [:]
  private var lastID = 1
  /// The violated properties so far.
  private(set) var violations: [String] = []

  private static let pieces = [
    "a", "B", " ", "\n", "\r\n", "\r", "{", "}", "(", ")", "\"", "`", "#", "->", "//", "/*", "*/", "///", ",", ":", "=",
    "screen ", "link ", "app ", "tabs ", "flow ", "tab ", "import ", "back ", "finish ", "when ", "else ", "é", "✓",
    "🙂",
    "e\u{301}", "\u{FEFF}", "\u{202E}", "\u{0}", "screen X { link l \"L\" -> X }\n", "import \"nowhere.flow\"\n", "12",
    "0.4s",
  ]

  /// - Parameters:
  ///   - files: The documents with their unique names.
  ///   - encoding: How the client counts characters.
  init(_ files: [(name: String, text: String)], _ encoding: String) {
    self.encoding = encoding
    names = files.map(\.name)
    originals = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    disk = MemoryDisk(originals)
    server = Self.server(disk, encoding)
    for name in names { open(name, originals[name] ?? "") }
    settle()
  }

  private static func server(_ disk: MemoryDisk, _ encoding: String) -> LanguageServer {
    var server = LanguageServer(files: disk.serverFiles)
    var capabilities = EditorClient.everything.members ?? []
    capabilities.append(.init("general", ["positionEncodings": [.string(encoding)]]))
    let parameters: JSONValue = ["capabilities": .object(capabilities), "rootUri": "file:///w"]
    server.receive(.message(Array(EditorClient.message("initialize", parameters, id: 0).text.utf8)))
    _ = server.work()
    return server
  }

  private mutating func send(_ method: String, _ parameters: JSONValue, id: JSONValue? = nil) {
    server.receive(.message(Array(EditorClient.message(method, parameters, id: id).text.utf8)))
  }

  private mutating func open(_ name: String, _ text: String) {
    texts[name] = Array(text.unicodeScalars)
    send(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(EditorClient.uri(name)), "version": .integer(versions[name] ?? 1), "text": .string(text),
        ]
      ])
  }

  /// Sends some edits together, and then a request.
  ///
  /// - Returns: The number of edits.
  mutating func edit(_ random: inout some Chance) -> Int {
    let count = 1 + random.int(below: 12)
    for _ in 0..<count { editOnce(&random) }
    if random.int(below: 3) == 0 { ask(&random) }
    settle()
    return count
  }

  private mutating func editOnce(_ random: inout some Chance) {
    let name = random.pick(names)
    let version = (versions[name] ?? 1) + 1
    versions[name] = version
    var changes: [JSONValue] = []
    if random.int(below: 60) == 0 {
      texts[name] = Array((originals[name] ?? "").unicodeScalars)
      changes.append(["text": .string(originals[name] ?? "")])
    } else {
      for _ in 0...random.int(below: 2) { changes.append(change(name, &random)) }
    }
    send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(EditorClient.uri(name)), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  /// Replaces a piece of a text, and returns the change.
  private mutating func change(_ name: String, _ random: inout some Chance) -> JSONValue {
    var text = texts[name] ?? []
    var start = random.int(below: text.count + 1)
    var end = min(text.count, start + (random.int(below: 3) == 0 ? random.int(below: 30) : random.int(below: 2)))
    // A client has no position between the two characters of a line end.
    if Self.isInsideLineEnd(text, start) { start -= 1 }
    if Self.isInsideLineEnd(text, end) { end += 1 }
    let range = TextRange(start: position(of: start, in: text), end: position(of: end, in: text))
    let copied = text.isEmpty ? 0 : random.int(below: text.count)
    let piece =
      random.int(below: 5) == 0
      ? Array(text[copied..<min(text.count, copied + 20)]) : Array(random.pick(Self.pieces).unicodeScalars)
    text.replaceSubrange(start..<end, with: piece)
    texts[name] = text
    return ["range": EditorClient.json(range), "text": .string(String(String.UnicodeScalarView(piece)))]
  }

  private static func isInsideLineEnd(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && index < text.count && text[index - 1] == "\r" && text[index] == "\n"
  }

  private func position(of index: Int, in text: [Unicode.Scalar]) -> TextPosition {
    var position = TextPosition()
    for place in 0..<index {
      let isEnd = text[place] == "\n" || text[place] == "\r" && !(place + 1 < text.count && text[place + 1] == "\n")
      if isEnd {
        position = TextPosition(line: position.line + 1)
      } else {
        switch encoding {
        case "utf-8": position.character += UTF8.width(text[place])
        case "utf-16": position.character += UTF16.width(text[place])
        default: position.character += 1
        }
      }
    }
    return position
  }

  private static let questions = RequestMethod.all.map(\.name).filter { !["initialize", "shutdown"].contains($0) }

  private mutating func ask(_ random: inout some Chance) {
    let name = random.pick(names)
    let text = texts[name] ?? []
    ask(random.pick(Self.questions), name, at: random.int(below: text.count + 1))
  }

  private mutating func ask(_ question: String, _ name: String, at index: Int) {
    let place = position(of: index, in: texts[name] ?? [])
    lastID += 1
    send(
      question,
      [
        "textDocument": ["uri": .string(EditorClient.uri(name))], "position": EditorClient.json(place), "query": "",
        "range": EditorClient.json(TextRange(start: TextPosition(), end: place)), "newName": "Other",
        "positions": [EditorClient.json(place)],
      ], id: .integer(lastID))
  }

  /// - Returns: The answers to the requests.
  @discardableResult
  private mutating func settle() -> [JSONValue] {
    var answers: [JSONValue] = []
    while !server.isIdle {
      for bytes in server.work() {
        guard let message = try? JSONReader.read(bytes) else {
          violations.append("no JSON: \(String(decoding: bytes, as: UTF8.self))")
          continue
        }
        if message["method"] == "textDocument/publishDiagnostics", let parameters = message["params"] {
          published[parameters["uri"]?.string ?? ""] = parameters["diagnostics"]
        } else if let error = message["error"], error["code"] != -32803 {
          violations.append(error.text)
        }
        if message["method"] == nil { answers.append(message) }
      }
    }
    return answers
  }

  /// Compares the diagnostics of all documents, and the answers about the middle of one, with those of a new session,
  /// and with the findings of a compilation.
  mutating func compareWithFreshAnswers() {
    var fresh = self
    fresh.server = Self.server(disk, encoding)
    fresh.published = [:]
    for name in names { fresh.open(name, String(String.UnicodeScalarView(texts[name] ?? []))) }
    fresh.settle()
    let name = names[lastID % names.count]
    let middle = (texts[name] ?? []).count / 2
    for question in Self.questions {
      ask(question, name, at: middle)
      fresh.ask(question, name, at: middle)
      let (reported, wanted) = (settle().map(\.text), fresh.settle().map(\.text))
      if reported != wanted { violations.append("\(question) of \(name): reported \(reported), fresh \(wanted)") }
    }
    for uri in Set(published.keys).union(fresh.published.keys).sorted() {
      let (reported, wanted) = (published[uri] ?? [], fresh.published[uri] ?? [])
      if reported != wanted { violations.append("\(uri): reported \(reported.text), fresh \(wanted.text)") }
    }
    if names.count == 1, let text = texts[names[0]] {
      let compilation = Compiler.compile(SourceFile(path: names[0], text: String(String.UnicodeScalarView(text))))
      // A file may import itself, which only the server finds.
      guard compilation.trees[0].imports.isEmpty else { return }
      let findings = compilation.findings.sorted.map(\.rule)
      let reported = published[EditorClient.uri(names[0])]?.array?.compactMap { $0["code"]?.string } ?? []
      if reported != findings { violations.append("reported \(reported), found \(findings)") }
    }
  }
}
