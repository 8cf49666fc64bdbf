/// Shortest ways over a ``StackGraph`` that tracks nothing, with what their steps ask and set of the app's own flags
/// followed along: one way to each vertex (Dijkstra 1959), so that not every way is found that there is.
struct FlagWays {
  /// The flags as bits, by their numbers.
  typealias Flags = UInt64
  /// How many flags there may be.
  static let mostFlags = 64

  /// What it counts to ask for a flag that is otherwise.
  static let costOfErrand: Int32 = 8

  /// The length of the way to each vertex; -1 where none was found.
  private var lengths: [Int32]
  private var last: [Int32]
  private var flags: [Flags]

  /// Finds the ways.
  ///
  /// - Parameters:
  ///   - start: The vertex that they begin at.
  ///   - flags: The flags there.
  ///   - ignoring: Whether steps are taken that ask for other flags.
  ///   - fromOutside: Whether urls and entry points count.
  init(
    _ survey: Survey, _ programs: FlagPrograms, from start: Int32, _ flags: Flags, ignoring: Bool, fromOutside: Bool
  ) {
    let graph = survey.graph
    last = Array(repeating: -1, count: graph.vertices.count)
    lengths = last
    self.flags = Array(repeating: 0, count: lengths.count)
    var queue = BucketQueue<Int32>()
    lengths[Int(start)] = 0
    self.flags[Int(start)] = flags
    queue.add(start, at: 0)
    while let (vertex, length) = queue.popFirst() {
      guard Int(lengths[Int(vertex)]) == length else { continue }
      for number in survey.leaving.successors(of: Int(vertex)) {
        let edge = graph.edges[Int(number)]
        if edge.isFromOutside && !fromOutside { continue }
        let head = Int(edge.head)
        var reached = Int32(length) + edge.weight
        guard lengths[head] < 0 || reached < lengths[head] else { continue }
        let (after, missing) = programs.run(Int32(number), self.flags[Int(vertex)])
        if missing != nil {
          guard ignoring else { continue }
          reached += Self.costOfErrand
          guard lengths[head] < 0 || reached < lengths[head] else { continue }
        }
        lengths[head] = reached
        last[head] = Int32(number)
        self.flags[head] = after
        queue.add(edge.head, at: Int(reached))
      }
    }
  }

  /// The length of the way to a vertex, with what errands count; nil where there is none.
  func length(to vertex: Int32) -> Int32? { lengths[Int(vertex)] < 0 ? nil : lengths[Int(vertex)] }

  /// The flags at the end of the way to a vertex; nil where there is none.
  func flags(at vertex: Int32) -> Flags? { lengths[Int(vertex)] < 0 ? nil : flags[Int(vertex)] }

  /// The edges of the way to a vertex.
  func way(to vertex: Int32, _ graph: StackGraph) -> [Int32] {
    var result: [Int32] = []
    var vertex = vertex
    while last[Int(vertex)] >= 0 {
      result.append(last[Int(vertex)])
      vertex = graph.edges[Int(last[Int(vertex)])].tail
    }
    return result.reversed()
  }
}

/// What the steps of each edge ask and set of the app's own flags.
struct FlagPrograms {
  private let table: StepTable
  /// The flags that are changed from outside, and may be either way.
  private let external: FlagWays.Flags
  /// The programs of edges that have a step with several cases.
  private var programs: [Int32: Program] = [:]
  /// What each edge asks and sets altogether.
  private var sums: [Sum]

  private struct Sum {
    var asked: FlagWays.Flags = 0
    var values: FlagWays.Flags = 0
    var set: FlagWays.Flags = 0
    var cleared: FlagWays.Flags = 0
    /// Whether a step has several cases, or asks for what one before it sets otherwise.
    var isBranching = false
  }

  /// For each step the cases that it may choose.
  typealias Program = [[Variant]]

  /// One of the cases that a step may choose, all of which do the same.
  struct Variant {
    fileprivate(set) var asked: FlagWays.Flags = 0
    fileprivate(set) var values: FlagWays.Flags = 0
    fileprivate(set) var set: FlagWays.Flags = 0
    fileprivate(set) var cleared: FlagWays.Flags = 0
    let step: Plan.Step
  }

  init(_ graph: StackGraph) {
    table = graph.table
    sums = []
    let flags = graph.table.model.flags.prefix(FlagWays.mostFlags)
    external = flags.indices.filter { flags[$0].isExternal }.reduce(0) { $0 | 1 << FlagWays.Flags($1) }
    sums.reserveCapacity(graph.edges.count)
    for edge in graph.edges.indices {
      let program = program(of: Int32(edge), graph)
      let sum = self.sum(program)
      sums.append(sum)
      if sum.isBranching { programs[Int32(edge)] = program }
    }
  }

