extension Rule {
  static let repeatedStatement: Rule = Rule(
    "repeated-statement", .warning, .uses,
    summary: "a statement, a condition or a flag is written twice, word for word",
    explanation: """
      The second one changes nothing. It is left over from copying, or another one was meant. `fix` removes it.
      """,
    example: """
        app Shop {
          start Home
      -   scheme "shop"
          ⟦scheme "shop"⟧
        }
        screen Home { link open "See product" -> Product }
        screen Product {}
      """
  ) { compilation, findings in
    for (index, tree) in compilation.trees.enumerated() where !tree.hasErrors {
      let file = FileID(index)
      for node in tree.nodes.indices.lazy.map({ SyntaxID(UInt32($0)) }) {
        let repetitions =
          switch tree[node].kind {
          case .file, .app, .screen, .tabs, .group, .flow: repeatedStatements(in: node, tree)
          case .conditions: repeatedElements(from: tree[node].firstToken, to: tree.endToken(of: node), tree)
          case .flagsModifier: repeatedElements(from: tree[node].firstToken + 1, to: tree.endToken(of: node), tree)
          default: [Repetition]()
          }
        for repetition in repetitions {
          findings.add(repeatedStatement, about: .file) {
            func range(_ tokens: Range<TokenIndex>) -> SourceRange {
              SourceRange(
                file: file, start: tree.token(tokens.lowerBound).start, end: tree.token(tokens.upperBound - 1).end)
            }
            let place = range(repetition.second)
            let text = tree.excerpt(of: place)
            var finding = repeatedStatement.finding("`\(text)` is written twice", at: place)
            finding.notes = [Finding.Note(message: "the first one is here", range: range(repetition.first))]
            finding.fixes = [FixIt("remove it", isSafe: true, replace: range(repetition.removed), with: "")]
            return finding
          }
        }
      }
    }
  }

  /// Two parts that are equal word for word, and the tokens to remove.
  private struct Repetition {
    let first: Range<TokenIndex>
    let second: Range<TokenIndex>
    let removed: Range<TokenIndex>
  }

  /// The statements that may be written more than once in a block, and say the same when they are equal. Others that
  /// are repeated are errors of other rules.
  private static func mayRepeat(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .importItem, .expectation, .scheme, .domain, .requires, .entry, .embed, .without: true
    default: false
    }
  }

  private static func repeatedStatements(in block: SyntaxID, _ tree: SyntaxTree) -> [Repetition] {
    var first: [String: Range<TokenIndex>] = [:]
    var found: [Repetition] = []
    for statement in tree.children(of: block) where mayRepeat(tree[statement].kind) {
      let tokens = tree[statement].firstToken..<tree.endToken(of: statement)
      let text = tokens.map { tree.text(of: $0) }.joined(separator: " ")
      if let earlier = first[text] {
        found.append(Repetition(first: earlier, second: tokens, removed: tokens))
      } else {
        first[text] = tokens
      }
    }
    return found
  }

  /// Returns the repeated elements of a list that is separated by commas.
  private static func repeatedElements(from start: TokenIndex, to end: TokenIndex, _ tree: SyntaxTree) -> [Repetition] {
    guard (start..<end).contains(where: { tree.token($0).kind == .comma }) else { return [] }
    var first: [String: Range<TokenIndex>] = [:]
    var found: [Repetition] = []
    var element = start
    for token in start...end where token == end || tree.token(token).kind == .comma {
      guard element < token else { break }
      let text = (element..<token).map { tree.text(of: $0) }.joined(separator: " ")
      if let earlier = first[text] {
        found.append(Repetition(first: earlier, second: element..<token, removed: element - 1..<token))
      } else {
        first[text] = element..<token
      }
      element = token + 1
    }
    return found
  }
}

extension SyntaxTree {
  /// Returns a text on one line, truncated to 60 characters.
  fileprivate func excerpt(of range: SourceRange) -> String {
    let text = String(decoding: source.bytes[Int(range.start)..<Int(range.end)].prefix(200), as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
