/// A screen that the system shows as a dialog of its own: it is only ever presented as `dialog`, has no parameters and
/// nothing but links, so that it needs no view.
struct SystemDialog: Sendable {
  /// A link as a button of the dialog.
  struct Choice: Sendable {
    let link: LinkID
    /// The text of the button.
    let label: String
    /// Whether the button cancels the dialog.
    let isCancel: Bool
  }

  let screen: NodeID
  /// The title of the dialog, derived from the name of the screen if none is declared.
  let title: String
  /// Whether the title is declared.
  let isTitled: Bool
  /// Whether the dialog is an alert: all its links but at most one close it, and one leads elsewhere. Otherwise it is
  /// a confirmation dialog, to which the system adds a cancel button.
  let isAlert: Bool
  /// The links of the screen. Inherited ones belong to the surroundings of a screen, which a dialog does not show.
  let choices: [Choice]

  /// Returns the dialogs of a flow, in the order of its screens.
  ///
  /// - Complexity: Linear in the flow.
  static func all(_ router: Router) -> [SystemDialog] {
    let model = router.model
    let called = Set(
      model.targets.indices.map { TargetID($0) }.filter { model[$0].presentation == .dialog }.compactMap { id in
        if case .call(let node) = model[id].goal { node } else { nil }
      })
    if called.isEmpty { return [] }
    let others = shownOtherwise(model)
    return router.screens.filter { called.contains($0) && !others.contains($0) }.compactMap { dialog($0, router) }
  }

  /// Returns the nodes that are shown other than as a dialog, or opened from outside.
  private static func shownOtherwise(_ model: Model) -> Set<NodeID> {
    var result = Set(model.startAlternatives.compactMap(\.call.node))
    result.formUnion(model.tabs.compactMap(\.root.node))
    result.formUnion(model.details.flatMap { model.calls[$0.embeds].compactMap(\.node) })
    for entryPoint in model.entryPoints {
      result.formUnion([entryPoint.owner] + model.calls[entryPoint.over].compactMap(\.node))
    }
    for index in model.targets.indices {
      let id = TargetID(index)
      guard case .call(let node) = model[id].goal else { continue }
      switch model.placing(of: id) {
      case .top, .over: if model[id].presentation == .dialog { continue }
      default: break
      }
      result.insert(node)
    }
    return result
  }

  private static func dialog(_ screen: NodeID, _ router: Router) -> SystemDialog? {
    let (model, tree) = (router.model, router.compilation.tree(of: screen))
    let node = model[screen]
    guard node.kind == .screen, !node.isExternal, router.parameters(screen).isEmpty,
      model[screen].details == NodeDetails.none || model.details(of: screen).embeds.isEmpty,
      tree.child(of: node.syntax, .view) == nil, tree.child(of: node.syntax, .image) == nil
    else { return nil }
    let links = node.links.map { LinkID($0) }
    let offered = Set(router.links(on: screen))
    guard !links.isEmpty, links.allSatisfy({ offered.contains($0) && fits($0, router) }),
      links.contains(where: { router.condition(of: $0) == nil })
    else { return nil }
    let closing = links.filter { closes($0, model) }
    let title = router.title(of: screen)
    return SystemDialog(
      screen: screen, title: title ?? ReadableName.inWords(model.name(of: screen)), isTitled: title != nil,
      isAlert: closing.count >= links.count - 1 && links.contains { leaves($0, model) },
      choices: links.map { link in
        let label = router.label(of: link) ?? words(of: model.text(model[link].name))
        return Choice(link: link, label: label, isCancel: link == closing.last)
      })
  }

  /// Whether a link needs no values from its caller, and pushes nothing onto the stack of the dialog.
  private static func fits(_ link: LinkID, _ router: Router) -> Bool {
    let model = router.model
    guard router.shape(link).asked.isEmpty else { return false }
    return model.family(of: model[link].target).allSatisfy { id in
      guard case .call = model[id].goal, model[id].presentation == .push else { return true }
      switch model.placing(of: id) {
      case .over(let place), .replaceFrom(let place): return place != .root && place != .node(model[link].owner)
      case .reset, .inTab: return true
      case .top, .replace, .reuse: return false
      }
    }
  }

  /// Whether a link only closes the dialog.
  private static func closes(_ link: LinkID, _ model: Model) -> Bool {
    let target = model[link].target
    guard !model.isCompound(target) else { return false }
    switch model[target].goal {
    case .back, .dismiss: return true
    default: return false
    }
  }

  /// Whether a link leads to another location in the app.
  private static func leaves(_ link: LinkID, _ model: Model) -> Bool {
    model.family(of: model[link].target).contains { id in
      switch model[id].goal {
      case .open, .stay: false
      default: true
      }
    }
  }

  /// Returns the name of a link as a label: “Try again” for `tryAgain`.
  private static func words(of name: String) -> String {
    var result = ""
    for character in name {
      let isNext = character.isUppercase && result.last?.isLowercase == true
      result += isNext ? " " + character.lowercased() : result.isEmpty ? character.uppercased() : String(character)
    }
    return result
  }
}
