/// The edits of one round: none overlaps another, and none touches another, since the result would depend on their order.
///
/// Edits of whole lines may touch. The statements that several repairs move to one place follow each other there, in the
/// order of the findings, and so do those that one rule inserts; lines next to each other may go.
struct TakenEdits {
  private struct Taken {
    let edit: TextEdit
    /// The rule whose finding is repaired; empty where a statement is moved, which is done for one reason only.
    let reason: String

    var range: SourceRange { edit.range }
  }

  /// The edits, sorted by their ranges; those at the same place are in the order in which they were taken.
  private var taken: [Taken] = []

  /// Whether all edits of a repair can be made together with those that are taken.
  func allow(_ edits: [TextEdit], of rule: String) -> Bool {
    edits.allSatisfy { edit in
      let new = Taken(edit: edit, reason: Self.reason(edits, rule))
      let next = index(after: edit.range)
      return taken[max(0, next - 1)..<min(taken.count, next + 1)].allSatisfy { Self.areApart($0, new) }
        && (new.reason.isEmpty || !holds(edit, before: next))
    }
  }

  mutating func take(_ edits: [TextEdit], of rule: String) {
    let reason = Self.reason(edits, rule)
    for edit in edits { taken.insert(Taken(edit: edit, reason: reason), at: index(after: edit.range)) }
  }

  private static func reason(_ edits: [TextEdit], _ rule: String) -> String {
    edits.contains { $0.text.isEmpty } && edits.contains(where: \.insertsLines) ? "" : rule
  }

  /// Whether two edits can be made in one round.
  private static func areApart(_ left: Taken, _ right: Taken) -> Bool {
    guard left.range.touches(right.range) else { return true }
    if left.edit.insertsLines, right.edit.insertsLines {
      return left.range == right.range && left.reason == right.reason
    }
    guard left.edit.text.isEmpty, right.edit.text.isEmpty else { return false }
    return left.range.end == right.range.start || right.range.end == left.range.start
  }

  /// Whether the same text is inserted at the same place already: it would declare something twice.
  private func holds(_ edit: TextEdit, before next: Int) -> Bool {
    taken[..<next].reversed().prefix { $0.range == edit.range }.contains { $0.edit == edit }
  }

  /// Returns the index of the first taken edit that begins after a range begins.
  private func index(after range: SourceRange) -> Int {
    taken.partitioningIndex { ($0.range.file, $0.range.start) > (range.file, range.start) }
  }
}

extension TextEdit {
  /// Whether the edit inserts whole lines of statements behind a place.
  fileprivate var insertsLines: Bool {
    guard range.start == range.end, text.utf8.first == ASCII.lineFeed else { return false }
    return text.utf8.first { !ASCII.isWhitespace($0) }.map(ASCII.isWordStart) ?? false
  }
}

extension SourceRange {
  fileprivate func touches(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.end && other.start <= end
  }
}
