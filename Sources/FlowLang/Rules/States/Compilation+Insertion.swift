/// Fixes that insert statements.
extension Compilation {
  /// Returns a fix that inserts a link at the end of a screen's block; nil when its name is taken.
  func insertion(of link: (name: String, label: String, goal: String), into screen: NodeID) -> FixIt? {
    let taken = model.offeredLinks(of: screen).map { model.text(model[$0].name) }
    let dropped = model.droppedLinks[model.details(of: screen).without].map { model.text($0) }
    let tree = tree(of: screen)
    let end = tree.endToken(of: model[screen].syntax)
    guard !(taken + dropped).contains(link.name), end > 0, tree.token(end - 1).kind == .rightBrace else { return nil }
    let statement = "link \(link.name) \(StringLiteral.quoted(link.label)) -> \(link.goal)"
    let brace = tree.token(end - 1).start
    let bytes = tree.source.bytes
    var lineStart = Int(brace)
    while lineStart > 0, bytes[lineStart - 1] == ASCII.space { lineStart -= 1 }
    let isOnOwnLine = lineStart > 0 && ASCII.isLineEnd(bytes[lineStart - 1])
    let place: UInt32
    let text: String
    if isOnOwnLine {
      place = UInt32(lineStart)
      let indentation = String(repeating: " ", count: Int(brace) - lineStart + 2)
      text = "\(indentation)\(statement)\n"
    } else {
      place = brace
      text = (lineStart == Int(brace) ? " " : "") + "\(statement) "
    }
    let range = SourceRange(file: model[screen].file, start: place, end: place)
    return FixIt("add `\(statement)`", isSafe: false, replace: range, with: text)
  }
}

extension Compilation {
  /// Returns a fix that inserts a statement at the start of a node's block; nil when the node has no block.
  func insertion(of statement: String, atStartOf node: NodeID, _ title: String) -> FixIt? {
    guard let place = beginning(of: node) else { return nil }
    return FixIt("\(title): `\(statement)`", isSafe: false, replace: place.range, with: place.text(statement))
  }
}
