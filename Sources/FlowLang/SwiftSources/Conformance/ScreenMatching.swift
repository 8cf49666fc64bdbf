/// The mapping between the screens of a flow and the types of the code: by `view`, by a comment at the type, by name,
/// or by the function that makes the view for a router.
struct ScreenMatching {
  /// The owner in the code of each node of the flow.
  private(set) var owners: [NodeID: CodeOwner] = [:]
  /// The node of the flow of each owner in the code, the first one of several screens with the same `view`.
  private(set) var nodes: [CodeOwner: NodeID] = [:]
  /// The `view` statements whose type no file declares.
  private(set) var missing: [(node: NodeID, view: SyntaxID, type: String)] = []
  /// The screens of the flow with the same `view`, by the one that stands for them.
  private(set) var alike: [NodeID: [NodeID]] = [:]
  /// The types of one name any of which a screen of the flow may be.
  private var undecided: Set<CodeTypeID> = []
  /// The types that took the place of missing ones, with a similar name and the same neighbors.
  private(set) var renamed: [NodeID: CodeTypeID] = [:]

  init(_ compilation: Compilation, _ sources: AppSources) {
    let model = compilation.model
    let project = sources.project
    var annotated: [String: CodeOwner] = [:]
    for anchor in sources.anchors {
      if case .screen(let name) = anchor.kind, let owner = anchor.owner { annotated[name] = owner }
    }
    let byName = Self.types(sources)
    let functions = Self.functions(sources)
    let modifiers = Self.modifiers(project)
    var sharing: [(node: NodeID, types: [CodeTypeID])] = []
    // Screens with a `view` or a comment come first, then names.
    for isNamed in [true, false] {
      for node in model.nodeIDs where !model[node].isShadowed && owners[node] == nil {
        guard model[node].kind == .screen || model[node].kind == .tabs || model[node].kind == .flow else { continue }
        let name = model.name(of: node)
        var owner: CodeOwner?
        let view = compilation.tree(of: node).child(of: model[node].syntax, .view)
        if isNamed, let view, let path = compilation.tree(of: node).viewPath(view) {
          let types = Self.types(path, in: sources)
          // A view that has become the app is no screen any more.
          if types.contains(where: { sources.plan.roles[$0] == .app }) { continue }
          if types.count > 1 { sharing.append((node, types)) }
          if types.count == 1, nodes[.type(types[0])] != nil { owners[node] = .type(types[0]) }
          owner = types.count == 1 ? .type(types[0]) : nil
          if types.isEmpty { missing.append((node, view, path.joined(separator: "."))) }
        } else if isNamed {
          owner = annotated[name]
        } else if view == nil, let types = Self.typesOfOneName(name, model[node].kind, byName, sources) {
          sharing.append((node, types))
        } else if view == nil, let types = byName[name] {
          let clear = types.filter { !undecided.contains($0) }
          owner = (clear.first { nodes[.type($0)] == nil } ?? clear.first).map { .type($0) }
        } else if view == nil {
          owner = functions[name] ?? modifiers[name]
        }
        guard let owner, nodes[owner] == nil else { continue }
        owners[node] = owner
        nodes[owner] = node
      }
      // What has a name of its own is a neighbor that helps to choose.
      if isNamed { undecided = Set(sharing.flatMap(\.types)) }
    }
    chooseTypes(sharing, model, sources.plan)
    // A router that flowc wrote calls functions for the views of screens.
    for node in model.nodeIDs where !model[node].isShadowed && owners[node] == nil && model[node].kind == .screen {
      guard let place = sources.routerUses.makers[model.name(of: node).lowercased()] else { continue }
      guard nodes[.function(place)] == nil else { continue }
      owners[node] = .function(place)
      nodes[.function(place)] = node
    }
    findRenamed(model, sources)
    findWrappers(model, sources)
    alike = Dictionary(grouping: model.nodeIDs, by: first)
  }

  /// Returns the screen of the flow that stands for all with the same `view`: a form that two screens are.
  func first(of node: NodeID) -> NodeID { owners[node].flatMap { nodes[$0] } ?? node }

