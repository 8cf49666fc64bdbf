/// How the name of a screen, tab bar, group or flow is spelled.
struct NodeSpelling: Sendable {
  /// As in the flow, made fit for a comment: `Gift card (old)`.
  let shown: Word
  /// As a case or a function: `giftCardOld`.
  let member: Word
  /// The same as it is written, a keyword in backticks.
  let quoted: Word
  /// As a type: `GiftCardOld`.
  let type: Word
}

/// The names of screens, tab bars, groups and flows as Swift spells them, each settled once.
struct NodeSpellings: Sendable {
  private var spellings: [NodeSpelling] = []

  init(_ model: Model, _ words: inout WordTable) {
    words.reserve(words.count + model.nodes.count)
    spellings.reserveCapacity(model.nodes.count)
    let app = words.word("app")
    spellings.append(NodeSpelling(shown: words.word(""), member: app, quoted: app, type: words.word("App")))
    var members = WordScope(reserved: RouterNames.cases.sorted().map { words.word($0) })
    var types = WordScope()
    for node in model.nodes.dropFirst() {
      let (shown, member, type) = Self.words(of: node.name, model.names, &words)
      let own = members.take(member, in: &words)
      spellings.append(
        NodeSpelling(shown: shown, member: own, quoted: words.quoted(own), type: types.take(type, in: &words)))
    }
  }

  /// A name in a comment, as a member and as a type.
  private static func words(
    of name: NameID, _ names: NameTable, _ words: inout WordTable
  ) -> (shown: Word, member: Word, type: Word) {
    guard let first = names.withBytes(of: name, { SwiftName.first(ofPlain: $0) }) else {
      let text = names.text(name)
      return (
        words.word(SwiftText.comment(text)), words.word(SwiftName.lower(text)), words.word(SwiftName.upper(text))
      )
    }
    let shown = words.word(name)
    let changed = words.word(changingCaseOf: shown)
    return first == .small ? (shown, shown, changed) : (shown, changed, shown)
  }

  /// The spelling of the name of a node.
  @inline(__always)
  subscript(node: NodeID) -> NodeSpelling { spellings[Int(node.index)] }
}
