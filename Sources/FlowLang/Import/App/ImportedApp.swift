/// An app as files of other tools describe it, in the terms of the language: the result of every reader, and the input
/// of the one ``FlowWriter``. A plain value; orders come from the files.
struct ImportedApp: Sendable {
  var name = "App"
  /// The documentation comment of the app.
  var documentation: String?
  /// The start of the app.
  var start: ImportedCall?
  /// The reason why the start is known, or why it is not.
  var startReason: String?
  /// Whether the files do not show the arguments of screens, so that two equal screens on the stack may differ.
  var areParametersUnseen = false
  /// The screens, tab bars, groups, flows and external screens; a nested node comes after its parent.
  var nodes: [ImportedNode] = []
  /// The links that every screen inherits.
  var links: [ImportedLink] = []
  var notes: [ImportedNote] = []
  var allows: [ImportedAllow] = []
  /// The reason for suppressions, if the files lack what rules ask for; nil to use the reason of each rule, which is
  /// code.
  var unknown: String?
  /// The names of the source files, without folders and extensions.
  var files: [String] = []

  subscript(id: ImportedID) -> ImportedNode {
    get { nodes[Int(id.index)] }
    _modify { yield &nodes[Int(id.index)] }
  }

  /// The identifiers of all nodes, in order.
  var ids: [ImportedID] { nodes.indices.map { ImportedID($0) } }

  /// Adds a node and returns its identifier.
  mutating func add(_ node: ImportedNode) -> ImportedID {
    nodes.append(node)
    return ImportedID(nodes.count - 1)
  }

  /// Returns a node and its ancestors, innermost first.
  func around(_ id: ImportedID) -> [ImportedID] {
    var result = [id]
    while let last = result.last, let parent = self[last].parent { result.append(parent) }
    return result
  }

  /// Returns the screen that a flow starts with; nil for other nodes.
  func firstScreen(of node: ImportedID) -> ImportedID? {
    guard self[node].kind == .flow else { return nil }
    var current = node
    for _ in nodes.indices {
      guard let next = self[current].start?.node else { return nil }
      if self[next].kind != .flow { return next }
      current = next
    }
    return nil
  }
}

/// The index of a node of an imported app.
typealias ImportedID = Identifier<ImportedNode>

/// A goal, or a container of goals.
struct ImportedNode: Sendable {
  /// The keyword of the declaration.
  enum Kind: String, Sendable {
    case screen, tabs, group, flow
    case externalScreen = "external screen"
  }

  var kind: Kind
  /// The candidates for the name, best first; ``name`` is the first that is free.
  var candidates: [String]
  /// Whether the first candidate is the name that code uses; such names are assigned before all others.
  var isNamed = false
  /// The identifiers that code uses for a controller of a storyboard.
  var identifiers: [String] = []
  /// The assigned name; empty until ``ImportedNames`` has named the app.
  var name = ""
  /// The enclosing node.
  var parent: ImportedID?
  /// The source file of the node, as an index of ``ImportedApp/files``.
  var file = 0
  /// Whether neither links nor code can lead to the node.
  var isDead = false
  /// Whether the node is not on the stack of the platform but shown by something else, such as the browser.
  var hasOwnStack = false
  var documentation: String?
  var parameters: [ImportedParameter] = []
  /// The start of a flow.
  var start: ImportedCall?
  /// Whether links of the flow leave it, so that every call of it needs a handler.
  var isLeft = false
  var entryPoints: [ImportedEntryPoint] = []
  /// The path of the type that shows the screen.
  var view: [String] = []
  /// Whether that type is a UIKit controller, and not a SwiftUI view.
  var isUIKit = true
  /// The screens that the screen embeds.
  var embeds: [ImportedID] = []
  var tabs: [ImportedTab] = []
  /// The inherited links that the screen removes.
  var dropped: [String] = []
  /// The title that a person reads.
  var title: String?
  var links: [ImportedLink] = []
  var notes: [ImportedNote] = []
  var allows: [ImportedAllow] = []

  init(_ kind: Kind, _ candidates: [String]) {
    self.kind = kind
    self.candidates = candidates
  }

  /// The nodes that the node shows, begins with or has links to.
  var leadsTo: [ImportedID] {
    let called = links.compactMap { if case .call(let call) = $0.goal { call.node } else { nil } }
    return embeds + tabs.map(\.root) + [start?.node].compactMap { $0 } + called
  }

  /// Adds an entry point, unless the node has an equal one.
  mutating func add(_ entryPoint: ImportedEntryPoint) {
    if !entryPoints.contains(entryPoint) { entryPoints.append(entryPoint) }
  }

  /// Whether the node is external, so that it has no block.
  var isExternal: Bool { kind == .externalScreen }

  /// The outcome of a flow that is left by a link.
  static let leftOutcome = "left"
}

/// A call of a screen, tab bar or flow with its arguments.
struct ImportedCall: Hashable, Sendable {
  var node: ImportedID
  /// The arguments, in source order.
  var arguments: [ImportedArgument] = []

  init(_ node: ImportedID, _ arguments: [ImportedArgument] = []) {
    self.node = node
    self.arguments = arguments
  }
}

/// An argument, with its value in the syntax of the language.
struct ImportedArgument: Hashable, Sendable {
  let name: String
  let value: String
}

/// A parameter of a screen or flow.
struct ImportedParameter: Sendable {
  let name: String
  var type: ImportedType
  /// The default value, in the syntax of the language.
  var literal: String?

  /// Whether a call may omit the argument.
  var isOptional: Bool { literal != nil || type.isNullable }
}

/// The type of a parameter.
struct ImportedType: Hashable, Sendable {
  /// The path of the type: `String`, or a type of the app.
  var path: [String]
  var isArray = false
  var isNullable = false
}

/// A tab of a tab bar.
struct ImportedTab: Sendable {
  var candidates: [String]
  var name = ""
  var title: String?
  var icon: String?
  let root: ImportedID
}

/// A `url` or an `entry` of a screen.
struct ImportedEntryPoint: Hashable, Sendable {
  let isURL: Bool
  let text: String
  /// The screens below, lowest first.
  var over: [ImportedID] = []
}

/// A piece of information that has no statement of its own and is kept as a note.
struct ImportedNote: Hashable, Sendable {
  let key: String
  let value: String

  init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// A suppression with its reason.
struct ImportedAllow: Hashable, Sendable {
  let rule: String
  let reason: String
}
