/// An example of a rule: its text without the marks `⟦` and `⟧`, and the bytes between them.
struct RuleExample {
  let text: String
  /// The location of the expected finding; nil when none is marked.
  let marked: Range<Int>?

  init(_ source: String) {
    var text = String.UnicodeScalarView()
    var (start, end): (Int?, Int?)
    var offset = 0
    for scalar in source.unicodeScalars {
      switch scalar {
      case "⟦": start = offset
      case "⟧": end = offset
      default:
        text.append(scalar)
        offset += UTF8.width(scalar)
      }
    }
    self.text = String(text)
    if let start, let end, start <= end { marked = start..<end } else { marked = nil }
  }
}
