/// Shortest paths in a ``StackGraph`` that tracks nothing, with the values that their steps ask and set of the app's
/// own flags. There is one path to each vertex (Dijkstra 1959), so a path may be missed because of its flags.
struct FlagPaths {
  /// The flags as bits, by their numbers.
  typealias Flags = UInt64
  /// The maximum number of flags.
  static let mostFlags = 64

  /// The cost added for a step that asks for a flag that has the other value.
  static let costOfSubgoal: Int32 = 8

  /// The length of the path to each vertex; -1 where none was found.
  private var lengths: [Int32]
  private var last: [Int32]
  private var flags: [Flags]

  /// Finds the paths.
  ///
  /// - Parameters:
  ///   - start: The vertex at which the paths begin.
  ///   - flags: The flags at that vertex.
  ///   - ignoring: Whether steps are taken that ask for other flags than those of the path.
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
          reached += Self.costOfSubgoal
          guard lengths[head] < 0 || reached < lengths[head] else { continue }
        }
        lengths[head] = reached
        last[head] = Int32(number)
        self.flags[head] = after
        queue.add(edge.head, at: Int(reached))
      }
    }
  }

  /// Returns the length of the path to a vertex, including the cost of errands; nil where there is no path.
  func length(to vertex: Int32) -> Int32? { lengths[Int(vertex)] < 0 ? nil : lengths[Int(vertex)] }

  /// Returns the flags at the end of the path to a vertex; nil where there is no path.
  func flags(at vertex: Int32) -> Flags? { lengths[Int(vertex)] < 0 ? nil : flags[Int(vertex)] }

  /// Returns the edges of the path to a vertex.
  func path(to vertex: Int32, _ graph: StackGraph) -> [Int32] {
    var result: [Int32] = []
    var vertex = vertex
    while last[Int(vertex)] >= 0 {
      result.append(last[Int(vertex)])
      vertex = graph.edges[Int(last[Int(vertex)])].tail
    }
    return result.reversed()
  }
}

/// The values of the app's own flags that the steps of each edge ask and set.
struct FlagPrograms {
  private let table: StepTable
  /// The flags that are changed from outside, and may have either value.
  private let external: FlagPaths.Flags
  /// The programs of edges that have a step with several cases.
  private var programs: [Int32: Program] = [:]
  /// The combined instruction of each edge; nil where a step has several cases, or asks for another value than an
  /// earlier step sets.
  private var sums: [Instruction?]

  /// For each step, the cases that it may choose, all of which have the same effect.
  typealias Program = [[Variant]]

  /// One of the cases that a step may choose.
  struct Variant {
    fileprivate let instruction: Instruction
    let step: Plan.Step
  }

  /// The flags that are asked, and those that are set afterwards.
  fileprivate struct Instruction {
    private var asked: FlagPaths.Flags = 0
    private var values: FlagPaths.Flags = 0
    private var set: FlagPaths.Flags = 0
    private var cleared: FlagPaths.Flags = 0

    func fits(_ flags: FlagPaths.Flags) -> Bool { flags & asked == values }

    func after(_ flags: FlagPaths.Flags) -> FlagPaths.Flags { (flags | set) & ~cleared }

    /// Returns the first flag that does not have the value asked for, with that value.
    func missing(_ flags: FlagPaths.Flags) -> Literal? {
      let wrong = (flags & asked) ^ values
      guard wrong != 0 else { return nil }
      let flag = wrong.trailingZeroBitCount
      return Literal(predicate: Int32(flag), value: values & 1 << FlagPaths.Flags(flag) != 0)
    }

    /// Adds the literals about flags, except for some other flags and for those that were assigned before.
    mutating func ask(_ literals: [Literal], without others: FlagPaths.Flags, _ predicates: PredicateTable) {
      for literal in literals where predicates.isFlag(literal.predicate) {
        let bit = FlagPaths.Flags(1) << FlagPaths.Flags(literal.predicate)
        guard bit & (others | set | cleared) == 0 else { continue }
        asked |= bit
        if literal.value { values |= bit }
      }
    }

    mutating func assign(_ flag: FlagID, _ value: Bool) {
      let bit = FlagPaths.Flags(1) << FlagPaths.Flags(flag.index)
      (set, cleared) = value ? (set | bit, cleared & ~bit) : (set & ~bit, cleared | bit)
    }

    /// Appends the next instruction; returns false where it asks for another value than this one sets.
    mutating func append(_ next: Instruction) -> Bool {
      let known = set | cleared
      if next.asked & known & (next.values ^ set) != 0 { return false }
      asked |= next.asked & ~known
      values |= next.values & ~known
      (set, cleared) = ((set | next.set) & ~next.cleared, (cleared | next.cleared) & ~next.set)
      return true
    }
  }

