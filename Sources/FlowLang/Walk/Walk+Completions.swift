/// What a step can be completed to while it is typed.
extension Walk {
  /// The steps that are offered now, as they are typed, and the commands, each once.
  public var completions: [String] {
    var seen: Set<String> = []
    return (choices.map { typed($0.step) } + urls + WalkInput.words).filter { seen.insert($0).inserted }
  }

  private var urls: [String] {
    model.entryPoints.indices.map { typed(compilation.step(.entryPoint($0))) }
  }

  /// A step as the shortest text that means it here.
  private func typed(_ step: Step) -> String {
    if case .link(_, let link, let outcome) = step {
      return WalkInput.spelling(ofLink: link) + (outcome.map { " (\(Spelling.word($0)))" } ?? "")
    }
    return step.text
  }
}
