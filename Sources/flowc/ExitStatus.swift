/// What the tool's exit status says to the one who started it.
enum ExitStatus: Int32 {
  /// Nothing of error severity.
  case success = 0
  /// Findings that fail the check.
  case findings = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
  /// What is on disk is not what would be written.
  case difference = 3
}

extension Command {
  /// An exit status, and what it says when this command ends with it, for help.
  struct Exit {
    let status: ExitStatus
    let meaning: String

    static let clean = Exit(status: .success, meaning: "nothing of error severity")
    static let done = Exit(status: .success, meaning: "done")
    static let findings = Exit(
      status: .findings, meaning: "findings of error severity, or any but notes with --strict")
    static let refusal = Exit(
      status: .findings, meaning: "the flow has errors; nothing is written")
    static let unreadable = Exit(
      status: .findings, meaning: "a file has a syntax error")
    static let failure = Exit(
      status: .failure, meaning: "wrong command line, or a file that cannot be read or written")
    static let difference = Exit(
      status: .difference, meaning: "with --check: a file on disk is not what would be written")
  }
}

/// Why a command cannot do what it was asked to do.
struct Failure: Error {
  /// What is wrong, in one lower-case sentence.
  let message: String
  /// How to call the command, where that is what is wrong.
  var usage: String?

  init(_ message: String, usage: String? = nil) {
    self.message = message
    self.usage = usage
  }
}
