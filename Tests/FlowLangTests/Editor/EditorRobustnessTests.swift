import Testing

@testable import FlowLang

/// Every question at every place of whole and of damaged flows: nothing traps, and every answer keeps to the file.
@Suite(.timeLimit(.minutes(5))) struct EditorRobustnessTests {
  /// The examples of the rules: every construct of the language, right and wrong.
  private static let flows = Rule.all.flatMap { [MarkedSource($0.failing).text, $0.repaired] }

  @Test(arguments: flows.indices)
  func everyPlaceOfEveryRuleHasAnswers(_ index: Int) {
    expectAnswers(Self.flows[index], atEvery: 1)
  }

  @Test(arguments: Repository.examples)
  func everyTokenOfEveryExampleHasAnswers(_ path: String) throws {
    let compilation = compilation(ofExample: path)
    var check = EditorInvariants(Editor(compilation))
    check.checkFile(compilation.main)
    for token in compilation.trees[0].tokens {
      check.checkPlace(Cursor(file: compilation.main, offset: token.start))
      check.checkPlace(Cursor(file: compilation.main, offset: token.end))
    }
    #expect(check.violations == [])
  }

  @Test(arguments: flows.indices)
  func flowsCutOffAnywhereHaveAnswers(_ index: Int) {
    let bytes = Array(Self.flows[index].utf8)
    for token in Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).0.dropLast() {
      expectAnswers(String(decoding: bytes[..<Int(token.end)], as: UTF8.self), atEvery: 7)
    }
  }

  @Test(arguments: flows.indices)
  func flowsWithoutOneTokenHaveAnswers(_ index: Int) {
    let bytes = Array(Self.flows[index].utf8)
    for token in Lexer.tokens(of: SourceFile(path: "", bytes: bytes)).0.dropLast() {
      let rest = bytes[..<Int(token.start)] + bytes[Int(token.end)...]
      expectAnswers(String(decoding: rest, as: UTF8.self), atEvery: 11)
    }
  }

  @Test(arguments: 0..<40)
  func damagedFlowsHaveAnswers(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      var source = DamagedSource(Array(random.pick(Self.flows).utf8))
      for _ in 0...random.int(below: 4) { source = source.damaged(&random) }
      expectAnswers(source.bytes, atEvery: 5, "seed \(seed)")
    }
  }

  private func expectAnswers(_ text: String, atEvery step: Int) { expectAnswers(Array(text.utf8), atEvery: step, "") }

  private func expectAnswers(_ bytes: [UInt8], atEvery step: Int, _ comment: Comment) {
    let compilation = Compiler.compile(SourceFile(path: "main.flow", bytes: bytes))
    var check = EditorInvariants(Editor(compilation))
    check.checkFile(compilation.main)
    for offset in stride(from: 0, through: bytes.count, by: step) {
      check.checkPlace(Cursor(file: compilation.main, offset: UInt32(offset)))
    }
    for offset in stride(from: 0, through: bytes.count, by: step * 13) {
      check.checkRename(Cursor(file: compilation.main, offset: UInt32(offset)), to: "a new name")
    }
    #expect(check.violations == [], "\(comment) \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// An example with what it imports.
func compilation(ofExample path: String) -> Compilation {
  let folder = path.split(separator: "/").dropLast().joined(separator: "/") + "/"
  let names = Repository.examples.filter { $0.hasPrefix(folder) }
  let texts = names.map { (String($0.dropFirst(folder.count)), (try? Repository.text(of: $0)) ?? "") }
  let files = MemoryFiles(texts: Dictionary(uniqueKeysWithValues: texts))
  let name = String(path.dropFirst(folder.count))
  return Compiler.compile(SourceFile(path: name, text: files.texts[name] ?? "")) { files.load($0, $1) }
}
