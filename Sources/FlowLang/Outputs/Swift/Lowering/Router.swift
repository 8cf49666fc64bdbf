/// The parts that every Swift router of a flow shares: the types and functions, their names, and their parameters.
/// Names are fixed once, here; emitters only lay them out.
///
/// A value in all but name: it never changes after initialization. It is a class because writers pass it hundreds of
/// thousands of times, and copying its contents would cost more than the work on it.
public final class Router: Sendable {
  let compilation: Compilation
  /// The model of the flow, held twice: reading it through the compilation would copy all of it.
  let model: Model
  /// The machine of the flow.
  let machine: Machine
  /// The type that contains the whole router: `ShopFlow`.
  let namespace: String
  /// The screens that can be on a stack, external screens and flows included; a screen that is only ever embedded in
  /// another is not among them.
  let screens: [NodeID]
  let bars: [NodeID]
  /// The flows that can be called, external ones included.
  let flows: [NodeID]
  /// The links that are offered anywhere; those with an error are not.
  let links: [LinkID]
  /// The calls of flows that can happen, each with its handlers.
  let callSites: [TargetID]

  /// The values in scope at each node and target.
  let scope: RouterScope
  private let shapes: [LinkShape]
  let guards: GuardTable
  /// The links that each screen offers.
  let offers: LinkOffers
  /// The calls of each flow that is called, so that it can end.
  private let callsOfFlows: [NodeID: [TargetID]]
  /// The actions that a guard may block and resume.
  nonisolated(unsafe) private(set) var requests: [RouterRequest] = []
  /// The screens that dialogs of the system show.
  nonisolated(unsafe) private(set) var dialogs: [SystemDialog] = []
  /// Whether anything is presented over the app.
  var presents: Bool {
    model.targets.contains { $0.presentation != .push } || model.entryPoints.contains { $0.presentation != .push }
  }
  /// The links that present popovers.
  nonisolated(unsafe) private(set) var popovers: [SourceLinks] = []
  /// The transitions in which screens grow out of the control that opens them.
  let zooms: Zooms
  /// Whether a link opens a screen that grows out of its control.
  nonisolated(unsafe) private(set) var hasZooms = false
  /// For each node, the parameters that the `else`s of its guards need.
  nonisolated(unsafe) private(set) var refusalValues: [Set<ParameterID>] = []

  private let spellings: [NodeSpelling]
  private let names: RouterNames
  /// The outcome that each parameter of an outcome belongs to.
  let outcomeOwners: [ParameterID: OutcomeID]

  /// Returns the type that contains the whole router.
  static func namespace(of model: borrowing Model) -> String {
    model.hasApp ? SwiftName.upper(model.name(of: .app)) + "Flow" : "AppFlow"
  }

  var tabs: [TabID] { model.tabs.indices.map { TabID($0) } }
  var tags: [TagID] { model.tags.indices.map { TagID($0) } }

