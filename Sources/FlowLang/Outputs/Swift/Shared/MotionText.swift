/// Converts effects and easings of transitions to expressions of SwiftUI.
enum MotionText {
  /// Returns the effects on both screens, or the standard effect where the flow declares none.
  static func effects(_ pair: RouterMotion.EffectPair?) -> String {
    guard let pair else { return "standard.effect(isBack: isBack)" }
    let (entering, leaving) = (text(pair.entering), text(pair.leaving))
    if entering == leaving { return entering }
    return ".asymmetric(insertion: \(entering), removal: \(leaving))"
  }

  /// Returns a motion whose backward effect is its forward effect reversed, with `AnyTransition.reversible`; nil for
  /// others.
  static func reversible(_ motion: RouterMotion) -> String? {
    guard let forward = motion.forward, let backward = motion.backward, forward.entering != forward.leaving,
      backward == RouterMotion.EffectPair(entering: forward.leaving, leaving: forward.entering)
    else { return nil }
    return ".reversible(\(text(forward.entering)), \(text(forward.leaving)), isBack: isBack)"
  }

  /// Returns an easing. The springs that Apple has named are spelled out, since their names require iOS 17.
  static func easing(_ easing: RouterMotion.Easing) -> String {
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
}

extension SwiftWriter {
  /// Writes the implementation of the effect `push`, if one of the transitions needs it.
  mutating func writePush(for motions: [RouterMotion]) {
    let effects = motions.flatMap { [$0.forward, $0.backward] }.compactMap { $0 }.flatMap { $0.entering + $0.leaving }
    guard effects.contains(where: { if case .push = $0 { true } else { false } }) else { return }
    declare(
      minimumIOS >= 16
        ? """
        /// Comes in from an edge and pushes the other screen out over the one opposite.
        private func push(from edge: SwiftUI.Edge, over opposite: SwiftUI.Edge) -> SwiftUI.AnyTransition { .push(from: edge) }
        """
        : """
        /// Comes in from an edge and pushes the other screen out over the one opposite; before iOS 16 by simpler moves.
        private func push(from edge: SwiftUI.Edge, over opposite: SwiftUI.Edge) -> SwiftUI.AnyTransition {
          if #available(iOS 16, *) { return .push(from: edge) }
          return .asymmetric(insertion: .move(edge: edge), removal: .move(edge: opposite)).combined(with: .opacity)
        }
        """)
  }
}
