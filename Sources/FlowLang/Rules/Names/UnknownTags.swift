/// Findings about tags that are asked for but never given, when they resemble one that is given.
enum UnknownTags {
  static func find(in compilation: Compilation, _ findings: inout Findings) {
    let model = compilation.model
    let unknown = model.tags.indices.filter { model.tags[$0].taggingTargets.isEmpty && model.tags[$0].isAsked }
    if unknown.isEmpty { return }
    let given = model.tags.filter { !$0.taggingTargets.isEmpty }
    var suggestion = SpellingSuggestion(
      among: given.map { model.text($0.name) }.filter { $0.utf8.count >= shortestTag })
    let byText = Dictionary(given.map { (model.text($0.name), $0) }) { first, _ in first }
    let unused = given.filter { !$0.isAsked }.prefix(mostCompared)
    let uses = Dictionary(grouping: model.places, by: \.place)
    for index in unknown {
      let text = model.text(model.tags[index].name)
      let near = text.utf8.count >= shortestTag ? suggestion.best(for: text) : nil
      let meant = near.flatMap { byText[$0] } ?? unused.first { isPart(model.text($0.name), text) }
      guard let meant, let uses = uses[.tag(TagID(index))], let first = uses.first else { continue }
      findings.add(.unknownName, about: .node(first.owner)) { finding(text, meant, uses, compilation) }
    }
  }

  /// Shorter tags resemble each other by chance.
  private static let shortestTag = 4

  /// The limit on the unused tags that an unknown tag is compared with.
  private static let mostCompared = 200

  /// Whether one of two tags begins with the other, as `doctor` with `doc`.
  private static func isPart(_ left: String, _ right: String) -> Bool {
    min(left.utf8.count, right.utf8.count) > 1 && (left.hasPrefix(right) || right.hasPrefix(left))
  }

  /// Returns one finding for all uses of a tag. When they outnumber the targets that give the other, that is misspelt.
  private static func finding(_ text: String, _ meant: Tag, _ uses: [PlaceUse], _ compilation: Compilation) -> Finding {
    let model = compilation.model
    let ranges = uses.map { use in
      let token = compilation.tree(of: use.owner).firstToken(of: use.syntax, .tag)
      return token.map { compilation.range($0, in: use.owner) } ?? compilation.range(use.syntax, in: use.owner)
    }
    let (written, other) = (Spelling.tag(text), Spelling.tag(model.text(meant.name)))
    var finding = Rule.unknownName.finding("nothing is tagged \(written)", at: ranges[0])
    compilation.describe(&finding, uses[0].owner, nil)
    finding.notes = ranges.dropFirst().prefix(Rule.mostPlaces).map { Finding.Note(message: "and here", range: $0) }
    let taggingTargets = meant.taggingTargets.compactMap { compilation.tagRange(of: $0) }
    if !meant.isAsked, taggingTargets.count < ranges.count, !taggingTargets.isEmpty {
      finding.notes.insert(Finding.Note(message: "this gives the tag \(other)", range: taggingTargets[0]), at: 0)
      finding.help = "did you mean `as \(written)` there?"
      finding.fixes = [fix(taggingTargets, written)]
    } else {
      finding.help = "did you mean `\(other)`?"
      finding.fixes = [fix(ranges, other)]
    }
    return finding
  }

  private static func fix(_ ranges: [SourceRange], _ tag: String) -> FixIt {
    let edits = ranges.map { TextEdit(range: $0, text: tag) }
    return FixIt(title: "write `\(tag)`", isSafe: false, edits: edits.sorted { $0.range < $1.range })
  }
}

extension Compilation {
  func tagRange(of tagging: TargetID) -> SourceRange? {
    let owner = model.owner(of: tagging)
    let tree = tree(of: owner)
    let token = tree.child(of: model[tagging].syntax, .asModifier).flatMap { tree.firstToken(of: $0, .tag) }
    return token.map { range($0, in: owner) }
  }
}