  /// Takes new views that only show a screen of the flow for that screen: those that lead nowhere themselves, and the only
  /// one that all code leads to instead, where the screens that lead to the one in the flow do.
  private mutating func findWrappers(_ model: Model, _ sources: AppSources) {
    let plan = sources.plan
    let called = Set(model.nodeIDs.flatMap { model.calledNodes(of: $0) })
    let matched = nodes
    let ledTo = Self.typesOfScenes(sources)
    var around: [NodeID: [CodeOwner]] = [:]
    for (owner, screen) in plan.screens where screen.isGoal && nodes[owner] == nil {
      var shown: Set<NodeID> = []
      var leads = false
      // A controller is no wrapper of the one that it inherits from.
      var seen: Set<CodeOwner> = []
      if case .type(let type) = owner {
        if !isNew(type) { continue }
        seen.formUnion(sources.project.bases(of: type).map { .type($0) })
      }
      var pending = [owner]
      while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        if let node = matched[next] {
          shown.insert(node)
        } else {
          leads = leads || plan.ownFacts[next] != nil
          pending += plan.contents[next] ?? []
        }
      }
      guard let only = shown.first, shown.count == 1, called.contains(only) else { continue }
      if !leads { nodes[owner] = only }
      if leads, let inner = owners[only], !(plan.screens[inner]?.isGoal ?? false) {
        around[only, default: []].append(owner)
      }
    }
    let leading = model.nodesLeading
    for (node, wrappers) in around where wrappers.count == 1 {
      guard case .type(let inner)? = owners[node], !ledTo.contains(sources.project[inner].name),
        case .type(let wrapper) = wrappers[0]
      else { continue }
      let same = model.nodeIDs.filter { owners[$0] == .type(inner) }
      let hosts = Set(same.flatMap { leading[$0] ?? [] }).compactMap { owners[$0] }
      guard hosts.contains(where: { plan.goals(of: $0).contains(.screen(wrapper)) }) else { continue }
      // The inner type stays known: comments in it are about the screen, too.
      for node in same { owners[node] = .type(wrapper) }
      nodes[.type(wrapper)] = node
    }
  }

  /// Returns the names of the classes of scenes that segues, or the identifiers in code, lead to.
  private static func typesOfScenes(_ sources: AppSources) -> Set<CodeName> {
    let identifiers = Set(
      sources.facts.flatMap(\.goals).compactMap { goal -> String? in
        if case .identifier(let identifier) = goal { identifier } else { nil }
      })
    let named = sources.scenes.filter { !identifiers.isDisjoint(with: $0.identifiers) }
    let goals = sources.scenes.flatMap { scene in scene.segues.map { sources.scenes[$0.goal] } }
    return Set((named + goals).compactMap { $0.type.flatMap(sources.project.names.find) })
  }

  /// Finds the new types of the screens whose type is missing.
  private mutating func findRenamed(_ model: Model, _ sources: AppSources) {
    let plan = sources.plan
    if missing.isEmpty { return }
    let leading = model.nodesLeading
    var new: [CodeTypeID: Set<NodeID>] = [:]
    for (owner, node) in nodes {
      for case .screen(let type) in plan.goals(of: owner) where isNew(type) {
        new[type, default: []].insert(node)
      }
    }
    var found: [CodeTypeID: [NodeID]] = [:]
    for (node, _, name) in missing {
      let words = ScreenNames.words(name)
      let counts = new.compactMap { type, hosts -> (type: CodeTypeID, share: Double)? in
        let other = ScreenNames.words(sources.project.names[sources.project[type].name])
        // One word, such as `List`, is part of the names of many screens.
        let (common, longest) = (words.intersection(other).count, max(words.count, other.count))
        let isPart = common == min(words.count, other.count)
        let isSimilar = common * 2 > longest || (isPart && common * 2 == longest)
        guard isSimilar, !hosts.isDisjoint(with: leading[node] ?? []) else { return nil }
        return (type, Double(common) / Double(longest))
      }
      let best = counts.map(\.share).max()
      let fitting = counts.filter { $0.share == best }
      if fitting.count == 1 { found[fitting[0].type, default: []].append(node) }
    }
    // One type that takes the place of two screens is neither of them.
    for (type, screens) in found where screens.count == 1 {
      renamed[screens[0]] = type
      owners[screens[0]] = .type(type)
      nodes[.type(type)] = screens[0]
    }
  }

  /// Returns the types that a screen of the flow without a `view` may be, by their names and by those without an ending
  /// such as `View`. Screens come before modifiers and other parts, which have no `view` in the flow.
  private static func types(_ sources: AppSources) -> [String: [CodeTypeID]] {
    let project = sources.project
    let plan = sources.plan
    var byName: [String: [CodeTypeID]] = [:]
    for isScreen in [true, false] {
      for index in project.types.indices {
        let type = CodeTypeID(index: Int32(index))
        let role = plan.roles[type]
        // A part may have lost its links.
        let isPart = role == .modifier || role == .part || plan.screens[.type(type)] != nil
        guard role.isScreen == isScreen, isScreen || isPart, project[type].keyword != .extension else { continue }
        let name = project.names[project[type].name]
        byName[ScreenNames.plain(name), default: []].append(type)
        // Of types of one name, an import writes the whole name.
        for whole in [name, project.qualifiedName(of: type).replacing(".", with: "")] where byName[whole] == nil {
          byName[whole] = [type]
        }
      }
    }
    return byName
  }

  /// Returns the types of a path such as `Settings.Row`, those first that lead somewhere or are led to. The app and its
  /// watch app may have a type of one name.
  private static func types(_ path: [String], in sources: AppSources) -> [CodeTypeID] {
    let project = sources.project
    guard let last = path.last, let name = project.names.find(last) else { return [] }
    let types = (project.typesByName[name] ?? []).filter { project[$0].keyword != .extension }
    let whole = path.joined(separator: ".")
    let exact = types.filter { project.qualifiedName(of: $0) == whole }
    let outer = types.filter { project[$0].parent == nil }
    let fitting = !exact.isEmpty ? exact : !outer.isEmpty ? outer : Array(types.prefix(1))
    let isScreen = { (type: CodeTypeID) in sources.plan.screens[.type(type)] != nil }
    return fitting.filter(isScreen) + fitting.filter { !isScreen($0) }
  }

  /// Returns the types of one name that a screen without a `view` may be, such as a tab bar of an app and of its watch
  /// app, which an import writes as `Main` and `Main2`; nil unless there are several.
  private static func typesOfOneName(
    _ name: String, _ kind: Node.Kind, _ byName: [String: [CodeTypeID]], _ sources: AppSources
  ) -> [CodeTypeID]? {
    let isNumbered = kind == .tabs && byName[name] == nil
    let plain = isNumbered ? String(name.reversed().drop { $0.isNumber }.reversed()) : name
    guard let first = byName[plain]?.first else { return nil }
    let types = (sources.project.typesByName[sources.project[first].name] ?? []).filter {
      sources.project[$0].keyword != .extension && sources.plan.screens[.type($0)] != nil
    }
    return types.count > 1 && types.contains(first) ? types : nil
  }

  /// Chooses among types of one name those whose neighbors in the code are the neighbors in the flow: the clear cases
  /// first, since they leave fewer types to the others. A screen that may be several of them is not compared.
  private mutating func chooseTypes(
    _ sharing: [(node: NodeID, types: [CodeTypeID])], _ model: Model, _ plan: ScreenPlan
  ) {
    if sharing.isEmpty { return }
    undecided = []
    var links: [NodeID: Set<NodeID>] = [:]
    for node in model.nodeIDs { links[node] = Set(model.goals(of: node)) }
    var isChosen = true
    var isRole = false
    while isChosen || !isRole {
      isRole = !isChosen
      isChosen = false
      for (node, types) in sharing where owners[node] == nil && !(isRole && isChosen) {
        let counts = types.filter { nodes[.type($0)] == nil }.map { type in
          let own = plan.goals(of: .type(type))
          let ahead = (links[node] ?? []).count { goal in
            if case .type(let goal)? = owners[goal] { own.contains(.screen(goal)) } else { false }
          }
          let behind = owners.count { outer, owner in
            links[outer]?.contains(node) ?? false && plan.goals(of: owner).contains(.screen(type))
          }
          return (type: type, count: ahead + behind)
        }
        let best = counts.filter { $0.count == counts.map(\.count).max() }.map(\.type)
        // In the end, a type that leads somewhere or is led to is rather a screen than one that does not.
        let fitting = isRole ? best.filter { plan.screens[.type($0)] != nil } : best
        guard let type = fitting.first, fitting.count == 1 else { continue }
        owners[node] = .type(type)
        nodes[.type(type)] = node
        isChosen = true
      }
    }
    for (node, types) in sharing where owners[node] == nil { undecided.formUnion(types) }
    undecided = undecided.filter { nodes[.type($0)] == nil }
  }

  /// Whether no screen of the flow is a type.
  func isNew(_ type: CodeTypeID) -> Bool { nodes[.type(type)] == nil && !undecided.contains(type) }

  /// Returns the screens of the code that are functions, by the names that an import gives them.
  private static func functions(_ sources: AppSources) -> [String: CodeOwner] {
    var functions: [String: CodeOwner] = [:]
    for owner in sources.plan.ordered {
      guard case .function(let place) = owner else { continue }
      let name = ScreenNames.ofFunction(sources.project.names[sources.project.name(of: place)])
      if functions[name] == nil { functions[name] = owner }
    }
    return functions
  }
}

