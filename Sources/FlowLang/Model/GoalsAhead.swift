/// The goals of the calls that are bound next, looked up many at a time: see ``NameTable/findNodes(_:of:into:)``.
///
/// Calls are bound in the order in which they are written, but for those in an `else` or a handler. Everything that has
/// a name, and its parameters, must have been declared.
struct GoalsAhead {
  private var calls: [SyntaxID] = []
  private var names: [Range<Int>] = []
  private var nodes: [NamedNode?] = []
  /// The parameters of what each call names; only for calls with arguments.
  private var parameters: [Slice] = Array(repeating: 0..<0, count: size)
  /// The places of the calls with arguments.
  private var withArguments: [Int] = []
  /// The call that is asked for next, in all likelihood.
  private var position = 0

  /// What a call names, and the parameters of that if the call gives arguments.
  struct Goal {
    let node: NamedNode
    let parameters: Slice
  }

  /// How many calls are looked up at a time.
  private static let size = 128

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

  /// Step by step, so that here too the calls wait for memory together.
  private mutating func findParameters(in tree: SyntaxTree, _ model: Model) {
    withArguments.removeAll(keepingCapacity: true)
    for index in calls.indices where tree.end(of: calls[index]) > calls[index].index + 1 && nodes[index] != nil {
      withArguments.append(index)
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: withArguments.count) { details in
      for (row, index) in withArguments.enumerated() {
        details[row] = nodes[index].map { model[$0.node].details } ?? NodeDetails.none
      }
      for (row, index) in withArguments.enumerated() {
        parameters[index] = details[row] == NodeDetails.none ? 0..<0 : model.details[Int(details[row])].parameters
      }
    }
  }
}
