/// A walk through an app: its current state and the previous ones. A value; input and output are text.
public struct Walk: Sendable {
  let compilation: Compilation
  let machine: Machine
  private let lastingFlags: Set<FlagID>
  /// The current state.
  private var present: Moment
  /// The previous states, for `undo`.
  private(set) var past: [(state: EarlierState, isStart: Bool)] = []

  private struct Moment: Sendable {
    let state: AppState
    /// Whether nothing has happened yet, so that flags may still differ from their declaration.
    let isStart: Bool
  }

  /// Creates a walk from the start of a draft; nil when it shows nothing. Links with an error count as `stay`.
  public init?(_ draft: Draft) {
    compilation = draft.compilation
    machine = compilation.machine
    lastingFlags = Set(machine.lastingFlags)
    guard let state = machine.started(flags: machine.declaredFlags) else { return nil }
    present = Moment(state: state, isStart: true)
  }

  var model: Model { compilation.model }

  /// The state of the app.
  public var state: AppState { present.state }

  /// The offered actions; their numbers begin at 1.
  var choices: [Choice] {
    var actions = machine.actions(in: state)
    if present.isStart {
      actions += machine.changes(from: state.flags) { lastingFlags.contains($0) }.filter { !actions.contains($0) }
    }
    return actions.map { Choice(action: $0, step: compilation.step($0)) }
  }

  /// Whether a flag may differ from its declaration, because nothing has happened yet. An external flag does so once;
  /// after that it changes the running app.
  func isFound(_ flag: FlagID) -> Bool {
    guard present.isStart, lastingFlags.contains(flag) else { return false }
    let declared = machine.declaredFlags
    return !model[flag].isExternal
      || model.values(of: flag).allSatisfy { state.flags.contains($0) == declared.contains($0) }
  }

  /// Whether a flag outlives the app.
  func isLasting(_ flag: FlagID) -> Bool { lastingFlags.contains(flag) }

  // MARK: Going on

  /// Performs an offered action; false when it changes nothing.
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
      return proceed(to: machine.take(action, in: state), isStart: present.isStart && !isLasting(flag))
    }
    var flags = state.flags
    model.set(flag, to: value, in: &flags)
    guard let start = machine.started(flags: flags) else {
      throw WalkRefusal("the start of the app shows nothing then")
    }
    proceed(to: start, isStart: true)
  }

  /// Undoes the last step.
  mutating func undo() throws(WalkRefusal) {
    guard let last = past.popLast() else { throw WalkRefusal("there is nothing to undo") }
    present = Moment(state: last.state.state(before: state), isStart: last.isStart)
  }

  /// Restarts the app; `undo` returns to the previous state.
  mutating func restart() {
    guard let start = machine.started(flags: machine.declaredFlags) else { return }
    proceed(to: start, isStart: true)
  }

  private mutating func proceed(to state: AppState, isStart: Bool) {
    past.append((EarlierState(present.state, before: state), present.isStart))
    present = Moment(state: state, isStart: isStart)
  }
}

/// An action that is offered, with its text.
struct Choice: Sendable {
  let action: Action
  let step: Step
}

/// The reason why a typed step cannot be done; the walk has not changed.
struct WalkRefusal: Error {
  /// The reason, in one lower-case sentence.
  let message: String

  init(_ message: String) { self.message = message }
}
