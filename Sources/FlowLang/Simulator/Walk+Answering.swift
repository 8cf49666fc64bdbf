/// The processing of a line of input.
extension Walk {
  /// The result of a line.
  public struct Answer: Sendable {
    /// The reason why the rest of the line was not processed, in one lower-case sentence; nil when all was.
    public fileprivate(set) var refusal: String?
    /// Whether the walk has ended.
    public fileprivate(set) var isEnd = false
  }

  /// Processes a line: steps separated by commas, in order, until one of them is not offered. A line that cannot be
  /// parsed as a whole changes nothing.
  ///
  /// Each state that is reached is shown at once, with the step to it: the texts of many steps together could fill the
  /// memory.
  public mutating func follow(_ line: String, isColored: Bool, showing show: (String) -> Void) -> Answer {
    var answer = Answer()
    do {
      for input in try WalkReader.steps(of: line) {
        if input == .quit {
          answer.isEnd = true
          return answer
        }
        show(try follow(input, isColored))
      }
    } catch {
      answer.refusal = TerminalText.clean(error.message)
    }
    return answer
  }

  private mutating func follow(_ input: WalkInput, _ isColored: Bool) throws(WalkRefusal) -> String {
    var title: String
    switch input {
    case .help, .quit: return Self.help
    case .undo:
      try undo()
      title = "undo"
    case .restart:
      restart()
      title = "restart"
    default:
      let action = try action(for: input)
      title = compilation.step(action).text
      if !(try take(action)) { title += ", which changes nothing" }
    }
    let paint = Paint(isColored: isColored)
    let heading = paint("→ \(TerminalText.clean(title))", .bold)
    return "\n\(heading)\n\(drawing(isColored: isColored))"
  }

  /// The lines that can be typed, by example, with their meanings.
  public static let commands: [(line: String, meaning: String)] = [
    ("3", "the choice with this number"),
    ("open", "a link by its name; also `Home › open` or `Home > open`"),
    ("back, close", "what the platform offers: Back, and closing the top layer"),
    ("tab cart", "a tab"),
    ("url /product/3", "opens the app with an address; `url` alone lists them"),
    ("entry Receipt", "opens the app at an entry; `entry` alone lists them"),
    ("online = true", "an external flag; at the start, any flag that the start of the app asks about"),
    ("Pay ends (paid)", "what an external flow does; `Chat goes back` what a screen does"),
    ("undo, restart", "take the last step back; begin again"),
    ("help", "shows these lines"),
    ("quit, exit, q", "ends the walk; so does Ctrl-D"),
  ]

  /// The text of `help`.
  public static let help: String = {
    let lines = commands.map { line, meaning in
      "  \(line)\(String(repeating: " ", count: 19 - line.count))\(meaning)\n"
    }
    return """

      What can be typed:
      \(lines.joined())
      Several steps are separated by commas. The trace of a finding can be pasted; with its `shown by:`
      it begins again. In backticks every word is a link: `back`.

      """
  }()
}
