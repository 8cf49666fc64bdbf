/// How much a router would hold of what is not written in the flow but follows from it: values that are handed on, links
/// that are inherited, guards that are asked on the way to a screen.
///
/// All of that can be a product: a group with 1,000 links and 1,000 screens is a small file and a million offers. A flow
/// is counted before anything is made of it.
struct RouterSize {
  private let model: Model
  /// More than any app has, and growing with what is written.
  private let limit: Int
  private(set) var values = 0
  private(set) var links = 0
  private(set) var guards = 0

  /// - Complexity: Linear in the flow and the limit.
  init(_ model: Model) {
    self.model = model
    let written =
      model.nodes.count + model.links.count + model.targets.count + model.parameters.count + model.guards.count
    limit = 100_000 + 8 * written
    countValues()
    if isWithinLimit { countLinks() }
    if isWithinLimit { countGuards() }
  }

  private var isWithinLimit: Bool { values <= limit && links <= limit && guards <= limit }

  /// What there is too much of; nil where a router can be made.
  var problem: String? {
    if values > limit { return "it hands on more than \(limit.grouped) values" }
    if links > limit { return "its screens offer more than \(limit.grouped) inherited links" }
    if guards > limit { return "more than \(limit.grouped) guards are asked on the way to its screens" }
    return nil
  }

  /// Something of each node together with what it has from around it.
  private func inherited(_ own: (NodeID) -> Int) -> [Int] {
    var result = [Int](repeating: 0, count: model.nodes.count)
    // A node comes after what it is in.
    for node in model.nodeIDs {
      result[Int(node.index)] = own(node) + (node == .app ? 0 : result[Int(model[node].parent.index)])
    }
    return result
  }

  // MARK: Counting

  /// The values that nodes are given, and those that targets, handlers and entry points hand on.
  private mutating func countValues() {
    if model.parameters.isEmpty { return }
    let carried = inherited { model.details(of: $0).parameters.count }
    func given(_ node: NodeID) -> Int { carried[Int(node.index)] }
    values = carried.reduce(0, +)
    for target in model.targets.indices.map({ TargetID($0) }) {
      values += given(model.owner(of: target))
      switch model[target].goal {
      case .call(let node): values += given(node)
      case .finish(let outcome): values += model[outcome].parameters.count
      default: break
      }
    }
    for handler in model.handlers { values += handler.outcome.map { model[$0].parameters.count } ?? 0 }
    for entryPoint in model.entryPoints { values += given(entryPoint.owner) }
  }

  /// The links that screens have from what they are in, from what they embed and from the tab bars that show them.
  private mutating func countLinks() {
    let offered = inherited { model[$0].links.count }
    let nodes = model.nodeIDs.filter { model[$0].kind == .screen || model[$0].kind == .tabs }
    for node in nodes { links += offered[Int(node.index)] - model[node].links.count }
    for bar in nodes where model[bar].kind == .tabs && offered[Int(bar.index)] > 0 {
      links += model[bar].links.count * nodes.count
    }
    for screen in nodes where !model.details(of: screen).embeds.isEmpty && links <= limit {
      countEmbedded(in: screen, offered)
    }
  }

  private mutating func countEmbedded(in screen: NodeID, _ offered: [Int]) {
    var seen: Set = [screen]
    var pending = [screen]
    while links <= limit, let next = pending.popLast() {
      for inner in model.calls[model.details(of: next).embeds].compactMap(\.node) where seen.insert(inner).inserted {
        links += 1 + offered[Int(inner.index)]
        pending.append(inner)
      }
    }
  }

  /// The guards on the way to each node, and to where each guard leads instead.
  private mutating func countGuards() {
    if model.guards.isEmpty { return }
    let asked = inherited { model.details(of: $0).guards.count }
    guards = asked.reduce(0, +)
    for own in model.guards {
      for target in own.otherwise.map({ model.alternatives(of: $0) }) ?? [] {
        guards += model.goals(of: target).reduce(0) { $0 + asked[Int($1.index)] }
      }
    }
  }
}
