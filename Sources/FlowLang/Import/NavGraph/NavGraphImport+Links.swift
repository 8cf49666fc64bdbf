/// Actions: their destinations, and what they pop before that.
extension NavGraphImport {
  mutating func addLinks() {
    let openers = openers()
    for number in graphs.nodes.indices {
      for action in graphs.nodes[number].actions {
        if number == main, nodes[number] == nil {
          let made = link(action, from: number, openers)
          if let mainGroup { app[mainGroup].links.append(made) } else { app.links.append(made) }
        } else if let node = nodes[number], !app[node].isExternal {
          app[node].links.append(link(action, from: number, openers))
        }
      }
    }
    for number in graphs.nodes.indices { dropOverridden(number) }
  }

  /// Removes the inherited actions that an action of a destination overrides, because it has the same id, as far as the
  /// flow inherits them: a graph that several include is a flow of its own, without the actions of any of them.
  private mutating func dropOverridden(_ number: Int) {
    guard let node = nodes[number], app[node].kind == .screen else { return }
    let outer = app.links + app.around(node).dropFirst().flatMap { app[$0].links }
    let inherited = Set(outer.filter(\.isNamed).compactMap(\.candidates.first))
    for id in graphs.nodes[number].actions.compactMap(\.id) where inherited.contains(id) {
      let name = ImportedNames.clean(id)
      if !app[node].dropped.contains(name) { app[node].dropped.append(name) }
    }
  }

  private mutating func link(_ action: NavGraph.Action, from number: Int, _ openers: [Int: Set<Int>]) -> ImportedLink {
    let target = target(of: action, from: number)
    let place = self.place(of: action, from: number, leadingTo: target)
    let move = NavMove(
      action, from: number, to: target, backTo: place, openers[number].flatMap { $0.count == 1 ? $0.first : nil },
      graphs)
    var link = ImportedLink(candidates(for: action, target), .stay)
    link.isNamed = action.id != nil
    link.place = action.range
    if place != nil { link.problemWithPlace = opensAgain(action, place) }
    // A destination that is in none of the files may be below.
    if place == nil, let id = action.popUpTo, graphs.findAnywhere(id) == nil { link.isWeakened = true }
    if move.takesMore { link.imprecision = "what it goes back to takes all of its graph away" }
    var destination: ImportedID?
    switch move.goal {
    case .open(let found): destination = node(of: found, whole: move.placing == nil)
    case .unknown(let id): destination = missingNode(id)
    case .back: link.goal = .back
    case .backTo(let found): link.goal = node(of: found, whole: true).map { .backTo($0) } ?? .stay
    case .leave(let graph):
      link.goal = .leave
      if let flow = nodes[graph] { app[flow].isLeft = true }
    case .stay: break
    }
    if let destination {
      link.goal = .call(ImportedCall(destination))
      addPlacing(move.placing, to: &link)
      let isDialog = target.map { graphs.nodes[$0].tag == "dialog" } == true
      switch link.placing {
      case nil, .over: if isDialog { link.presentation = .dialog }
      default: break
      }
      addArguments(of: action, to: &link)
    }
    link.notes += notes(of: action)
    return link
  }

  /// Returns the node of a number; the start of the app for the app's own graph. Where a flow cannot be placed, returns
  /// the start of the flow.
  private func node(of number: Int, whole: Bool) -> ImportedID? {
    let isFlow = nodes[number].map { app[$0].kind == .flow } ?? true
    if isFlow, !whole || nodes[number] == nil { return graphs.start(of: number).flatMap { nodes[$0] } }
    return nodes[number]
  }

  private func addPlacing(_ placing: NavMove.Placing?, to link: inout ImportedLink) {
    switch placing {
    case nil: break
    case .replace: link.placing = .replace
    case .reuse: link.placing = .reuse
    case .reset: link.placing = .reset
    case .over(let number): link.placing = nodes[number].map { .over($0) }
    case .replaceFrom(let number): link.placing = nodes[number].map { .replaceFrom($0) }
    }
  }

