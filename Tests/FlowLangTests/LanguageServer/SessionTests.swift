import Testing

@testable import FlowLang

/// Complete answers as clients see them. Their content is tested in `Editor/`; these tests are about their form.
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

  @Test func findingsOfEveryFileArePublishedAndCleared() {
    var client = client()
    #expect(
      client.diagnostics() == """
        app.flow (1)
        parts.flow
          2:15-2:18 error unknown-name: there is no screen, tab bar or flow `Hlp` | help: did you mean `Help`?
        """)
    client.open("parts.flow", parts.replacing("Hlp", with: "Help").replacing("flag unused", with: ""))
    #expect(client.diagnostics() == "parts.flow (1)")
    client.close("parts.flow")
    #expect(client.diagnostics().contains("unknown-name"))
  }

  @Test func tracesAreRelatedInformation() {
    var client = EditorClient()
    client.open("a.flow", "app A { start H }\nscreen H { link go -> P }\nscreen P { back declared }")
    #expect(
      client.diagnostics() == """
        a.flow (1)
          2:7-2:8 error dead-end: nothing leaves `P` when it is on `H` | help: with `back declared` only links lead back: \
        give `P` one, or write `back automatic`
            a.flow 1:16-1:18 shown by: 1 H › go
        """)
    var plain = EditorClient(capabilities: [:])
    plain.open("a.flow", "app A { start H }\nscreen H { link go -> P }\nscreen P { back declared }")
    #expect(plain.diagnostics().contains("when it is on `H` | shown by: H › go | help: with"))
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
    #expect(client.ask("hover", "app.flow", TextPosition(line: 2, character: 9)) == "null")
  }

  @Test func renamingEditsAllFiles() {
    let p = TextPosition(line: 3, character: 28)
    var client = client()
    #expect(client.ask("prepareRename", "app.flow", p) == "3:27-3:28")
    #expect(
      client.ask("rename", "app.flow", p, ["newName": "Page"])
        == """
        {documentChanges: [{textDocument: {uri: app.flow, version: 1}, edits: [3:27-3:28 "Page"]}, \
        {textDocument: {uri: parts.flow, version: null}, edits: [0:7-0:8 "Page"]}]}
        """)
    #expect(
      client.ask("rename", "app.flow", p, ["newName": "H"])
        == "{code: -32803, message: there is already a screen, tab bar, group or flow `H`}")
    #expect(client.ask("prepareRename", "app.flow", TextPosition(line: 1, character: 0)) == "null")
    var plain = self.client([:])
    #expect(
      plain.ask("rename", "app.flow", p, ["newName": "Page"])
        == "{changes: {file:///w/app.flow: [3:27-3:28 \"Page\"], file:///w/parts.flow: [0:7-0:8 \"Page\"]}}")
  }

  @Test func symbolsAreListed() {
    var client = client()
    #expect(
      client.ask("documentSymbol", "app.flow") == """
        {name: A, kind: 2, range: 1:0-1:17, selectionRange: 1:4-1:5}
        {name: H, kind: 5, range: 3:0-3:37, selectionRange: 3:7-3:8, children: [{name: go, detail: → P(id: 1), kind: 6, \
        range: 3:11-3:35, selectionRange: 3:16-3:18}]}
        """)
    #expect(
      ShortJSON.text(client.request("workspace/symbol", ["query": "h"])) == """
        {name: H, kind: 5, location: app.flow 3:7-3:8}
        {name: help, kind: 6, location: parts.flow 2:7-2:11, containerName: P}
        {name: Help, kind: 5, location: parts.flow 5:7-5:11}
        """)
    var plain = self.client([:])
    #expect(
      plain.ask("documentSymbol", "app.flow") == """
        {name: A, kind: 2, location: app.flow 1:0-1:17}
        {name: H, kind: 5, location: app.flow 3:0-3:37}
        {name: go, kind: 6, location: app.flow 3:11-3:35, containerName: H}
        """)
  }

  @Test func symbolsOfClosedAppsAreFound() {
    var client = EditorClient([
      "app.flow": app, "parts.flow": parts,
      "other.flow": "import \"more.flow\"\napp B { start Hotel }\nscreen Hotel {}\n",
      "more.flow": "screen House {}\n",
    ])
    client.open("app.flow")
    func found() -> String { ShortJSON.text(client.request("workspace/symbol", ["query": "ho"])) }
    #expect(
      found() == """
        {name: Hotel, kind: 5, location: other.flow 2:7-2:12}
        {name: House, kind: 5, location: more.flow 0:7-0:12}
        """)
    client.open("more.flow", "screen Hostel {}\n")
    #expect(found().contains("Hostel") && !found().contains("House"))
  }

  @Test func foldingRangesAndLinksAreListed() {
    var client = client()
    client.open("parts.flow")
    #expect(client.ask("foldingRange", "parts.flow") == "{startLine: 0, endLine: 2}")
    #expect(
      client.ask("selectionRange", "parts.flow", nil, ["positions": [["line": 1, "character": 9]]])
        == """
        {range: 1:7-1:11, parent: {range: 1:2-1:26, parent: {range: 1:2-2:18, parent: {range: 0:0-3:1, \
        parent: 0:0-5:14}}}}
        """)
    #expect(client.ask("documentLink", "app.flow") == "{range: 0:7-0:19, target: parts.flow}")
  }

  @Test func tokensAreRelativeToTheOneBefore() {
    var client = client()
    let text = "app A { start H }\n/// é\nscreen H { link `🙂` \"🙂🙂\" -> H push } flag f\n"
    client.open("colours.flow", text)
    let all = client.ask("semanticTokens/full", "colours.flow")
    #expect(
      tokens(all, of: text) == [
        "app keyword", "A namespace declaration", "start keyword", "H class", "/// é comment documentation",
        "screen keyword",
        "H class declaration", "link keyword", "`🙂` method declaration", "\"🙂🙂\" string", "-> operator", "H class",
        "push keyword", "flag keyword", "f variable declaration",
      ])
    let part = client.ask(
      "semanticTokens/range", "colours.flow", nil,
      [
        "range": EditorClient.json(
          TextRange(start: TextPosition(line: 2, character: 20), end: TextPosition(line: 2, character: 32)))
      ])
    #expect(tokens(part, of: text) == ["\"🙂🙂\" string", "-> operator", "H class"])
  }

  /// Returns the texts of tokens, with their types and modifiers.
  private func tokens(_ answer: String, of text: String) -> [String] {
    let legend = RequestMethod.semanticTokens.capability?.value["legend"]
    let numbers = answer.split { !$0.isNumber }.compactMap { Int($0) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    var place = TextPosition()
    return stride(from: 0, to: numbers.count, by: 5).map { index in
      let isSameLine = numbers[index] == 0
      place = TextPosition(
        line: place.line + numbers[index], character: (isSameLine ? place.character : 0) + numbers[index + 1])
      let word = lines[place.line][place.character..<place.character + numbers[index + 2]]
      let kind = legend?["tokenTypes"]?.array?[numbers[index + 3]].string ?? ""
      let modifiers = (legend?["tokenModifiers"]?.array ?? []).enumerated().filter {
        numbers[index + 4] >> $0.offset & 1 == 1
      }
      return ([String(decoding: word, as: UTF16.self), kind] + modifiers.compactMap(\.element.string)).joined(
        separator: " ")
    }
  }

  @Test func completionSignaturesAndInlayHints() {
    var client = client()
    let list = client.ask("completion", "app.flow", TextPosition(line: 1, character: 14))
    #expect(list.hasPrefix("{isIncomplete: false, items: [{label: "))
    #expect(list.contains("{label: P, kind: 7, detail: (id: Int), "))
    #expect(list.contains("textEdit: 1:14-1:14 \"P\"}"))
    #expect(
      client.ask("signatureHelp", "app.flow", TextPosition(line: 3, character: 29))
        == "{signatures: [{label: P(id: Int), parameters: [{label: id: Int}], activeParameter: 0}], activeSignature: 0}"
    )
    client.open("parts.flow", "screen P(id: Int) { link other -> P }")
    let all: JSONValue = ["range": EditorClient.json(TextRange(start: TextPosition(), end: TextPosition(line: 9)))]
    #expect(
      client.ask("inlayHint", "parts.flow", nil, all) == "{position: 0:35, label: asks id: Int, paddingLeft: true}")
    #expect(
      client.ask("codeLens", "parts.flow")
        == "{range: 0:7-0:8, command: {title: reached from 1, leads to 0, command: }}")
  }

  @Test func repairsAreOffered() {
    var client = client()
    client.open("parts.flow")
    let here = TextRange(start: TextPosition(line: 2, character: 16), end: TextPosition(line: 2, character: 16))
    func ask(_ client: inout EditorClient, _ context: JSONValue) -> String {
      client.ask("codeAction", "parts.flow", nil, ["range": EditorClient.json(here), "context": context])
    }
    #expect(
      ask(&client, ["diagnostics": []])
        == "{title: write `Help`, kind: quickfix, isPreferred: false, diagnostics: [{range: 2:15-2:18, severity: 1, "
        + "code: unknown-name, source: flowc, message: there is no screen, tab bar or flow `Hlp`\nhelp: did you mean `Help`?}], "
        + "edit: {documentChanges: [{textDocument: {uri: parts.flow, version: 1}, edits: [2:15-2:18 \"Help\"]}]}}")
    #expect(ask(&client, ["only": ["quickfix"]]) == ask(&client, [:]))
    #expect(ask(&client, ["only": ["refactor", "quick"]]) == "")
    #expect(ask(&client, ["only": ["source"]]) == "")
    client.change("parts.flow", to: "screen P(id: Int) {\n  link go -> P;\n}\n")
    #expect(
      ask(&client, ["only": ["source.fixAll"]])
        == "{title: make every safe repair, kind: source.fixAll, edit: {documentChanges: [{textDocument: {uri: parts.flow, "
        + "version: 2}, edits: [1:14-1:15 \"\"]}]}}")
    var plain = self.client([:])
    plain.open("parts.flow")
    #expect(ask(&plain, [:]) == "")
  }

  /// An error without a fix of its own has one that is found by trying edits; it is never the preferred one.
  @Test func guessesAreOfferedAsSuch() {
    var client = client()
    client.open("parts.flow", "screen P(id: Int) {\n  link go -> P[sheet]\n}\n")
    let here = TextRange(start: TextPosition(line: 1, character: 14), end: TextPosition(line: 1, character: 14))
    let action = client.ask("codeAction", "parts.flow", nil, ["range": EditorClient.json(here), "context": [:]])
    #expect(
      action.hasPrefix("{title: write `link go -> P sheet` (a guess), kind: quickfix, isPreferred: false, "),
      "\(action)")
    #expect(action.hasSuffix("edits: [1:14-1:21 \" sheet\"]}]}}"), "\(action)")
  }

  @Test func formattingChangesOnlyWhatDiffers() {
    var client = EditorClient()
    client.open("a.flow", "app  A { start H }\r\nscreen H{\n  // é\n  link   go ->H }")
    #expect(
      client.ask("formatting", "a.flow", nil, ["options": [:]]) == """
        0:4-0:5 ""
        0:18-1:0 "\\n"
        1:8-1:8 " "
        3:7-3:9 ""
        3:14-3:14 " "
        3:15-3:16 "\\n"
        3:17-3:17 "\\n"
        """)
    client.open("b.flow", "app A { start H }\nscreen H {}\n")
    #expect(client.ask("formatting", "b.flow", nil, ["options": [:]]) == "")
    client.open("c.flow", "screen {")
    #expect(client.ask("formatting", "c.flow", nil, ["options": [:]]) == "null")
  }
}