  private func sum(_ program: Program) -> Sum {
    var sum = Sum()
    for variants in program {
      let own = variants[0]
      let known = sum.set | sum.cleared
      if variants.count > 1 || own.asked & known & (own.values ^ sum.set) != 0 { sum.isBranching = true }
      sum.asked |= own.asked & ~known
      sum.values |= own.values & ~known
      sum.set = (sum.set | own.set) & ~own.cleared
      sum.cleared = (sum.cleared | own.cleared) & ~own.set
    }
    return sum
  }

  /// The flags after an edge, and a flag that stands in its way.
  @inline(__always)
  func run(_ edge: Int32, _ flags: FlagWays.Flags) -> (after: FlagWays.Flags, missing: Literal?) {
    let sum = sums[Int(edge)]
    if sum.isBranching { return run(programs[edge, default: []], flags) }
    return ((flags | sum.set) & ~sum.cleared, literal((flags & sum.asked) ^ sum.values, sum.values))
  }

  /// The first of some flags, as they must be.
  private func literal(_ wrong: FlagWays.Flags, _ values: FlagWays.Flags) -> Literal? {
    guard wrong != 0 else { return nil }
    let flag = wrong.trailingZeroBitCount
    return Literal(predicate: Int32(flag), value: values & 1 << FlagWays.Flags(flag) != 0)
  }

  /// The flags after a program, and a flag that stands in its way.
  func run(_ program: Program, _ flags: FlagWays.Flags) -> (after: FlagWays.Flags, missing: Literal?) {
    var flags = flags
    var missing: Literal?
    for variants in program {
      let own = variants.first { flags & $0.asked == $0.values } ?? variants[0]
      missing = missing ?? literal((flags & own.asked) ^ own.values, own.values)
      flags = (flags | own.set) & ~own.cleared
    }
    return (flags, missing)
  }

  /// The steps of some edges and then of a program, with the cases that fit the flags.
  func steps(
    of edges: [Int32], then last: Program, _ flags: FlagWays.Flags, _ graph: StackGraph
  ) -> [Plan.Step] {
    var (flags, steps) = (flags, [Plan.Step]())
    for variants in edges.flatMap({ program(of: $0, graph) }) + last {
      let own = variants.first { flags & $0.asked == $0.values } ?? variants[0]
      steps.append(own.step)
      flags = (flags | own.set) & ~own.cleared
    }
    return steps
  }

  /// The first of some literals that does not hold, but for flags that are changed from outside.
  func missing(_ literals: [Literal], _ flags: FlagWays.Flags) -> Literal? {
    literals.first { literal in
      guard table.predicates.isFlag(literal.predicate) else { return false }
      let bit = FlagWays.Flags(1) << FlagWays.Flags(literal.predicate)
      return bit & external == 0 && (flags & bit != 0) != literal.value
    }
  }

  private func program(of edge: Int32, _ graph: StackGraph) -> Program {
    var steps: [Plan.Step] = []
    graph.append(graph.edges[Int(edge)].origin, to: &steps)
    return program(of: steps)
  }

  /// What some steps ask and set.
  func program(of steps: [Plan.Step]) -> Program {
    steps.map { step in ([step] + table.alternatives(to: step)).map { variant($0) } }
  }

  private func variant(_ step: Plan.Step) -> Variant {
    var result = Variant(step: step)
    for choice in step.choices {
      if choice <= -2, case .entryPoint(let index) = step.action {
        ask(table.openings.entryPoints[index][Int(-2 - choice)].literals, of: &result)
        continue
      }
      ask(table.cases[Int(choice)].literals, of: &result)
      for (flag, value) in table.cases[Int(choice)].assigned {
        let bit = FlagWays.Flags(1) << FlagWays.Flags(flag.index)
        (result.set, result.cleared) =
          value ? (result.set | bit, result.cleared & ~bit) : (result.set & ~bit, result.cleared | bit)
      }
    }
    return result
  }

  /// What is asked before anything in the step has set it.
  private func ask(_ literals: [Literal], of variant: inout Variant) {
    for literal in literals where table.predicates.isFlag(literal.predicate) {
      let bit = FlagWays.Flags(1) << FlagWays.Flags(literal.predicate)
      guard bit & (external | variant.set | variant.cleared) == 0 else { continue }
      variant.asked |= bit
      if literal.value { variant.values |= bit }
    }
  }
}
