/// Recorded walks in the format that a page of `flowc preview` exports: an object with `walks`, each with a `name` and
/// the `steps` of a trace.
extension CoveringWalks {
  /// The reason why recorded walks cannot be tests of a flow.
  public struct RecordingProblem: Error, Sendable {
    /// The reason, in one lower-case sentence.
    public let message: String
  }

  /// Creates walks from recorded steps in a flow without errors.
  public init(_ compilation: Compilation, recorded bytes: [UInt8]) throws(RecordingProblem) {
    let recording: JSONValue
    do {
      recording = try JSONReader.read(bytes)
    } catch {
      throw RecordingProblem(message: "it is no JSON: \(error.message)")
    }
    guard let recorded = recording["walks"]?.array, !recorded.isEmpty else {
      throw RecordingProblem(message: "it has no `walks`; `flowc preview` records some")
    }
    let machine = compilation.machine
    guard compilation.isSound, machine.started(flags: machine.declaredFlags) != nil else {
      throw RecordingProblem(message: "the flow has no `app`, or its start shows nothing")
    }
    var walks: [CoveringWalk] = []
    for (index, value) in recorded.enumerated() {
      let name = value["name"]?.string
      let shown = name.map { "`\($0)`" } ?? "walk \(index + 1)"
      let steps = try ((value["launch"]?.array ?? []) + (value["steps"]?.array ?? [])).map {
        json throws(RecordingProblem) in
        guard let step = Step(json) else { throw RecordingProblem(message: "\(shown) has a step of unknown form") }
        return step
      }
      let search = RecordedWalk.follow(steps, compilation, machine)
      guard var walk = search.walk else {
        let step = steps.indices.contains(search.reached) ? steps[search.reached].text : "its start"
        throw RecordingProblem(
          message: "\(shown) cannot be followed: `\(step)` is not offered at step \(search.reached + 1)")
      }
      walk.name = name
      walks.append(walk)
    }
    self.init(compilation, walks)
  }
}

/// The search for the actions that recorded steps stand for.
private enum RecordedWalk {
  /// Returns the walk with some steps from a cold start; nil when they cannot be followed, with the number of those
  /// that can.
  static func follow(
    _ steps: [Step], _ compilation: Compilation, _ machine: Machine
  ) -> (walk: CoveringWalk?, reached: Int) {
    var reached = 0
    let found = coldFlags(steps, compilation, machine)
    for count in (0...found.count).reversed() {
      for (walk, length) in launches(Array(found.prefix(count)), steps, compilation) {
        let (complete, end) = follow(steps, from: walk, after: length, compilation, machine)
        if let complete { return (complete, end) }
        reached = max(reached, end)
      }
    }
    return (nil, reached)
  }

  /// Returns the flags at the beginning of the steps that a cold start may find to be other than declared.
  private static func coldFlags(_ steps: [Step], _ compilation: Compilation, _ machine: Machine) -> [Action] {
    let flags = machine.lastingFlags
    var result: [Action] = []
    for step in steps {
      let all = flags.flatMap {
        compilation.model[$0].value == nil ? [Action.flag($0, true), .flag($0, false)] : [.flag($0, true)]
      }
      let action = all.first { compilation.step($0) == step }
      guard let action else { break }
      result.append(action)
    }
    return result
  }

  /// Returns the launches that the first steps may mean: by each matching url or entry, and by the start.
  private static func launches(
    _ flags: [Action], _ steps: [Step], _ compilation: Compilation
  ) -> [(CoveringWalk, length: Int)] {
    let plain = CoveringWalk(flags: flags)
    guard flags.count < steps.count else { return [(plain, flags.count)] }
    let opened = compilation.model.entryPoints.indices.filter {
      compilation.step(.entryPoint($0)) == steps[flags.count]
    }
    return opened.map { (CoveringWalk(flags: flags, entryPoint: $0), flags.count + 1) } + [(plain, flags.count)]
  }

  private static func follow(
    _ steps: [Step], from launch: CoveringWalk, after length: Int, _ compilation: Compilation, _ machine: Machine
  ) -> (CoveringWalk?, Int) {
    guard var state = machine.launched(launch)?.state else { return (nil, 0) }
    var walk = launch
    for (index, step) in steps.enumerated().dropFirst(length) {
      guard let action = compilation.action(for: step, in: state, machine) else { return (nil, index) }
      walk.steps.append(action)
      state = machine.pass(action, in: state).after
    }
    return (walk, steps.count)
  }
}

extension Step {
  /// Creates a step from its form in JSON traces; nil when the value is not a step.
  fileprivate init?(_ json: JSONValue) {
    func text(_ name: String) -> String? { json[name]?.string }
    if let screen = text("screen"), let link = text("link") {
      self = .link(screen: screen, link: link, outcome: text("outcome"))
    } else if let url = text("url") {
      self = .url(url)
    } else if let screen = text("entry") {
      self = .entry(screen: screen, reason: text("reason"))
    } else if let flag = text("flag"), let value = json["value"]?.bool {
      self = .flag(flag, value: value)
    } else if let flag = text("flag"), let value = text("value") {
      self = .flagValue(flag, value)
    } else if let external = text("external") {
      self = text("outcome").map { .externalOutcome(flow: external, outcome: $0) } ?? .externalBack(external)
    } else if let tab = text("tab") {
      self = .tab(tab)
    } else {
      switch text("platform") {
      case "back": self = .back
      case "dismiss": self = .dismiss
      default: return nil
      }
    }
  }
}

extension CoveringWalk {
  /// Returns the name of the test in Swift: the name of the walk as one word, or else its number.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the name; may be empty.
  ///   - number: The number of the walk, from 1.
  ///   - taken: The names of other walks.
  func testName(prefix: String, number: Int, taken: inout Set<String>) -> String {
    let words = (name ?? "").split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map(\.withCapital).joined()
    var word = prefix + (joined.isEmpty ? "Walk\(number)" : joined)
    if prefix.isEmpty { word = word.withSmallInitial }
    if word.first?.isNumber == true { word = "walk" + word }
    while !taken.insert(word.lowercased()).inserted { word += "_\(number)" }
    return SwiftName.quoted(word)
  }
}
