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

  /// What it says, for help.
  var meaning: String {
    switch self {
    case .success: "nothing of error severity"
    case .findings: "findings of error severity, or any but notes with --strict"
    case .failure: "the command line is wrong, or a file cannot be read or written"
    case .difference: "with --check: what is on disk is not what would be written"
    }
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
