/// One round of a cycle that can be repeated without end, for a message.
struct Round {
  /// The round: "each `similar`", "each round through `Product` and `Offer`", "each tap on the tab `cart`".
  let name: String
  /// The growth after each round: "one more `Product` on the stack".
  let rest: String
  /// The state after a round; nil when the trace is too long to be replayed.
  let after: AppState?

  init(_ verdict: Verdict, _ compilation: Compilation) {
    let (model, machine) = (compilation.model, compilation.machine)
    // Before a handler runs, its flow is still on the stack, and is again after a round.
    let before = FindingContext(compilation, Verdict(screen: verdict.screen, trace: verdict.trace)).state
    after = before.map { state in verdict.cycle.reduce(state) { machine.take($1, in: $0) } }
    let layers = Self.growth(before?.layers.count, after?.layers.count)
    let entries = max(1, Self.growth(before?.entryCount, after?.entryCount))
    let single = verdict.cycle.count == 1 ? after?.current.screen : nil
    var screens: [NodeID] = []
    for case .link(_, let screen, _) in verdict.cycle where !screens.contains(screen) { screens.append(screen) }
    name =
      if single != nil, let link = verdict.link {
        "each `\(model.text(model[link].name))`"
      } else if screens.isEmpty, case .tab(let tab)? = verdict.cycle.first {
        "each tap on the tab `\(model.text(model[tab].name))`"
      } else if screens.isEmpty {
        "each round"
      } else {
        "each round through \(listed(screens.map { compilation.name($0) }))"
      }
    if layers > 0 {
      rest = "\(Self.more(layers)) \(layers == 1 ? "layer" : "layers") over the app"
    } else {
      let what = single.map { compilation.name($0) } ?? (entries == 1 ? "screen" : "screens")
      rest = "\(Self.more(entries)) \(what) on the stack"
    }
  }

  private static func growth(_ before: Int?, _ after: Int?) -> Int {
    guard let before, let after else { return 0 }
    return after - before
  }

  private static func more(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six"]
    return (words.indices.contains(count) ? words[count] : String(count)) + " more"
  }
}
