import Testing

@testable import FlowLang

/// Whole answers as clients see them. What is in them is the business of the tests of `Editor/`; here it is their form.
@Suite struct SessionTests {
  private let app = """
    import "parts.flow"
    app A { start H }
    /// The first.
    screen H { link go "Go" -> P(id: 1) }

    """
  private let parts = """
    screen P(id: Int) {
      link back "Back" -> back
      link help -> Hlp
    }
    flag unused
    screen Help {}
    """

  private func client(_ capabilities: JSONValue = EditorClient.everything) -> EditorClient {
    var client = EditorClient(["app.flow": app, "parts.flow": parts], capabilities: capabilities)
    client.open("app.flow")
    return client
  }

  @Test func findingsAreToldOfEveryFileAndTakenBack() {
    var client = client()
    #expect(
      client.diagnostics() == """
        app.flow (1)
        parts.flow
          2:15-2:18 error unknown-name: there is no screen, tab bar or flow `Hlp` | help: did you mean `Help`?
          4:5-4:11 warning unused-flag: TODO tags [1]
        """)
    client.open("parts.flow", parts.replacing("Hlp", with: "Help").replacing("flag unused", with: ""))
    #expect(
      client.diagnostics() == """
        app.flow (1)
        parts.flow (1)
        """)
    client.close("parts.flow")
    #expect(client.diagnostics().contains("unknown-name"))
  }

  @Test func tracesLeadToTheirPlaces() {
    var client = EditorClient()
    client.open("a.flow", "app A { start H }\nscreen H { link go -> P }\nscreen P { back declared }")
    #expect(client.diagnostics() == "TODO")
    var plain = EditorClient(capabilities: [:])
    plain.open("a.flow", "app A { start H }\nscreen H { link go -> P }\nscreen P { back declared }")
    #expect(plain.diagnostics() == "TODO")
  }

  @Test func namesAreFoundInAllFiles() {
    var client = client()
    let p = TextPosition(line: 3, character: 28)
    #expect(client.ask("definition", "app.flow", p) == "parts.flow 0:7-0:8")
    #expect(
      client.ask("references", "app.flow", p, ["context": ["includeDeclaration": true]]) == """
        app.flow 3:27-3:28
        parts.flow 0:7-0:8
        """)
    #expect(client.ask("references", "app.flow", p, ["context": [:]]) == "app.flow 3:27-3:28")
    #expect(client.ask("documentHighlight", "app.flow", p) == "3:27-3:28")
    #expect(client.ask("hover", "app.flow", p).contains("kind: markdown"))
    #expect(client.ask("hover", "app.flow", TextPosition(line: 1, character: 8)) == "TODO")
  }

  @Test func aNewNameIsWrittenInAllFiles() {
    let p = TextPosition(line: 3, character: 28)
    var client = client()
    #expect(client.ask("prepareRename", "app.flow", p) == "3:27-3:28")
    #expect(client.ask("rename", "app.flow", p, ["newName": "Page"]) == "TODO")
    #expect(client.ask("rename", "app.flow", p, ["newName": "H"]) == "TODO")
    #expect(client.ask("prepareRename", "app.flow", TextPosition(line: 1, character: 0)) == "null")
    var plain = self.client([:])
    #expect(plain.ask("rename", "app.flow", p, ["newName": "Page"]) == "TODO")
  }

  @Test func symbolsAreListed() {
    var client = client()
    #expect(client.ask("documentSymbol", "app.flow") == "TODO")
    #expect(ShortJSON.text(client.request("workspace/symbol", ["query": "h"])) == "TODO")
    var plain = self.client([:])
    #expect(plain.ask("documentSymbol", "app.flow") == "TODO")
  }

  @Test func theStructureIsTold() {
    var client = client()
    client.open("parts.flow")
    #expect(client.ask("foldingRange", "parts.flow") == "TODO")
    #expect(
      client.ask("selectionRange", "parts.flow", nil, ["positions": [["line": 1, "character": 9]]]) == "TODO")
    #expect(client.ask("documentLink", "app.flow") == "TODO")
    #expect(client.ask("semanticTokens/full", "app.flow") == "TODO")
    #expect(
      client.ask(
        "semanticTokens/range", "app.flow", nil,
        ["range": EditorClient.json(TextRange(start: TextPosition(line: 1), end: TextPosition(line: 1, character: 7)))])
        == "TODO")
  }

  @Test func whatIsTypedIsHelpedWith() {
    var client = client()
    let list = client.ask("completion", "app.flow", TextPosition(line: 3, character: 28))
    #expect(list == "TODO")
    #expect(client.ask("signatureHelp", "app.flow", TextPosition(line: 3, character: 29)) == "TODO")
    client.open("parts.flow")
    let all: JSONValue = ["range": EditorClient.json(TextRange(start: TextPosition(), end: TextPosition(line: 9)))]
    #expect(client.ask("inlayHint", "app.flow", nil, all) == "TODO")
    #expect(client.ask("codeLens", "parts.flow") == "TODO")
  }

  @Test func repairsAreOffered() {
    var client = client()
    client.open("parts.flow")
    let here = TextRange(start: TextPosition(line: 2, character: 16), end: TextPosition(line: 2, character: 16))
    func ask(_ client: inout EditorClient, _ context: JSONValue) -> String {
      client.ask("codeAction", "parts.flow", nil, ["range": EditorClient.json(here), "context": context])
    }
    #expect(ask(&client, ["diagnostics": []]) == "TODO")
    #expect(ask(&client, ["only": ["quickfix"]]) == ask(&client, [:]))
    #expect(ask(&client, ["only": ["refactor", "quick"]]) == "")
    var plain = self.client([:])
    plain.open("parts.flow")
    #expect(ask(&plain, [:]) == "")
  }

  @Test func theLayoutChangesNothingButWhatItMust() {
    var client = EditorClient()
    client.open("a.flow", "app  A { start H }\r\nscreen H{\n  // é\n  link   go ->H }")
    #expect(client.ask("formatting", "a.flow", nil, ["options": [:]]) == "TODO")
    client.open("b.flow", "app A { start H }\nscreen H {}\n")
    #expect(client.ask("formatting", "b.flow", nil, ["options": [:]]) == "")
    client.open("c.flow", "screen {")
    #expect(client.ask("formatting", "c.flow", nil, ["options": [:]]) == "null")
  }
}
