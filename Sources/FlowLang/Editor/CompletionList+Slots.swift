/// The completions for each slot of the grammar.
extension CompletionList {
  mutating func add(_ slot: Expected.Slot) {
    switch slot {
    case .goal: addNodes([.screen, .tabs, .flow])
    case .start: addNodes([.screen, .tabs, .flow], without: context.owner)
    case .screen: addNodes([.screen])
    case .place: addNodes([.screen, .flow])
    case .expected: addNodes([.screen, .tabs, .group, .flow])
    case .tag: addTags()
    case .flag: for flag in model.declaredFlags { addFlag(flag) }
    case .clearedFlag: for flag in model.declaredFlags where model[flag].value == nil { addFlag(flag) }
    case .flagValue(let flag):
      for value in model.values(of: flag) { add(.value(value), .exact, detail: model.text(model[flag].name)) }
    case .readableText(let name): add(StringLiteral.quoted(ReadableName.inWords(name)), .text, .near)
    case .transition: addTransitions()
    case .tab: addTabs()
    case .tabOfBar(let bar): for tab in model.details(of: bar).tabs { add(.tab(TabID(tab)), .name) }
    case .finishedOutcome: addOutcomes(of: model.flow(around: context.owner))
    case .handledOutcome: addOutcomes(of: context.handledFlow, without: context.handledOutcomes)
    case .inheritedLink: addInheritedLinks()
    case .label(let parameters):
      for parameter in parameters { add(.parameter(parameter), .near, detail: model[parameter].type.spelling) }
    case .value(let parameter): addValues(model[parameter].type, after: true)
    case .literal(let type): addValues(type, after: false)
    case .caseName(let type): for name in caseNames(of: type) { add(name, .symbol(.value), .exact) }
    case .type: addTypes()
    case .rule:
      for rule in Rule.all where rule.canBeAllowed { add(rule.name, .rule, .name, documentation: rule.summary) }
    case .effect: for effect in MotionFunction.effects { add(effect) }
    case .easing: for easing in MotionFunction.easings { add(easing) }
    case .effectArgument(let name, let position): addEffectArgument(of: name, position)
    }
  }

  // MARK: Screens

  /// Adds the nodes of some kinds; those declared in a scope around the cursor come first.
  private mutating func addNodes(_ kinds: Set<Node.Kind>, without left: NodeID? = nil) {
    let around = Set(model.enclosing(context.owner).dropLast())
    for index in model.nodes.indices.dropFirst() {
      let node = model.nodes[index]
      guard kinds.contains(node.kind), !node.isShadowed, NodeID(index) != left else { continue }
      let isNear = node.parent != .app && around.contains(node.parent)
      add(.node(NodeID(index)), isNear ? .near : .name, detail: editor.parameterList(of: NodeID(index)))
    }
  }

  // MARK: Small things

  /// Adds a flag, with its values as the detail.
  private mutating func addFlag(_ flag: FlagID) {
    let values = model[flag].value == nil ? [] : model.values(of: flag).map { model.name(of: .value($0)) }
    add(.flag(flag), .name, detail: values.map { Spelling.word($0) }.joined(separator: " | "))
  }

  /// Adds the tags of all files, without the one that is being written.
  private mutating func addTags() {
    let own = replaced.start
    var seen: Set<TagID> = []
    for index in editor.compilation.trees.indices {
      for nameUse in editor.nameUses.nameUses(in: FileID(index)) {
        guard case .tag(let tag) = nameUse.symbol, seen.contains(tag) == false,
          FileID(index) != cursor.file || nameUse.start != own
        else { continue }
        seen.insert(tag)
        add(.tag(tag), .near)
      }
    }
  }

  private mutating func addTransitions() {
    for index in model.transitions.indices { add(.transition(TransitionID(index)), .near) }
    add("none", .symbol(.transition), .name, documentation: "nothing moves")
    add("default", .symbol(.transition), .name, documentation: "what the platform does")
  }

  private mutating func addTabs() {
    for index in model.tabs.indices { add(.tab(TabID(index)), .near, detail: model.name(of: model.tabs[index].owner)) }
    for index in model.nodes.indices where model.nodes[index].kind == .tabs { add(.node(NodeID(index)), .name) }
  }

