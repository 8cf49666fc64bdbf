/// A way for the app to be launched.
struct Launch {
  let step: WalkStep
  /// The state that it leads to.
  let state: AppState
  /// What it takes.
  let passages: [Passage]
  /// How many taps it is: 1, and 1 more for each flag that is found otherwise than declared.
  let taps: Int32
}

extension Machine {
  /// Every way for the app to be launched: by its start, by each url and each entry, with flags as they may be found.
  var launches: [Launch] {
    coldFlags.flatMap { cold -> [Launch] in
      let taps = Int32(1 + cold.steps.count)
      var result: [Launch] = []
      if let started = started(flags: cold.flags) {
        let passages = startAlternative(cold.flags).map { [Passage.start($0)] } ?? []
        let step = WalkStep.launch(flags: cold.steps, wayIn: nil)
        result.append(Launch(step: step, state: started, passages: passages, taps: taps))
      }
      for wayIn in model.waysIn.indices {
        let (opened, passages) = pass(.wayIn(wayIn), in: AppState(layers: [], flags: cold.flags))
        if opened.layers.isEmpty { continue }
        let step = WalkStep.launch(flags: cold.steps, wayIn: wayIn)
        result.append(Launch(step: step, state: opened, passages: passages, taps: taps))
      }
      return result
    }
  }
}
