import FlowLang

/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// There are no findings of error severity.
  case success = 0
  /// There are findings that fail the check.
  case findings = 1
  /// The command line is wrong, or a file is no flow, or cannot be read or written.
  case failure = 2
  /// A file on disk differs from the output.
  case difference = 3
}

extension Command {
  /// An exit status with its meaning for a command, for help.
  struct Exit {
    let status: ExitStatus
    let meaning: String

    static let clean = Exit(status: .success, meaning: "nothing of error severity")
    static let done = Exit(status: .success, meaning: "done")
    static let findings = Exit(status: .findings, meaning: "findings of error severity, or any but notes with --strict")
    static let refusal = Exit(
      status: .findings, meaning: "the flow has errors that are not about states; nothing is written")
    static let unreadable = Exit(status: .findings, meaning: "a file has a syntax error")
    static let failure = Exit(status: .failure, meaning: "wrong command line, or a file that cannot be read or written")
    static let noFlow = Exit(
      status: .failure, meaning: "wrong command line, or a file that is no flow, or cannot be read or written")
    static let difference = Exit(
      status: .difference, meaning: "with --check: a file on disk is not what would be written")
  }
}

/// The reason why a command cannot do what was requested.
struct Failure: Error {
  /// The problem, in one lower-case sentence.
  let message: String
  /// The usage line, if the command line is the problem.
  var usage: String?

  init(_ message: String, usage: String? = nil) {
    self.message = message
    self.usage = usage
  }

  /// Creates the failure that a word of the command line is none of those that are known.
  ///
  /// - Parameters:
  ///   - kind: What the word stands for.
  ///   - word: The word.
  ///   - words: The known words.
  ///   - hint: What else to say where none of them is similar.
  ///   - usage: The usage line.
  init(unknown kind: String, _ word: String, among words: [String], otherwise hint: String = "", usage: String) {
    let hint = SpellingSuggestion.best(for: word, among: words).map { "did you mean `\($0)`?" } ?? hint
    self.init("unknown \(kind) \(TerminalText.clean(word))" + (hint.isEmpty ? "" : "; \(hint)"), usage: usage)
  }
}
