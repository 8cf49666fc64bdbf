import Foundation
import Testing

@testable import FlowLang

/// The routers of random flows that use the whole language are valid Swift, for every target.
///
/// `PROPERTY_ROUTERS=60 PROPERTY_SEED=1 swift test --filter RouterPropertyTests` tries more of them.
@Suite(.fullTier, .serialized, .timeLimit(.minutes(60)))
struct RouterPropertyTests {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
  private static let first = UInt64(number("PROPERTY_SEED") ?? 1)
  private static let flows = WholeLanguageFlow.sound((number("PROPERTY_ROUTERS") ?? 4) * 2, from: first)
    .map { $0.compile() }.filter { SwiftTarget.refused(Router($0)) == nil }.prefix(number("PROPERTY_ROUTERS") ?? 4)

  @Test(arguments: SwiftTarget.all.map(\.name))
  func routersTypeCheck(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    for mode in SwiftToolchain.modes {
      var files = ["Types.swift": Self.types]
      var options = SwiftOptions()
      options.minimumIOS = mode == "5" ? target.minimumIOS.first : target.minimumIOS.last
      let oldest = options.minimumIOS ?? 14
      for (index, compilation) in Self.flows.enumerated() {
        for file in target.files(Router(compilation), options) {
          files["\(index)-\(file.name)"] = AppleModules.source(file.text, minimumIOS: oldest)
        }
      }
      let folder = try ScratchFolder()
      let messages = try SwiftToolchain.check(
        files, mode: mode, in: folder, options: AppleModules.options(minimumIOS: oldest).compile)
      #expect(messages == "", "in mode \(mode): \(messages.prefix(3000))")
    }
  }

  @Test func coresBehaveLikeTheMachine() throws {
    let flows = Array(Self.flows)
    for first in stride(from: 0, to: flows.count, by: 30) {
      try CoreBench(Array(flows[first...].prefix(30))).expectAgreement(walks: 100)
    }
  }

  /// The app's own types that the flows mention.
  private static let types = """
    import SwiftUI

    enum Motions {
      static var flip: AnyTransition { .move(edge: .top) }
    }

    """
}
