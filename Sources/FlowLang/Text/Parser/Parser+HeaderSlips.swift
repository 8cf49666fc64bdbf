/// Lines that begin a file in other languages, and declarations as those languages begin them.
extension Parser {
  /// Skips a line such as `flowchart TD` or `package com.shop`, which begins a file elsewhere.
  mutating func takeForeignHeader(in block: Block) -> Bool {
    guard block == .file, !isOnSameLine || index == 0, kind.isWord || at(.dashedWord) else { return false }
    let word = spelling(of: index)
    guard Self.headers.contains(word) || word.hasPrefix("stateDiagram") else { return false }
    var last = index
    while isOnSameLine(last + 1), tokens.kind(at: Int(last) + 1) != .endOfFile {
      last += 1
      // `graph Shop {` begins a block.
      if TokenSet(.leftBrace, .arrow).contains(tokens.kind(at: Int(last))) { return false }
    }
    let start = tokens[Int(index)].start
    let header = text(from: start, to: tokens[Int(last)].end)
    let (first, end) = (index, tokens[Int(last)].end)
    skip(last + 1 - index)
    skipLinesOfDiagram()
    noteForeignLines(since: first)
    reportUnderstood(
      "a flow does not begin with `\(word)`", from: start, to: end,
      lastTokenEnd > end
        ? nil
        : SyntaxError.Repair(
          "remove `\(header.utf8.count > 40 ? word : header)`", replace: start, end, with: ""))
    return true
  }

  /// Skips indented lines with edges, which are those of a diagram.
  private mutating func skipLinesOfDiagram() {
    while !at(.endOfFile), !isOnSameLine, column(of: index) != 0, !beginsStatement {
      let last = lastOnLine(index)
      guard (index...last).contains(where: { tokens.kind(at: Int($0)) == .arrow }) else { return }
      skip(last + 1 - index)
    }
  }

  private static let headers: Set<String> = [
    "flowchart", "graph", "sequenceDiagram", "classDiagram", "package", "title", "direction", "rankdir",
  ]

  /// Parses `TabView(selection: $tab) {`: a declaration in the syntax of another language, whose name is the only one
  /// that something leads to and nothing declares.
  mutating func takeNamelessDeclaration(in block: Block) -> Bool {
    guard block == .file, at(.name),
      let meant = ForeignWords.statements(spelling(of: index)).first(where: { $0 == .tabs })
    else { return false }
    var brace = Int(index) + 1
    if tokens.kind(at: brace) == .leftParenthesis, let close = closing(brace) { brace = close + 1 }
    guard tokens.kind(at: brace) == .leftBrace, isOnSameLine(TokenIndex(brace)),
      let name = passOver(undeclaredGoal(of: .tabs))
    else { return false }
    let (token, end) = (tokens[Int(index)], tokens[brace - 1].end)
    let written = "\(meant.spelling ?? "") \(name)"
    reportUnderstood(
      "`\(spelling(of: index))` is written `\(written)` here", from: token.start, to: token.end,
      SyntaxError.Repair("write `\(written)`", replace: token.start, end, with: written))
    isGivenUp = true
    return true
  }

  /// Takes `import SwiftUI` and `import { Home } from "home.flow"` behind the `import`.
  mutating func takeForeignImport() -> Bool {
    guard index > 0, tokens.kind(at: Int(index) - 1) == .import, isOnSameLine else { return false }
    let start = tokens[Int(index)].start
    if at(.leftBrace), let close = closing(Int(index)), tokens.kind(at: close + 1) == .from,
      tokens.kind(at: close + 2) == .string
    {
      let file = tokens[close + 2].start
      skip(TokenIndex(close) + 2 - index)
      reportUnderstood(
        "everything in a file is imported: `import \(spelling(of: index))`", from: start, to: lastTokenEnd,
        SyntaxError.Repair("write the file alone", isSafe: true, replace: start, file, with: ""))
      advance()
      return true
    }
    guard at(.name), !isOnSameLine(index + 1), ForeignFile.swiftModules.contains(spelling(of: index)) else {
      return false
    }
    let word = tokens[Int(index) - 1].start
    skip(1)
    reportUnderstood(
      "a flow imports files, not modules", from: start, to: lastTokenEnd,
      SyntaxError.Repair("remove the line", replace: word, lastTokenEnd, with: ""))
    return true
  }

  /// Parses `"Close" link close -> dismiss`: the label before its statement.
  mutating func takeLabelBeforeStatement(in block: Block) -> Bool {
    guard at(.string), TokenSet(.link, .tab, .screen).contains(kind(ahead: 1)),
      block.starters.contains(kind(ahead: 1)), kind(ahead: 2).isWord, isOnSameLine(index + 1),
      isOnSameLine(index + 2), kind(ahead: 3) != .string
    else { return false }
    let (label, next, name) = (tokens[Int(index)], tokens[Int(index) + 1], tokens[Int(index) + 2])
    let text = spelling(of: index)
    reportUnderstood(
      "the label comes behind the name: `\(spelling(of: index + 2)) \(text)`", from: label.start, to: label.end,
      SyntaxError.Repair(
        title: "put it behind the name", isSafe: true,
        edits: [
          SyntaxError.Edit(start: label.start, end: next.start, text: ""),
          SyntaxError.Edit(start: name.end, end: name.end, text: " \(text)"),
        ]))
    skip(1)
    parse(statement: kind, in: block)
    return true
  }
}
