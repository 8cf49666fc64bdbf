/// The completions of a step.
extension Walk {
  /// The steps that are offered now, as they can be typed, and the commands, each once.
  public var completions: [String] {
    var seen: Set<String> = []
    return (choices.map { typed($0.step) } + urls + WalkInput.words).filter { seen.insert($0).inserted }
  }

  private var urls: [String] {
    model.entryPoints.indices.map { typed(compilation.step(.entryPoint($0))) }
  }

  /// Returns the shortest text for a step in the current state.
  private func typed(_ step: Step) -> String {
    if case .link(_, let link, let outcome) = step {
      return WalkInput.spelling(ofLink: link) + (outcome.map { " (\(Spelling.word($0)))" } ?? "")
    }
    return step.text
  }
}
