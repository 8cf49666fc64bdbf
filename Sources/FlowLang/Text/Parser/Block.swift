/// The blocks of the language, each with the statements that it may hold.
enum Block: UInt8, CaseIterable {
  case file, app, screen, tabs, group, flow, transition, handlers, externalFlow

  /// The block of a declaration or of a call; nil for what has none.
  init?(of kind: SyntaxKind) {
    switch kind {
    case .app: self = .app
    case .screen: self = .screen
    case .tabs: self = .tabs
    case .group: self = .group
    case .flow: self = .flow
    case .transition: self = .transition
    case .handlers: self = .handlers
    case .externalFlow: self = .externalFlow
    default: return nil
    }
  }

  /// The words that begin a statement of the block.
  var starters: TokenSet { @inline(__always) get { Self.starters[Int(rawValue)] } }

  /// The description of the statements of the block in an error message.
  var expectation: String {
    switch self {
    case .file: "a declaration (screen, tabs, group, flow, app, flag, transition, external, expect or import)"
    case .transition: "`forward`, `backward`, `both`, `easing` or `}`"
    case .handlers: "`on`, `note` or `}`"
    case .externalFlow: "`outcome` or `}`"
    default: "a statement or `}`"
    }
  }

  /// Describes the blocks that allow a statement with this first word, for a message.
  static func places(of kind: TokenKind) -> String {
    let places = [Block.file, .app, .screen, .tabs, .group, .flow, .handlers, .externalFlow]
      .filter { $0.starters.contains(kind) }.map(\.place)
    return listed(places, "or", most: .max)
  }

  /// The location of a statement in the block, for a message.
  var place: String {
    switch self {
    case .file: "at the top of the file"
    case .app: "in the app"
    case .screen: "in a screen"
    case .tabs: "in tabs"
    case .group: "in a group"
    case .flow: "in a flow"
    case .transition: "in a transition"
    case .handlers: "in the braces behind the call of a flow"
    case .externalFlow: "in an external flow"
    }
  }

  /// Returns a block in which a statement with this first word can be parsed.
  static func home(of kind: TokenKind) -> Block {
    let candidates: [Block] = [.group, .screen, .flow, .app, .tabs, .handlers]
    return candidates.first { $0.starters.contains(kind) } ?? .file
  }

  /// The words that begin a statement in some block.
  static let allStarters = Block.allCases.filter { $0 != .transition }.reduce(TokenSet()) { $0.union($1.starters) }

  /// The starters of each block, indexed by its raw value.
  private static let starters: [TokenSet] = allCases.map { block in
    switch block {
    case .file: nodes.union(TokenSet(.import, .app, .flag, .external, .transition, .expect))
    case .app: common.union(TokenSet(.start, .scheme, .domain))
    case .screen: common.union(TokenSet(.requires, .url, .entry, .view, .image, .embed, .without, .outcome))
    case .tabs: common.union(TokenSet(.requires, .tab))
    case .group: common.union(nodes).union(TokenSet(.requires))
    case .flow: common.union(nodes).union(TokenSet(.requires, .start, .outcome, .url, .entry))
    case .transition: TokenSet(.forward, .backward, .both, .easing)
    case .handlers: TokenSet(.on, .note)
    case .externalFlow: TokenSet(.outcome)
    }
  }

  private static let nodes = TokenSet(.screen, .tabs, .group, .flow)
  private static let common = TokenSet(.link, .transition, .back, .allow, .note)
}

/// A set of token kinds as 128 bits.
struct TokenSet {
  /// The goals of one word, each of which `or` may also name.
  static let plainGoals = TokenSet(.back, .home, .dismiss, .stay)

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ kinds: TokenKind...) {
    for kind in kinds {
      if kind.rawValue < 64 { low |= 1 << UInt64(kind.rawValue) } else { high |= 1 << UInt64(kind.rawValue - 64) }
    }
  }

  func contains(_ kind: TokenKind) -> Bool {
    (kind.rawValue < 64 ? low >> UInt64(kind.rawValue) : high >> UInt64(kind.rawValue - 64)) & 1 == 1
  }

  func union(_ other: TokenSet) -> TokenSet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }
}
