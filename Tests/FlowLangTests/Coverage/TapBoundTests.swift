import Testing

@testable import FlowLang

/// The bound is never above the fewest taps, which a search through all walks finds where flows are small.
@Suite(.timeLimit(.minutes(60))) struct TapBoundTests {
  @Test func randomFlowsHaveNoFewerTaps() throws {
    var compared = 0
    var exact = 0
    for mode in FlowMode.allCases {
      for seed in 1...40 as ClosedRange<UInt64> {
        guard let text = RandomFlow.sound(mode, seed: seed) else { continue }
        let compilation = compile(text)
        guard Passages(compilation.machine).all.count <= 14, let walks = CoveringWalks(compilation),
          let fewest = FewestTaps.find(walks)
        else { continue }
        compared += 1
        if walks.taps == fewest { exact += 1 }
        if walks.method == .exhaustive { #expect(walks.taps == fewest, "seed \(seed) of \(mode)") }
        let isTaken = walks.passages.all.map { passage in !walks.untaken.contains { $0.passage == passage } }
        let bound = TapBound(walks.machine, walks.passages, isTaken: isTaken).taps
        #expect(bound <= fewest, "seed \(seed) of \(mode): the bound of the flow is above \(fewest)")
        #expect(walks.lowerBound <= fewest, "seed \(seed) of \(mode): the bound is above \(fewest)")
        #expect(walks.taps >= fewest, "seed \(seed) of \(mode): \(walks.taps) taps are fewer than \(fewest)")
      }
    }
    #expect(compared >= 10)
    #expect(exact * 2 > compared, "of \(compared) flows \(exact) are walked with the fewest taps")
  }
}

/// The fewest taps that take all that walks take, by looking at every walk, breadth first.
enum FewestTaps {
  /// What has been taken, and where.
  private struct Moment: Hashable {
    let state: AppState?
    let taken: UInt32
  }

  /// Nil when there is too much to look at.
  static func find(_ walks: CoveringWalks, most: Int = 40_000) -> Int? {
    let missing = Set(walks.untaken.map(\.passage))
    let wanted = walks.passages.all.filter { !missing.contains($0) }
    guard wanted.count <= 14 else { return nil }
    let bits = Dictionary(uniqueKeysWithValues: wanted.enumerated().map { ($1, UInt32(1) << UInt32($0)) })
    let all = UInt32(1) << UInt32(wanted.count) - 1
    let machine = walks.machine
    var distance: [Moment: Int] = [:]
    var queue = BucketQueue<Moment>()
    func mask(_ passages: [Passage]) -> UInt32 { passages.reduce(0) { $0 | (bits[$1] ?? 0) } }
    func add(_ moment: Moment, _ length: Int) {
      if distance[moment].map({ $0 <= length }) == true { return }
      distance[moment] = length
      queue.add(moment, at: length)
    }
    add(Moment(state: nil, taken: 0), 0)
    while let (moment, length) = queue.popFirst() {
      if moment.taken == all { return length }
      guard distance[moment] == length else { continue }
      guard distance.count < most else { return nil }
      guard let state = moment.state else {
        for launch in machine.launches {
          add(Moment(state: launch.state, taken: moment.taken | mask(launch.passages)), length + Int(launch.taps))
        }
        continue
      }
      add(Moment(state: nil, taken: moment.taken), length)
      for action in machine.actions(in: state) {
        let (after, passages) = machine.pass(action, in: state)
        add(Moment(state: after, taken: moment.taken | mask(passages)), length + 1)
      }
    }
    return nil
  }
}
