/// The blocks of the language: which statements each may hold.
enum Block {
  case file, app, screen, tabs, group, flow, transition, handlers, externalFlow

  /// The words that begin a statement of the block.
  var starters: TokenSet {
    switch self {
    case .file: Self.items
    case .app: Self.common.union(TokenSet(.start, .scheme, .domain))
    case .screen:
      Self.common.union(TokenSet(.requires, .url, .entry, .view, .image, .embed, .without))
    case .tabs: Self.common.union(TokenSet(.requires, .tab))
    case .group: Self.common.union(Self.nodes).union(TokenSet(.requires))
    case .flow:
      Self.common.union(Self.nodes).union(TokenSet(.requires, .start, .outcome, .url, .entry))
    case .transition: TokenSet(.forward, .backward, .both, .easing)
    case .handlers: TokenSet(.on, .note)
    case .externalFlow: TokenSet(.outcome)
    }
  }

  /// What a reader expects in the block.
  var expectation: String {
    switch self {
    case .file: "a declaration (screen, tabs, group, flow, app, flag, transition, external, expect or import)"
    case .transition: "`forward`, `backward`, `both`, `easing` or `}`"
    case .handlers: "`on`, `note` or `}`"
    case .externalFlow: "`outcome` or `}`"
    default: "a statement or `}`"
    }
  }

  /// Where a statement belongs that begins with a word, for a message.
  static func places(of kind: TokenKind) -> String {
    let places = [Block.file, .app, .screen, .tabs, .group, .flow, .handlers, .externalFlow]
      .filter { $0.starters.contains(kind) }.map(\.place)
    guard let last = places.last, places.count > 1 else { return places.first ?? "" }
    return places.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Where a statement stands that stands in the block, for a message.
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

  /// A block that a statement with this first word can be read in.
  static func home(of kind: TokenKind) -> Block {
    let candidates: [Block] = [.group, .screen, .flow, .app, .tabs, .handlers]
    return candidates.first { $0.starters.contains(kind) } ?? .file
  }

  /// The words that begin a statement somewhere.
  static let allStarters = items.union(Block.app.starters).union(Block.screen.starters).union(Block.tabs.starters)
    .union(Block.flow.starters).union(Block.handlers.starters)

  private static let nodes = TokenSet(.screen, .tabs, .group, .flow)
  private static let items = nodes.union(TokenSet(.import, .app, .flag, .external, .transition, .expect))
  private static let common = TokenSet(.link, .transition, .back, .allow, .note)
}
