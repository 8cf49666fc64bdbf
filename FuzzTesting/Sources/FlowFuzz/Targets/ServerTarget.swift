@testable import FlowLang

extension FuzzTarget {
  /// A client that edits and asks as the bytes behind a line `===` say: the server says of each document what it says
  /// when that is opened fresh.
  static let server: FuzzTarget = FuzzTarget(name: "server") { bytes in
    var chance = ScriptedChance(script: [])
    var documents: [(name: String, text: String)] = []
    for file in FuzzedFiles(bytes, first: "main.flow").files {
      if file.name.isEmpty {
        chance.script += file.bytes
      } else if !documents.contains(where: { $0.name == file.name }) {
        documents.append((file.name, String(decoding: file.bytes, as: UTF8.self)))
      }
    }
    let encoding = chance.pick(["utf-16", "utf-8", "utf-32"])
    var session = FuzzedSession(documents, encoding)
    var rounds = 0
    repeat {
      _ = session.edit(&chance)
      rounds += 1
    } while !chance.script.isEmpty && rounds < 40
    session.compareWithFreshAnswers()
    return session.violations
  }
}

/// Decides as some bytes say; when they are used up, always for the first.
private struct ScriptedChance: Chance {
  var script: ArraySlice<UInt8>

  mutating func int(below bound: Int) -> Int {
    let low = Int(script.popFirst() ?? 0)
    return (bound > 256 ? low << 8 | Int(script.popFirst() ?? 0) : low) % bound
  }
}
