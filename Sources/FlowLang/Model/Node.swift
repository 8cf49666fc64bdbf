/// The app, a screen, a tab bar, a group or a flow: what the grammar calls a node.
public struct Node: Sendable {
  /// The kind of a node.
  public enum Kind: UInt8, Sendable { case app, screen, tabs, group, flow }

  /// The kind of this node.
  public let kind: Kind
  /// Whether it is implemented outside the flow files, so that its contents are not analysed.
  public let isExternal: Bool
  /// Whether it is a screen that declares outcomes: such a screen stands for a flow with that one screen.
  var endsInOutcomes = false
  /// Whether it is called, and ends in its outcomes: a flow, or a screen that stands for one.
  var isFlow: Bool { kind == .flow || endsInOutcomes }
  /// Whether its name was declared before, so that no mention refers to this node.
  var isShadowed = false
  /// Its name; empty for the app when none is declared.
  public let name: NameID
  /// The file that declares it.
  public let file: FileID
  /// The syntax node of the declaration in that file's tree.
  public let syntax: SyntaxID
  /// The enclosing node; the app for itself.
  public let parent: NodeID
  /// Its own links.
  var links: Slice = 0..<0
  /// The index of its details in `Model.details`; most nodes have none.
  var details = NodeDetails.none
}

/// The parts of a node besides its links. Kept apart, so that a plain screen stays small.
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
  /// The value of `back automatic` or `back declared`; nil without such a statement.
  var isBackAutomatic: Bool?

  /// The index of a node without details.
  static let none = UInt32.max
}

/// A declared link: its owner, its name and its target. The label is in the tree.
public struct Link: Sendable {
  /// The node that declares it.
  public let owner: NodeID
  /// Its name.
  public let name: NameID
  /// The target of the link.
  public let target: TargetID
  /// The syntax node of the link in its owner's file.
  public let syntax: SyntaxID
}

/// One tab of a tab bar.
public struct Tab: Sendable {
  /// The tab bar.
  public let owner: NodeID
  /// Its name.
  public let name: NameID
  var root: Call
  /// The syntax node of the tab in its owner's file.
  public let syntax: SyntaxID
}

/// An outcome of a flow.
public struct Outcome: Sendable {
  /// The flow.
  public let owner: NodeID
  /// Its name.
  public let name: NameID
  /// The parameters that it passes to the caller.
  var parameters: Slice
  /// Whether a call may leave it unhandled, and then stays on its screen: `outcome cancelled -> stay`.
  var needsNoHandler = false
  /// The syntax node of the outcome in its owner's file.
  public let syntax: SyntaxID
}

/// `requires`: the conditions for entering a node, and the target when they fail.
struct Guard: Sendable {
  let owner: NodeID
  let conditions: Slice
  let otherwise: TargetID?
  let syntax: SyntaxID
}

/// An entry point, `url` or `entry`, that opens the app from outside.
struct EntryPoint: Sendable {
  let owner: NodeID
  let isURL: Bool
  /// The string token with the address or the reason; nil when it is missing.
  let text: TokenIndex?
  let tab: TabReferenceID?
  /// The screens to be below, as calls.
  let over: Slice
  /// The presentation of the screen over those below.
  let presentation: Target.Presentation
  let written: Modifiers
  let syntax: SyntaxID
}

/// One alternative of a `start`; the last has no conditions.
struct StartAlternative: Sendable {
  let call: Call
  /// The call with its handlers, when the app calls a flow and handles its outcomes; nil otherwise.
  var target: TargetID?
  let conditions: Slice
}

extension Node.Kind {
  /// The keyword that declares one.
  var keyword: String { "\(self)" }

  /// What one is called in a sentence.
  var noun: String { self == .tabs ? "tab bar" : keyword }
}
