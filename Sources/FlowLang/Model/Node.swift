/// The app, a screen, a tab bar, a group or a flow: what the grammar calls a node.
public struct Node: Sendable {
  /// What a node can be.
  public enum Kind: UInt8, Sendable { case app, screen, tabs, group, flow }

  /// What it is.
  public let kind: Kind
  /// Whether it lives in code that is not here, so that nothing inside it is judged.
  public let isExternal: Bool
  /// Whether it is a screen that declares outcomes: it means a flow with that one screen.
  var endsInOutcomes = false
  /// Whether it is called, and ends in its outcomes: a flow, or a screen that means one.
  var isFlow: Bool { kind == .flow || endsInOutcomes }
  /// Whether its name was taken before, so that nothing can mean this node.
  var isShadowed = false
  /// Its name; empty for the app when none is declared.
  public let name: NameID
  /// The file that declares it.
  public let file: FileID
  /// Where it stands in that file's tree.
  public let syntax: SyntaxID
  /// What it stands in; the app for itself.
  public let parent: NodeID
  /// Its own links.
  var links: Slice = 0..<0
  /// What most nodes do not have, as a place in `Model.details`.
  var details = NodeDetails.none
}

/// What a node may hold beside links. Kept apart, so that a plain screen stays small.
struct NodeDetails: Sendable {
  var parameters: Slice = 0..<0
  var guards: Slice = 0..<0
  var entryPoints: Slice = 0..<0
  var tabs: Slice = 0..<0
  var outcomes: Slice = 0..<0
  var start: Slice = 0..<0
  /// The embedded screens, as calls.
  var embeds: Slice = 0..<0
  /// The dropped links, as names.
  var without: Slice = 0..<0
  var transition: TransitionReference?
  /// `back automatic` or `back declared`, where it is said.
  var isBackAutomatic: Bool?

  /// No details.
  static let none = UInt32.max
}

/// A declared link: its name, whose it is, and where it leads. The label is in the tree.
public struct Link: Sendable {
  /// The node that declares it.
  public let owner: NodeID
  /// Its name.
  public let name: NameID
  /// Where it leads.
  public let target: TargetID
  /// Where it stands in its owner's file.
  public let syntax: SyntaxID
}

/// One tab of a tab bar.
public struct Tab: Sendable {
  /// The tab bar.
  public let owner: NodeID
  /// Its name.
  public let name: NameID
  /// Its root.
  var root: Call
  /// Where it stands in its owner's file.
  public let syntax: SyntaxID
}

/// One way for a flow to end.
public struct Outcome: Sendable {
  /// The flow.
  public let owner: NodeID
  /// Its name.
  public let name: NameID
  /// What it hands to the caller.
  var parameters: Slice
  /// Whether a call may leave it unhandled, and stays then: `outcome cancelled -> stay`.
  var needsNoHandler = false
  /// Where it stands in its owner's file.
  public let syntax: SyntaxID
}

/// `requires`: what must hold for a way in, and what happens otherwise.
struct Guard: Sendable {
  let owner: NodeID
  let conditions: Slice
  let otherwise: TargetID?
  let syntax: SyntaxID
}

/// `url` or `entry`: an entry point, opened from outside.
struct EntryPoint: Sendable {
  let owner: NodeID
  let isURL: Bool
  /// The string token with the address or the reason; nil when it is missing.
  let text: TokenIndex?
  let tab: TabReferenceID?
  /// The screens to be below, as calls.
  let over: Slice
  /// How the screen is put over the rest.
  let presentation: Target.Presentation
  /// The modifiers as they are written.
  let written: Modifiers
  let syntax: SyntaxID
}

/// One alternative of a `start`; the last has no conditions.
struct StartAlternative: Sendable {
  let call: Call
  /// The call with its handlers, where it handles outcomes of a flow; nil for one that is no call of a flow to the app.
  var target: TargetID?
  let conditions: Slice
}
