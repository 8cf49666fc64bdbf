/// Functions of presenters that take the view to show, and keep it for code that is not followed:
///
///     final class Overlays {
///       func present(@ViewBuilder content: @escaping () -> some View) { stack.append(Entry(content)) }
///     }
///     overlays.present { HelpView() }
///
/// and modifiers of the app with such a name:
///
///     extension View {
///       func instantPopover<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View { … }
///     }
extension FactFinder {
  /// Records such functions as presenters of their parameter, where the code inside them does not determine it.
  mutating func notePresentersOfViews() {
    for index in project.types.indices {
      let type = CodeTypeID(index: Int32(index))
      let isOfViews = project[type].keyword == .extension && project.names[project[type].name] == "View"
      guard isOfViews || roles[type] == .other, conformers[type] == nil else { continue }
      for (name, members) in project[type].members.sorted(by: { $0.key.index < $1.key.index }) {
        let word = project.names[name]
        guard let kind = isOfViews ? Self.kind(ofModifier: word) : Self.kind(ofPresenter: word) else { continue }
        for function in members where project.node(function).kind == .function {
          guard project.child(of: function, .block) != nil, !presenters.contains(where: { $0.function == function }),
            let parameter = project.parameters(of: function).first(where: takesView),
            !Self.isAboutMessages(project.names[project[type].name])
          else { continue }
          note(Presenter(function: function, parameter: parameter, kind: kind))
        }
      }
    }
  }

  /// Whether the type of a parameter is a view, or a closure that makes one.
  private func takesView(_ parameter: CodePlace) -> Bool {
    guard var type = project.child(of: parameter, .typeName) else { return false }
    if project.name(of: type) == .none {
      let parts = project.children(of: type).filter { project.node($0).kind == .typeName }
      guard let result = parts.last else { return false }
      type = result
    }
    return ["View", "AnyView"].contains(project.names[project.name(of: type)]) || project.isGenericView(type)
  }

  /// The presentation that the name of a modifier ends with.
  private static func kind(ofModifier name: String) -> NavigationFact.Kind? {
    let kinds: [(ending: String, kind: NavigationFact.Kind)] = [
      ("Popover", .popover), ("Sheet", .sheet), ("Cover", .cover),
    ]
    return kinds.first { name.hasSuffix($0.ending) }?.kind
  }

  /// The presentation that the name of a function says; nil where it does not say that the function presents.
  private static func kind(ofPresenter name: String) -> NavigationFact.Kind? {
    let lower = name.lowercased()
    guard ["present", "show", "push", "open", "navigate"].contains(where: lower.hasPrefix), !isAboutMessages(lower)
    else { return nil }
    return layer(lower) ?? (lower.hasPrefix("push") || lower.hasPrefix("navigate") ? .push : .sheet)
  }

  /// Whether a name is about alerts and the like, which are no screens.
  private static func isAboutMessages(_ name: String) -> Bool {
    let lower = name.lowercased()
    return messageWords.contains { lower.contains(bytes: $0) }
  }

  private static let messageWords: [StaticString] = [
    "alert", "toast", "hud", "banner", "dialog", "tooltip", "snackbar", "confirmation", "menu", "loading",
    "indicator", "notification", "progress",
  ]

  /// The presentation of a call that passes one: `.sheet` of `present(type: .sheet) { … }`; nil inside for a message, and
  /// nil where the call passes none.
  func styleGiven(by call: Evaluation.Call) -> NavigationFact.Kind?? {
    for argument in call.arguments {
      guard let value = project.first(of: argument), project.node(value).kind == .implicitMember else { continue }
      let name = project.names[project.name(of: value)].lowercased()
      if Self.isAboutMessages(name) { return .some(nil) }
      if name.contains("popover") { return .popover }
      if let layer = Self.layer(name) { return layer }
      if name == "push" { return .push }
    }
    return nil
  }
}
