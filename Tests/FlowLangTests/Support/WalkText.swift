@testable import FlowLang

/// The answer to a line of a walk, with all that was shown.
struct WalkText {
  let text: String
  let refusal: String?
  let isEnd: Bool
}

extension Walk {
  /// Creates a walk from the start of an app; nil when the flow has errors, or its start shows nothing.
  init?(_ compilation: Compilation) {
    guard compilation.isSound else { return nil }
    self.init(Draft(compilation))
  }

  /// Processes a line, and collects what is shown.
  mutating func follow(_ line: String, isColored: Bool = false) -> WalkText {
    var text = ""
    let answer = follow(line, isColored: isColored) { text += $0 }
    return WalkText(text: text, refusal: answer.refusal, isEnd: answer.isEnd)
  }

  /// The number of entries that are stored for `undo`.
  var keptEntryCount: Int {
    past.reduce(0) { sum, kept in
      kept.state.layers.reduce(sum) { $0 + $1.stacks.reduce(0) { $0 + $1.count } }
        + kept.state.changes.reduce(0) { $0 + $1.entries.count }
    }
  }
}
