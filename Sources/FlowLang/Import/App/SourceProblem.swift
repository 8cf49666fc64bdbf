/// The kinds of problems of files of other tools, as far as the files show them. Reported like the findings of a flow,
/// with the location in the file.
public enum SourceProblem: String, CaseIterable, Sendable {
  /// The file is damaged, or has none of the formats that are read.
  case unreadableSource = "unreadable-source"
  /// A link has a destination that does not exist.
  case unknownDestination = "unknown-destination"
  /// A link has a destination that exists, but not in the scope that the platform searches.
  case destinationOutOfScope = "destination-out-of-scope"
  /// A link goes back to something that does not exist.
  case unknownPlace = "unknown-place"
  /// A link goes back to a screen, leaves it on the stack and opens the same screen again.
  case opensAgain = "opens-again"
  /// Two screens share an identifier that code uses.
  case duplicateIdentifier = "duplicate-identifier"
  /// An attribute lacks its namespace, so that the platform ignores it.
  case missingNamespace = "missing-namespace"
  /// A screen that is the destination of links has no class.
  case missingClass = "missing-class"
  /// A link may put a second screen of a kind on top of the first; the files do not show the arguments of the screen.
  case pushesAgain = "pushes-again"
  /// The start of the app is unknown.
  case noStart = "no-start"
  /// Nothing in the files leads to a screen.
  case noEntryPoint = "no-way-in"
  /// An attribute has no effect where it is.
  case idleAttribute = "idle-attribute"
  /// Something is not understood; it is kept as a note.
  case notUnderstood = "not-understood"

  /// The severity. Only a file that cannot be read is an error: an import is not a verdict on the app.
  var severity: Severity {
    switch self {
    case .unreadableSource: .error
    case .pushesAgain: .note
    default: .warning
    }
  }

  /// Returns a finding of this kind.
  func finding(_ message: String, at range: SourceRange, help: String? = nil) -> Finding {
    var finding = Finding(rule: rawValue, severity: severity, message: message, range: range)
    finding.help = help
    return finding
  }
}

extension [Finding] {
  mutating func report(_ problem: SourceProblem, _ message: String, at range: SourceRange, help: String? = nil) {
    append(problem.finding(message, at: range, help: help))
  }
}
