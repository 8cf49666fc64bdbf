/// The subject of a finding, without its line: rule, file and the names involved.
struct FindingIdentity: Hashable, Comparable {
  let rule: String
  let file: String
  /// The screen, link and outcome.
  private let place: String
  /// What else distinguishes the finding from others of its rule at the same place: the marked text, an address.
  private let detail: String
  /// Whether the rule distinguishes its findings itself.
  private let isDistinguished: Bool

  /// The screen, link and outcome, and what else the finding is about.
  var names: String { place.isEmpty || detail.isEmpty ? place + detail : "\(place): \(detail)" }

  /// The identity on one line, its parts separated by tabs, as in a baseline.
  var line: String { "\(rule)\t\(file)\t\(names)" }

  /// The line in baselines that name only the place; nil when it is the same, or when it would cover other findings,
  /// such as all urls that open a screen.
  var formerLine: String? { place.isEmpty || detail.isEmpty || isDistinguished ? nil : "\(rule)\t\(file)\t\(place)" }

  /// Orders by rule, then by file, then by names.
  static func < (left: Self, right: Self) -> Bool {
    (left.rule, left.file, left.names) < (right.rule, right.file, right.names)
  }
}

extension FindingIdentity {
  /// The maximum length of the marked text in an identity.
  private static let longestText = 80

  /// - Parameters:
  ///   - finding: The finding.
  ///   - file: The name of its file.
  ///   - source: The file.
  ///   - renamed: The names to use instead of those in the finding and in the marked text.
  init(_ finding: Finding, file: String, source: SourceFile, renamed: [String: String] = [:]) {
    rule = finding.rule
    self.file = Self.onOneLine(file)
    let names = [
      finding.screen.isEmpty ? "" : Spelling.name(renamed[finding.screen] ?? finding.screen),
      finding.link.isEmpty ? "" : Spelling.word(finding.link),
    ]
    var place = names.filter { !$0.isEmpty }.joined(separator: " › ")
    if !finding.outcome.isEmpty, !place.isEmpty { place += " (\(Spelling.word(finding.outcome)))" }
    self.place = Self.onOneLine(place)
    isDistinguished = !finding.distinction.isEmpty
    // What a rule about states marks in a link may change while the link has the same fault.
    let isMarkNamed = finding.link.isEmpty || Rule.named(finding.rule)?.stage == .names
    let marked = isMarkNamed ? Self.markedText(finding, source, renamed) : ""
    let details = [names.contains(marked) ? "" : marked, Self.onOneLine(finding.distinction)]
    detail = details.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func markedText(_ finding: Finding, _ source: SourceFile, _ renamed: [String: String]) -> String {
    let marked = source.bytes[Int(finding.range.start)..<Int(finding.range.end)].prefix(longestText)
    let text = onOneLine(String(decoding: marked, as: UTF8.self))
    guard !renamed.isEmpty else { return text }
    return text.split(separator: " ").map { renamed[String($0)] ?? String($0) }.joined(separator: " ")
  }

  /// Returns the text with each run of white space and control characters replaced by one space.
  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String($0) }.joined(separator: " ")
  }
}

extension Report {
  func identity(of entry: Entry) -> FindingIdentity {
    FindingIdentity(entry.finding, file: entry.file.path, source: entry.file.source)
  }
}

/// Fingerprints that identify findings from one run to the next, so that a platform knows which are new: a finding
/// keeps its fingerprint when its line moves.
extension Report {
  /// A fingerprint for each entry, in order. Further findings with the same identity are numbered.
  var fingerprints: [String] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      let key = identity(of: entry).line
      counts[key, default: 0] += 1
      return Self.hash("\(key)\n\(counts[key] ?? 0)")
    }
  }

  /// Returns the FNV-1a hash with 64 bits (Fowler, Noll and Vo), in hexadecimal digits.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
