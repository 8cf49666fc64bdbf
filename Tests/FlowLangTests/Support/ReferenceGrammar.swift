@testable import FlowLang

/// The grammar of `docs/language.md`, executable: it recognizes flows and records the branches of the grammar that a
/// flow takes. Of the compiler it uses only the lexer.
struct ReferenceGrammar {
  /// A part of the right side of a production.
  indirect enum Part {
    /// A word or a sign in quotes.
    case literal(TokenKind)
    /// A token in capitals, or one of the two kinds of names.
    case token(String)
    case production(String)
    case sequence([Part])
    /// `a | b`; the number is that of the first alternative among all choices of the grammar.
    case choice([Part], first: Int)
    /// `[ a ]`.
    case optional(Part, number: Int)
    /// `{ a }`.
    case repetition(Part, number: Int)
  }

  private(set) var productions: [String: Part] = [:]
  /// The production and the text of every alternative, every `[ … ]` and every `{ … }`.
  private(set) var branches: [String] = []

  /// Reads the productions of a text; comments are between `(*` and `*)`.
  init(_ text: String) throws {
    var reader = EBNFReader(text)
    try reader.readProductions()
    (productions, branches) = (reader.productions, reader.branches)
  }

  /// Returns the branches that a flow takes.
  ///
  /// - Throws: ``Refusal`` if the grammar does not accept the flow.
  func branches(takenBy tree: SyntaxTree) throws -> Set<Int> {
    var matcher = GrammarMatcher(grammar: self, tree: tree)
    try matcher.match(.production("file"))
    guard matcher.kind(at: 0) == .endOfFile else { throw matcher.refusal("the end of the file") }
    return matcher.taken
  }

  /// An error at the first token that the grammar does not accept.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }
}

/// Reads EBNF in the notation of the reference.
private struct EBNFReader {
  private(set) var productions: [String: ReferenceGrammar.Part] = [:]
  private(set) var branches: [String] = []
  private var words: [Substring] = []
  private var index = 0
  private var production = ""

  init(_ text: String) {
    var plain = text
    while let comment = plain.firstRange(of: /\(\*.*?\*\)/.dotMatchesNewlines()) { plain.removeSubrange(comment) }
    words = plain.split(whereSeparator: \.isWhitespace).flatMap { Self.split($0) }
  }

  /// Returns the quoted texts, names and signs of a word; a `;` or a bracket may directly follow another token.
  private static func split(_ word: Substring) -> [Substring] { word.matches(of: /"[^"]+"|\w+|./).map(\.output) }

  mutating func readProductions() throws {
    while index < words.count {
      production = String(words[index])
      index += 1
      try take("=")
      productions[production] = try readChoice()
      try take(";")
    }
  }

  private mutating func take(_ sign: String) throws {
    guard index < words.count, words[index] == sign else {
      throw ReferenceGrammar.Refusal(description: "\(production): expected \(sign)")
    }
    index += 1
  }

  private mutating func readChoice() throws -> ReferenceGrammar.Part {
    var alternatives: [(part: ReferenceGrammar.Part, text: String)] = []
    repeat {
      if !alternatives.isEmpty { index += 1 }
      let start = index
      let part = try readSequence()
      alternatives.append((part, words[start..<index].joined(separator: " ")))
    } while index < words.count && words[index] == "|"
    guard alternatives.count > 1 else { return alternatives[0].part }
    let first = branches.count
    branches += alternatives.map { "\(production): \($0.text)" }
    return .choice(alternatives.map(\.part), first: first)
  }

  private mutating func readSequence() throws -> ReferenceGrammar.Part {
    var parts: [ReferenceGrammar.Part] = []
    while index < words.count, !["|", "]", "}", ")", ";"].contains(words[index]) { parts.append(try readPart()) }
    return .sequence(parts)
  }

  private mutating func readPart() throws -> ReferenceGrammar.Part {
    let word = words[index]
    index += 1
    switch word {
    case "(":
      let part = try readChoice()
      try take(")")
      return part
    case "[", "{":
      let start = index
      let part = try readChoice()
      let text = words[start..<index].joined(separator: " ")
      try take(word == "[" ? "]" : "}")
      branches.append("\(production): \(word) \(text) \(word == "[" ? "]" : "}")")
      let number = branches.count - 1
      return word == "[" ? .optional(part, number: number) : .repetition(part, number: number)
    default:
      if word.hasPrefix("\"") {
        guard let kind = TokenKind.allCases.first(where: { $0.spelling == String(word.dropFirst().dropLast()) }) else {
          throw ReferenceGrammar.Refusal(description: "there is no token \(word)")
        }
        return .literal(kind)
      }
      let isToken = word == "name" || word == "word" || word.allSatisfy(\.isUppercase)
      return isToken ? .token(String(word)) : .production(String(word))
    }
  }
}

