import Testing

@testable import FlowLang

/// The bound is never above the fewest taps, which a search through all walks finds where flows are small.
@Suite(.timeLimit(.minutes(10))) struct TapBoundTests {
  @Test func randomFlowsHaveNoFewerTaps() throws {
    var compared = 0
    var exact = 0
    for mode in FlowMode.allCases {
      for seed in 1...60 as ClosedRange<UInt64> {
        guard let text = RandomFlow.sound(mode, seed: seed), let walks = CoveringWalks(compile(text)),
          let fewest = FewestTaps.find(walks)
        else { continue }
        compared += 1
        if walks.taps == fewest { exact += 1 }
        #expect(walks.lowerBound <= fewest, "seed \(seed) of \(mode): the bound is above \(fewest)")
        #expect(walks.taps >= fewest, "seed \(seed) of \(mode): \(walks.taps) taps are fewer than \(fewest)")
      }
    }
    #expect(compared >= 20)
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
        for cold in machine.coldFlags {
          let taps = length + 1 + cold.steps.count
          if let started = machine.started(flags: cold.flags) {
            let start = machine.startAlternative(cold.flags).map { [Passage.start($0)] } ?? []
            add(Moment(state: started, taken: moment.taken | mask(start)), taps)
          }
          for wayIn in machine.model.waysIn.indices {
            let (opened, passages) = machine.pass(.wayIn(wayIn), in: AppState(layers: [], flags: cold.flags))
            if !opened.layers.isEmpty { add(Moment(state: opened, taken: moment.taken | mask(passages)), taps) }
          }
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
