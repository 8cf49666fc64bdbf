/// The size of the derived parts of a router: values that are passed on, links that are inherited, guards that are
/// asked before a screen.
///
/// Each of them can be a product: a group with 1,000 links and 1,000 screens is a small file and a million offers. The
/// size is computed before anything is generated.
struct RouterSize {
  private let model: Model
  /// The maximum of each count: more than any app has, and linear in the size of the flow.
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

  /// The description of a count above the limit; nil where a router can be generated.
  var problem: String? {
    if values > limit { return "it hands on more than \(limit.grouped) values" }
    if links > limit { return "its screens offer more than \(limit.grouped) inherited links" }
    if guards > limit { return "more than \(limit.grouped) guards protect its screens" }
    return nil
  }

  /// Returns a count of each node, summed with those of the nodes around it.
  private func inherited(_ own: (NodeID) -> Int) -> [Int] {
    var result = [Int](repeating: 0, count: model.nodes.count)
    // A node comes after its parent.
    for node in model.nodeIDs {
      result[Int(node.index)] = own(node) + (node == .app ? 0 : result[Int(model[node].parent.index)])
    }
    return result
  }

  // MARK: Counting

  /// Counts the parameters of nodes, and the values that targets, handlers and entry points pass on.
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

  /// Counts the links that screens have from their parents, from embedded screens and from the tab bars that show them.
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

  /// Counts the guards of each node, and of the targets of each guard's `else`.
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
