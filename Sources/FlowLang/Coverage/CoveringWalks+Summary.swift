extension CoveringWalks {
  /// What was found, for people: how many walks and taps, how near they are to the fewest, and what is not taken.
  public var summary: String {
    let taken = passages.all.count - untaken.count
    var lines = [
      "\(walks.count.counted("walk")) of \(taps.counted("tap")) \(walks.count == 1 ? "takes" : "take") \(taken.grouped) of \(passages.all.count.counted("way"))",
      gap,
    ]
    let names = PassageText(compilation)
    for one in untaken.prefix(Self.mostUntaken) {
      lines.append("not taken: \(TerminalText.clean(names.text(one.passage))) \(one.reason.text)")
    }
    if untaken.count > Self.mostUntaken {
      lines.append("not taken: \((untaken.count - Self.mostUntaken).grouped) more, which --format json lists")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many of what is not taken are listed for people.
  private static let mostUntaken = 20

  /// How far the walks are from the fewest taps.
  private var gap: String {
    let way =
      switch method {
      case .postman: "by a postman's tour"
      case .greedy: "by taking what is nearest"
      case .exhaustive: "by looking at all walks"
      }
    if taps == lowerBound { return "\(way); no walks do with fewer taps" }
    let percent = (taps - lowerBound) * 100 / max(1, lowerBound)
    return "\(way); no walks do with fewer than \(lowerBound.counted("tap")), so it is at most \(percent)% too many"
  }
}
