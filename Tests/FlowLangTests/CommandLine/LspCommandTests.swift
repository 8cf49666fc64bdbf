import Foundation
import Testing

@testable import FlowLang

/// `flowc lsp` as a process: framing, streams, the files on disk, and its exit status.
@Suite struct LspCommandTests {
  private static func framed(_ message: JSONValue) -> String {
    let text = message.text
    return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }

  private static let initialize = EditorClient.message("initialize", ["capabilities": [:]], id: 1)
  private static let shutdown = EditorClient.message("shutdown", .null, id: 2)
  private static let exit = EditorClient.message("exit", .null)

  private static func open(_ path: String, _ text: String) -> JSONValue {
    EditorClient.message(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(DocumentURI.uri(ofPath: path)), "version": 1, "text": .string(text)]])
  }

  /// Returns the messages of an output that contains nothing else.
  private static func messages(_ output: String) throws -> [JSONValue] {
    var frames = MessageFrames()
    frames.append(Array(output.utf8))
    var result: [JSONValue] = []
    while let frame = frames.next() {
      guard case .message(let bytes) = frame else {
        Issue.record("not a message: \(frame)")
        continue
      }
      result.append(try JSONReader.read(bytes))
    }
    #expect(!frames.isInside)
    return result
  }

  @Test(arguments: [["lsp"], ["lsp", "--stdio"]])
  func aSessionExitsWithStatusZero(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    let input = [Self.initialize, Self.shutdown, Self.exit].map(Self.framed).joined()
    let run = try FlowcRun.flowc(arguments, in: folder, input: input)
    #expect((run.status, run.errors) == (0, ""))
    #expect(try Self.messages(run.output).map { $0["id"] } == [1, 2])
  }

  @Test func filesOnDiskAreReadUnlessTheyAreOpen() throws {
    let folder = try ScratchFolder([
      ".git/config": "", "app/main.flow": "import \"../part.flow\"\napp A { start H }\nscreen H { link go -> P }",
      "part.flow": "screen P { back declared }",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.flow"), withDestinationPath: folder.path("app/main.flow"))
    for (path, text) in [
      ("app/main.flow", try folder.read("app/main.flow")), ("link.flow", try folder.read("app/main.flow")),
    ] {
      let run = try folder.flowc(
        "lsp", input: [Self.initialize, Self.open(folder.path(path), text)].map(Self.framed).joined())
      #expect((run.status, run.errors) == (1, ""))
      let result = try Self.messages(run.output).filter { $0["method"] != nil }.compactMap { $0["params"] }
      #expect(result.map { $0["diagnostics"]?.array?.count } == [0, 1], "\(path)")
      #expect(
        Set(result.map { $0["uri"]?.string })
          == [folder.path(path), folder.path("part.flow")].map(DocumentURI.uri).reduce(into: []) { $0.insert($1) })
    }
  }

  @Test func importsDoNotLeaveTheProject() throws {
    let folder = try ScratchFolder([".git/config": "", "a.flow": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.flow"), withDestinationPath: "/etc/passwd")
    let text = "import \"../../../../../../../etc/passwd\"\nimport \"/etc/passwd\"\nimport \"link.flow\""
    let run = try folder.flowc(
      "lsp", input: [Self.initialize, Self.open(folder.path("a.flow"), text)].map(Self.framed).joined())
    let diagnostics = try Self.messages(run.output).compactMap { $0["params"]?["diagnostics"]?.array }.joined()
    #expect(diagnostics.compactMap { $0["code"]?.string }.filter { $0 == "unknown-import" }.count == 3)
  }

  @Test func messagesAfterBrokenOnesAreAnswered() throws {
    let folder = try ScratchFolder()
    let input =
      "hello\r\n\r\n" + Self.framed(Self.initialize) + "Content-Length: 5\r\n\r\n{]" + Self.framed(Self.shutdown)
      + "Content-Length: x\r\n\r\n" + Self.framed(Self.shutdown) + Self.framed(Self.exit)
    let run = try folder.flowc("lsp", input: input)
    #expect((run.status, run.errors) == (0, ""))
    let answers = try Self.messages(run.output).map { "\($0["id"]?.text ?? "") \($0["error"]?["code"]?.text ?? "")" }
    #expect(answers == ["null -32700", "1 ", "null -32700", "null -32700", "null -32700", "2 "])
  }

  @Test func theServerExitsWhenTheClientIsGone() throws {
    let folder = try ScratchFolder()
    let silent = try folder.flowc("lsp")
    #expect((silent.status, silent.output, silent.errors) == (1, "", ""))
    let cut = try folder.flowc("lsp", input: "Content-Length: 10\r\n\r\n{")
    #expect((cut.status, cut.errors) == (1, "flowc: standard input ends inside a message\n"))
    let goodbye = try folder.flowc("lsp", input: [Self.initialize, Self.shutdown].map(Self.framed).joined())
    #expect(goodbye.status == 0)
    let closed = try folder.flowc("lsp", input: Self.framed(Self.initialize), output: .closedPipe)
    #expect((closed.status, closed.errors) == (1, ""))
    #expect(try folder.flowc("lsp", "a.flow").status == 2)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomBytesDoNotCrashTheServer(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let folder = try ScratchFolder()
    let good = [Self.initialize, Self.open("/x/a.flow", "screen H {}"), Self.shutdown].map(Self.framed)
    var input = ""
    for _ in 0..<200 {
      var piece = Array(random.pick(good).utf8)
      if random.int(below: 2) == 0 { piece[random.int(below: piece.count)] = UInt8(33 + random.int(below: 90)) }
      input += String(decoding: piece, as: UTF8.self)
    }
    let run = try folder.flowc("lsp", input: input)
    #expect([0, 1].contains(run.status))
    #expect(try !Self.messages(run.output).isEmpty)
  }
}
