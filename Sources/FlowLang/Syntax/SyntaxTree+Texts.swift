/// The strings and words of statements that mean nothing to the checks: labels, titles, notes, views. The model leaves
/// them in the tree; every output reads them here.
extension SyntaxTree {
  /// The string so many tokens after a statement's keyword, when there is one.
  func string(of id: SyntaxID, at offset: UInt32) -> String? {
    guard let index = token(of: id, at: offset), token(index).kind == .string else { return nil }
    return text(of: index)
  }

  /// Returns the title of a screen, if it has one.
  func title(ofScreen id: SyntaxID) -> String? {
    guard self[id].kind == .screen || self[id].kind == .externalScreen else { return nil }
    var offset: UInt32 = self[id].kind == .screen ? 2 : 3
    if let parameters = firstChild(of: id), self[parameters].kind == .parameters {
      offset = endToken(of: parameters) - self[id].firstToken
    }
    return string(of: id, at: offset).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the label of a link, if it has one.
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
