/// A walk through an app: where the person is, and where they have been. A value; what is typed comes in as text, and
/// what is to be seen goes out as text.
public struct Walk: Sendable {
  let compilation: Compilation
  let machine: Machine
  private let lastingFlags: Set<FlagID>
  /// Where the person is.
  private var present: Moment
  /// Where they were, for `undo`.
  private var past: [(state: EarlierState, isStart: Bool)] = []

  private struct Moment: Sendable {
    let state: AppState
    /// Whether nothing has happened yet, so that flags may still be found otherwise than declared.
    let isStart: Bool
  }

  /// How many entries are kept for `undo`.
  var keptEntryCount: Int { past.reduce(0) { $0 + $1.state.entryCount } }

  /// Begins where the app begins; nil when the flow has errors, or its start shows nothing.
  public init?(_ compilation: Compilation) {
    guard compilation.isSound else { return nil }
    self.init(startOf: compilation)
  }

  /// Begins where a draft begins; nil when its start shows nothing. Links with an error stay where they are.
  public init?(_ draft: Draft) { self.init(startOf: draft.compilation) }

  private init?(startOf compilation: Compilation) {
    self.compilation = compilation
    machine = compilation.machine
    lastingFlags = Set(machine.lastingFlags)
    guard let state = machine.started(flags: machine.declaredFlags) else { return nil }
    present = Moment(state: state, isStart: true)
  }

  var model: Model { compilation.model }

  /// The state of the app.
  public var state: AppState { present.state }

  /// What can be done, in the order of its numbers from 1.
  var choices: [Choice] {
    var actions = machine.actions(in: state)
    if present.isStart {
      actions += machine.changes(from: state.flags) { lastingFlags.contains($0) }.filter { !actions.contains($0) }
    }
    return actions.map { Choice(action: $0, step: compilation.step($0)) }
  }

  /// Whether a flag may be found otherwise than declared, because nothing has happened yet.
  func isFound(_ flag: FlagID) -> Bool { present.isStart && lastingFlags.contains(flag) }

  /// Whether a flag outlives the app.
  func isLasting(_ flag: FlagID) -> Bool { lastingFlags.contains(flag) }

  // MARK: Going on

  /// Does what is offered; false when it changes nothing.
  mutating func take(_ action: Action) throws(WalkRefusal) -> Bool {
    let before = state
    try proceed(by: action)
    return state != before
  }

  private mutating func proceed(by action: Action) throws(WalkRefusal) {
    guard case .flag(let flag, let value) = action else {
      return proceed(to: machine.take(action, in: state), isStart: false)
    }
    guard isFound(flag) else {
      return proceed(to: machine.take(action, in: state), isStart: present.isStart)
    }
    var flags = state.flags
    model.set(flag, to: value, in: &flags)
    guard let start = machine.started(flags: flags) else {
      throw WalkRefusal("the start of the app shows nothing then")
    }
    proceed(to: start, isStart: true)
  }

  /// Takes the last step back.
  mutating func undo() throws(WalkRefusal) {
    guard let last = past.popLast() else { throw WalkRefusal("there is nothing to undo") }
    present = Moment(state: last.state.state(before: state), isStart: last.isStart)
  }

  /// Begins anew; `undo` leads back.
  mutating func restart() {
    guard let start = machine.started(flags: machine.declaredFlags) else { return }
    proceed(to: start, isStart: true)
  }

  private mutating func proceed(to state: AppState, isStart: Bool) {
    past.append((EarlierState(present.state, before: state), present.isStart))
    present = Moment(state: state, isStart: isStart)
  }
}

/// Something that can be done.
struct Choice: Sendable {
  let action: Action
  let step: Step
}

/// Why something that was typed cannot be done; nothing has changed.
struct WalkRefusal: Error {
  /// One lower-case sentence.
  let message: String

  init(_ message: String) { self.message = message }
}
