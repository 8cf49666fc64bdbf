/// The strings and words of statements that mean nothing to the checks: labels, titles, notes, views. The model leaves
/// them in the tree; every output reads them here.
extension SyntaxTree {
  /// The string so many tokens after a statement's keyword, when there is one.
  func string(of id: SyntaxID, at offset: UInt32) -> String? {
    guard let index = token(of: id, at: offset), token(index).kind == .string else { return nil }
    return text(of: index)
  }

  func title(ofScreen id: SyntaxID) -> String? {
    guard self[id].kind == .screen || self[id].kind == .externalScreen else { return nil }
    var offset: UInt32 = self[id].kind == .screen ? 2 : 3
    if let parameters = firstChild(of: id), self[parameters].kind == .parameters {
      offset = endToken(of: parameters) - self[id].firstToken
    }
    return string(of: id, at: offset).flatMap { $0.isEmpty ? nil : $0 }
  }

  func label(ofLink id: SyntaxID) -> String? { string(of: id, at: 2) }

  /// The title, the icon and the badge of a tab.
  struct TabLook: Equatable {
    var title: String?
    var icon: String?
    var hasBadge = false
  }

  /// The title, icon and badge of a tab.
  func look(ofTab id: SyntaxID) -> TabLook {
    var look = TabLook(title: string(of: id, at: 2))
    var offset: UInt32 = look.title == nil ? 2 : 3
    if let icon = string(of: id, at: offset + 1), kind(of: id, at: offset) == .icon {
      look.icon = icon
      offset += 2
    }
    look.hasBadge = kind(of: id, at: offset) == .badge
    return look
  }

  private func kind(of id: SyntaxID, at offset: UInt32) -> TokenKind? {
    token(of: id, at: offset).map { token($0).kind }
  }

  /// The words of a path such as `Product.ID`.
  func words(ofPath id: SyntaxID) -> [String] {
    (self[id].firstToken..<endToken(of: id)).filter { token($0).kind != .dot }.map { text(of: $0) }
  }

  /// The type that shows a screen, and whether it is one of UIKit.
  func view(_ id: SyntaxID) -> (type: String, isUIKit: Bool)? {
    guard let path = child(of: id, .path) else { return nil }
    return (words(ofPath: path).joined(separator: "."), self[path].firstToken > self[id].firstToken + 1)
  }

  func note(_ id: SyntaxID) -> (key: String, value: String)? {
    guard let key = token(of: id, at: 1), let value = string(of: id, at: 2) else { return nil }
    return (text(of: key), value)
  }
}

/// A flag in a condition or behind `set` or `clear`: `signedIn`, `not plan = pro`.
struct FlagUse {
  let name: TokenIndex
  /// The token behind the `=`, when there is one.
  let value: TokenIndex?
  let isNegated: Bool
}

extension SyntaxTree {
  /// Returns the flags in a list of conditions, or behind `set` or `clear`.
  func flagUses(in id: SyntaxID) -> [FlagUse] {
    var result: [FlagUse] = []
    var isNegated = false
    let end = endToken(of: id)
    var index = self[id].firstToken + (self[id].kind == .flagsModifier ? 1 : 0)
    while index < end {
      let name = index
      index += 1
      switch token(name).kind {
      case .not: isNegated = true
      case let kind where kind.isName:
        var value: TokenIndex?
        if index + 1 < end, separatesValue(index), token(index + 1).kind.isWord || token(index + 1).kind == .string {
          value = index + 1
          index += 2
        }
        result.append(FlagUse(name: name, value: value, isNegated: isNegated))
        isNegated = false
      default: break
      }
    }
    return result
  }

  /// Whether a token is `=`, or `is`, its spelling in other languages.
  private func separatesValue(_ index: TokenIndex) -> Bool {
    token(index).kind == .equal || token(index).kind == .name && spelling(of: index) == "is"
  }
}

/// The imports of a file.
extension SyntaxTree {
  /// The path of an `import` and its range of bytes.
  struct Import {
    let path: String
    let start: UInt32
    let end: UInt32
  }

  /// The imports in source order, including misplaced ones; those without a path are left out.
  var imports: [Import] {
    let items =
      hasErrors
      ? nodes.indices.map { SyntaxID(UInt32($0)) }.filter { self[$0].kind == .importItem }
      : children(of: .file, .importItem)
    return items.compactMap { item in
      guard let token = token(of: item, at: 1), self.token(token).kind == .string else { return nil }
      return Import(path: text(of: token), start: self.token(token).start, end: self.token(token).end)
    }
  }
}
