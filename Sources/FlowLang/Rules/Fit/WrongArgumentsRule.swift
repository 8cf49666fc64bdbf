extension Rule {
  static let wrongArguments: Rule = Rule(
    "wrong-arguments", .error, .names,
    summary: "a call lacks an argument and has no caller to ask for it, or an effect has the wrong ones",
    explanation: """
      A link asks its caller for the arguments that it leaves out. Where there is no caller to ask (the start, the root
      of a tab, the screens below a url, the `else` of a guard, the `on` of a flow) every parameter without a default
      must be given. A flag with values is asked and set with one of them, and never cleared; a flag that is yes or no
      is asked and set without.
      """,
    example: """
      - app Shop { start ⟦Product⟧ }
      + app Shop { start Product(id: 1) }
        screen Product(id: Int) { link terms "Terms" -> Terms }
        screen Terms {}
      """
  ) { compilation, findings in
    let model = compilation.model
    for index in model.nodes.indices where model.nodes[index].details != NodeDetails.none {
      findIncompleteCalls(of: NodeID(index), model, compilation, &findings)
    }
    for own in model.guards {
      for target in own.otherwise.map({ model.family(of: $0) }) ?? [] {
        check(target, about: .node(own.owner), "a guard's `else`", compilation, &findings)
      }
    }
    for call in model.startAlternatives.compactMap(\.target) {
      for target in model.family(of: call) where target != call {
        check(target, about: .node(.app), "an `on`", compilation, &findings)
      }
    }
    for index in model.handlers.isEmpty ? 0..<0 : model.links.indices {
      findIncompleteHandlers(of: LinkID(index), compilation, &findings)
    }
    let unread = model.flagMisuses.isEmpty ? nil : UnreadNames(compilation)
    for misuses in FlagMisuse.lists(model.flagMisuses.filter { unread?.mayExplain($0) != true }) {
      let first = misuses[0]
      let subject = first.link.map { Findings.Subject.link($0, owner: first.owner) } ?? .node(first.owner)
      findings.add(wrongArguments, about: subject) { finding(misuses, compilation) }
    }
    for problem in MotionProblem.all(in: compilation) where problem.kind == .arguments {
      findings.add(wrongArguments, about: .file) { problem.finding(of: wrongArguments) }
    }
  }

  /// Finds calls outside links that lack arguments: no person can be asked for the values there.
  private static func findIncompleteCalls(
    of node: NodeID, _ model: Model, _ compilation: Compilation, _ findings: inout Findings
  ) {
    let details = model.details(of: node)
    for start in model.startAlternatives[details.start] {
      check(start.call, in: node, "the start", compilation, &findings)
    }
    for tab in model.tabs[details.tabs] { check(tab.root, in: node, "the root of a tab", compilation, &findings) }
    for entryPoint in model.entryPoints[details.entryPoints] {
      for call in model.calls[entryPoint.over] {
        check(call, in: node, "a screen below a \(entryPoint.isURL ? "url" : "entry")", compilation, &findings)
      }
    }
  }

  private static func findIncompleteHandlers(of link: LinkID, _ compilation: Compilation, _ findings: inout Findings) {
    guard compilation.model.hasBranches(compilation.model[link].target) else { return }
    let model = compilation.model
    for target in model.family(of: model[link].target) {
      for handler in model.handlers[model.details(of: target).handlers] {
        for member in handler.target.map({ model.alternatives(of: $0) }) ?? [] {
          let values = handler.outcome.map { model[$0].parameters } ?? 0..<0
          check(member, about: .link(link, owner: model[link].owner), "an `on`", values: values, compilation, &findings)
        }
      }
    }
  }

  private static func check(
    _ target: TargetID, about subject: Findings.Subject, _ place: String, values: Slice = 0..<0,
    _ compilation: Compilation, _ findings: inout Findings
  ) {
    let model = compilation.model
    let arguments = model.arguments[model.details(of: target).arguments]
    // An argument with an unknown name may be meant for the missing parameter.
    if arguments.contains(where: { $0.parameter == nil }) { return }
    let given = arguments.compactMap(\.parameter)
    let parameters: Slice
    let name: String
    switch model[target].goal {
    case .call(let node):
      parameters = model.details(of: node).parameters
      name = model.name(of: node)
    case .finish(let outcome):
      parameters = model[outcome].parameters
      name = model.text(model[outcome].name)
    default: return
    }
    let range = compilation.goalRange(of: target)
    let names = values.map { model.text(model[ParameterID($0)].name) }
    let missing = missing(parameters, given, model)
    report(
      missing, from: name, place, subject, range, fix: fix(missing, names, range, compilation), findings: &findings)
  }

  private static func check(
    _ call: Call, in owner: NodeID, _ place: String, _ compilation: Compilation, _ findings: inout Findings
  ) {
    let model = compilation.model
    guard let node = call.node, !model.arguments[call.arguments].contains(where: { $0.parameter == nil }) else {
      return
    }
    let given = model.arguments[call.arguments].compactMap(\.parameter)
    report(
      missing(model.details(of: node).parameters, given, model), from: model.name(of: node), place, .node(owner),
      compilation.range(call.syntax, in: owner), findings: &findings)
  }

  /// Returns the fix that gives missing arguments the values of the same name.
  private static func fix(
    _ missing: [String], _ names: [String], _ range: SourceRange, _ compilation: Compilation
  ) -> FixIt? {
    let missing = missing.map { String($0.dropFirst().dropLast()) }
    guard !missing.isEmpty, missing.allSatisfy({ names.contains($0) }) else { return nil }
    let list = missing.map { "\(Spelling.word($0)): \(Spelling.word($0))" }.joined(separator: ", ")
    let call = compilation.sources[Int(range.file.index)].bytes[Int(range.start)..<Int(range.end)]
    guard call.last == UInt8(ascii: ")") else {
      return FixIt("write `(\(list))`", isSafe: false, replace: range.after, with: "(\(list))")
    }
    let inner = call.dropLast().last { !ASCII.isWhitespace($0) }
    let place = SourceRange(file: range.file, start: range.end - 1, end: range.end - 1)
    let isFirst = inner == UInt8(ascii: "(") || inner == UInt8(ascii: ",")
    return FixIt("insert `\(list)`", isSafe: false, replace: place, with: (isFirst ? "" : ", ") + list)
  }

  private static func missing(_ parameters: Slice, _ given: [ParameterID], _ model: Model) -> [String] {
    parameters.map { ParameterID($0) }
      .filter { !model[$0].isOptional && !given.contains($0) }
      .map { "`\(model.text(model[$0].name))`" }
  }

  private static func report(
    _ missing: [String], from name: String, _ place: String, _ subject: Findings.Subject, _ range: SourceRange,
    fix: FixIt? = nil, findings: inout Findings
  ) {
    guard !missing.isEmpty else { return }
    findings.add(wrongArguments, about: subject) {
      let noun = missing.count == 1 ? "argument" : "arguments"
      var finding = wrongArguments.finding(
        "`\(name)` needs the \(noun) \(missing.joined(separator: ", ")); \(place) has no caller to ask for it",
        at: range)
      finding.help = "give it here, or give the parameter a default"
      finding.fixes = [fix].compactMap(\.self)
      return finding
    }
  }
}
