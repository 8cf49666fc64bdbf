/// What a walk leads through: the state after each of its steps, as the machine says.
struct WalkRoute {
  /// The steps that the app is launched by: flags that are found otherwise than declared, then a url or an entry.
  let launch: [Action]
  /// The launch, then every step.
  private(set) var moments: [Moment] = []

  /// A step, and the state that it leads to.
  struct Moment {
    /// Nil for the launch.
    let action: Action?
    let state: AppState
    /// What the step takes.
    let passages: [Passage]
  }

  init(_ walk: CoveringWalk, _ machine: Machine) {
    launch = walk.flags + (walk.wayIn.map { [.wayIn($0)] } ?? [])
    var flags = machine.declaredFlags
    for case .flag(let flag, let value) in walk.flags { flags.set(flag, to: value) }
    var state: AppState
    if let wayIn = walk.wayIn {
      let opened = machine.pass(.wayIn(wayIn), in: AppState(layers: [], flags: flags))
      state = opened.after
      moments.append(Moment(action: nil, state: state, passages: opened.passages))
    } else {
      guard let started = machine.started(flags: flags) else { return }
      state = started
      let passages = machine.startAlternative(flags).map { [Passage.start($0)] } ?? []
      moments.append(Moment(action: nil, state: state, passages: passages))
    }
    for action in walk.steps {
      let (after, passages) = machine.pass(action, in: state)
      moments.append(Moment(action: action, state: after, passages: passages))
      state = after
    }
  }
}
