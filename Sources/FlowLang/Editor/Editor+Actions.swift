/// A repair that an editor can offer.
public struct CodeAction: Sendable {
  /// What it does, as a menu item says it.
  public let title: String
  /// Whether it keeps what the author meant beyond doubt.
  public let isSafe: Bool
  /// The edits, in all files, none overlapping another.
  public let edits: [TextEdit]
  /// What it repairs.
  public let finding: Finding
}

extension Editor {
  /// The repairs of the findings that touch a range.
  public func actions(in range: SourceRange) -> [CodeAction] {
    compilation.findings.sorted.filter { finding in
      finding.range.file == range.file && finding.range.start <= range.end && range.start <= finding.range.end
    }.flatMap { finding in
      finding.fixes.map { CodeAction(title: $0.title, isSafe: $0.isSafe, edits: $0.edits, finding: finding) }
    }
  }
}
