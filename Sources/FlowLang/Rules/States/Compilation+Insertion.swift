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
    let isOnOwnLine =
      lineStart > 0 && (bytes[lineStart - 1] == ASCII.lineFeed || bytes[lineStart - 1] == ASCII.carriageReturn)
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
    let tree = tree(of: node)
    let syntax = model[node].syntax
    let tokens = tree[syntax].firstToken..<tree.endToken(of: syntax)
    guard let brace = tokens.first(where: { tree.token($0).kind == .leftBrace }), brace + 1 < tokens.upperBound else {
      return nil
    }
    let bytes = tree.source.bytes
    let end = Int(tree.token(brace).end)
    let next = Int(tree.token(brace + 1).start)
    let place = UInt32(end)
    let isOnOneLine = !bytes[end..<next].contains { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
    var lineStart = Int(tree.token(tokens.lowerBound).start)
    while lineStart > 0, bytes[lineStart - 1] == ASCII.space { lineStart -= 1 }
    let indentation = String(repeating: " ", count: Int(tree.token(tokens.lowerBound).start) - lineStart + 2)
    let isEmpty = tree.token(brace + 1).kind == .rightBrace
    let text = isOnOneLine ? " \(statement)" + (isEmpty && next == end ? " " : "") : "\n\(indentation)\(statement)"
    let range = SourceRange(file: model[node].file, start: place, end: place)
    return FixIt("\(title): `\(statement)`", isSafe: false, replace: range, with: text)
  }
}