  /// Adds the outcomes of a flow that are not handled yet; those that require a handler come first.
  private mutating func addOutcomes(of flow: NodeID?, without handled: Set<String> = []) {
    for index in flow.map({ model.details(of: $0).outcomes }) ?? 0..<0 {
      let outcome = model.outcomes[Int(index)]
      guard !handled.contains(model.text(outcome.name)) else { continue }
      add(
        .outcome(OutcomeID(index)), outcome.needsNoHandler ? .name : .near,
        detail: editor.parameterList(outcome.parameters) + (outcome.needsNoHandler ? " -> stay" : ""))
    }
  }

  private mutating func addInheritedLinks() {
    for node in model.enclosing(context.owner).dropFirst() {
      for link in model[node].links { add(.link(LinkID(link)), .near, detail: model.name(of: node)) }
    }
  }

  private mutating func addTypes() {
    for type in ["String", "Int", "Double", "Bool", "Date", "UUID", "URL"] { add(type, .type, .near) }
    for parameter in model.parameters {
      let name = parameter.type.spelling.filter { !"[]?".contains($0) }
      if !name.isEmpty { add(name, .type, .name) }
    }
  }

  // MARK: Values

  /// Adds values of a type: the parameters in scope, if the value is an argument and not a default, and literals.
  private mutating func addValues(_ type: ValueType, after isArgument: Bool) {
    for slice in isArgument ? context.parametersInScope(model) : [] {
      for index in slice where type.accepts(model.parameters[Int(index)].type) {
        add(.parameter(ParameterID(index)), .exact, detail: model.parameters[Int(index)].type.spelling)
      }
    }
    if type.builtin == .bool && !type.isArray {
      add("true", .symbol(.value), .near)
      add("false", .symbol(.value), .near)
    }
    if type.isArray { add("[]", .symbol(.value), .near) }
    for name in caseNames(of: type) { add("." + name, .symbol(.value), .near) }
    if type.isOptional { add("nil", .symbol(.value), .name) }
  }

  /// Returns the values `.name` that arguments for parameters of a type have in the files.
  private func caseNames(of type: ValueType) -> [String] {
    guard type.builtin == nil, !type.isArray else { return [] }
    let wanted = type.spelling.filter { $0 != "?" }
    var result: [String] = []
    for (index, tree) in editor.compilation.trees.enumerated() {
      var parameter: ParameterID?
      for nameUse in editor.nameUses.nameUses(in: FileID(index)) {
        if case .parameter(let own) = nameUse.symbol { parameter = own }
        guard nameUse.role == .value, let own = parameter, nameUse.start != replaced.start,
          model[own].type.spelling.filter({ $0 != "?" }) == wanted
        else { continue }
        let name = tree.text(of: nameUse)
        if !result.contains(name) { result.append(name) }
      }
    }
    return result
  }

  /// Adds the parameters of the screen whose URL is being written.
  mutating func addPlaceholders() {
    for index in model.details(of: context.owner).parameters {
      let parameter = ParameterID(index)
      let name = model.text(model[parameter].name)
      add(name, .symbol(.parameter), .exact, detail: model[parameter].type.spelling)
    }
  }

  /// Adds files to import, without those that the file imports already; completes the text where its end is missing.
  mutating func addFiles(_ paths: [String]) {
    let imports = editor.links(of: cursor.file).filter { $0.range.start + 1 != replaced.start }.map(\.path)
    let bytes = editor.tree(of: cursor.file).source.bytes
    let isClosed = bytes.indices.contains(Int(replaced.end)) && bytes[Int(replaced.end)] == UInt8(ascii: "\"")
    for path in Set(paths).subtracting(imports) {
      add(path, .file, .exact, insert: String(StringLiteral.quoted(path).dropFirst().dropLast(isClosed ? 1 : 0)))
    }
  }

  // MARK: Effects

  private mutating func add(_ function: MotionFunction) {
    let labels = function.parameters.map(\.name).joined(separator: ", ")
    add(function.name, .effect, .name, detail: labels.isEmpty ? "" : "(\(labels))")
  }

  private mutating func addEffectArgument(of name: String, _ position: Int) {
    let functions = MotionFunction.effects + MotionFunction.easings
    guard let function = functions.first(where: { $0.name == name }) else { return }
    if position < function.parameters.count, case .edge = function.parameters[position].value {
      for edge in MotionFunction.edges { add(edge, .symbol(.value), .near) }
    }
    for parameter in function.parameters {
      add(parameter.name, .symbol(.parameter), .name, insert: parameter.name + ": ")
    }
  }
}