extension ScreenMatching {
  /// Returns the functions of all views, by the names that an import gives them: they may have lost their links.
  private static func modifiers(_ project: CodeProject) -> [String: CodeOwner] {
    var functions: [String: CodeOwner] = [:]
    for type in project.types where type.keyword == .extension {
      for place in type.members.values.joined().sorted() {
        guard project.node(place).kind == .function, project.givesView(place) else { continue }
        let name = ScreenNames.ofFunction(project.names[project.name(of: place)])
        if functions[name] == nil { functions[name] = .function(place) }
      }
    }
    return functions
  }
}

extension ScreenPlan {
  /// Returns the goals of the links and tabs of an owner, and what it embeds.
  fileprivate func goals(of owner: CodeOwner) -> Set<NavigationFact.Goal> {
    let facts = screens[owner].map { $0.links + $0.tabs } ?? ownFacts[owner] ?? []
    let shown = (screens[owner]?.embeds ?? []).compactMap { owner -> NavigationFact.Goal? in
      if case .type(let type) = owner { .screen(type) } else { nil }
    }
    return Set(facts.flatMap(\.goals) + shown)
  }
}

extension Model {
  /// Returns a target with its `else` alternatives and the targets of its handlers, transitively.
  func everyTarget(from target: TargetID) -> [TargetID] {
    var found: [TargetID] = []
    var pending = [target]
    while let next = pending.popLast(), found.count < 1000 {
      for alternative in alternatives(of: next) where !found.contains(alternative) {
        found.append(alternative)
        pending += handlers[details(of: alternative).handlers].compactMap(\.target)
      }
    }
    return found
  }

