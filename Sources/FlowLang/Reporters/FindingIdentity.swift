/// The subject of a finding, without its line: rule, file and the names involved.
struct FindingIdentity: Hashable, Comparable {
  let rule: String
  let file: String
  /// The screen, link and outcome, or, for a finding about none of them, the marked text.
  let names: String

  /// The identity on one line, its parts separated by tabs, as in a baseline.
  var line: String { "\(rule)\t\(file)\t\(names)" }

  /// Orders by rule, then by file, then by names.
  static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.file, left.names) < (right.rule, right.file, right.names)
  }
}

extension FindingIdentity {
  /// The maximum length of the marked text in an identity.
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

  /// Returns the text with each run of white space and control characters replaced by one space.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String($0) }.joined(separator: " ")
  }
}

extension Report {
  /// Returns the identity of an entry's finding.
  func identity(of entry: Entry) -> FindingIdentity {
    FindingIdentity(entry.finding, file: entry.file.path, source: entry.file.source)
  }
}
