/// The goals of the calls that are bound next, looked up many at a time: see ``NameTable/findNodes(_:of:into:)``.
///
/// Calls are bound in the order in which they are written, but for those in an `else` or a handler. Everything that has
/// a name, and its parameters, must have been declared.
struct GoalsAhead {
  private var calls: [SyntaxID] = []
  private var names: [Range<Int>] = []
  private var nodes: [NamedNode?] = []
  private var parameters: [Slice] = []
  /// The call that is asked for next, in all likelihood.
  private var position = 0

  /// What a call names, and the parameters of that if the call gives arguments.
  struct Goal {
    let node: NamedNode
    let parameters: Slice
  }

  /// How many calls are looked up at a time.
  private static let size = 64

  /// What a call names; nil for nothing, and for a call that is not the next one.
  @inline(__always)
  mutating func next(_ call: SyntaxID) -> Goal? {
    guard position < calls.count, calls[position] == call else { return nil }
    position &+= 1
    return nodes[position &- 1].map { Goal(node: $0, parameters: parameters[position &- 1]) }
  }

  /// Goes on to a call that is not the next one, if it comes later.
  mutating func turn(to call: SyntaxID, in tree: SyntaxTree, _ model: Model) {
    if let last = calls.last, call.index <= last.index {
      while position < calls.count, calls[position].index < call.index { position += 1 }
      return
    }
    collect(from: call, in: tree)
    model.names.findNodes(names, of: tree.source.bytes, into: &nodes)
    findParameters(in: tree, model)
  }

  private mutating func collect(from call: SyntaxID, in tree: SyntaxTree) {
    calls.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    position = 0
    var index = Int(call.index)
    while calls.count < Self.size, index < tree.nodes.count {
      let id = SyntaxID(UInt32(index))
      if let token = tree.name(of: id, at: 0), let name = tree.nameRange(of: token) {
        calls.append(id)
        names.append(name)
      }
      index = tree.nodes.next(.call, from: index + 1)
    }
  }

  /// In two steps, so that here too the calls wait for memory together.
  private mutating func findParameters(in tree: SyntaxTree, _ model: Model) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: calls.count) { details in
      for index in calls.indices {
        let hasArguments = tree.end(of: calls[index]) > calls[index].index + 1
        details[index] = NodeDetails.none
        if hasArguments, let node = nodes[index] { details[index] = model[node.node].details }
      }
      parameters.removeAll(keepingCapacity: true)
      for row in details {
        parameters.append(row == NodeDetails.none ? 0..<0 : model.details[Int(row)].parameters)
      }
    }
  }
}
