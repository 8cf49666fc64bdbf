@testable import FlowLang

/// A small random flow, as text: every declaration has lines of its own and every link one, so that the flow can be
/// shrunk line by line. All links have unique names.
struct RandomFlow {
  var random: SeededRandom
  let features: FlowFeatures
  /// The number of screens, named `S0` and so on.
  let screenCount: Int
  /// The declared flows, each with its screens.
  var flows: [FlowShape] = []
  /// The tab bars, each with the roots of its tabs.
  private(set) var bars: [[String]] = []
  let flags: [String]
  /// The values of the flags that have values.
  private(set) var values: [String: [String]]
  /// Whether a target that sets a flag clears all others.
  private(set) var isExclusive = false
  /// The source of decisions about values, separate from all others, so that a seed gives the same flow without them.
  private var valueRandom = SeededRandom(seed: 0)
  /// The parameters of the screens, in a furnished flow.
  var parameters: [[Parameter]] = []
  /// The lines of the text so far.
  var lines: [String] = []
  var linkCount = 0

  /// A flow of the language inside a random flow.
  struct FlowShape {
    var name: String
    /// The screens of the flow; it starts with the first.
    let screens: Range<Int>
    let outcomes: [String]
    /// Whether the flow is declared `external`.
    let isExternal: Bool
    /// Whether the flow is written as a screen that declares outcomes.
    var isScreen = false
    /// The index of the enclosing flow.
    var parent: Int?
  }

  /// Returns the flow of a seed.
  ///
  /// - Parameter hasValues: Whether flags may have values; without them the flow is otherwise the same.
  static func text(_ mode: FlowMode, seed: UInt64, hasValues: Bool = true) -> String {
    lines(mode, seed: seed, usesWholeLanguage: false, hasValues: hasValues).joined(separator: "\n") + "\n"
  }

  /// Returns the lines of the flow of a seed.
  static func lines(_ mode: FlowMode, seed: UInt64, usesWholeLanguage: Bool, hasValues: Bool = true) -> [String] {
    let values = hasValues ? SeededRandom(seed: ~seed) : nil
    var flow = RandomFlow(mode, usesWholeLanguage: usesWholeLanguage, SeededRandom(seed: seed), values: values)
    flow.write()
    return flow.lines
  }

  private init(_ mode: FlowMode, usesWholeLanguage: Bool, _ random: SeededRandom, values: SeededRandom?) {
    var random = random
    features = FlowFeatures(mode, usesWholeLanguage: usesWholeLanguage, &random)
    screenCount = (mode == .nested ? 5 : 3) + random.int(below: 5)
    flags = features.hasFlags ? ["f0", "f1", "f2"].prefix(1 + random.int(below: 3)).map { $0 } : []
    self.values = [:]
    if let values {
      valueRandom = values
      for flag in flags where valueRandom.int(below: 100) < 40 {
        let all = ["a", "b", "c", "d"].prefix(2 + valueRandom.int(below: 3)).map { $0 }
        let first = valueRandom.int(below: all.count)
        self.values[flag] = Array(all[first...]) + Array(all[..<first])
      }
      if self.values.isEmpty, flags.count == 3 { isExclusive = valueRandom.int(below: 100) < 60 }
    }
    self.random = random
    if usesWholeLanguage { parameters = (0..<screenCount).map { _ in someParameters() } }
    shapeFlows()
    shapeBars()
  }

  private mutating func shapeFlows() {
    guard features.hasFlows else { return }
    var next = 1 + random.int(below: features.mode == .nested ? 2 : screenCount - 1)
    while next < screenCount && flows.count < (features.mode == .nested ? 4 : 2) {
      let end = min(screenCount, next + 1 + random.int(below: 2))
      let outcomes = (0...random.int(below: 2)).map { "o\(flows.count)\($0)" }
      var flow = FlowShape(name: "F\(flows.count)", screens: next..<end, outcomes: outcomes, isExternal: false)
      if features.mode == .nested, let last = flows.last, last.screens.upperBound == next, chance(60) {
        flow.parent = last.parent ?? flows.count - 1
      }
      flows.append(flow)
      next = end + (features.mode == .nested ? 0 : random.int(below: 2))
    }
    if features.mode == .roots { shapeScreensWithOutcomes() }
    guard features.hasExternals && chance(features.percent(50, .externals, 80)) else { return }
    flows.append(
      FlowShape(name: "Y", screens: screenCount..<screenCount, outcomes: ["done", "gone"], isExternal: true))
  }

  private mutating func shapeBars() {
    guard features.hasTabs else { return }
    for _ in 0...(chance(25) ? 1 : 0) {
      let roots = (0...1 + random.int(below: 2)).map { _ in
        !flows.isEmpty && chance(features.percent(10, .starts, 60))
          ? flows[0].name : screen(random.int(below: screenCount))
      }
      bars.append(roots)
    }
  }

  // MARK: Chance

  mutating func chance(_ percent: Int) -> Bool { random.int(below: 100) < percent }

  func screen(_ index: Int) -> String { "S\(index)" }

  /// Returns the index of the flow that contains a screen.
  func flow(of screen: Int) -> Int? { flows.firstIndex { $0.screens.contains(screen) } }

  /// Returns some flags as a condition.
  mutating func conditions() -> String {
    let first = (chance(40) ? "not " : "") + use(of: random.pick(flags))
    return chance(80) ? first : first + ", " + (chance(50) ? "not " : "") + use(of: random.pick(flags))
  }

  /// Returns a flag, with one of its values if it has some.
  mutating func use(of flag: String) -> String { values[flag].map { "\(flag) = \(valueRandom.pick($0))" } ?? flag }
}

extension RandomFlow {
  /// Returns the flow of a seed; nil if it has errors.
  static func sound(_ mode: FlowMode, seed: UInt64) -> String? {
    let text = text(mode, seed: seed)
    return isSound(text) ? text : nil
  }

  /// Whether a flow has no errors about names and types. A tag on several screens is not an error here: it breaks no
  /// link, and makes anchors ambiguous.
  static func isSound(_ text: String) -> Bool {
    let compilation = Compiler.compile(SourceFile(path: "main.flow", text: text))
    return compilation.isSound
      && !compilation.findings.shown.contains { finding in
        finding.severity == .error && finding.rule != "duplicate-tag"
          && Rule.named(finding.rule)?.isAboutStates == false
      }
  }
}
