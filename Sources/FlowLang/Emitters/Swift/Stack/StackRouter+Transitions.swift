/// Transitions and easings.
extension StackRouter {
  mutating func writeRouterTransition() {
    out.blank()
    lines(
      """
      /// How screens move where the flow names no transition.
      \(access)enum RouterTransition {
        /// In from the trailing edge and out over the leading one, and the reverse on the way back.
        case `default`
        /// Not at all.
        case none
        /// The same forward and back.
        case single(AnyTransition)
        /// One forward, another one back.
        case double(AnyTransition, AnyTransition)

        fileprivate func effect(isBack: Bool) -> AnyTransition {
          switch self {
          case .default:
            isBack
              ? .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
              : .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
          case .none: .identity
          case .single(let transition): transition
          case .double(let forward, let backward): isBack ? backward : forward
          }
        }

        fileprivate var isNone: Bool {
          if case .none = self { true } else { false }
        }
      }
      """)
  }

  /// How one change moves the screens.
  mutating func writeStep() {
    let transitions = model.transitions.indices.map { TransitionID($0) }
    let motions = transitions.map { RouterMotion($0, router.compilation) }
    out.blank()
    document("How one change moves the screens.")
    block("fileprivate struct Step") { writer in
      writer.lines(
        """
        var motion: Motion
        /// What moves where the flow names no transition.
        let standard: RouterTransition
        let easing: Animation

        private var isBack: Bool { motion.direction == .backward }

        /// What the screen that comes and the one that goes do.
        """)
      writer.block("var transition: AnyTransition") { writer in
        writer.writeEffects(transitions, motions)
      }
      writer.out.blank()
      writer.document("How it runs over time; nil for at once.")
      writer.block("var animation: Animation?") { writer in
        writer.writeAnimations(transitions, motions)
      }
      let pushes = motions.contains { motion in
        [motion.forward, motion.backward].contains { way in
          (way.map { $0.entering + $0.leaving } ?? []).contains { if case .push = $0 { true } else { false } }
        }
      }
      if pushes { writer.writePush() }
    }
  }

  private mutating func writeEffects(_ transitions: [TransitionID], _ motions: [RouterMotion]) {
    out.line("switch motion.transition {")
    out.line("case .standard: standard.effect(isBack: isBack)")
    out.line("case .still: .identity")
    for (id, motion) in zip(transitions, motions) {
      let (forward, backward) = (Self.text(motion.forward), Self.text(motion.backward))
      let name = SwiftName.quoted(router.transition(.declared(id)))
      if forward == backward {
        out.line("case .\(name): \(forward)")
      } else {
        out.line("case .\(name):")
        out.indent()
        out.line("isBack")
        out.indent()
        out.line("? \(backward)")
        out.line(": \(forward)")
        out.outdent()
        out.outdent()
      }
    }
    out.line("}")
  }

  private mutating func writeAnimations(_ transitions: [TransitionID], _ motions: [RouterMotion]) {
    out.line("switch motion.transition {")
    out.line("case .standard: standard.isNone ? nil : easing")
    out.line("case .still: nil")
    for (id, motion) in zip(transitions, motions) {
      let name = SwiftName.quoted(router.transition(.declared(id)))
      out.line("case .\(name): \(motion.easing.map { Self.text($0) } ?? "easing")")
    }
    out.line("}")
  }

  private mutating func writePush() {
    out.blank()
    lines(
      """
      /// Comes in from an edge and pushes the other screen out over the one opposite; before iOS 16 made of simpler moves.
      private func push(from edge: Edge, over opposite: Edge) -> AnyTransition {
        if #available(iOS 16, *) { return .push(from: edge) }
        return .asymmetric(insertion: .move(edge: edge), removal: .move(edge: opposite)).combined(with: .opacity)
      }
      """)
  }

  // MARK: Expressions

  /// What both screens do; where the flow says nothing, what happens without a transition.
  private static func text(_ way: RouterMotion.Way?) -> String {
    guard let way else { return "standard.effect(isBack: isBack)" }
    let (entering, leaving) = (text(way.entering), text(way.leaving))
    if entering == leaving { return entering }
    return ".asymmetric(insertion: \(entering), removal: \(leaving))"
  }

  private static func text(_ effects: [RouterMotion.Effect]) -> String {
    let texts = effects.map { text($0) }
    return (texts.first ?? ".identity") + texts.dropFirst().map { ".combined(with: \($0))" }.joined()
  }

  private static func text(_ effect: RouterMotion.Effect) -> String {
    switch effect {
    case .move(let edge): ".move(edge: .\(edge))"
    case .push(let edge): "push(from: .\(edge), over: .\(opposite(edge)))"
    case .slide: ".slide"
    case .opacity: ".opacity"
    case .scale(let factor): ".scale(scale: \(factor))"
    case .offset(let x, let y): ".offset(x: \(x), y: \(y))"
    case .identity: ".identity"
    case .zoom: ".scale.combined(with: .opacity)"
    case .custom(let path): path
    }
  }

  private static func opposite(_ edge: String) -> String {
    switch edge {
    case "leading": "trailing"
    case "trailing": "leading"
    case "top": "bottom"
    default: "top"
    }
  }

  /// An easing. The springs that Apple has named are spelled out, since their names are of iOS 17.
  private static func text(_ easing: RouterMotion.Easing) -> String {
    switch easing {
    case .curve(let name, let seconds): ".\(name)" + (seconds.map { "(duration: \($0))" } ?? "")
    case .spring(let response, let damping, let blend):
      ".spring("
        + [("response", response), ("dampingFraction", damping), ("blendDuration", blend)]
        .compactMap { label, value in value.map { "\(label): \($0)" } }.joined(separator: ", ") + ")"
    case .named(let name):
      ".spring(response: 0.5, dampingFraction: \(name == "smooth" ? "1" : name == "snappy" ? "0.85" : "0.7"))"
    case .none: "nil"
    }
  }
}
