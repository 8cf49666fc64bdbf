/// Writes transitions and easings.
extension SwiftWriter {
  mutating func writeRouterTransition() {
    declare(
      """
      /// The transition of screens where the flow names none.
      \(access)enum RouterTransition {
        /// In from the trailing edge and out over the leading one, and the reverse going back.
        case `default`
        /// No animation.
        case none
        /// The same forward and back.
        case single(SwiftUI.AnyTransition)
        /// One forward, another one back.
        case double(SwiftUI.AnyTransition, SwiftUI.AnyTransition)

        fileprivate func effect(isBack: Bool) -> SwiftUI.AnyTransition {
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
    describe("The transition of one change.")
    block("fileprivate struct Step") { writer in
      writer.lines(
        """
        var motion: Motion
        /// The effects where the flow names no transition.
        let standard: RouterTransition
        let easing: SwiftUI.Animation

        private var isBack: Bool { motion.direction == .backward }

        /// The effects on the entering and the leaving screen.
        """)
      writer.block("var transition: SwiftUI.AnyTransition") { writer in
        writer.writeEffects(transitions, motions)
      }
      writer.describe("The easing; nil for none.")
      let easings = zip(transitions, motions).map { id, motion in
        (writer.router.transition(.declared(id)), motion.easing.map { MotionText.easing($0) } ?? "easing")
      }
      writer.table(
        "var animation: SwiftUI.Animation?", of: "motion.transition",
        [("standard", "standard.isNone ? nil : easing"), ("still", "nil")] + easings)
      writer.writePush(for: motions)
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
        lines("case .\(name):\n  isBack\n    ? \(backward)\n    : \(forward)")
      }
    }
    out.line("}")
  }

  /// Writes the function that makes a transition whose backward effect is its forward effect reversed.
  mutating func writeReversible() {
    declare(
      """
      extension SwiftUI.AnyTransition {
        /// The effects backward are those forward reversed: a screen leaves by the effects with which it came.
        fileprivate static func reversible(_ entering: Self, _ leaving: Self, isBack: Bool) -> Self {
          .asymmetric(insertion: isBack ? leaving : entering, removal: isBack ? entering : leaving)
        }
      }
      """)
  }
}
