/// A range of lines that can be folded.
public struct Folding: Hashable, Sendable {
  /// The kind of a folded range.
  public enum Kind: String, Sendable { case block, comment, imports }

  /// The folded range: a block with its braces, comments, or imports.
  public let range: SourceRange
  /// The kind of the range.
  public let kind: Kind
}

extension Editor {
  /// Returns the ranges of a file that can be folded: all that span more than one line.
  public func foldings(of file: FileID) -> [Folding] {
    let tree = tree(of: file)
    let found =
      blocks(in: tree).map { Folding(range: range($0, in: file), kind: .block) }
      + comments(in: tree).map { Folding(range: range($0, in: file), kind: .comment) }
      + imports(in: tree).map { Folding(range: range($0, in: file), kind: .imports) }
    return found.filter { folding in
      ASCII.hasLineEnd(tree.source.bytes, from: Int(folding.range.start), to: Int(folding.range.end))
    }.sorted { $0.range < $1.range }
  }

  private func blocks(in tree: SyntaxTree) -> [Range<Int>] {
    tree.nodes.indices.compactMap { index in
      let id = SyntaxID(UInt32(index))
      switch tree[id].kind {
      case .app, .screen, .tabs, .group, .flow, .externalFlow, .transition, .handlers: break
      default: return nil
      }
      guard let (open, close) = tree.braces(of: id) else { return nil }
      return tree.token(open).range.lowerBound..<tree.token(close ?? tree.endToken(of: id) - 1).range.upperBound
    }
  }

  /// Returns the block comments, and the runs of line comments on consecutive lines.
  private func comments(in tree: SyntaxTree) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for token in tree.tokens.indices {
      var isLine = false
      for comment in tree.comments(before: TokenIndex(token)) {
        if isLine, comment.isLine, comment.lineEndsBefore == 1, let last = result.popLast() {
          result.append(last.lowerBound..<comment.range.upperBound)
        } else {
          result.append(comment.range)
        }
        // A comment after a statement belongs to the line of the statement.
        isLine = comment.isLine && (comment.followsLineEnd || token == 0)
      }
    }
    return result
  }

  /// Returns the runs of imports that nothing else separates.
  private func imports(in tree: SyntaxTree) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var isImport = false
    for item in tree.children(of: .file) {
      let range = tree.range(of: item)
      let bytes = Int(range.start)..<Int(range.end)
      if tree[item].kind != .importItem {
        isImport = false
      } else if isImport, let last = result.popLast() {
        result.append(last.lowerBound..<bytes.upperBound)
      } else {
        result.append(bytes)
        isImport = true
      }
    }
    return result
  }
}
