/// The target of a link, of a guard's `else` or of a handler, with its modifiers.
public struct Target: Sendable {
  /// The goal of the target.
  public let goal: Goal
  /// The presentation of a called screen, tab bar or flow; a push by default.
  public let presentation: Presentation
  /// The fallback when the anchor, tag or tab bar is absent; `back` by default.
  public let fallback: Fallback?
  let written: Modifiers
  /// The link, guard or `start` that contains the target.
  let origin: Origin
  /// The syntax node of the target in its owner's file.
  public let syntax: SyntaxID
  /// The index of its details in `Model.targetDetails`; most targets have none.
  let details: UInt32

  /// The link, guard or `start` that contains a target, in 4 bytes.
  struct Origin: Sendable {
    private let number: UInt32
    private static let guardBit: UInt32 = 1 << 31
    private static let startBits: UInt32 = 3 << 30

    static func link(_ link: LinkID) -> Origin { Origin(number: link.index) }
    static func `guard`(_ index: Int) -> Origin { Origin(number: UInt32(index) | guardBit) }
    static func start(of node: NodeID) -> Origin { Origin(number: node.index | startBits) }

    /// The link; nil for a guard or a `start`.
    var link: LinkID? { number & Self.guardBit == 0 ? LinkID(number) : nil }
    /// The index of the guard in `Model.guards`; nil for a link or a `start`.
    var guardIndex: Int? { number & Self.guardBit == 0 || startOwner != nil ? nil : Int(number & ~Self.guardBit) }
    /// The app or flow whose `start` it is.
    var startOwner: NodeID? { number >= Self.startBits ? NodeID(number & ~Self.startBits) : nil }
  }

  /// The first part of a target, which determines its effect.
  public enum Goal: Sendable {
    /// Goes to a screen, tab bar or flow.
    case call(NodeID)
    /// Removes the current entry.
    case back
    /// Unwinds to an anchor.
    case backTo(Anchor)
    /// Closes every layer but the first and unwinds it.
    case home
    /// Closes the top layer.
    case dismiss
    /// Moves a tagged entry to the top.
    case raise(TagID)
    /// Selects a tab.
    case tab(TabReferenceID)
    /// Ends the flow in an outcome.
    case finish(OutcomeID)
    /// Leaves the app.
    case open
    /// Does nothing.
    case stay
    /// Repeats the request that a guard refused.
    case `continue`
    /// Does nothing, because the goal could not be read or a name in it is unknown.
    case broken
  }

  /// An anchor: the entry at which an unwinding ends.
  public enum Anchor: Hashable, Sendable {
    /// The topmost entry with the tag.
    case tag(TagID)
    /// The bottom of the current stack.
    case root
    /// The topmost entry that shows the screen, or the beginning of the innermost call of the flow.
    case node(NodeID)
  }

  /// The presentation of a called screen, flow or tab bar.
  public enum Presentation: UInt8, CaseIterable, Sendable { case push, sheet, cover, popover, dialog }

  /// The location on the stacks where a called screen, flow or tab bar is put.
  public enum Placing: Sendable {
    /// On the top of the current stack, or in a layer of its own.
    case top
    /// In the place of the current entry.
    case replace
    /// Unwinds to the anchor and replaces its entry.
    case replaceFrom(Anchor)
    /// On the top, after unwinding to the anchor.
    case over(Anchor)
    /// As the only screen of the app.
    case reset
    /// At the entry that already shows the screen, after unwinding to it, or on the top.
    case reuse
    /// In another tab.
    case inTab(TabReferenceID)
  }

  /// The effect of a target whose anchor, tag or tab bar is absent.
  public enum Fallback: UInt8, CaseIterable, Sendable { case back, home, dismiss, stay }
}

