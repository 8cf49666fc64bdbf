import Foundation
import Testing

@testable import FlowLang

/// The corpus of the fuzzer, tested without it: the inputs that cover each target, and all inputs that once failed.
/// `FuzzTesting/README.md` describes fuzzing. For slow targets a fixed selection is tested, a smaller one in the fast
/// tier; with `FLOW_CORPUS=all` all inputs, as the fuzzer does at each start.
@Suite(.timeLimit(.minutes(60))) struct FuzzCorpusTests {
  private static let most = [
    "importers": TestTier.rounds(15, fast: 3), "emitters": TestTier.rounds(30, fast: 5),
    "server": TestTier.rounds(30, fast: 5),
  ]
  private static let isComplete = ProcessInfo.processInfo.environment["FLOW_CORPUS"] == "all"

  private static func inputs(_ kind: String, _ target: FuzzTarget) -> [String] {
    let folder = "FuzzTesting/\(kind)/\(target.name)"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path())) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func corpusHasNoViolations(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let corpus = Self.inputs("Corpus", target)
    #expect(!corpus.isEmpty)
    let tried = Self.isComplete ? corpus : Array(corpus.prefix(Self.most[name] ?? corpus.count))
    for path in tried + Self.inputs("Regressions", target) {
      #expect(target.violations(try Repository.bytes(of: path)) == [], "\(path)")
    }
  }

  /// A folder of another name would never be tested.
  @Test func everyFolderIsThatOfATarget() {
    for path in ["FuzzTesting/Corpus", "FuzzTesting/Regressions"] {
      // Git does not store empty folders.
      let folders = try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: path).path())
      for folder in folders ?? [] { #expect(FuzzTarget.named(folder) != nil, "\(path)/\(folder)") }
    }
  }

  /// The dictionary contains the words of the language. Run with `UPDATE_SNAPSHOTS=1` to rewrite it.
  @Test func theDictionaryHasEveryWord() throws {
    let path = "FuzzTesting/Dictionaries/flow.dict"
    let words =
      TokenKind.allCases.compactMap(\.spelling) + ["\\\"", "`", "#", "//", "/*", "*/", "///", "0.4s", "-1.5", "=== "]
    let text = words.map { "\"\($0)\"\n" }.joined()
    if Golden.isUpdating { try Data(text.utf8).write(to: Repository.root.appending(path: path)) }
    #expect(try Repository.text(of: path) == text, "run with UPDATE_SNAPSHOTS=1 if the keywords have changed")
  }
}
