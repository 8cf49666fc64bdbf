/// What every Swift output of a flow shares: which types and functions there are, what they are called, and what they
/// are given. Names are settled once, here; emitters only lay them out.
///
/// A value in all but name: nothing changes once it is made. It is a class because writers hand it about hundreds of
/// thousands of times, and to copy all that it holds costs more than what they do with it.
public final class Router: Sendable {
  let compilation: Compilation
  /// The meaning of the flow, once more: read through the compilation, all of it would be copied.
  let model: Model
  /// What the flow means, as a machine.
  let machine: Machine
  /// The type that everything is in: `ShopFlow`.
  let namespace: String
  /// The screens that can be on a stack, external screens and flows included; one that is only ever shown inside
  /// another is none of them.
  let screens: [NodeID]
  let bars: [NodeID]
  /// The flows that can be called, external ones included.
  let flows: [NodeID]
  /// The links that are offered somewhere; those with an error are not.
  let links: [LinkID]
  /// The calls of flows that can happen, each with the `on`s behind it.
  let callSites: [TargetID]

  /// Which values are in scope where.
  let scope: RouterScope
  private let shapes: LinkShapes
  let guards: GuardTable
  /// Which screen offers which links.
  let offers: LinkOffers
  /// For each flow that somebody calls, so that it can end, its calls.
  private let callsOfFlows: [NodeID: [TargetID]]
  /// What can be kept from happening and gone on to.
  nonisolated(unsafe) private(set) var requests: [RouterRequest] = []
  /// The screens that dialogs of the system show.
  nonisolated(unsafe) private(set) var dialogs: [SystemDialog] = []
  /// The links that present popovers.
  nonisolated(unsafe) private(set) var popovers: [SourceLinks] = []
  /// Where screens grow out of the control that opens them.
  let zooms: Zooms
  /// Whether a link opens a screen that grows out of its control.
  nonisolated(unsafe) private(set) var hasZooms = false
  /// For each node, which of the values that it is given are needed by what its guards do instead.
  nonisolated(unsafe) private(set) var refusalValues: [Set<ParameterID>] = []

  private let spellings: [NodeSpelling]
  private let functionNames: [String]
  private let tabNames: [String]
  private let tagNames: [String]
  private let flagNames: [String]
  private let flagTypeNames: [String]
  private let flagValueNames: [String]
  private let guardNames: [String]
  private let transitionNames: [String]
  private let entryPointsNames: [String]
  private let targetNames: [TargetID: String]
  /// The names of all outcomes as cases.
  private let outcomeNames: [String]
  /// The outcome that each parameter of an outcome belongs to.
  let outcomeOwners: [ParameterID: OutcomeID]

  /// The type that everything is in.
  static func namespace(of model: borrowing Model) -> String {
    model.hasApp ? SwiftName.upper(model.name(of: .app)) + "Flow" : "AppFlow"
  }

  var tabs: [TabID] { model.tabs.indices.map { TabID($0) } }
  var tags: [TagID] { model.tags.indices.map { TagID($0) } }

  /// - Parameter compilation: A flow that says what it means.
  public init(_ compilation: Compilation) {
    self.compilation = compilation
    let model = compilation.model
    self.model = model
    machine = compilation.machine
    zooms = Zooms(compilation)
    let broken = compilation.findings.brokenLinks
    namespace = Router.namespace(of: model)
    guards = GuardTable(model)
    let nodes = model.nodes.indices.map { NodeID($0) }.filter { !model[$0].isShadowed }
    let embedded = Set(model.details.flatMap { model.calls[$0.embeds].compactMap(\.node) })
    let shown = embedded.isEmpty ? [] : Router.shown(model)
    screens = nodes.filter { node in
      if model[node].kind == .screen { return !embedded.contains(node) || shown.contains(node) }
      return model[node].kind == .flow && model[node].isExternal
    }
    bars = nodes.filter { model[$0].kind == .tabs }
    flows = nodes.filter { model[$0].isFlow }
    links = model.links.indices.map { LinkID($0) }
      .filter { !broken.contains($0) && !model[model[$0].owner].isShadowed }
    let spellings = NodeSpelling.all(in: model)
    let names = RouterNames(model, guards) { spellings[Int($0.index)].type }
    func member(_ node: NodeID) -> String { spellings[Int(node.index)].member }
    let entryPoints = names.entryPoints(member)
    let functions = names.functions(member, entryPoints: entryPoints)
    tabNames = names.tabs(member)
    tagNames = names.tags()
    flagNames = names.flags()
    flagTypeNames = names.flagTypes()
    flagValueNames = names.flagValues()
    guardNames = names.guards(member)
    transitionNames = names.transitions()
    entryPointsNames = entryPoints
    (callSites, targetNames) = names.targets(links, guardNames, entryPoints: entryPoints) { functions[Int($0.index)] }
    self.spellings = spellings
    functionNames = functions
    outcomeOwners = Router.outcomeOwners(model)
    outcomeNames = names.outcomes()
    offers = LinkOffers(machine, screens: screens, bars: bars)
    callsOfFlows = Dictionary(grouping: callSites) { call in
      if case .call(let flow) = model[call].goal { flow } else { .app }
    }
    scope = RouterScope(compilation)
    shapes = LinkShapes(scope)
    requests = madeRequests()
    refusalValues = neededValues()
    dialogs = SystemDialog.all(self)
    popovers = SourceLinks.all(self) { target, _ in model[target].presentation == .popover }
    hasZooms = !zooms.transitions.isEmpty && !SourceLinks.all(self) { zooms.opens($1, by: $0) }.isEmpty
  }

