extension Compilation {
  /// Suggests a `start` for an app or a flow without one.
  func suggestStart(of owner: NodeID, _ finding: inout Finding) {
    if owner != .app, !model.nodes.indices.contains(where: { model[NodeID($0)].parent == owner && $0 > 0 }) {
      let place = range(model[owner].syntax, in: owner)
      finding.help = "a flow without screens is in code that is not here: `external flow`"
      finding.fixes = [
        FixIt(
          "insert `external`", isSafe: false,
          replace: SourceRange(file: place.file, start: place.start, end: place.start), with: "external ")
      ]
      return
    }
    guard let first = firstScreen(of: owner), let place = beginning(of: owner) else { return }
    let statement = "start \(Spelling.name(model.name(of: first)))"
    finding.help = "declare where it begins: `\(statement)`"
    finding.fixes = [FixIt("insert `\(statement)`", isSafe: false, replace: place.range, with: place.text(statement))]
  }

  /// Returns the first tab bar of an app, or else the first screen of an app or a flow that needs no arguments.
  private func firstScreen(of owner: NodeID) -> NodeID? {
    let nodes = model.nodes.indices.map { NodeID($0) }.filter { node in
      let isInside = owner == .app ? model[node].parent == .app : model.isEnclosed(node, by: owner)
      return node != owner && isInside && node != .app
        && model.parameters[model.details(of: node).parameters].allSatisfy(\.isOptional)
    }
    let bar = owner == .app ? nodes.first { model[$0].kind == .tabs } : nil
    return bar ?? nodes.first { model[$0].kind == .screen }
  }

  /// Returns the location of the first statement of a block, on a line of its own when the block has several.
  func beginning(of owner: NodeID) -> (range: SourceRange, text: (String) -> String)? {
    let tree = tree(of: owner)
    let syntax = model[owner].syntax
    let (first, end) = (tree[syntax].firstToken, tree.endToken(of: syntax))
    guard let brace = (first..<end).first(where: { tree.token($0).kind == .leftBrace }), brace + 1 < end else {
      return nil
    }
    let bytes = tree.source.bytes
    let (open, last) = (Int(tree.token(brace).end), Int(tree.token(end - 1).start))
    let place = range(brace, in: owner).after
    guard ASCII.hasLineEnd(bytes, from: open, to: last) else {
      let isTight = bytes[open] != ASCII.space
      return (place, { " \($0)" + (isTight ? " " : "") })
    }
    let lineStart = bytes[..<Int(tree.token(first).start)].lastIndex(where: ASCII.isLineEnd).map { $0 + 1 } ?? 0
    let indentation = bytes[lineStart...].prefix { $0 == ASCII.space }.count + FlowFormatter.step
    return (place, { "\n" + String(repeating: " ", count: indentation) + $0 })
  }
}