  init(_ graph: StackGraph) {
    table = graph.table
    sums = []
    let flags = graph.table.model.flags.prefix(FlagPaths.mostFlags)
    external = flags.indices.filter { flags[$0].isExternal }.reduce(0) { $0 | 1 << FlagPaths.Flags($1) }
    sums.reserveCapacity(graph.edges.count)
    for edge in graph.edges.indices {
      let program = program(of: Int32(edge), graph)
      sums.append(sum(program))
      if sums[edge] == nil { programs[Int32(edge)] = program }
    }
  }

  private func sum(_ program: Program) -> Instruction? {
    var sum = Instruction()
    let isOne = program.allSatisfy { $0.count == 1 && sum.append($0[0].instruction) }
    return isOne ? sum : nil
  }

  /// Returns the flags after an edge, and the first flag that blocks the edge, if any.
  @inline(__always) func run(_ edge: Int32, _ flags: FlagPaths.Flags) -> (after: FlagPaths.Flags, missing: Literal?) {
    guard let sum = sums[Int(edge)] else { return run(programs[edge, default: []], flags) }
    return (sum.after(flags), sum.missing(flags))
  }

  /// Returns the flags after a program, and the first flag that blocks the program, if any.
  func run(_ program: Program, _ flags: FlagPaths.Flags) -> (after: FlagPaths.Flags, missing: Literal?) {
    var flags = flags
    var missing: Literal?
    for variants in program {
      let own = chosen(variants, flags).instruction
      missing = missing ?? own.missing(flags)
      flags = own.after(flags)
    }
    return (flags, missing)
  }

  /// Returns the steps of some edges and then of a program, with the cases that fit the flags.
  func steps(of edges: [Int32], then last: Program, _ flags: FlagPaths.Flags, _ graph: StackGraph) -> [Plan.Step] {
    var flags = flags
    return (edges.flatMap { program(of: $0, graph) } + last).map { variants in
      let own = chosen(variants, flags)
      flags = own.instruction.after(flags)
      return own.step
    }
  }

  private func chosen(_ variants: [Variant], _ flags: FlagPaths.Flags) -> Variant {
    variants.first { $0.instruction.fits(flags) } ?? variants[0]
  }

  /// Returns the first of some literals that does not hold, except for flags that are changed from outside.
  func missing(_ literals: [Literal], _ flags: FlagPaths.Flags) -> Literal? {
    literals.first { literal in
      guard table.predicates.isFlag(literal.predicate) else { return false }
      let bit = FlagPaths.Flags(1) << FlagPaths.Flags(literal.predicate)
      return bit & external == 0 && (flags & bit != 0) != literal.value
    }
  }

  private func program(of edge: Int32, _ graph: StackGraph) -> Program {
    var steps: [Plan.Step] = []
    graph.append(graph.edges[Int(edge)].origin, to: &steps)
    return program(of: steps)
  }

  /// Returns the program of some steps.
  func program(of steps: [Plan.Step]) -> Program {
    steps.map { step in
      ([step] + table.alternatives(to: step)).map { Variant(instruction: instruction(of: $0), step: $0) }
    }
  }

  private func instruction(of step: Plan.Step) -> Instruction {
    var result = Instruction()
    for choice in step.choices {
      result.ask(table.cases[Int(choice)].literals, without: external, table.predicates)
      for (flag, value) in table.cases[Int(choice)].assigned { result.assign(flag, value) }
    }
    return result
  }
}
