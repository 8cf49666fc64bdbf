import Testing

@testable import FlowLang

/// Messages that are malformed, out of order or cancelled, as the protocol specifies.
@Suite struct ProtocolTests {
  private static func code(_ messages: [JSONValue]) -> [String] {
    messages.map { "\($0["id"]?.text ?? "-") \($0["error"]?["code"]?.text ?? "result")" }
  }

  @Test(arguments: [
    ("{", "null -32700"), ("", "null -32700"), ("\u{0}", "null -32700"),
    (String(repeating: "[", count: 100_000), "null -32700"),
    ("[]", "null -32600"), ("3", "null -32600"), ("{}", "null -32600"),
    (#"{ "jsonrpc": "2.0", "id": 7 }"#, "7 -32600"),
    (#"{ "id": 7, "method": "shutdown" }"#, "7 -32600"),
    (#"{ "jsonrpc": "2.0", "id": 7, "method": 5 }"#, "7 -32600"),
    (#"{ "jsonrpc": "2.0", "id": { }, "method": "shutdown" }"#, "null -32600"),
    (#"{ "jsonrpc": "2.0", "id": "a", "method": "shutdown", "params": 4 }"#, #""a" -32600"#),
    (#"{ "jsonrpc": "2.0", "id": "a", "method": "textDocument/fly" }"#, #""a" -32601"#),
    (#"{ "jsonrpc": "2.0", "id": 1, "method": "$/fly" }"#, "1 -32601"),
    (#"{ "jsonrpc": "2.0", "id": 1, "method": "exit" }"#, "1 -32601"),
    (#"{ "jsonrpc": "2.0", "id": 1, "method": "initialize" }"#, "1 -32600"),
    (#"{ "jsonrpc": "2.0", "id": 1, "method": "textDocument/hover" }"#, "1 -32602"),
    (#"{ "jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": [] }"#, "1 -32602"),
  ])
  func badRequestsAreAnsweredWithAnError(_ message: String, _ answer: String) {
    var client = EditorClient()
    #expect(Self.code(client.send(raw: message)) == [answer])
    #expect(client.request("workspace/symbol", ["query": ""]) == [])
  }

  @Test(arguments: [
    #"{ "jsonrpc": "2.0", "method": "$/setTrace", "params": { "value": "off" } }"#,
    #"{ "jsonrpc": "2.0", "method": "textDocument/hover" }"#,
    #"{ "jsonrpc": "2.0", "method": "textDocument/didChange", "params": { "contentChanges": 4 } }"#,
    #"{ "jsonrpc": "2.0", "method": "textDocument/didOpen" }"#,
    #"{ "jsonrpc": "2.0", "id": "flowc/watch", "result": null }"#,
    #"{ "jsonrpc": "2.0", "id": "flowc/watch", "error": { "code": 1, "message": "no" } }"#,
  ])
  func notificationsAndResponsesAreNotAnswered(_ message: String) {
    var client = EditorClient()
    #expect(client.send(raw: message) == [])
  }

  @Test func invalidParametersAreRefused() {
    var client = EditorClient()
    client.open("a.flow", "screen H {}")
    #expect(client.ask("hover", "a.flow", nil).contains("-32602"))
    #expect(client.ask("hover", "a.flow", TextPosition(line: -1, character: 0)).contains("-32602"))
    #expect(client.ask("hover", "unknown.flow", TextPosition()).contains("the document is not open"))
    #expect(client.ask("rename", "a.flow", TextPosition()).contains("`newName` must be a string"))
  }

  @Test func requestsBeforeInitializeAndAfterShutdownAreRefused() {
    var client = EditorClient.silent()
    let shutdown = EditorClient.message("shutdown", .null, id: 1)
    #expect(Self.code(client.send([shutdown])) == ["1 -32002"])
    client.open("a.flow", "nonsense")
    #expect(client.diagnostics() == "")
    #expect(client.request("initialize", ["capabilities": [:]])["capabilities"] != nil)
    #expect(client.request("initialize", ["capabilities": [:]])["code"] == -32600)
    #expect(client.server.statusAtEndOfInput == 1)
    #expect(client.request("shutdown", .null) == .null)
    #expect(client.request("shutdown", .null)["code"] == -32600)
    #expect(client.request("workspace/symbol", ["query": ""])["code"] == -32600)
    #expect(client.server.exitStatus == nil)
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 0)
  }

  @Test func exitWithoutShutdownIsAFailure() {
    var client = EditorClient()
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 1)
    var silent = EditorClient.silent()
    silent.notify("exit", .null)
    #expect(silent.server.exitStatus == 1)
  }

  @Test func cancelledRequestsAreNotProcessed() {
    var client = EditorClient()
    client.open("a.flow", "screen H {}")
    let symbols = EditorClient.message(
      "textDocument/documentSymbol", ["textDocument": ["uri": .string(EditorClient.uri("a.flow"))]], id: "first")
    let other = EditorClient.message("workspace/symbol", ["query": "H"], id: 2)
    let cancel = EditorClient.message("$/cancelRequest", ["id": "first"])
    let unknown = EditorClient.message("$/cancelRequest", ["id": 99])
    #expect(Self.code(client.send([symbols, other, unknown, cancel])) == [#""first" -32800"#, "2 result"])
    #expect(Self.code(client.send([cancel, symbols])) == [#""first" result"#])
  }

  @Test func manyChangesAtOnceAreJudgedOnce() {
    var client = EditorClient()
    client.open("a.flow", "")
    _ = client.diagnostics()
    let changes = (0..<200).map { number in
      EditorClient.message("textDocument/didChange", client.change("a.flow", nil, to: "screen S\(number)"))
    }
    #expect(client.send(changes).count == 1)
  }

  @Test func fileWatchersAreRegisteredIfSupported() {
    var client = EditorClient.silent()
    _ = client.request(
      "initialize", ["capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]])
    let asked = client.send([EditorClient.message("initialized", [:])])
    #expect(asked.map { $0["method"] } == ["client/registerCapability"])
    #expect(asked[0].text.contains("**/*.flow"))
  }

  @Test(arguments: [
    ([], "utf-16"), (["utf-8", "utf-16"], "utf-8"), (["utf-32", "utf-8"], "utf-32"), (["utf-7"], "utf-16"),
  ])
  func theClientOffersThePositionEncodings(_ offered: [String], _ chosen: String) {
    var client = EditorClient.silent()
    let result = client.request(
      "initialize",
      ["capabilities": ["general": ["positionEncodings": .array(offered.map { .string($0) })]]])
    #expect(result["capabilities"]?["positionEncoding"] == .string(chosen))
  }
}
