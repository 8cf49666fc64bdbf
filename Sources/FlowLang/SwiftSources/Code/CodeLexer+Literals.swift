/// Skips string literals and regular expressions.
extension CodeLexer {
  /// Skips a string literal, from its opening quotes on, with its interpolations. A single-line one ends with its line.
  mutating func skipText(hashes: Int) {
    // The open literals, and between them the parentheses of interpolations.
    var open: [Open] = [openText(hashes)]
    while position < bytes.count, let inner = open.last {
      switch inner {
      case .text(let hashes, let isLong):
        if skipPart(of: hashes, isLong) {
          open.removeLast()
        } else if byte() == ASCII.backslash {
          position += 1 + hashes + 1
          open.append(.parentheses(1))
        } else {
          // The line ends in a single-line literal: everything that is open ends with it.
          return
        }
      case .parentheses(let depth):
        let byte = bytes[position]
        if byte == ASCII.quote {
          open.append(openText(0))
        } else if byte == UInt8(ascii: "#"), self.byte(1) == ASCII.quote {
          position += 1
          open.append(openText(1))
        } else {
          position += 1
          if byte == UInt8(ascii: "(") { open[open.count - 1] = .parentheses(depth + 1) }
          if byte == UInt8(ascii: ")") {
            if depth == 1 { open.removeLast() } else { open[open.count - 1] = .parentheses(depth - 1) }
          }
          if byte == ASCII.lineFeed, !open.contains(where: \.isLong) { return }
        }
      }
      if open.count > Self.deepest { return }
    }
  }

  /// The maximum nesting depth of string literals.
  private static let deepest = 64

  private enum Open {
    case text(hashes: Int, isLong: Bool)
    case parentheses(Int)

    var isLong: Bool {
      if case .text(_, true) = self { return true }
      return false
    }
  }

  private mutating func openText(_ hashes: Int) -> Open {
    let isLong = byte(1) == ASCII.quote && byte(2) == ASCII.quote
    position += isLong ? 3 : 1
    return .text(hashes: hashes, isLong: isLong)
  }

  /// Continues in a literal; returns true after its end, false at an interpolation or at the end of its line.
  private mutating func skipPart(of hashes: Int, _ isLong: Bool) -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.backslash, hasHashes(hashes, at: 1) {
        if self.byte(1 + hashes) == UInt8(ascii: "(") { return false }
        position += 1 + hashes
        if position < bytes.count { position += 1 }
      } else if byte == ASCII.quote, hasQuotes(isLong), hasHashes(hashes, at: isLong ? 3 : 1) {
        position += (isLong ? 3 : 1) + hashes
        return true
      } else if !isLong, byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
        return false
      } else {
        position += 1
      }
    }
    return true
  }

  private func hasQuotes(_ isLong: Bool) -> Bool { !isLong || (byte(1) == ASCII.quote && byte(2) == ASCII.quote) }

  private func hasHashes(_ count: Int, at ahead: Int) -> Bool {
    for index in 0..<count where byte(ahead + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips a regular expression in slashes; returns false, and skips nothing, where there is none on this line.
  mutating func skipRegex() -> Bool {
    let next = byte(1)
    if ASCII.isWhitespace(next) || next == 0 || next == UInt8(ascii: ")") || next == UInt8(ascii: ",") { return false }
    var index = position + 1
    var isInSet = false
    while index < bytes.count {
      switch bytes[index] {
      case ASCII.lineFeed, ASCII.carriageReturn: return false
      case ASCII.backslash: index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case ASCII.slash where !isInSet:
        if bytes[index - 1] == ASCII.space { return false }
        position = index + 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// Skips the rest of a regular expression with `#` around it, which may have several lines.
  mutating func skipRegex(hashes: Int) {
    let isLong = byte() == ASCII.lineFeed || byte() == ASCII.carriageReturn
    while position < bytes.count {
      if bytes[position] == ASCII.slash, hasHashes(hashes, at: 1) {
        position += 1 + hashes
        return
      }
      if !isLong, bytes[position] == ASCII.lineFeed { return }
      position += bytes[position] == ASCII.backslash && position + 1 < bytes.count ? 2 : 1
    }
  }
}
