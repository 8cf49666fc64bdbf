/// A yes/no question about a state; the answer decides the effect of a step.
enum Predicate: Hashable, Sendable {
  /// The flag holds.
  case flag(FlagID)
  /// An entry below the current one is the anchor.
  case below(Target.Anchor)
  /// An entry of the current stack that may be raised has the tag, or the current one has it.
  case raisable(TagID)
  /// The screen is on top.
  case isCurrent(NodeID)
  /// A call of the flow has begun and not ended.
  case inCall(NodeID)
  /// The innermost call of the flow is that of the target, at the root.
  case rootCall(TargetID, of: NodeID)
  /// The nearest tab bar that has one of the tabs is that of one tab, which is selected there or not.
  case nearest(among: [TabID], TabID, isSelected: Bool)
  /// The entry right below, in the same layer, shows the screen.
  case rightBelow(NodeID)
  /// An entry below is the anchor and shows the screen, or another screen.
  case anchorShows(Target.Anchor, NodeID, isOther: Bool)
}

/// A predicate by its number, with the value that it must have.
struct Literal: Hashable, Sendable {
  let predicate: Int32
  let value: Bool
}

/// The predicates of a flow by number; those of the flags come first, in the order of the flags.
final class PredicateTable {
  @exclusivity(unchecked) private(set) var predicates: Numbered<Predicate>
  /// The number of predicates that are flags.
  let flagCount: Int
  /// The predicates that are values of the same flag.
  let values: FlagValues

  init(_ model: Model) {
    flagCount = model.flags.count
    values = FlagValues(model)
    predicates = Numbered(model.flags.indices.map { .flag(FlagID($0)) })
  }

  func number(of predicate: Predicate) -> Int32 {
    if case .flag(let flag) = predicate { Int32(flag.index) } else { predicates.number(of: predicate) }
  }

  subscript(number: Int32) -> Predicate { predicates[Int(number)] }

  /// Whether a predicate is a flag.
  func isFlag(_ number: Int32) -> Bool { Int(number) < flagCount }
}

/// The predicates that an analysis distinguishes (in predicate abstraction: its precision). Their values are part of
/// every vertex; all other predicates may have either value whenever they are read.
struct Precision: Hashable, Sendable {
  /// The numbers of the tracked flags, in order.
  private(set) var flags: [Int32] = []
  /// The numbers of the other tracked predicates, in order.
  private(set) var others: [Int32] = []

  /// The limits on tracked predicates: with more, there would be too many vertices.
  static let mostFlags = 10
  static let mostOthers = 16

  var isEmpty: Bool { flags.isEmpty && others.isEmpty }
  /// The number of tracked predicates.
  var size: Int { flags.count + others.count }
  /// All tracked predicates.
  var predicates: [Int32] { flags + others }
  /// The number of bits that the valuations of the tracked flags need: n values of one flag are n predicates, but have
  /// only n valuations.
  private(set) var bits = 0
  /// Whether more predicates are tracked than the limits allow.
  var isTooFine: Bool { bits > Self.mostFlags || flags.count > 32 || others.count > Self.mostOthers }

  /// Whether all predicates that another precision tracks are tracked.
  func tracksAll(of other: Precision) -> Bool {
    other.flags.allSatisfy(flags.contains) && other.others.allSatisfy(others.contains)
  }

  /// Returns the precision that tracks some predicates as well.
  func refined(by predicates: some Sequence<Int32>, _ table: PredicateTable) -> Precision {
    var result = self
    for predicate in predicates {
      if table.isFlag(predicate) {
        for flag in table.values.tracked(with: predicate) where !result.flags.contains(flag) {
          result.flags.append(flag)
        }
      } else if !result.others.contains(predicate) {
        result.others.append(predicate)
      }
    }
    result.flags.sort()
    result.bits = table.values.bits(of: result.flags)
    result.others.sort()
    return result
  }
}