  /// - Parameter compilation: A flow without errors.
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
    spellings = NodeSpelling.all(in: model)
    names = RouterNames(model, guards, spellings, links)
    callSites = names.targets.calls
    outcomeOwners = Router.outcomeOwners(model)
    offers = LinkOffers(machine, screens: screens, bars: bars)
    callsOfFlows = Dictionary(grouping: callSites) { call in
      if case .call(let flow) = model[call].goal { flow } else { .app }
    }
    let scope = RouterScope(compilation)
    self.scope = scope
    shapes = model.links.indices.map { LinkShape(LinkID($0), scope) }
    requests = madeRequests()
    refusalValues = neededValues()
    dialogs = SystemDialog.all(self)
    popovers = SourceLinks.all(self) { target, _ in model[target].presentation == .popover }
    hasZooms = !zooms.transitions.isEmpty && !SourceLinks.all(self) { zooms.opens($1, by: $0) }.isEmpty
  }

  /// Returns the outcome that each parameter of an outcome belongs to.
  private static func outcomeOwners(_ model: Model) -> [ParameterID: OutcomeID] {
    var result: [ParameterID: OutcomeID] = [:]
    for outcome in model.outcomes.indices.map({ OutcomeID($0) }) {
      for parameter in model[outcome].parameters { result[ParameterID(parameter)] = outcome }
    }
    return result
  }

  /// Returns the name of a screen, tab bar or flow in the file, safe for a comment: `Gift card (old)`.
  func shownName(_ node: NodeID) -> String { SwiftText.comment(model.name(of: node)) }
  /// Returns the name of a screen, tab bar or flow as a case or a function: `giftCardOld`.
  func member(_ node: NodeID) -> String { spellings[Int(node.index)].member }
  /// Returns ``member(_:)`` for use as a name: a keyword in backticks.
  func quoted(_ node: NodeID) -> String { SwiftName.quoted(member(node)) }
  /// Returns the name of a screen, tab bar or flow as a type: `GiftCardOld`.
  func type(_ node: NodeID) -> String { spellings[Int(node.index)].type }
  /// Returns the function of a state that follows a link: `productOpen`.
  func function(_ link: LinkID) -> String { names.functions[Int(link.index)] }
  /// Returns the parameters that a link must be given, and those that it has.
  func shape(_ link: LinkID) -> LinkShape { shapes[Int(link.index)] }
  func tab(_ tab: TabID) -> String { names.tabs[Int(tab.index)] }
  func tag(_ tag: TagID) -> String { names.tags[Int(tag.index)] }
  func flag(_ flag: FlagID) -> String { names.flags[Int(flag.index)] }
  /// Returns the type of a flag with values.
  func type(ofFlag flag: FlagID) -> String { names.flagTypes[Int(flag.index)] }
  /// Returns the case of a value; nil for a flag without values.
  func value(_ flag: FlagID) -> String? { model[flag].value == nil ? nil : names.flagValues[Int(flag.index)] }
  /// Returns a flag or a value as an expression in Swift: `true`, `.pro`.
  func value(_ flag: FlagID, _ isSet: Bool) -> String { value(flag).map { ".\(SwiftName.quoted($0))" } ?? "\(isSet)" }
  func `guard`(_ index: Int) -> String { names.guards[index] }
  func transition(_ reference: TransitionReference) -> String {
    switch reference {
    case .none: "still"
    case .default: "standard"
    case .declared(let id): names.transitions[Int(id.index)]
    }
  }
  func entryPoint(_ index: Int) -> String { names.entryPoints[index] }
  /// Returns the name of a target that is a part of a link, or of a call: `productBuyOnPaid`.
  func name(_ target: TargetID) -> String { names.targets.names[target] ?? "" }
  /// The screens for which the app has views: all but the dialogs of the system.
  var viewScreens: [NodeID] {
    if dialogs.isEmpty { return screens }
    let shown = Set(dialogs.map(\.screen))
    return screens.filter { !shown.contains($0) }
  }
  /// Returns the parameters of a screen, tab bar or flow.
  func parameters(_ node: NodeID) -> [RouterParameter] { scope.parameters(node) }
  /// Returns the parameters of an outcome, which the caller of its flow gets.
  func parameters(_ outcome: OutcomeID) -> [RouterParameter] { scope.parameters(outcome) }

  /// Whether a parameter of a node or an outcome has a type of the app's own.
  var hasTypesOfApp: Bool {
    (screens + bars + flows).contains { parameters($0).contains { $0.isOfApp } }
      || outcomeOwners.values.contains { parameters($0).contains { $0.isOfApp } }
  }

  func isCalled(_ flow: NodeID) -> Bool { callsOfFlows[flow] != nil }
  func calls(of flow: NodeID) -> [TargetID] { callsOfFlows[flow] ?? [] }
  /// Whether a flow is called and its outcomes are handled.
  func canEnd(_ flow: NodeID) -> Bool { isCalled(flow) && !model.details(of: flow).outcomes.isEmpty }

  /// Returns the outcomes of a flow with their names as cases.
  func outcomes(of flow: NodeID) -> [(id: OutcomeID, name: String)] {
    model.details(of: flow).outcomes.map { (OutcomeID($0), names.outcomes[Int($0)]) }
  }

  /// Returns the name of an outcome as a case.
  func outcome(_ outcome: OutcomeID) -> String { names.outcomes[Int(outcome.index)] }

  /// The flow's own file: `App.flow`.
  var source: SourceFile { compilation.sources[0] }

  /// Whether a declaration may be documented: there is trivia before it that is not just white space.
  @inline(__always) func isDocumented(_ syntax: SyntaxID, in file: FileID) -> Bool {
    compilation.trees[Int(file.index)].hasComment(before: syntax)
  }

  /// Returns the lines of documentation of a declaration.
  func documentation(_ syntax: SyntaxID, in file: FileID) -> [String] {
    let text = compilation.trees[Int(file.index)].documentation(of: syntax)
    return text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
