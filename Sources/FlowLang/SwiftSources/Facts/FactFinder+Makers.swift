/// Objects that act for the screens that make them: data sources, the controllers of sections, coordinators of views.
///
///     class FeedController: UIViewController {
///       let source = FeedSource()
///     }
///     class FeedSource: NSObject, UITableViewDelegate {
///       func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { navigation.push(Post(), animated: true) }
///     }
extension FactFinder {
  /// Gives the facts of functions that nothing in the files calls to the screens that make their object, and the cells
  /// that the object makes.
  mutating func followMakers() {
    var makers: [CodeTypeID: [CodeTypeID]] = [:]
    for (owner, inner) in contents.sorted(by: { place(of: $0.key) < place(of: $1.key) }) {
      guard case .type(let type) = owner, isHelper(type) else { continue }
      let parts = inner.filter { part in
        if case .type(let part) = part { roles[part] == .part } else { false }
      }
      if parts.isEmpty { continue }
      let screens = self.screens(making: type)
      makers[type] = screens
      for screen in screens {
        for part in parts where part != .type(screen) { embed(part, in: .type(screen)) }
      }
    }
    var added: [NavigationFact] = []
    for fact in facts where fact.kind != .tab && fact.kind != .root && !handedOn.contains(fact) {
      guard case .type(let type) = fact.owner, isHelper(type), mayRun(fact.place, in: type) else { continue }
      let screens = makers[type] ?? self.screens(making: type)
      makers[type] = screens
      guard !screens.isEmpty else { continue }
      for screen in screens {
        var copy = fact
        copy.owner = .type(screen)
        added.append(copy)
      }
      handedOn.insert(fact)
    }
    let known = Set(facts)
    var seen: Set<NavigationFact> = []
    facts += added.filter { !known.contains($0) && seen.insert($0).inserted }
  }

  /// Returns a sort key.
  private func place(of owner: CodeOwner) -> CodePlace {
    switch owner {
    case .type(let type): project[type].places[0]
    case .function(let place): place
    }
  }

  /// Whether a type is a class that is no screen, nor leads an app from screen to screen itself.
  private func isHelper(_ type: CodeTypeID) -> Bool {
    guard roles[type] == .other, project[type].keyword == .class, conformers[type] == nil else { return false }
    let name = project.names[project[type].name]
    if ["AppDelegate", "SceneDelegate", "Manager", "Service", "Router", "Navigator"].contains(where: name.hasSuffix) {
      return false
    }
    guard name.hasSuffix("Coordinator") else { return true }
    // The coordinator of a view of UIKit in SwiftUI.
    return project[type].parent.map { roles[$0] == .view } ?? false
  }

  /// Returns the screens whose code makes objects of a type, directly or through other such objects; empty where many
  /// do.
  private mutating func screens(making type: CodeTypeID) -> [CodeTypeID] {
    var screens: [CodeTypeID] = []
    var seen: Set = [type]
    var pending = [type]
    while let next = pending.popLast(), seen.count < 12 {
      for place in (calls[project[next].name] ?? []).prefix(50) {
        guard let call = evaluation.call(place), constructs(call, next), let owner = owner(of: place) else { continue }
        // `SettingsView(store: Store(model: SettingsModel()))`: the screen that gets the object.
        if let screen = holder(of: place, depth: 0) {
          if !screens.contains(screen) { screens.append(screen) }
          continue
        }
        guard case .type(let maker) = owner else { continue }
        if roles[maker] == .view || roles[maker].isController {
          if !screens.contains(maker) { screens.append(maker) }
        } else if isHelper(maker), seen.insert(maker).inserted {
          pending.append(maker)
        }
      }
    }
    return screens.count > 6 ? [] : screens
  }

  /// Whether something may call the function around a node: code of the app, or the system or a package where the function
  /// may belong to one of their protocols or classes.
  private func mayRun(_ place: CodePlace, in type: CodeTypeID) -> Bool {
    guard let function = functionAround(place) else { return true }
    let name = project.name(of: function)
    if calls[name] != nil || references[name] != nil { return true }
    if project.node(function).flags.contains(.isOverride) { return true }
    let attributes = project.children(of: function).filter { project.node($0).kind == .attribute }
    if attributes.contains(where: { Self.callableAttributes.contains(project.names[project.name(of: $0)]) }) {
      return true
    }
    return ([type] + project.bases(of: type)).contains { base in
      project[base].inherited.contains { inherited in
        !Self.basesWithoutCallbacks.contains(project.names[inherited])
          && (project.typesByName[inherited] ?? []).allSatisfy { project[$0].keyword == .extension }
      }
    }
  }

  private static let callableAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]

  private static let basesWithoutCallbacks: Set<String> = [
    "ObservableObject", "Identifiable", "Hashable", "Equatable", "Sendable", "AnyObject",
  ]

  private func constructs(_ call: Evaluation.Call, _ type: CodeTypeID) -> Bool {
    let name = project.name(of: call.callee)
    switch project.node(call.callee).kind {
    case .name: return project.type(named: name, in: project.typeAround(call.callee), from: call.callee.file) == type
    case .member: return project.typesByName[name]?.contains(type) ?? false
    default: return false
    }
  }
}
