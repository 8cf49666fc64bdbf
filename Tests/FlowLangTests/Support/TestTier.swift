import Foundation
import Testing

/// The two tiers of tests.
///
/// `swift test` runs the fast tier, which needs nothing but the toolchain. `FLOWC_TESTS=full` adds what compiles the
/// generated Swift and what runs programs of others. There a missing program is a failure; nothing is skipped for it.
enum TestTier {
  /// Whether the full tier runs.
  static let isFull = ProcessInfo.processInfo.environment["FLOWC_TESTS"] == "full"

  /// The first executable with one of the names on the search path; an issue when there is none.
  static func program(_ names: String...) throws -> URL { try program(names) }

  /// The first executable with one of the names on the search path; an issue when there is none.
  static func program(_ names: [String]) throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = names.flatMap { name in folders.map { URL(filePath: $0).appending(path: name) } }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
    return try #require(found, "install \(names.joined(separator: " or "))")
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test or a suite to the full tier.
  static var fullTier: Self { .enabled(if: TestTier.isFull, "FLOWC_TESTS=full runs it") }
}
