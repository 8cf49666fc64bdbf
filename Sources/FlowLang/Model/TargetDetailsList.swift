/// The details of targets, in two arrays: flags, handlers, conditions and `else` are rare, so they are kept apart and
/// take no space in targets without them.
struct TargetDetailsList: Sendable {
  private struct Common {
    let placing: Target.Placing
    let arguments: Slice
    let tag: TagID?
    let transition: TransitionReference?
    let branches: UInt32
  }

  private struct Branches {
    let set: Slice
    let clear: Slice
    let handlers: Slice
    let conditions: Slice
    var otherwise: TargetID?
  }

  private var common: [Common] = []
  private var branches: [Branches] = []

  mutating func reserve(_ count: Int) { common.reserveCapacity(count) }

  /// Appends details and returns their index.
  ///
  /// - Parameter hasOtherwise: Whether an `else` will be set later.
  mutating func append(_ details: TargetDetails, hasOtherwise: Bool) -> UInt32 {
    let isPlain = details.set.isEmpty && details.clear.isEmpty && details.handlers.isEmpty && details.conditions.isEmpty
    var place = TargetDetails.none
    if !isPlain || hasOtherwise {
      place = UInt32(branches.count)
      branches.append(
        Branches(
          set: details.set, clear: details.clear, handlers: details.handlers, conditions: details.conditions,
          otherwise: details.otherwise))
    }
    common.append(
      Common(
        placing: details.placing, arguments: details.arguments, tag: details.tag, transition: details.transition,
        branches: place))
    return UInt32(common.count - 1)
  }

  /// Sets the `else` of a target that was appended with `hasOtherwise`.
  mutating func setOtherwise(of index: UInt32, to target: TargetID) {
    branches[Int(common[Int(index)].branches)].otherwise = target
  }

  /// The details at an index.
  subscript(index: UInt32) -> TargetDetails {
    let common = common[Int(index)]
    var details = TargetDetails()
    details.placing = common.placing
    details.arguments = common.arguments
    details.tag = common.tag
    details.transition = common.transition
    guard common.branches != TargetDetails.none else { return details }
    let branches = branches[Int(common.branches)]
    details.set = branches.set
    details.clear = branches.clear
    details.handlers = branches.handlers
    details.conditions = branches.conditions
    details.otherwise = branches.otherwise
    return details
  }

  /// Returns the placing of the node that a target calls.
  func placing(at index: UInt32) -> Target.Placing { common[Int(index)].placing }

  /// Returns the arguments that a target passes.
  func arguments(at index: UInt32) -> Slice { common[Int(index)].arguments }

  /// Returns the tag that a target gives.
  func tag(at index: UInt32) -> TagID? { common[Int(index)].tag }

  /// Returns the transition that a target names.
  func transition(at index: UInt32) -> TransitionReference? { common[Int(index)].transition }

  /// Whether a target has conditions, an `else` or handlers, or sets flags.
  @inline(__always)
  func isCompound(at index: UInt32) -> Bool { common[Int(index)].branches != TargetDetails.none }

  /// Whether a target has an `else` or handlers.
  @inline(__always)
  func hasBranches(at index: UInt32) -> Bool {
    let place = common[Int(index)].branches
    guard place != TargetDetails.none else { return false }
    return branches[Int(place)].otherwise != nil || !branches[Int(place)].handlers.isEmpty
  }
}
