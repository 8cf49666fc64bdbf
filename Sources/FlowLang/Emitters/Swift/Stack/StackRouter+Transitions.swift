/// Writes transitions and easings.
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
          case .default: .reversible(.move(edge: .trailing), .move(edge: .leading), isBack: isBack)
          case .none: .identity
          case .single(let transition): transition
          case .double(let forward, let backward): isBack ? backward : forward
          }
        }

        fileprivate var isNone: Bool { if case .none = self { true } else { false } }
      }
      """)
  }

  /// Writes the motion of the screens in one change.
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
      MotionText.writePush(for: motions, minimumIOS: writer.minimumIOS, to: &writer)
    }
  }

  private mutating func writeEffects(_ transitions: [TransitionID], _ motions: [RouterMotion]) {
    out.line("switch motion.transition {")
    out.line("case .standard: standard.effect(isBack: isBack)")
    out.line("case .still: .identity")
    for (id, motion) in zip(transitions, motions) {
      let (forward, backward) = (MotionText.effects(motion.forward), MotionText.effects(motion.backward))
      let name = SwiftName.quoted(router.transition(.declared(id)))
      if let reversible = MotionText.reversible(motion) {
        out.line("case .\(name): \(reversible)")
      } else if forward == backward {
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
      out.line("case .\(name): \(motion.easing.map { MotionText.easing($0) } ?? "easing")")
    }
    out.line("}")
  }

  /// Writes the function that makes a transition whose backward effect is its forward effect reversed.
  mutating func writeReversible() {
    out.blank()
    lines(
      """
      extension AnyTransition {
        /// The way back is the way forward reversed: what a screen does as it comes, it does as it goes back.
        fileprivate static func reversible(_ entering: Self, _ leaving: Self, isBack: Bool) -> Self {
          .asymmetric(insertion: isBack ? leaving : entering, removal: isBack ? entering : leaving)
        }
      }
      """)
  }
}
