/// Reading the modifiers of a target.
extension SyntaxTree {
  /// Returns the modifier that a node of a target or of an entry point writes.
  func modifier(_ id: SyntaxID) -> Modifiers {
    switch self[id].kind {
    case .overModifier: .over
    case .replaceModifier: endToken(of: id) > self[id].firstToken + 1 ? .replaceFrom : .replace
    case .inTabModifier: .inTab
    case .asModifier: .as
    case .viaModifier: .via
    case .orModifier: .or
    case .flagsModifier: token(self[id].firstToken).kind == .set ? .set : .clear
    default:
      switch token(self[id].firstToken).kind {
      case .push: .push
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      case .dialog: .dialog
      case .reset: .reset
      default: .reuse
      }
    }
  }
}