/// The modifiers that a target is written with.
struct Modifiers: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The modifier that is written for a presentation.
  init(_ presentation: Target.Presentation) { rawValue = 1 << UInt32(presentation.rawValue) }

  static let push = Modifiers(.push)
  static let sheet = Modifiers(.sheet)
  static let cover = Modifiers(.cover)
  static let popover = Modifiers(.popover)
  static let dialog = Modifiers(.dialog)
  static let over = Modifiers(rawValue: 1 << 5)
  static let replace = Modifiers(rawValue: 1 << 6)
  static let replaceFrom = Modifiers(rawValue: 1 << 7)
  static let reset = Modifiers(rawValue: 1 << 8)
  static let reuse = Modifiers(rawValue: 1 << 9)
  static let inTab = Modifiers(rawValue: 1 << 10)
  static let `as` = Modifiers(rawValue: 1 << 11)
  static let via = Modifiers(rawValue: 1 << 12)
  static let or = Modifiers(rawValue: 1 << 13)
  static let set = Modifiers(rawValue: 1 << 14)
  static let clear = Modifiers(rawValue: 1 << 15)
  static let handlers = Modifiers(rawValue: 1 << 16)
  /// A modifier is written twice.
  static let repeated = Modifiers(rawValue: 1 << 17)
  /// A `continue` with nothing to repeat.
  static let misplacedContinue = Modifiers(rawValue: 1 << 18)
  /// The target is the call of a `start`, not written as a modifier.
  static let start = Modifiers(rawValue: 1 << 19)

  /// The modifiers of presentation; at most one may be written.
  static let presentations: Modifiers = [.push, .sheet, .cover, .popover, .dialog]
  /// The modifiers of placing; at most one may be written.
  static let placings: Modifiers = [.over, .replace, .replaceFrom, .reset, .reuse, .inTab]
}

/// The parts of a target besides its goal. Kept apart, so that a plain link stays small.
struct TargetDetails: Sendable {
  var placing = Target.Placing.top
  var arguments: Slice = 0..<0
  var tag: TagID?
  var transition: TransitionReference?
  var set: Slice = 0..<0
  var clear: Slice = 0..<0
  var handlers: Slice = 0..<0
  var conditions: Slice = 0..<0
  var otherwise: TargetID?

  /// The index of a target without details.
  static let none = UInt32.max
}

/// `on paid -> …`: the target on the caller's screen when a flow ends in an outcome.
struct Handler: Sendable {
  let outcome: OutcomeID?
  var target: TargetID?
  let syntax: SyntaxID
}

/// `via` or the default `transition` of a node.
enum TransitionReference: Hashable, Sendable {
  case none, `default`
  case declared(TransitionID)

  /// Returns the predefined transition of a name; nil when there is none.
  static func builtin(named name: String) -> TransitionReference? {
    switch name {
    case "none": TransitionReference.none
    case "default": .default
    default: nil
    }
  }
}

/// A mention of a tab: the tabs of that name, in any bar unless one is named.
public struct TabReference: Sendable {
  let name: NameID
  /// The tabs that the mention may mean; empty when there are none.
  let tabs: [TabID]
  let owner: NodeID
  let syntax: SyntaxID
}

/// A mention of an anchor, for the rules about tags.
struct PlaceUse: Sendable {
  let place: Target.Anchor
  let owner: NodeID
  let syntax: SyntaxID
}

/// Reading the modifiers of a target.
extension SyntaxTree {
  /// Returns the modifier that a node of a target or of an entry point writes.
  func modifier(_ id: SyntaxID) -> Modifiers {
    switch self[id].kind {
    case .overModifier: .over
    case .replaceModifier: endToken(of: id) > self[id].firstToken + 1 ? .replaceFrom : .replace
    case .inTabModifier: .inTab
    case .asModifier: .as
    case .viaModifier: .via
    case .orModifier: .or
    case .flagsModifier: token(self[id].firstToken).kind == .set ? .set : .clear
    default:
      switch token(self[id].firstToken).kind {
      case .push: .push
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      case .dialog: .dialog
      case .reset: .reset
      default: .reuse
      }
    }
  }
}

extension Target.Presentation {
  /// The word that asks for it.
  var keyword: String { "\(self)" }
}

extension Target.Fallback {
  /// The word after `or`.
  var keyword: String { "\(self)" }
}
