/// A repair that an editor can offer.
public struct CodeAction: Sendable {
  /// The title of the action in a menu.
  public let title: String
  /// Whether the repair cannot change what a correct flow means.
  public let isSafe: Bool
  /// The edits, in all files, without overlaps.
  public let edits: [TextEdit]
  /// The finding that the action repairs.
  public let finding: Finding
}

extension Editor {
  /// Returns the findings that touch a range.
  func findings(in range: SourceRange) -> [Finding] {
    compilation.findings.sorted.filter { finding in
      finding.range.file == range.file && finding.range.start <= range.end && range.start <= finding.range.end
    }
  }

  /// Returns the repairs of the findings that touch a range.
  ///
  /// - Parameter guesses: The findings with the repairs that were found by trying.
  public func actions(in range: SourceRange, guesses: [Finding] = []) -> [CodeAction] {
    findings(in: range).flatMap { finding in
      let own = finding.fixes.map { fix in action(fix, fix.title, finding) }
      let guess = guesses.first { $0 == finding }?.fixes.first.flatMap { guess in
        finding.fixes.contains { $0.edits == guess.edits } ? nil : guess
      }
      return own + (guess.map { [action($0, "\($0.title) (a guess)", finding)] } ?? [])
    }
  }

  private func action(_ fix: FixIt, _ title: String, _ finding: Finding) -> CodeAction {
    let edits = TextEdit.tidied(fix.edits, in: compilation.trees)
    return CodeAction(title: title, isSafe: fix.isSafe, edits: edits, finding: finding)
  }
}
