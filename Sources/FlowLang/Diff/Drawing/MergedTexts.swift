/// The files of the new version, with the removed declarations, links and entry points of the old one inserted.
struct MergedTexts {
  /// The files, in the order of the new version.
  let sources: [SourceFile]

  init(_ comparison: Comparison, _ entryPoints: DrawnEntryPoints, _ parts: DrawnParts) {
    var writer = Writer(comparison)
    writer.writeLinks()
    let removed = entryPoints.removed.map { index in
      let entryPoint = comparison.old.model.entryPoints[index]
      return (owner: entryPoint.owner, syntax: entryPoint.syntax)
    }
    writer.write(removed + parts.removed)
    writer.writeNodes()
    sources = zip(comparison.new.compilation.sources, writer.insertions).map { source, insertions in
      SourceFile(path: source.path, identity: source.identity, bytes: Self.insert(insertions, into: source.bytes))
    }
  }

  /// A text to insert at an offset of a file.
  fileprivate struct Insertion {
    let offset: Int
    let text: String
  }

  private static func insert(_ insertions: [Insertion], into bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    // Insertions at the same offset keep their order.
    for (_, insertion) in insertions.enumerated().sorted(by: { ($0.1.offset, $0.0) < ($1.1.offset, $1.0) }) {
      result += bytes[position..<insertion.offset]
      result += Array(insertion.text.utf8)
      position = insertion.offset
    }
    return result + bytes[position...]
  }
}

/// A writer of the removed parts.
private struct Writer {
  let comparison: Comparison
  private(set) var insertions: [[MergedTexts.Insertion]]
  private var old: FlowVersion { comparison.old }
  private var new: FlowVersion { comparison.new }
  /// The new names of renamed nodes, by the old ones.
  private let renamed: [String: String]

  init(_ comparison: Comparison) {
    self.comparison = comparison
    insertions = Array(repeating: [], count: comparison.new.compilation.sources.count)
    let names = comparison.nodes.renamed.map { renaming in
      (comparison.old.model.name(of: renaming.pair.old), comparison.new.model.name(of: renaming.pair.new))
    }
    renamed = Dictionary(names) { first, _ in first }
  }

  /// Writes the removed links, and those that led elsewhere, after the links of their owners. A link that only some
  /// screens do not inherit any more is still there.
  mutating func writeLinks() {
    let kept = comparison.linksLostBySome
    let retargeted = comparison.changedLinks.filter(\.ledElsewhere).map(\.pair.old)
    for link in comparison.links.losses.map(\.item).filter({ !kept.contains($0) }) + retargeted {
      let declared = old.model[link]
      guard let owner = comparison.nodes.new(of: declared.owner) else { continue }
      insert(text(of: declared.syntax, in: declared.owner), into: owner)
    }
  }

  /// Writes removed statements after those of their nodes.
  mutating func write(_ statements: [(owner: NodeID, syntax: SyntaxID)]) {
    for (former, syntax) in statements {
      guard let owner = comparison.nodes.new(of: former) else { continue }
      insert(text(of: syntax, in: former), into: owner)
    }
  }

  /// Writes the removed declarations into the nodes that contained them, if those still exist.
  mutating func writeNodes() {
    let removed = Set(comparison.nodes.removed)
    for node in comparison.nodes.removed where !removed.contains(old.model[node].parent) {
      let text = text(of: old.model[node].syntax, in: node)
      let homes = old.model.enclosing(node).dropFirst().compactMap { comparison.nodes.new(of: $0) }
      if let home = homes.first(where: { $0 != .app }) {
        insert(text, into: home)
      } else if let source = new.compilation.sources.first {
        insertions[0].append(MergedTexts.Insertion(offset: source.bytes.count, text: "\n\(text)\n"))
      }
    }
  }

  /// Inserts a text before the closing brace of a node.
  private mutating func insert(_ text: String, into node: NodeID) {
    guard node != .app || new.model.hasApp else { return }
    let tree = new.compilation.tree(of: node)
    let end = tree.endToken(of: new.model[node].syntax)
    guard end > 0, tree.token(end - 1).kind == .rightBrace else { return }
    let offset = Int(tree.token(end - 1).start)
    insertions[Int(new.model[node].file.index)].append(MergedTexts.Insertion(offset: offset, text: " \(text)\n"))
  }

  /// Returns a statement of the old version with the names of the new one, without nested parts that still exist.
  private func text(of syntax: SyntaxID, in owner: NodeID) -> String {
    let tree = old.compilation.tree(of: owner)
    let kept = keptRanges(in: owner, syntax)
    var words: [String] = []
    var next = tree[syntax].firstToken
    var place = 0
    while next < tree.endToken(of: syntax) {
      while place < kept.count, kept[place].upperBound <= next { place += 1 }
      if place < kept.count, kept[place].contains(next) {
        next = kept[place].upperBound
        continue
      }
      let name = tree.token(next).kind.isName ? renamed[tree.text(of: next)] : nil
      words.append(name.map { Spelling.name($0) } ?? tree.spelling(of: next))
      next += 1
    }
    return words.joined(separator: " ")
  }

  /// Returns the tokens of the declarations inside a node that are in both versions, in order.
  private func keptRanges(in node: NodeID, _ syntax: SyntaxID) -> [Range<TokenIndex>] {
    guard old.model[node].syntax == syntax else { return [] }
    let tree = old.compilation.tree(of: node)
    var ranges: [Range<TokenIndex>] = []
    for inner in old.model.nodeIDs[(Int(node.index) + 1)...] {
      let declared = old.model[inner]
      guard declared.file == old.model[node].file, tree.end(of: syntax) > declared.syntax.index else { break }
      guard comparison.nodes.new(of: inner) != nil else { continue }
      ranges.append(tree[declared.syntax].firstToken..<tree.endToken(of: declared.syntax))
    }
    return ranges
  }
}