/// Matches a flow against the grammar; two tokens of lookahead always decide.
private struct GrammarMatcher {
  let grammar: ReferenceGrammar
  let tree: SyntaxTree
  private(set) var taken: Set<Int> = []
  private var index = 0

  init(grammar: ReferenceGrammar, tree: SyntaxTree) { (self.grammar, self.tree) = (grammar, tree) }

  func kind(at offset: Int) -> TokenKind { tree.tokens[min(index + offset, tree.tokens.count - 1)].kind }

  func refusal(_ expected: String) -> ReferenceGrammar.Refusal {
    let token = tree.tokens[min(index, tree.tokens.count - 1)]
    let line = tree.source.bytes.prefix(Int(token.start)).count { $0 == ASCII.lineFeed } + 1
    return ReferenceGrammar.Refusal(
      description: "\(tree.source.path):\(line): expected \(expected), found \(token.kind)")
  }

  mutating func match(_ part: ReferenceGrammar.Part) throws {
    switch part {
    case .literal(let kind):
      guard self.kind(at: 0) == kind else { throw refusal("\(kind)") }
      index += 1
    case .token(let token):
      guard fits(kind(at: 0), token) else { throw refusal(token) }
      index += 1
    case .production(let name):
      guard let part = grammar.productions[name] else { throw refusal("a production \(name)") }
      try match(part)
    case .sequence(let parts):
      for part in parts { try match(part) }
    case .choice(let parts, let first):
      // Where a quoted word is allowed, the bare word is that keyword.
      let chosen =
        parts.firstIndex { begins($0, 0, byKeyword: true) == true } ?? parts.firstIndex { begins($0, 0) == true }
      guard let chosen else { throw refusal("one of \(parts.count) alternatives of \(grammar.branches[first])") }
      taken.insert(first + chosen)
      try match(parts[chosen])
    case .optional(let part, let number):
      guard begins(part, 0) == true else { return }
      taken.insert(number)
      try match(part)
    case .repetition(let part, let number):
      while begins(part, 0) == true {
        taken.insert(number)
        try match(part)
      }
    }
  }

  private func fits(_ kind: TokenKind, _ token: String) -> Bool {
    switch token {
    case "name": kind.isName
    case "word": kind.isWord
    case "STRING": kind == .string
    case "NUMBER": kind == .number
    case "DURATION": kind == .duration
    case "TAG": kind == .tag
    case "RULE": kind.isWord || kind == .dashedWord
    default: false
    }
  }

  /// Whether a part can begin at a token; nil if the part may be empty. If a sequence begins with a token, its second
  /// part must fit, too.
  private func begins(_ part: ReferenceGrammar.Part, _ offset: Int, byKeyword: Bool = false) -> Bool? {
    switch part {
    case .literal(let kind): return self.kind(at: offset) == kind
    case .token(let token): return !byKeyword && fits(kind(at: offset), token)
    case .production(let name):
      return grammar.productions[name].map { begins($0, offset, byKeyword: byKeyword) } ?? false
    case .sequence(let parts):
      for (index, part) in parts.enumerated() {
        guard let isBegun = begins(part, offset, byKeyword: byKeyword) else { continue }
        guard isBegun, offset == 0, index + 1 < parts.count, part.isToken else { return isBegun }
        return begins(.sequence(Array(parts[(index + 1)...])), 1) ?? true
      }
      return nil
    case .choice(let parts, _):
      let answers = parts.map { begins($0, offset, byKeyword: byKeyword) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    case .optional(let part, _), .repetition(let part, _):
      return begins(part, offset, byKeyword: byKeyword) == true ? true : nil
    }
  }
}

extension ReferenceGrammar.Part {
  fileprivate var isToken: Bool {
    switch self {
    case .literal, .token: true
    default: false
    }
  }
}
