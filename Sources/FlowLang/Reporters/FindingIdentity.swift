/// What a finding is about, without the line that it stands on: rule, file and the names involved.
struct FindingIdentity: Hashable, Comparable {
  let rule: String
  let file: String
  /// The screen, link and outcome, or, where it is about none of them, the text that is marked.
  let names: String

  /// The identity on one line, its parts separated by tabs, as a baseline has it.
  var line: String { "\(rule)\t\(file)\t\(names)" }

  /// By rule, then by file, then by names.
  static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.file, left.names) < (right.rule, right.file, right.names)
  }
}

extension FindingIdentity {
  /// How much of the marked text is taken.
  private static let longestText = 80

  init(_ finding: Finding, file: String, source: SourceFile) {
    rule = finding.rule
    self.file = Self.onOneLine(file)
    guard finding.screen.isEmpty, finding.link.isEmpty else {
      var names = finding.screen.isEmpty ? "" : Spelling.name(finding.screen)
      if !finding.link.isEmpty { names += (names.isEmpty ? "" : " › ") + Spelling.word(finding.link) }
      if !finding.outcome.isEmpty { names += " (\(Spelling.word(finding.outcome)))" }
      self.names = Self.onOneLine(names)
      return
    }
    let marked = source.bytes[Int(finding.range.start)..<Int(finding.range.end)].prefix(Self.longestText)
    names = Self.onOneLine(String(decoding: marked, as: UTF8.self))
  }

  /// The text with runs of white space and control characters made one blank.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String($0) }.joined(separator: " ")
  }
}

extension Report {
  /// What a finding is about.
  func identity(of entry: Entry) -> FindingIdentity {
    FindingIdentity(entry.finding, file: entry.file.path, source: entry.file.source)
  }
}
