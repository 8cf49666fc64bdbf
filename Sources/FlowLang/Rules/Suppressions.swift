/// The `allow` statements of a flow, and whether each has suppressed something.
struct Suppressions: Sendable {
  private let model: Model?
  private let allows: [Allow]
  /// The first statement for a rule in each node.
  private let byRule: [String: [NodeID: Int]]
  private var isUsed: [Bool]

  init(_ model: Model) {
    allows = model.allows
    byRule = Dictionary(grouping: allows.indices) { model.allows[$0].rule }
      .mapValues { places in Dictionary(places.map { (model.allows[$0].owner, $0) }) { first, _ in first } }
    isUsed = Array(repeating: false, count: allows.count)
    self.model = allows.isEmpty ? nil : model
  }

  /// Whether an `allow` around the subject names the rule, which is then marked as used.
  mutating func silence(_ rule: String, _ subject: Findings.Subject) -> Bool {
    guard let model, let places = byRule[rule] else { return false }
    let around: [NodeID]
    switch subject {
    case .file: around = [.app]
    case .node(let node): around = model.enclosing(node)
    case .link(_, let owner): around = model.enclosing(owner)
    case .opening(let node, let owner): around = model.enclosing(node) + model.enclosing(owner)
    }
    guard let found = around.compactMap({ places[$0] }).min() else { return false }
    isUsed[found] = true
    return true
  }

  /// The statements that have suppressed nothing.
  var idle: [Allow] { allows.indices.filter { !isUsed[$0] }.map { allows[$0] } }
}