  /// Adds the arguments of the action that the destination has parameters for.
  private func addArguments(of action: NavGraph.Action, to link: inout ImportedLink) {
    guard case .call(var call) = link.goal else { return }
    for argument in action.arguments {
      let parameter = app[call.node].parameters.first { $0.name == argument.name }
      let isGiven = call.arguments.contains { $0.name == argument.name }
      if let parameter, !isGiven, let value = argument.defaultValue,
        let literal = NavArgumentType.literal(value, for: parameter.type)
      {
        call.arguments.append(ImportedArgument(name: argument.name, value: literal))
      } else {
        let pieces = [argument.type ?? "string", argument.defaultValue.map { "= \($0)" }].compactMap { $0 }
        link.notes.append(ImportedNote("argument", "\(argument.name): \(pieces.joined(separator: " "))"))
      }
    }
    link.goal = .call(call)
  }

  /// Adds links for the names in the source of each screen's class: the ids of destinations, and activities.
  mutating func addLinksOfCode() {
    for number in graphs.nodes.indices {
      guard let node = nodes[number], app[node].kind == .screen else { continue }
      for use in code.uses(of: graphs.nodes[number].className) {
        let target =
          switch use.kind {
          case .id: graphs.destination(use.name, from: number)
          case .type: activity(use.name)
          }
        guard let target else { continue }
        usesOfCode.insert(UseOfCode(name: use.name, place: use.place))
        if target == number { continue }
        if graphs.nodes[number].actions.contains(where: { action in
          action.destination.flatMap { graphs.destination($0, from: number) } == target
        }) {
          continue
        }
        guard let destination = self.node(of: target, whole: true), destination != node else { continue }
        if app[node].links.contains(where: { $0.goal == .call(ImportedCall(destination)) }) { continue }
        var link = ImportedLink(
          [ReadableName.ofLink(to: app[destination].candidates[0])], .call(ImportedCall(destination)))
        if graphs.nodes[target].tag == "dialog" { link.presentation = .dialog }
        link.notes.append(ImportedNote("code", use.place))
        link.place = graphs.nodes[number].range
        app[node].links.append(link)
        linksOfCode.append((from: number, to: target))
      }
    }
  }

  /// Returns the only activity of a class.
  private func activity(_ name: String) -> Int? {
    let found = graphs.nodes.indices.filter { number in
      graphs.nodes[number].tag == "activity" && graphs.nodes[number].className.map(ImportedCode.plain) == name
    }
    return found.count == 1 ? found[0] : nil
  }

  private func candidates(for action: NavGraph.Action, _ target: Int?) -> [String] {
    [action.id, target.flatMap { graphs.id(of: $0) }.map { ReadableName.ofLink(to: $0) }].compactMap { $0 }
  }

  private func notes(of action: NavGraph.Action) -> [ImportedNote] {
    var notes: [ImportedNote] = []
    if let id = action.popUpTo { notes.append(ImportedNote("popUpTo", action.isInclusive ? "\(id) inclusive" : id)) }
    if action.isSingleTop { notes.append(ImportedNote("launchSingleTop", "true")) }
    if action.clearsTask { notes.append(ImportedNote("clearTask", "true")) }
    if let note = animations(action.rest) { notes.append(note) }
    let rest = action.rest.filter { Self.animation(of: $0.name) == nil }
    if let note = ImportedNote.attributes(rest) { notes.append(note) }
    return notes
  }

  /// Returns the animations of an action, in a few words: `enter=slide_in exit=slide_out`.
  private func animations(_ attributes: [(name: String, value: String)]) -> ImportedNote? {
    let words = attributes.compactMap { attribute in
      Self.animation(of: attribute.name).map { "\($0)=\(attribute.value.replacing("@anim/", with: ""))" }
    }
    return words.isEmpty ? nil : ImportedNote("animations", words.joined(separator: " "))
  }

  /// Returns the name of an animation: `enter` for `app:enterAnim`; nil for other attributes.
  private static func animation(of attribute: String) -> String? {
    let name = attribute.split(separator: ":").last ?? ""
    return ["enterAnim", "exitAnim", "popEnterAnim", "popExitAnim"].contains(name) ? String(name.dropLast(4)) : nil
  }

  /// Returns the destinations that lead to each dialog.
  private func openers() -> [Int: Set<Int>] {
    var openers: [Int: Set<Int>] = [:]
    for number in graphs.nodes.indices {
      for action in graphs.nodes[number].actions {
        guard let target = action.destination.flatMap({ graphs.destination($0, from: number) }),
          graphs.nodes[target].tag == "dialog"
        else { continue }
        // A dialog that every screen of a graph can open has no single opener.
        openers[target, default: []].formUnion(graphs.nodes[number].kind == .graph ? [number, -1] : [number])
      }
    }
    return openers
  }
}
