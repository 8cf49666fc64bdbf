/// What the functions of a state that follow links are called: as what the link is in, then as the link. One that
/// would then be called like another, or like what a state has already, gets a number.
///
/// To make and compare the names of all links takes longer than anything else about a large router, and nearly none needs
/// a number: so they are compared only where two can be alike, and put together where they are written.
struct FunctionNames: Sendable {
  /// The names with a number. No name is a keyword.
  private var numbered: [LinkID: Word] = [:]

  /// - Parameters:
  ///   - endings: What the names of the other functions of a state end in that begin as the name of a node.
  ///   - reserved: What the functions that follow links may not be called.
  init(
    _ model: Model, _ nodes: NodeSpellings, _ spellings: LinkSpellings, endings: [String], reserved: () -> Set<String>,
    _ words: inout WordTable
  ) {
    let likeness = NameLikeness(spellings, endings: endings.map { words.word($0) }, words)
    guard likeness.isPossible(in: model, nodes, spellings, &words) else { return }
    let names = model.links.map { words.word(nodes[$0.owner].member, spellings[$0.name].upper) }
    // Whether a link is offered is reported by a property that is called after its function.
    let properties = names.map { RouterNames.offers(words.text($0)) }
    var scope = WordScope(reserved: reserved().union(properties).sorted().map { words.word($0) })
    for (index, name) in names.enumerated() {
      let own = scope.take(name, in: &words)
      if own != name { numbered[LinkID(index)] = own }
    }
  }

  /// The name with a number of the function that follows a link; nil where it has none.
  @inline(__always)
  subscript(link: LinkID) -> Word? { numbered.isEmpty ? nil : numbered[link] }
}

/// Tells whether names that are put together of two words can be alike: the name of a node, each of which has one of its
/// own, and that of a link or an ending. The second begins with no small letter, so that `aB` and `C` make the name that
/// `a` and `BC` make, but then the one name is cut where the other goes on.
private struct NameLikeness {
  /// What can stand behind the name of a node.
  private let endings: Set<Word>
  /// For each byte, whether the name of a link begins with it.
  private var isFirst = [Bool](repeating: false, count: 256)
  /// Whether the name of a link has such a byte further on, so that a part of it may belong to an owner's name.
  private var hasLongLinks = false

  init(_ spellings: LinkSpellings, endings: [Word], _ words: WordTable) {
    self.endings = Set(endings)
    let all = endings + spellings.uppers
    for word in all { words.withBytes(of: word) { isFirst[Int($0[0])] = true } }
    hasLongLinks = all.contains { words.withBytes(of: $0, hasCut) }
  }

  /// Whether a name can be cut where the name of a link may begin.
  private func hasCut(_ name: UnsafeBufferPointer<UInt8>) -> Bool { name.dropFirst().contains { isFirst[Int($0)] } }

  /// Whether the functions of two links can be called alike, or one like what a state has.
  ///
  /// - Complexity: Linear in the links and in the names.
  func isPossible(
    in model: Model, _ nodes: NodeSpellings, _ spellings: LinkSpellings, _ words: inout WordTable
  ) -> Bool {
    if isPossible(inside: model, spellings, words) || spellings.uppers.contains(where: endings.contains) { return true }
    let app = nodes[.app].member
    let reserved = RouterNames.beginningsOfMembers.map { words.word($0) }
    let beginnings = RouterNames.beginningsOfOthers.map { Array($0.utf8) }
    return model.nodes.indices.contains { index in
      let member = nodes[NodeID(index)].member
      // What is called as the app is, has a name of its own only among the screens.
      return reserved.contains(member) || index > 0 && member == app
        || words.withBytes(of: member) { name in
          hasLongLinks && hasCut(name) || beginnings.contains { $0[0] == name[0] && name.starts(with: $0) }
        }
    }
  }

  /// Whether two links of the same node have the same name.
  private func isPossible(inside model: Model, _ spellings: LinkSpellings, _ words: WordTable) -> Bool {
    // For each word, what the last link is in that is called so. Links of the same node are side by side.
    var owners = [NodeID?](repeating: nil, count: words.count)
    for link in model.links {
      let name = Int(spellings[link.name].upper.index)
      if owners[name] == link.owner { return true }
      owners[name] = link.owner
    }
    return false
  }
}
