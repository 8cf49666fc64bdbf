import Foundation
import Testing

/// The two tiers of tests.
///
/// `swift test` runs the fast tier, which needs nothing but the toolchain. `FLOWC_TESTS=full` adds the tests that
/// compile generated Swift and those that run other programs. In the full tier a missing program is a failure; no test
/// is skipped because of it.
enum TestTier {
  /// Whether the full tier runs.
  static let isFull = ProcessInfo.processInfo.environment["FLOWC_TESTS"] == "full"

  /// Returns the number of rounds of a test with random or sampled input.
  ///
  /// - Parameters:
  ///   - full: The number in the full tier.
  ///   - fast: The number in the fast tier, so that all of its tests take less than five minutes.
  static func rounds(_ full: Int, fast: Int) -> Int { isFull ? full : fast }

  /// Returns all inputs of a slow test in the full tier, and every n-th in the fast tier.
  static func sample<Input>(_ inputs: [Input], every step: Int) -> [Input] {
    isFull ? inputs : stride(from: 0, to: inputs.count, by: step).map { inputs[$0] }
  }

  /// Returns the first executable with one of the names on the search path; records an issue if there is none.
  static func program(_ names: String...) throws -> URL { try program(names) }

  /// Returns the first executable with one of the names on the search path; records an issue if there is none.
  static func program(_ names: [String]) throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = names.flatMap { name in folders.map { URL(filePath: $0).appending(path: name) } }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    return try #require(found, "install \(names.joined(separator: " or "))")
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test or a suite in the full tier only.
  static var fullTier: Self { .enabled(if: TestTier.isFull, "FLOWC_TESTS=full runs it") }
}
