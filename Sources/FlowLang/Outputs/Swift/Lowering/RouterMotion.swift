/// The motions of a declared transition: the effects on the screens forward and backward, and the easing.
/// Numbers and names are kept as source text that is valid in Swift.
struct RouterMotion {
  /// An effect on one screen.
  enum Effect: Equatable {
    case move(edge: String)
    case push(edge: String)
    case slide
    case opacity
    case scale(factor: String)
    case offset(x: String, y: String)
    case identity
    case zoom
    /// An effect of the app's own, by its path in Swift.
    case custom(path: String)
  }

  /// The effects on the entering and the leaving screen; several effects happen together.
  struct EffectPair: Equatable {
    let entering: [Effect]
    let leaving: [Effect]
  }

  /// The course of a motion over time.
  enum Easing: Equatable {
    /// `linear`, `easeIn`, `easeOut` or `easeInOut`, perhaps with its duration in seconds.
    case curve(String, seconds: String?)
    case spring(response: String?, damping: String?, blend: String?)
    /// `smooth`, `snappy` or `bouncy`: springs that Apple has named.
    case named(String)
    /// No motion.
    case none
  }

  /// The effects forward; nil when the transition does not declare them.
  private(set) var forward: EffectPair?
  /// The effects backward; nil when the transition does not declare them.
  private(set) var backward: EffectPair?
  /// The easing; nil when the transition does not declare it.
  private(set) var easing: Easing?

  /// Reads a transition from its syntax tree.
  init(_ transition: TransitionID, _ compilation: Compilation) {
    let declared = compilation.model.transitions[Int(transition.index)]
    let reader = MotionTreeReader(tree: compilation.trees[Int(declared.file.index)])
    for motion in reader.tree.children(of: declared.syntax, .motion) {
      let kind = reader.tree.token(reader.tree[motion].firstToken).kind
      if kind == .easing {
        easing = reader.easing(motion)
        continue
      }
      let effectPair = reader.effectPair(motion)
      if kind != .backward { forward = effectPair }
      if kind != .forward { backward = effectPair }
    }
  }
}

/// Reads effects and easings that `MotionProblem` has validated.
private struct MotionTreeReader {
  let tree: SyntaxTree

  func effectPair(_ motion: SyntaxID) -> RouterMotion.EffectPair {
    let slash = tree.firstToken(of: motion, .slash)
    let all = tree.children(of: motion, .effect)
    func effects(_ part: [SyntaxID]) -> [RouterMotion.Effect] { part.compactMap { effect($0) } }
    guard let slash else { return RouterMotion.EffectPair(entering: effects(all), leaving: effects(all)) }
    return RouterMotion.EffectPair(
      entering: effects(all.filter { tree[$0].firstToken < slash }),
      leaving: effects(all.filter { tree[$0].firstToken > slash }))
  }

  private func effect(_ id: SyntaxID) -> RouterMotion.Effect? {
    let values = values(of: id, MotionFunction.effects)
    func value(_ name: String) -> String { values[name] ?? "" }
    switch name(of: id) {
    case "move": return .move(edge: value("edge"))
    case "push": return .push(edge: value("edge"))
    case "slide": return .slide
    case "opacity": return .opacity
    case "scale": return .scale(factor: value("factor"))
    case "offset": return .offset(x: value("x"), y: value("y"))
    case "identity": return .identity
    case "zoom": return .zoom
    case "custom": return .custom(path: value("path"))
    default: return nil
    }
  }

  func easing(_ motion: SyntaxID) -> RouterMotion.Easing? {
    guard let id = tree.child(of: motion, .effect) else { return nil }
    let values = values(of: id, MotionFunction.easings)
    let name = name(of: id)
    switch name {
    case "none": return RouterMotion.Easing.none
    case "linear", "easeIn", "easeOut", "easeInOut": return .curve(name, seconds: values["duration"])
    case "spring": return .spring(response: values["response"], damping: values["damping"], blend: values["blend"])
    default: return .named(name)
    }
  }

  private func name(of effect: SyntaxID) -> String { tree.name(of: effect, at: 0).map { tree.text(of: $0) } ?? "" }

  /// Returns the arguments by the names of the parameters, durations in seconds.
  private func values(of effect: SyntaxID, _ functions: [MotionFunction]) -> [String: String] {
    let name = name(of: effect)
    guard let function = functions.first(where: { $0.name == name }) else { return [:] }
    var result: [String: String] = [:]
    for (position, argument) in tree.children(of: effect, .effectArgument).enumerated() {
      let hasLabel = tree.token(of: argument, at: 1).map { tree.token($0).kind == .colon } ?? false
      let label = hasLabel ? tree.name(of: argument, at: 0).map { tree.text(of: $0) } : nil
      guard position < function.parameters.count else { continue }
      result[label ?? function.parameters[position].name] = value(argument, hasLabel ? 2 : 0)
    }
    return result
  }

  private func value(_ argument: SyntaxID, _ offset: UInt32) -> String {
    if let path = tree.child(of: argument, .path) {
      return tree.words(ofPath: path).map { SwiftName.quoted($0) }.joined(separator: ".")
    }
    guard let token = tree.token(of: argument, at: offset) else { return "" }
    let text = tree.text(of: token)
    guard tree.token(token).kind == .duration else { return text }
    if text.hasSuffix("ms") { return Double(text.dropLast(2)).map { String($0 / 1000) } ?? "" }
    return String(text.dropLast())
  }
}

extension RouterMotion {
  /// Whether screens move to the side and back, as platforms move them by default.
  var isPlatformLike: Bool { forward == .inFromTrailing && backward == .outToTrailing }
}

extension RouterMotion.EffectPair {
  /// In from the trailing edge, out over the leading one: forward.
  fileprivate static let inFromTrailing = RouterMotion.EffectPair(
    entering: [.move(edge: "trailing")], leaving: [.move(edge: "leading")])
  /// In from the leading edge, out over the trailing one: backward.
  fileprivate static let outToTrailing = RouterMotion.EffectPair(
    entering: [.move(edge: "leading")], leaving: [.move(edge: "trailing")])
}

extension Model {
  /// Returns the transition of a screen when the link has none: that of the nearest declaration around the screen.
  func transition(of node: NodeID) -> TransitionReference {
    for container in enclosing(node) {
      if let transition = details(of: container).transition { return transition }
    }
    return .default
  }
}