  /// The outcome that each parameter of an outcome belongs to.
  private static func outcomeOwners(_ model: Model) -> [ParameterID: OutcomeID] {
    var result: [ParameterID: OutcomeID] = [:]
    for outcome in model.outcomes.indices.map({ OutcomeID($0) }) {
      for parameter in model[outcome].parameters { result[ParameterID(parameter)] = outcome }
    }
    return result
  }

  /// The name of a screen, bar or flow in the flow, made fit for a comment: `Gift card (old)`.
  func shownName(_ node: NodeID) -> String { SwiftText.comment(model.name(of: node)) }
  /// The name of a screen, bar or flow as a case or a function: `giftCardOld`.
  func member(_ node: NodeID) -> String { spellings[Int(node.index)].member }
  /// The same as it is written where it is a name: a keyword in backticks.
  func quoted(_ node: NodeID) -> String { SwiftName.quoted(member(node)) }
  /// The name of a screen, bar or flow as a type: `GiftCardOld`.
  func type(_ node: NodeID) -> String { spellings[Int(node.index)].type }
  /// The function of a state that follows a link: `productOpen`.
  func function(_ link: LinkID) -> String { functionNames[Int(link.index)] }
  /// What a link asks for and what it needs.
  func shape(_ link: LinkID) -> LinkShape { shapes[link] }
  /// Whether a link asks for or needs anything.
  @inline(__always)
  func hasShape(_ link: LinkID) -> Bool { shapes.hasValues(link) }
  func tab(_ tab: TabID) -> String { tabNames[Int(tab.index)] }
  func tag(_ tag: TagID) -> String { tagNames[Int(tag.index)] }
  func flag(_ flag: FlagID) -> String { flagNames[Int(flag.index)] }
  /// The type of a flag with values.
  func type(ofFlag flag: FlagID) -> String { flagTypeNames[Int(flag.index)] }
  /// The case of a value; nil for a flag without values.
  func value(_ flag: FlagID) -> String? { model[flag].value == nil ? nil : flagValueNames[Int(flag.index)] }
  /// A flag or a value as an expression in Swift: `true`, `.pro`.
  func value(_ flag: FlagID, _ isSet: Bool) -> String {
    value(flag).map { ".\(SwiftName.quoted($0))" } ?? "\(isSet)"
  }
  func `guard`(_ index: Int) -> String { guardNames[index] }
  func transition(_ reference: TransitionReference) -> String {
    switch reference {
    case .none: "still"
    case .default: "standard"
    case .declared(let id): transitionNames[Int(id.index)]
    }
  }
  func entryPoint(_ index: Int) -> String { entryPointsNames[index] }
  /// The name of a target that is not all of a link, or of a call: `productBuyOnPaid`.
  func name(_ target: TargetID) -> String { targetNames[target] ?? "" }
  /// The screens that the app makes views for: all but the dialogs of the system.
  var viewScreens: [NodeID] {
    if dialogs.isEmpty { return screens }
    let shown = Set(dialogs.map(\.screen))
    return screens.filter { !shown.contains($0) }
  }
  /// What a screen, bar or flow is given.
  func parameters(_ node: NodeID) -> [RouterParameter] { scope.parameters(node) }
  /// What an outcome hands to the caller of its flow.
  func parameters(_ outcome: OutcomeID) -> [RouterParameter] { scope.parameters(outcome) }

  /// Whether a value that a screen or an outcome is given has a type of the app's.
  var hasTypesOfApp: Bool {
    (screens + bars + flows).contains { parameters($0).contains { $0.isOfApp } }
      || outcomeOwners.values.contains { parameters($0).contains { $0.isOfApp } }
  }

  /// Whether a flow is called.
  func isCalled(_ flow: NodeID) -> Bool { callsOfFlows[flow] != nil }
  /// The calls of a flow.
  func calls(of flow: NodeID) -> [TargetID] { callsOfFlows[flow] ?? [] }
  /// Whether a flow is called and its outcomes are handled.
  func canEnd(_ flow: NodeID) -> Bool { isCalled(flow) && !model.details(of: flow).outcomes.isEmpty }

  /// The outcomes of a flow with their names as cases.
  func outcomes(of flow: NodeID) -> [(id: OutcomeID, name: String)] {
    model.details(of: flow).outcomes.map { (OutcomeID($0), outcomeNames[Int($0)]) }
  }

  /// The name of an outcome as a case.
  func outcome(_ outcome: OutcomeID) -> String { outcomeNames[Int(outcome.index)] }

  /// The name of the flow's file: `App.flow`.
  var sourceName: String { compilation.sources[0].name }

  /// The path of a file, seen from the folder of the flow.
  func path(of file: FileID) -> String {
    let folder = compilation.sources[0].path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let prefix = folder.joined(separator: "/") + (folder.isEmpty ? "" : "/")
    let path = compilation.sources[Int(file.index)].path
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Whether a declaration may be documented: something stands between it and what is before it that is no white space.
  @inline(__always)
  func isDocumented(_ syntax: SyntaxID, in file: FileID) -> Bool {
    compilation.trees[Int(file.index)].hasComment(before: syntax)
  }

  /// The lines of documentation of a declaration.
  func documentation(_ syntax: SyntaxID, in file: FileID) -> [String] {
    let text = compilation.trees[Int(file.index)].documentation(of: syntax)
    return text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
