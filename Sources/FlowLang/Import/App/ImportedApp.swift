/// An app as files of other tools describe it, in the terms of the language: what every format is read into, and what
/// one ``FlowWriter`` writes. A value; orders come from the files.
struct ImportedApp: Sendable {
  /// What the app is called.
  var name = "App"
  /// What is to be said above it.
  var documentation: String?
  /// Where it begins.
  var start: ImportedCall?
  /// By what that is known, or why it is not.
  var startReason: String?
  /// Whether the files do not show what screens are given, so that a second one on top may show something else.
  var areParametersUnseen = false
  /// Screens, tab bars, groups, flows and what is elsewhere; one that stands inside another comes after it.
  var nodes: [ImportedNode] = []
  /// The links that every screen has.
  var links: [ImportedLink] = []
  var notes: [ImportedNote] = []
  var allows: [ImportedAllow] = []
  /// Why the files do not know what a rule asks for; nil where it is for each rule's own reason, since there is code.
  var unknown: String?
  /// What the files are called that it comes from, without folders and extensions.
  var files: [String] = []

  subscript(id: ImportedID) -> ImportedNode {
    get { nodes[Int(id.index)] }
    _modify { yield &nodes[Int(id.index)] }
  }

  /// Every node, in order.
  var ids: [ImportedID] { nodes.indices.map { ImportedID($0) } }

  /// Takes in a node.
  mutating func add(_ node: ImportedNode) -> ImportedID {
    nodes.append(node)
    return ImportedID(nodes.count - 1)
  }

  /// A node and those around it, the innermost first.
  func around(_ id: ImportedID) -> [ImportedID] {
    var result = [id]
    while let last = result.last, let parent = self[last].parent { result.append(parent) }
    return result
  }

  /// The screen that a flow begins with; nil for what is no flow.
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

/// The number of a node of an imported app.
typealias ImportedID = Identifier<ImportedNode>

/// Something to go to, or what holds such things.
struct ImportedNode: Sendable {
  enum Kind: Sendable {
    case screen, tabs, group, flow, externalScreen
  }

  var kind: Kind
  /// What it might be called, the best first; ``name`` is the first that is free.
  var candidates: [String]
  /// Whether the first of them is a name that code knows it by; these are given before all others.
  var isNamed = false
  /// What it is called; empty until ``ImportedNames`` has gone over the app.
  var name = ""
  /// What it stands inside.
  var parent: ImportedID?
  /// The file that it comes from, as a number of ``ImportedApp/files``.
  var file = 0
  /// Whether nothing can lead to it, not even code.
  var isDead = false
  /// Whether something else than the stack of the platform decides how it is shown, such as the browser.
  var hasOwnStack = false
  var documentation: String?
  var parameters: [ImportedParameter] = []
  /// Where a flow begins.
  var start: ImportedCall?
  /// Whether links of a flow leave it, which every call of it answers.
  var isLeft = false
  var entryPoints: [ImportedEntryPoint] = []
  /// The type that shows a screen, as a path.
  var view: [String] = []
  /// Whether that type is one of UIKit, and not a view of SwiftUI.
  var isUIKit = true
  /// The screens that a screen shows inside itself.
  var embeds: [ImportedID] = []
  var tabs: [ImportedTab] = []
  /// The inherited links that a screen drops.
  var dropped: [String] = []
  /// What a person reads as its name.
  var title: String?
  var links: [ImportedLink] = []
  var notes: [ImportedNote] = []
  var allows: [ImportedAllow] = []

  init(_ kind: Kind, _ candidates: [String]) {
    self.kind = kind
    self.candidates = candidates
  }

  /// Whether it is elsewhere, so that nothing can be said in it.
  var isExternal: Bool { kind == .externalScreen }

  /// What a flow that is left by a link ends in.
  static let leftOutcome = "left"
}

/// A screen, tab bar or flow with what it is given.
struct ImportedCall: Hashable, Sendable {
  var node: ImportedID
  /// The arguments as they are written.
  var arguments: [ImportedArgument] = []

  init(_ node: ImportedID, _ arguments: [ImportedArgument] = []) {
    self.node = node
    self.arguments = arguments
  }
}

/// An argument, its value as it is written in the language.
struct ImportedArgument: Hashable, Sendable {
  let name: String
  let value: String
}

/// A parameter of a screen or flow.
struct ImportedParameter: Sendable {
  let name: String
  var type: ImportedType
  /// Its default, as it is written in the language.
  var literal: String?

  /// Whether a call may leave it out.
  var isOptional: Bool { literal != nil || type.isNullable }
}

/// The type of a parameter.
struct ImportedType: Hashable, Sendable {
  /// `String`, or a type of the app's own, as a path.
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

/// An entry point: how a screen is opened from outside.
struct ImportedEntryPoint: Hashable, Sendable {
  let isURL: Bool
  let text: String
  /// What is below, the lowest first.
  var over: [ImportedID] = []
}

/// What has no statement of its own and is kept.
struct ImportedNote: Hashable, Sendable {
  let key: String
  let value: String

  init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// A rule that is silenced, and why.
struct ImportedAllow: Hashable, Sendable {
  let rule: String
  let reason: String
}