  /// The screens that lead to each screen, or embed it.
  fileprivate var nodesLeading: [NodeID: Set<NodeID>] {
    var leading: [NodeID: Set<NodeID>] = [:]
    for node in nodeIDs { for goal in goals(of: node) { leading[goal, default: []].insert(node) } }
    return leading
  }

  /// Returns the screens that the links and tabs of a node lead to, and those that it embeds.
  fileprivate func goals(of node: NodeID) -> [NodeID] {
    calledNodes(of: node) + calls[details(of: node).embeds].compactMap(\.node)
  }

  /// Returns the screens that the links and tabs of a node lead to.
  fileprivate func calledNodes(of node: NodeID) -> [NodeID] {
    let links = self[node].links.map { self[LinkID($0)].target }.flatMap(everyTarget)
    let called = links.compactMap { target -> NodeID? in
      if case .call(let goal) = self[target].goal { goal } else { nil }
    }
    return called.flatMap { [$0] + entryNodes(of: $0) }
      + details(of: node).tabs.compactMap { self[TabID(Int($0))].root.node }
  }
}

extension SyntaxTree {
  /// Returns the components of the type in a `view` statement.
  fileprivate func viewPath(_ id: SyntaxID) -> [String]? {
    guard let path = child(of: id, .path) else { return nil }
    return (self[path].firstToken..<endToken(of: path)).filter { token($0).kind != .dot }.map { text(of: $0) }
  }
}
