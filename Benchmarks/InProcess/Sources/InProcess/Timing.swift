import FlowLang

/// The time of each stage alone: that of a run up to it less that of a run up to the one before.
struct Timing {
  let json: String

  /// Measures a file. The stages take turns, so that what else the machine does meets them alike.
  init(of path: String) {
    let bytes = bytes(of: path)
    var samples: [Stage: [Duration]] = [:]
    for _ in 0..<Self.runs(for: bytes.count) {
      for stage in Stage.allCases {
        samples[stage, default: []].append(ContinuousClock().measure { blackHole(stage.run(path, bytes)) })
      }
    }
    var before = 0
    let members = Stage.allCases.compactMap { stage -> String? in
      let until = Self.nanoseconds(samples[stage, default: []].sorted())
      defer { before = until }
      return stage == .read ? nil : "\"\(stage.rawValue)\": \(until - before)"
    }
    json = "{\"file\": \"\(path)\", \"bytes\": \(bytes.count), \(members.joined(separator: ", "))}"
  }

  /// So many that a measurement takes about a second.
  private static func runs(for size: Int) -> Int { max(5, min(2000, 20_000_000 / max(1, size))) }

  /// The median.
  private static func nanoseconds(_ sorted: [Duration]) -> Int {
    let (seconds, attoseconds) = sorted[sorted.count / 2].components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}

/// Uses a number in a way that the compiler cannot leave out.
@inline(never) func blackHole(_ number: Int) {
  if number == .min { print(number) }
}
