/// An error in a `transition`: an effect or easing that does not exist, or that takes other arguments.
struct MotionProblem {
  enum Kind { case name, arguments, type }

  let kind: Kind
  let message: String
  let range: SourceRange
  var suggestion: String?

  /// Returns the finding that reports the problem.
  func finding(of rule: Rule) -> Finding {
    var finding = rule.finding(message, at: range)
    if let suggestion {
      finding.help = "did you mean `\(suggestion)`?"
      finding.fixes = [FixIt("write `\(suggestion)`", isSafe: false, replace: range, with: suggestion)]
    }
    return finding
  }

  /// Returns all problems, in source order.
  static func all(in compilation: Compilation) -> [MotionProblem] {
    compilation.model.transitions.flatMap { transition in
      let tree = compilation.trees[Int(transition.file.index)]
      return tree.children(of: transition.syntax, .motion).flatMap { motion in
        let isEasing = tree.token(tree[motion].firstToken).kind == .easing
        return tree.children(of: motion, .effect).filter { !tree[$0].isBroken }.flatMap {
          MotionReader(tree: tree, file: transition.file, isEasing: isEasing).problems(in: $0)
        }
      }
    }
  }
}

/// An effect or easing of the language and the arguments that it takes.
struct MotionFunction: Sendable {
  /// The kind of value that an argument takes.
  enum Value: Sendable { case edge, number, duration, seconds, path }

  let name: String
  /// The arguments in order; all but the first `required` may be left out.
  let parameters: [(name: String, value: Value)]
  let required: Int

  private init(_ name: String, _ parameters: [(name: String, value: Value)] = [], required: Int = 0) {
    self.name = name
    self.parameters = parameters
    self.required = required
  }

  /// The effects of an entering or leaving screen.
  static let effects = [
    MotionFunction("move", [("edge", .edge)], required: 1), MotionFunction("push", [("edge", .edge)], required: 1),
    MotionFunction("slide"), MotionFunction("opacity"), MotionFunction("scale", [("factor", .number)], required: 1),
    MotionFunction("offset", [("x", .number), ("y", .number)], required: 2), MotionFunction("identity"),
    MotionFunction("zoom"), MotionFunction("custom", [("path", .path)], required: 1),
  ]

  /// The easings of a movement.
  static let easings = [
    MotionFunction("linear", [("duration", .duration)]), MotionFunction("easeIn", [("duration", .duration)]),
    MotionFunction("easeOut", [("duration", .duration)]), MotionFunction("easeInOut", [("duration", .duration)]),
    MotionFunction("spring", [("response", .seconds), ("damping", .number), ("blend", .seconds)]),
    MotionFunction("smooth"), MotionFunction("snappy"), MotionFunction("bouncy"), MotionFunction("none"),
  ]

  /// The edges that a screen can move to or from.
  static let edges = ["leading", "trailing", "top", "bottom"]

  /// Returns the effect that has another name elsewhere, or that a word misspells.
  static func effect(for word: String) -> String? {
    switch ForeignWords.key(word) {
    case "fade", "fadein", "fadeout", "dissolve", "crossdissolve", "crossfade", "alpha": "opacity"
    case "hero", "matchedgeometry", "sharedelement": "zoom"
    default: SpellingSuggestion.best(for: word, among: effects.map(\.name))
    }
  }

  /// Returns the edge that has another name elsewhere, or that a word misspells.
  static func edge(for word: String) -> String? {
    switch word.lowercased() {
    case "left", "start", "west": "leading"
    case "right", "end", "east": "trailing"
    case "up", "above": "top"
    case "down", "below": "bottom"
    default: SpellingSuggestion.best(for: word, among: edges)
    }
  }
}

extension MotionFunction.Value {
  /// The description of the value in a message.
  var description: String {
    switch self {
    case .edge: "an edge: \(MotionFunction.edges.joined(separator: ", "))"
    case .number: "a number"
    case .duration: "a duration such as `0.4s` or `250ms`"
    case .seconds: "a number of seconds"
    case .path: "the name of something in Swift"
    }
  }
}

