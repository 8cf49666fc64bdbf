/// The goals of the calls that are bound next, looked up many at a time: see ``NameTable/findNodes(_:of:into:)``.
///
/// Calls are bound in the order in which they are written, but for those in an `else` or a handler. Everything that has
/// a name must have been declared.
struct GoalsAhead {
  private var calls: [SyntaxID] = []
  private var names: [Range<Int>] = []
  private var goals: [NamedNode?] = []
  /// The call that is asked for next, in all likelihood.
  private var position = 0

  /// How many calls are looked up at a time.
  private static let size = 64

  /// What a call names; nil for nothing, and for a call that is asked for out of order.
  @inline(__always)
  mutating func goal(of call: SyntaxID, in tree: SyntaxTree, _ table: NameTable) -> NamedNode? {
    if position == calls.count || calls[position] != call {
      guard turn(to: call, in: tree, table) else { return nil }
    }
    position &+= 1
    return goals[position &- 1]
  }

  /// Goes on to a call that is not the next one.
  private mutating func turn(to call: SyntaxID, in tree: SyntaxTree, _ table: NameTable) -> Bool {
    if let last = calls.last, call.index <= last.index {
      while position < calls.count, calls[position].index < call.index { position += 1 }
      return position < calls.count && calls[position] == call
    }
    calls.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    position = 0
    var index = call.index
    while calls.count < Self.size, index < UInt32(tree.nodes.count) {
      let id = SyntaxID(index)
      if tree[id].kind == .call, let token = tree.name(of: id, at: 0), let name = tree.nameRange(of: token) {
        calls.append(id)
        names.append(name)
      }
      index += 1
    }
    table.findNodes(names, of: tree.source.bytes, into: &goals)
    return calls.first == call
  }
}
