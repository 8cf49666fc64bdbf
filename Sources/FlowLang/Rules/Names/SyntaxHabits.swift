/// The errors of a file that repeat an earlier one on other lines: a habit of another language is one mistake, however
/// often it occurs.
struct SyntaxHabits {
  /// The later errors, by the index of the first one.
  private(set) var repetitions: [Int: [Int]] = [:]
  /// Whether each error has a finding of its own.
  private(set) var isReported: [Bool]

  /// - Parameter mayReport: Whether the error at an index is reported, unless it repeats another one.
  init(_ errors: [SyntaxError], mayReport: (Int) -> Bool) {
    isReported = errors.indices.map(mayReport)
    var first: [String: Int] = [:]
    for (index, error) in errors.enumerated() where error.isHabit && isReported[index] {
      let key = "\(error.habit)\(error.repair?.isSafe ?? true)"
      if let leader = first[key] {
        repetitions[leader, default: []].append(index)
        isReported[index] = false
      } else {
        first[key] = index
      }
    }
  }
}

extension SyntaxError {
  /// Whether the error is about a spelling of another language that is understood and can be repaired.
  fileprivate var isHabit: Bool {
    switch message {
    case .codeFence, .semicolon, .misspeltArrow, .foreignComment, .foreignQuotes, .conjunction, .doubleEqual, .negation,
      .fullWidth:
      true
    case .understood, .misplaced: repair != nil
    case .expected(_, found: let found?, insert: "->"?): repair == nil && found != "{"
    default: false
    }
  }

  /// The beginnings of messages that end with what is written.
  private static let habits = [
    "`on` is missing before", "`tab` is missing before", "a tab is written", "a link is written",
    Parser.linkOutsideScreens,
  ]

  /// The description of the habit, which errors about it have in common.
  fileprivate var habit: String {
    if case .expected(_, _, insert: let sign?) = message { return "insert \(sign)" }
    // Statements that belong to the same block.
    if case .misplaced = message { return message.text + (repair?.title ?? "") }
    let text = message.text
    return Self.habits.first { text.hasPrefix($0) } ?? text
  }
}
