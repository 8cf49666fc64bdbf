/// A Swift file as flat nodes: each has the index of its first part and of its next sibling.
struct CodeTree: Sendable {
  let tokens: [CodeToken]
  var nodes: [CodeNode]
  let anchors: [CodeAnchor]
  let conditions: [CodeCondition]

  /// The whole file.
  static let root = CodeNodeID(index: 0)

  @inline(__always) subscript(id: CodeNodeID) -> CodeNode { nodes[Int(id.index)] }

  /// Returns the parts of a node, in order.
  func children(of id: CodeNodeID) -> Children { Children(tree: self, following: self[id].child) }

  /// Returns the first part of a node that has a kind.
  func child(of id: CodeNodeID, _ kind: CodeNode.Kind) -> CodeNodeID? {
    children(of: id).first { self[$0].kind == kind }
  }

  /// Returns the name that a node declares or uses.
  func name(of id: CodeNodeID) -> CodeName {
    let token = self[id].token
    return token < 0 ? .none : tokens[Int(token)].name
  }

  /// Returns the start of a node in the file, in bytes.
  func start(of id: CodeNodeID) -> UInt32 { tokens[Int(self[id].first)].start }

  /// Returns the end of a node in the file, in bytes.
  func end(of id: CodeNodeID) -> UInt32 {
    let node = self[id]
    return node.end > node.first ? tokens[Int(node.end) - 1].end : tokens[Int(node.first)].start
  }

  /// Returns the range of the token of a node, for messages; that of the whole node if it has none.
  func range(of id: CodeNodeID) -> Range<UInt32> {
    let node = self[id]
    if node.token < 0 { return start(of: id)..<end(of: id) }
    return tokens[Int(node.token)].start..<tokens[Int(node.token)].end
  }

  /// The parts of a node.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: CodeTree
    fileprivate var following: CodeNodeID

    mutating func next() -> CodeNodeID? {
      guard following.exists else { return nil }
      defer { following = tree[following].next }
      return following
    }
  }
}

/// The index of a node in its file.
struct CodeNodeID: Hashable, Sendable {
  let index: Int32
  static let none = CodeNodeID(index: -1)
  var exists: Bool { index >= 0 }
}

/// A declaration, statement, expression, type, or a part of one.
struct CodeNode: Sendable {
  enum Kind: UInt8, Sendable {
    case file
    // Declarations. The token of a type, function or case is its name; its type or inherited types are `typeName`
    // parts.
    // parts.
    case type, function, initializer, deinitializer, subscriptDeclaration, variable, binding, accessor, enumCase
    case parameter, attribute, importDeclaration, typeAlias, otherDeclaration
    // Statements.
    case block, `if`, `guard`, `switch`, switchCase, `for`, `while`, `repeat`, `do`, `catch`, `return`, jump, `defer`
    // Expressions. The first part of a call, a member or a cast is its operand.
    case name, member, implicitMember, call, subscriptCall, argument, closure, string, number, literal, list, tuple
    case cast, sequence, assignment, ternary, keyPath, macro, binder, operatorWord
    case typeName
    /// Code that is nested too deeply, or not understood.
    case skipped
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// A closure after the parentheses of a call; arguments inside them do not have this flag.
    static let isTrailing = Flags(rawValue: 1)
    static let isStatic = Flags(rawValue: 2)
    static let isOptional = Flags(rawValue: 4)
    static let isArray = Flags(rawValue: 8)
    static let isPrivate = Flags(rawValue: 16)
    static let isOverride = Flags(rawValue: 32)
    /// `default` of a switch; `else` of a ternary.
    static let isDefault = Flags(rawValue: 64)
    static let isLet = Flags(rawValue: 128)
  }

  var kind: Kind
  var flags: Flags = []
  /// The token of the name or keyword; -1 where there is none.
  var token: Int32 = -1
  var first: Int32
  /// The token past the last one of the node.
  var end: Int32
  var child = CodeNodeID.none
  var next = CodeNodeID.none
}
