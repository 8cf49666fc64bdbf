import Foundation
import Testing

@testable import FlowLang

/// Clients that send anything: the server answers every request once, and its last answers equal those about the same
/// text in a new session.
@Suite(.timeLimit(.minutes(60))) struct ServerFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let edits = environment["FLOW_EDITS"].flatMap { Int($0) } ?? TestTier.rounds(2_700, fast: 330)
  private static let seed = environment["FLOW_SEED"].flatMap { UInt64($0) } ?? 20_251_122

  /// The examples of one file, and the one with several files.
  private static let apps: [[String]] = {
    let alone = Repository.examples.filter { $0.split(separator: "/").count == 2 }
    return alone.map { [$0] } + [Repository.examples.filter { $0.hasPrefix("examples/shop/") }]
  }()

  private static let encodings = TestTier.isFull ? ["utf-8", "utf-16", "utf-32"] : ["utf-16"]

  @Test(arguments: apps.indices, encodings)
  func answersDoNotDependOnEarlierEdits(_ app: Int, _ encoding: String) throws {
    let paths = Self.apps[app]
    var random = SeededRandom(seed: Self.seed &+ UInt64(app))
    let files = try paths.map { (name: String($0.split(separator: "/").last ?? ""), text: try Repository.text(of: $0)) }
    var session = FuzzedSession(files, encoding)
    let share = Self.edits / (Self.apps.count * Self.encodings.count) + 1
    var made = 0
    while made < share {
      made += session.edit(&random)
      if random.int(below: 30) == 0 { session.compareWithFreshAnswers() }
    }
    session.compareWithFreshAnswers()
    #expect(session.violations == [])
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func everyRequestIsAnsweredOnceInAnyOrder(_ seed: UInt64) {
    var random = SeededRandom(seed: Self.seed &+ seed)
    var server = LanguageServer(files: MemoryDisk(["a.flow": "app A { start H }\nscreen H {}"]).serverFiles)
    let methods = (RequestMethod.all.map(\.name) + NotificationMethod.all.map(\.name)).filter { $0 != "exit" }
    var asked: [JSONValue] = []
    var answers: [String: Int] = [:]
    func work(_ server: inout LanguageServer) {
      for id in server.work().compactMap(Self.answeredID) { answers[id.text, default: 0] += 1 }
    }
    for number in 0..<300 {
      let method = random.int(below: 8) == 0 ? "initialize" : random.pick(methods)
      if method == "shutdown", random.int(below: 20) > 0 { continue }
      // Sometimes a request is sent without an ID, and a notification with one.
      let isRequest = (RequestMethod.named(method) != nil) != (random.int(below: 8) == 0)
      let isDamaged = random.int(below: 10) == 0
      let id = JSONValue.string(isDamaged ? "damaged" : "number \(number)")
      let message = EditorClient.message(method, Self.parameters(&random), id: isRequest ? id : nil)
      var bytes = Array(message.text.utf8)
      if isDamaged {
        bytes[random.int(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      } else if isRequest {
        asked.append(id)
      }
      server.receive(.message(bytes))
      if random.int(below: 3) == 0 { work(&server) }
    }
    while !server.isIdle { work(&server) }
    for id in asked { #expect(answers[id.text] == 1, "\(id.text)") }
  }

  /// Returns the ID of the request that a message answers.
  private static func answeredID(_ bytes: [UInt8]) -> JSONValue? {
    guard let message = try? JSONReader.read(bytes), message["method"] == nil else { return nil }
    return message["id"]
  }

  /// Returns parameters of the kinds that messages have, valid or not.
  private static func parameters(_ random: inout SeededRandom) -> JSONValue {
    func number() -> JSONValue { .integer(random.pick([0, 1, 2, 5, 40, -1, .max, .min])) }
    func position() -> JSONValue { ["line": number(), "character": number()] }
    func range() -> JSONValue { ["start": position(), "end": position()] }
    let uri = JSONValue.string(random.pick(["file:///w/a.flow", "file:///w/b.flow", "untitled:1", "", "file:///"]))
    let text = JSONValue.string(random.pick(["screen H {}", "", "🙂 app", "import \"a.flow\"", "app A { start H }"]))
    let all: [JSONValue.Member] = [
      .init("textDocument", ["uri": uri, "text": text, "version": number()]),
      .init("position", position()), .init("range", range()), .init("newName", text), .init("query", text),
      .init("positions", [position(), position()]), .init("capabilities", EditorClient.everything),
      .init("contentChanges", [["range": range(), "text": text], ["text": text]]),
      .init("context", ["only": [text], "includeDeclaration": true]),
      .init("changes", [["uri": uri]]), .init("event", ["added": [["uri": uri]], "removed": [["uri": uri]]]),
    ]
    return .object(all.filter { _ in random.int(below: 8) > 0 })
  }
}
