import Testing

@testable import FlowLang

/// The tokens of text that is well formed.
@Suite struct TokenTests {
  @Test func everySpellingHasItsOwnKind() {
    for kind in TokenKind.allCases {
      guard let spelling = kind.spelling else { continue }
      let tree = parse(spelling)
      #expect(tree.tokens.map(\.kind) == [kind, .endOfFile], "\(spelling)")
      #expect(kind.description == "`\(spelling)`")
    }
  }

  @Test func theKeywordsAreThoseOfTheGrammar() {
    let reserved = """
      app import screen tabs tab group flow flag external transition expect start scheme domain link url requires back
      view image entry embed allow without note outcome on home dismiss raise finish open stay continue root not when
      else true false nil
      """
    let contextual = """
      push sheet cover popover dialog replace from over reset reuse in as via set clear or to icon badge uikit
      automatic declared forward backward both easing never every only after within tap taps of reachable
      """
    func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
    #expect(Set(TokenKind.allCases.filter(\.isReserved).compactMap(\.spelling)) == words(reserved))
    #expect(Set(TokenKind.allCases.filter(\.isContextual).compactMap(\.spelling)) == words(contextual))
  }

  @Test(arguments: [
    "screens", "scree", "Screen", "screen_", "screen1", "_screen", "continu", "continued", "reachablee", "a",
  ])
  func wordsThatAreNearlyKeywordsAreNames(_ word: String) { #expect(TokenText.text(parse(word)) == "name \(word)") }

  @Test(arguments: [
    ("12", "number 12"), ("-12", "number -12"), ("1.50", "number 1.50"), ("-0.5", "number -0.5"), ("007", "number 007"),
    ("1.", "number 1 · ."), (".5", ". · number 5"), ("1.2.3", "number 1.2 · . · number 3"),
    ("1.x", "number 1 · . · name x"),
    ("0.4s", "duration 0.4s"), ("250ms", "duration 250ms"), ("3s", "duration 3s"), ("3 s", "number 3 · name s"),
    ("1-2", "number 1 · number -2"), ("1->2", "number 1 · -> · number 2"),
  ])
  func numbersAndDurations(_ text: String, _ tokens: String) {
    let tree = parse(text)
    #expect(TokenText.text(tree) == tokens)
    #expect(!Lexer.tokens(of: tree.source).errors.errors.contains { _ in true })
  }

  @Test(arguments: [
    ("#product", "tag #product"), ("#_1", "tag #_1"), ("#screen", "tag #screen"), ("#größe", "tag #größe"),
    ("#\"search results\"", "tag #\"search results\""), ("#a#b", "tag #a · tag #b"), ("#a.b", "tag #a · . · name b"),
  ])
  func tags(_ text: String, _ tokens: String) {
    #expect(TokenText.text(parse(text)) == tokens)
    #expect(lexicalErrors(text) == [])
  }

  @Test(arguments: [
    ("a-b", "dashedWord a-b"), ("place-may-be-absent", "dashedWord place-may-be-absent"), ("a-1", "dashedWord a-1"),
    ("link-x", "dashedWord link-x"), ("größe-a", "dashedWord größe-a"), ("a-ä", "dashedWord a-ä"),
    ("a->b", "name a · -> · name b"), ("a -1", "name a · number -1"),
  ])
  func wordsWithDashes(_ text: String, _ tokens: String) {
    #expect(TokenText.text(parse(text)) == tokens)
    #expect(lexicalErrors(text) == [])
  }

  @Test(arguments: [
    "Anmelden", "größe", "страница", "画面", "ホーム", "시작", "e\u{301}te", "नमस्ते", "ℵ1", "_", "__x", "x·y", "𝒳", "𠀀名",
  ])
  func namesInEveryScript(_ name: String) {
    #expect(TokenText.text(parse(name)) == "name \(name)")
    #expect(lexicalErrors(name) == [])
  }

  @Test(arguments: ["`Log in (old)`", "`screen`", "`a-b`", "`🙂`", "` `", "`\"`", "`// no comment`", "`\\`"])
  func namesInBackticks(_ name: String) {
    let tree = parse(name)
    #expect(TokenText.text(tree) == "quotedName \(name)")
    #expect(tree.text(of: 0) == name.dropFirst().dropLast())
    #expect(lexicalErrors(name) == [])
  }

  @Test func namesAreComparedByTheirBytes() {
    let tree = parse("é e\u{301} `é`")
    #expect(tree.bytes(of: 0) != tree.bytes(of: 1))
    #expect(tree.bytes(of: 0) == tree.bytes(of: 2))
  }

  @Test(arguments: [
    (#""""#, ""), (#""Sign in""#, "Sign in"), (#""a\nb\tc""#, "a\nb\tc"), (#""say \"hi\" \\ bye""#, #"say "hi" \ bye"#),
    (#""\u{1F600}\u{e9}\u{0000E9}""#, "😀éé"), (#""\u{10FFFF}""#, "\u{10FFFF}"),
    (#""{id} \\(id) 100%""#, #"{id} \(id) 100%"#),
    (#""// no comment /* nor here""#, "// no comment /* nor here"), (#""`""#, "`"),
  ])
  func stringsAndTheirEscapes(_ text: String, _ value: String) {
    let tree = parse(text)
    #expect(tree.tokens.map(\.kind) == [.string, .endOfFile])
    #expect(tree.text(of: 0) == value)
    #expect(lexicalErrors(text) == [])
    // A tag in quotes is read in the same way.
    #expect(parse("#" + text).text(of: 0) == value)
    #expect(parse(StringLiteral.quoted(value)).text(of: 0) == value)
  }

  @Test(arguments: [
    ("a // b\nc", "name a · name c"), ("a //", "name a"), ("a /* b */ c", "name a · name c"),
    ("/* a /* b */ c */ d", "name d"), ("/**/a", "name a"), ("/***/a", "name a"), ("/* // */ a", "name a"),
    ("// /*\na", "name a"), ("a/b", "name a · / · name b"), ("/* \" */ a", "name a"), ("//* x\na", "name a"),
  ])
  func comments(_ text: String, _ tokens: String) {
    #expect(TokenText.text(parse(text)) == tokens)
    #expect(lexicalErrors(text) == [])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\t", " ", "\n\n\r\n"])
  func whiteSpaceAndLineEndsSeparateWords(_ space: String) {
    let text = "screen" + space + "A" + space + "{" + space + "}" + space
    expectParses(text)
    #expect(TokenText.text(parse(text)) == "screen · name A · { · }")
  }

  @Test func aCommentEndsWithItsLineWhateverEndsTheLine() {
    for end in ["\n", "\r\n", "\r"] {
      #expect(TokenText.text(parse("// a" + end + "b")) == "name b")
    }
  }

  @Test func aByteOrderMarkIsSkippedAtTheStartOnly() {
    #expect(TokenText.text(parse("\u{FEFF}screen A {}")) == "screen · name A · { · }")
    #expect(lexicalErrors("\u{FEFF}screen A {}") == [])
    #expect(TokenText.text(parse("\u{FEFF}")) == "")
    expectSyntaxErrors("screen A {}⟦\u{FEFF}⟧", ["the invisible character U+FEFF is not allowed here"])
  }

  @Test func anEmptyFileHasOnlyAnEnd() {
    for text in ["", " ", "\n", "// a", "/* a */", "\u{FEFF}"] { #expect(parse(text).tokens.count == 1, "\(text)") }
  }
}

/// The complaints of the lexer alone.
func lexicalErrors(_ text: String) -> [String] {
  Lexer.tokens(of: SourceFile(path: "test.flow", text: text)).errors.errors.map(\.message.text)
}
