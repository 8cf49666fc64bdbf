/// Where a link, a guard's `else` or a handler leads, and how.
public struct Target: Sendable {
  /// What happens.
  public let goal: Goal
  /// How a called screen, tab bar or flow is presented; a push unless said.
  public let presentation: Presentation
  /// What happens when the place, tag or tab bar is not there; `back` unless said.
  public let fallback: Fallback?
  /// Which modifiers are written.
  let written: Modifiers
  /// What it is written in.
  let origin: Origin
  /// Where it stands in its owner's file.
  public let syntax: SyntaxID
  /// What most targets do not have, as a place in `Model.targetDetails`.
  let details: UInt32

  /// The link, the guard or the `start` that a target is written in, in 4 bytes.
  struct Origin: Sendable {
    private let number: UInt32
    private static let guardBit: UInt32 = 1 << 31
    private static let startBits: UInt32 = 3 << 30

    static func link(_ link: LinkID) -> Origin { Origin(number: link.index) }
    static func `guard`(_ index: Int) -> Origin { Origin(number: UInt32(index) | guardBit) }
    static func start(of node: NodeID) -> Origin { Origin(number: node.index | startBits) }

    /// The link, unless it is a guard or a `start`.
    var link: LinkID? { number & Self.guardBit == 0 ? LinkID(number) : nil }
    /// The index of the guard in `Model.guards`; nil for a link or a `start`.
    var guardIndex: Int? { number & Self.guardBit == 0 || startOwner != nil ? nil : Int(number & ~Self.guardBit) }
    /// The app or flow whose `start` it is.
    var startOwner: NodeID? { number >= Self.startBits ? NodeID(number & ~Self.startBits) : nil }
  }

  /// What a target does.
  public enum Goal: Sendable {
    /// Goes to a screen, tab bar or flow.
    case call(NodeID)
    /// Takes the current entry away.
    case back
    /// Unwinds to a place.
    case backTo(Place)
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
    /// Nothing.
    case stay
    /// Goes on to what a guard kept from happening.
    case `continue`
    /// Nothing, because it could not be read or a name in it is unknown.
    case broken
  }

  /// Where an unwinding ends.
  public enum Place: Hashable, Sendable {
    /// The topmost entry with the tag.
    case tag(TagID)
    /// The bottom of the current stack.
    case root
    /// The topmost entry that shows the screen, or the beginning of the innermost call of the flow.
    case node(NodeID)
  }

  /// How a called screen, flow or tab bar is put on.
  public enum Presentation: UInt8, CaseIterable, Sendable { case push, sheet, cover, popover, dialog }

  /// Where it is put.
  public enum Placing: Sendable {
    /// On the top of the current stack, or in a layer of its own.
    case top
    /// In the place of the current entry.
    case replace
    /// Unwinds to the place and takes its entry's place.
    case replaceFrom(Place)
    /// Unwinds to the place first.
    case over(Place)
    /// As the only screen of the app.
    case reset
    /// Back to where it lies, or on the top.
    case reuse
    /// In another tab.
    case inTab(TabReferenceID)
  }

  /// What happens when a place is not there.
  public enum Fallback: UInt8, Sendable { case back, home, dismiss, stay }
}

/// The modifiers that a target is written with.
struct Modifiers: OptionSet, Sendable {
  let rawValue: UInt32

  static let push = Modifiers(rawValue: 1 << 0)
  static let sheet = Modifiers(rawValue: 1 << 1)
  static let cover = Modifiers(rawValue: 1 << 2)
  static let popover = Modifiers(rawValue: 1 << 3)
  static let dialog = Modifiers(rawValue: 1 << 4)
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
  /// One of them is written twice.
  static let repeated = Modifiers(rawValue: 1 << 17)
  /// `continue` where there is nothing to go on to.
  static let misplacedContinue = Modifiers(rawValue: 1 << 18)
  /// It is no modifier but the call in a `start`.
  static let start = Modifiers(rawValue: 1 << 19)

  /// What a call looks like; at most one may be written.
  static let presentations: Modifiers = [.push, .sheet, .cover, .popover, .dialog]
  /// Where a call goes; at most one may be written.
  static let placings: Modifiers = [.over, .replace, .replaceFrom, .reset, .reuse, .inTab]
}

/// What a target may have beside a goal. Kept apart, so that a plain link stays small.
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

  /// No details.
  static let none = UInt32.max
}

/// `on paid -> …`: what happens on the caller's screen when a flow ends.
struct Handler: Sendable {
  let outcome: OutcomeID?
  var target: TargetID?
  let syntax: SyntaxID
}

/// `via` or the default `transition` of a node.
enum TransitionReference: Hashable, Sendable {
  case none, `default`
  case declared(TransitionID)

  /// The transition that is there without being declared.
  static func builtin(named name: String) -> TransitionReference? {
    switch name {
    case "none": TransitionReference.none
    case "default": .default
    default: nil
    }
  }
}

/// What is written for a tab: the tabs of that name, in any bar unless one is named.
public struct TabReference: Sendable {
  let name: NameID
  /// The tabs that it may mean; empty when there are none.
  let tabs: [TabID]
  let owner: NodeID
  let syntax: SyntaxID
}

/// A mention of a place, for the rules about tags.
struct PlaceUse: Sendable {
  let place: Target.Place
  let owner: NodeID
  let syntax: SyntaxID
}
