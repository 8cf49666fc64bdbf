@_spi(_Unicode) import Swift

extension Rule {
  static let unnormalizedName: Rule = Rule(
    "unnormalized-name", .warning, .names,
    summary: "a name is not in Unicode's normal form C",
    explanation: """
      Names are compared by their bytes. A letter with a mark can be written as one character or as two, which look the
      same and are different names; in normal form C (Unicode Standard Annex #15) it is one.
      """,
    example: """
      - app Menu { start ⟦Cafe\u{301}⟧ }
      - screen Cafe\u{301} { link menu "Menu" -> Dishes }
      + app Menu { start Caf\u{E9} }
      + screen Caf\u{E9} { link menu "Menu" -> Dishes }
        screen Dishes {}
      """
  ) { compilation, findings in
    let nameUses = compilation.trees.enumerated().flatMap { index, tree in
      tree.unusualNames.map { NameUse(token: tree.token($0), file: FileID(index), text: tree.bytes(of: $0)) }
    }
    for all in nameUses.grouped(by: \.text) {
      let name = String(decoding: all[0].text, as: UTF8.self)
      let normal = name._nfc
      guard !normal.elementsEqual(name.unicodeScalars) else { continue }
      findings.add(unnormalizedName, about: .file) { finding(String(String.UnicodeScalarView(normal)), all) }
    }
  }

  /// An occurrence of a name or tag.
  private struct NameUse {
    let token: Token
    let file: FileID
    let text: [UInt8]
    var range: SourceRange { SourceRange(file: file, start: token.start, end: token.end) }
  }

  private static func finding(_ normal: String, _ nameUses: [NameUse]) -> Finding {
    var finding = unnormalizedName.finding(
      "the name `\(normal)` is not written in Unicode's normal form C", at: nameUses[0].range)
    let edits = nameUses.map { TextEdit(range: $0.range, text: spelling(of: normal, like: $0.token)) }
    finding.fixes = [FixIt(title: "write it in normal form C everywhere", isSafe: true, edits: edits)]
    return finding
  }

  private static func spelling(of name: String, like token: Token) -> String {
    switch token.kind {
    case .quotedName: "`\(name)`"
    case .tag: Spelling.tag(name)
    default: name
    }
  }
}