/// A reader of one effect or easing from the tree.
private struct MotionReader {
  let tree: SyntaxTree
  let file: FileID
  let isEasing: Bool

  func problems(in effect: SyntaxID) -> [MotionProblem] {
    guard let token = tree.name(of: effect, at: 0) else { return [] }
    let name = tree.text(of: token)
    let known = isEasing ? MotionFunction.easings : MotionFunction.effects
    guard let function = known.first(where: { $0.name == name }) else {
      let kind = isEasing ? "easing" : "effect"
      let names = known.map(\.name)
      return [
        MotionProblem(
          kind: .name, message: "there is no \(kind) `\(name)`; there are \(names.joined(separator: ", "))",
          range: range(token),
          suggestion: isEasing ? SpellingSuggestion.best(for: name, among: names) : MotionFunction.effect(for: name))
      ]
    }
    return problems(in: effect, function)
  }

  private func problems(in effect: SyntaxID, _ function: MotionFunction) -> [MotionProblem] {
    let arguments = tree.children(of: effect, .effectArgument)
    var problems: [MotionProblem] = []
    var given: Set<String> = []
    for (position, argument) in arguments.enumerated() {
      guard let parameter = parameter(of: argument, at: position, function) else {
        let meant = label(of: argument).flatMap {
          SpellingSuggestion.best(for: $0, among: function.parameters.map(\.name))
        }
        // One finding says what the function takes.
        if problems.contains(where: { $0.kind == .arguments }) { continue }
        problems.append(
          MotionProblem(
            kind: .arguments, message: "`\(function.name)` takes \(expected(function))",
            range: meant == nil ? range(argument) : range(tree[argument].firstToken), suggestion: meant))
        continue
      }
      if !given.insert(parameter.name).inserted {
        problems.append(
          MotionProblem(kind: .arguments, message: "`\(parameter.name)` is given twice", range: range(argument)))
      } else if !fits(argument, parameter.value) {
        let last = tree.endToken(of: argument) - 1
        let edge = parameter.value == .edge ? MotionFunction.edge(for: tree.text(of: last)) : nil
        problems.append(
          MotionProblem(
            kind: .type, message: "`\(parameter.name)` of `\(function.name)` is \(parameter.value.description)",
            range: edge == nil ? range(argument) : range(last), suggestion: edge))
      }
    }
    if problems.isEmpty && arguments.count < function.required {
      problems.append(
        MotionProblem(kind: .arguments, message: "`\(function.name)` needs \(expected(function))", range: range(effect))
      )
    }
    return problems
  }

  private func parameter(
    of argument: SyntaxID, at position: Int, _ function: MotionFunction
  ) -> (name: String, value: MotionFunction.Value)? {
    if let label = label(of: argument) { return function.parameters.first { $0.name == label } }
    return position < function.parameters.count ? function.parameters[position] : nil
  }

  private func label(of argument: SyntaxID) -> String? {
    guard let colon = tree.token(of: argument, at: 1), tree.token(colon).kind == .colon else { return nil }
    return tree.name(of: argument, at: 0).map { tree.text(of: $0) }
  }

  private func fits(_ argument: SyntaxID, _ value: MotionFunction.Value) -> Bool {
    let last = tree.endToken(of: argument) - 1
    let kind = tree.token(last).kind
    return switch value {
    case .edge: kind.isWord && MotionFunction.edges.contains(tree.text(of: last))
    case .number: kind == .number
    case .duration: kind == .duration
    case .seconds: kind == .number || kind == .duration
    case .path: kind.isWord
    }
  }

  private func expected(_ function: MotionFunction) -> String {
    if function.parameters.isEmpty { return "no arguments" }
    return function.parameters.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  private func range(_ token: TokenIndex) -> SourceRange { tree.range(of: token, in: file) }
  private func range(_ id: SyntaxID) -> SourceRange { tree.range(of: id, in: file) }
}
