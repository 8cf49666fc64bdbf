import Testing

@testable import FlowLang

/// All requests at all positions of whole and damaged flows: nothing traps, and all ranges are inside the file.
@Suite(.timeLimit(.minutes(60))) struct EditorRobustnessTests {
  /// The examples of the rules: every construct of the language, right and wrong.
  private static let flows = Rule.all.flatMap { [MarkedSource($0.failing).text, $0.repaired] }

  /// The positions of the requests in a text.
  private enum Places {
    case everyByte
    case at([Int])
  }

  @Test(arguments: [Rule.unhandledOutcome, .urlParameter, .wrongType].map(\.failing))
  func everyByteHasAnswers(_ marked: String) { expectAnswers(Array(MarkedSource(marked).text.utf8), .everyByte) }

  /// Every token in the full tier, every third one in the fast one.
  private static let step = TestTier.isFull ? 1 : 3

  @Test(arguments: flows.indices)
  func everyTokenOfEveryRuleHasAnswers(_ index: Int) {
    let bytes = Array(Self.flows[index].utf8)
    let tokens = Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).0
    let places = stride(from: index % Self.step, to: tokens.count, by: Self.step).flatMap {
      [Int(tokens[$0].start), Int(tokens[$0].end)]
    }
    expectAnswers(bytes, .at(places))
  }

  /// Behind every fourth token in the full tier, behind fewer in the fast one; once for each pair of a token and the
  /// kind of the token before it. Each hover searches a trace.
  @Test(arguments: TestTier.sample(EditedText.examples, every: 3))
  func tokensOfEveryExampleHaveAnswers(_ path: String) throws {
    let compilation = compilation(ofExample: path)
    var check = EditorInvariants(Editor(compilation))
    check.checkFile(compilation.main)
    let tree = compilation.trees[0]
    let tokens = tree.tokens
    var asked: Set<String> = []
    for index in stride(from: 0, to: tokens.count, by: TestTier.isFull ? 4 : 17) {
      let before = index > 0 ? "\(tokens.kind(at: index - 1))" : ""
      guard asked.insert("\(before) \(tree.text(of: TokenIndex(index)))").inserted else { continue }
      check.checkPlace(Cursor(file: compilation.main, offset: tokens[index].end))
    }
    #expect(check.violations == [])
  }

  /// Cut off behind each token, as while typing, and without each token.
  @Test(arguments: flows.indices.filter { $0 % TestTier.rounds(6, fast: 12) == 0 })
  func halfWrittenFlowsHaveAnswers(_ index: Int) {
    let bytes = Array(Self.flows[index].utf8)
    for token in Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).0.dropLast() {
      let (start, end) = (Int(token.start), Int(token.end))
      expectAnswers(Array(bytes[..<end]), .at([end]))
      expectAnswers(Array(bytes[..<start] + bytes[end...]), .at([start, start / 2]))
    }
  }

  @Test(arguments: 0..<12)
  func damagedFlowsHaveAnswers(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      var source = DamagedSource(Array(random.pick(Self.flows).utf8))
      for _ in 0...random.int(below: 4) { source = source.damaged(&random) }
      let places = (0..<8).map { _ in random.int(below: source.bytes.count + 1) }
      expectAnswers(source.bytes, .at(places), "seed \(seed):")
    }
  }

  private func expectAnswers(_ bytes: [UInt8], _ places: Places, _ origin: String = "") {
    let compilation = Compiler.compile(SourceFile(path: "main.flow", bytes: bytes))
    var check = EditorInvariants(Editor(compilation))
    check.checkFile(compilation.main)
    let offsets =
      switch places {
      case .everyByte: Array(0...bytes.count)
      case .at(let offsets): offsets
      }
    for offset in offsets {
      let cursor = Cursor(file: compilation.main, offset: UInt32(offset))
      check.checkPlace(cursor)
      check.checkRename(cursor, to: "a new name")
    }
    #expect(check.violations == [], "\(origin) \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// Compiles an example with its imports.
func compilation(ofExample path: String) -> Compilation {
  let folder = path.split(separator: "/").dropLast().joined(separator: "/") + "/"
  let names = Repository.examples.filter { $0.hasPrefix(folder) }
  let texts = names.map { (String($0.dropFirst(folder.count)), (try? Repository.text(of: $0)) ?? "") }
  let files = MemoryFiles(texts: Dictionary(uniqueKeysWithValues: texts))
  let name = String(path.dropFirst(folder.count))
  return Compiler.compile(SourceFile(path: name, text: files.texts[name] ?? "")) { files.load($0, $1) }
}
