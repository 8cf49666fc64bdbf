import Foundation
import Testing

@testable import FlowLang

/// Routers while transitions take time: with declarations in which a transition stays open until the test ends it, and
/// in which calls are dropped meanwhile as the platforms drop them.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct RouterTimeTests {
  private static let folder = "Tests/AppleDeclarations/Rows"

  @Test(arguments: SwiftTarget.all.map(\.name))
  func everyScenarioIsRight(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let lines = try run(target, try Self.router(target))
    #expect(lines.count == 8)
    #expect(lines.filter { !$0.hasPrefix("right: ") } == [])
  }

  /// The scenarios that no fault of the target's is about, as UIKit itself does these right.
  private static let withoutFault: [String: Set<String>] = [
    "swiftui": [],
    "uikit": [
      "a path that comes with the root of its tab", "a sheet that one change replaces by a cover",
      "two layers that one change closes", "what is seen of a layer that leaves",
    ],
  ]

  /// The scenarios can fail: with the faults of `Rows/faults.TARGET.diff` in the router they do.
  @Test(arguments: withoutFault.keys.sorted())
  func everyScenarioFailsWithItsFault(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let faults = TextEdits(try Repository.text(of: "\(Self.folder)/faults.\(name).diff"))
    let files = try Self.router(target)
    #expect(faults.misplaced(in: Array(files.values)) == [])
    let lines = try run(target, files.mapValues(faults.applied))
    #expect(lines.count == 8)
    #expect(Set(lines.filter { $0.hasPrefix("right: ") }.map { String($0.dropFirst(7)) }) == Self.withoutFault[name])
  }

  private static func router(_ target: SwiftTarget) throws -> [String: String] {
    let files = target.files(Router(try flow()), SwiftOptions())
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
  }

  private static func flow() throws -> Compilation {
    Compiler.compile(SourceFile(path: "rows.flow", text: try Repository.text(of: "\(folder)/rows.flow")))
  }

  private func run(_ target: SwiftTarget, _ router: [String: String]) throws -> [String] {
    let oldest = target.minimumIOS[0]
    var files = router.mapValues { AppleModules.source($0, minimumIOS: oldest) }
    files["Rows.swift"] = try Repository.text(of: "\(Self.folder)/Rows.swift")
    files["Driver.swift"] = try Repository.text(of: "Tests/AppleDeclarations/Walks/Driver.swift")
    files["Device.swift"] = WalkProgram(target: target, compilations: []).device(try Self.flow())
    let apple = try AppleModules.options(minimumIOS: oldest)
    let folder = try ScratchFolder()
    let messages = try SwiftToolchain.compile(
      files, mode: "5", in: folder, options: apple.compile + apple.link + ["-parse-as-library"])
    try #require(!messages.contains("error:"), "\(messages.prefix(3000))")
    return try SwiftToolchain.run(mode: "5", input: "", in: folder).split(separator: "\n").map { String($0) }
  }

  // MARK: Random walks

  /// Random walks with taps at random moments: no entry is shown twice, screens appear and disappear in pairs, and
  /// after all transitions the display shows the state.
  ///
  /// Half of the flows are walked with the oldest iOS of the target, the others with the newest. `ROUTER_WALKS=10000
  /// swift test --filter RouterTimeTests` walks all of them with both, with that number of walks for each target;
  /// `ROUTER_TARGET` names one of the targets, and `ROUTER_FLOWS` a folder with more flows.
  @Test(arguments: SwiftTarget.all.map(\.name).filter { target == nil || $0 == target })
  func theDisplayShowsTheState(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let versions = [target.minimumIOS[0], target.minimumIOS[target.minimumIOS.count - 1]]
    let flows = try EmittedExamples.paths.map { try EmittedExamples.compile($0) } + Self.more()
    for (part, version) in versions.enumerated() {
      let compilations = Self.walks == nil ? flows.indices.filter { $0 % 2 == part }.map { flows[$0] } : flows
      let program = WalkProgram(target: target, compilations: compilations, minimumIOS: version)
      var files = try program.files()
      files["Transitions.swift"] = try SampleTypes.transitions
      let folder = try ScratchFolder()
      let apple = try AppleModules.options(minimumIOS: version)
      let messages = try SwiftToolchain.compile(
        files, mode: "6", in: folder, options: apple.compile + apple.link + ["-parse-as-library"])
      try #require(messages == "", "\(messages.prefix(3000))")
      let walks = max(1, (Self.walks ?? 120) / flows.count)
      let input = compilations.indices.map { "\($0) \(walks) 16 \(version)" }.joined(separator: "\n") + "\n"
      let output = try SwiftToolchain.run(mode: "6", input: input, in: folder)
      let ends = output.split(separator: "\n").filter { $0.contains(" walks, ") }
      #expect(ends.count == compilations.count)
      #expect(ends.allSatisfy { $0.contains(", 0 wrong,") }, "\(name), iOS \(version): \(output.prefix(3000))")
    }
  }

  private static let walks = ProcessInfo.processInfo.environment["ROUTER_WALKS"].flatMap { Int($0) }

  private static let target = ProcessInfo.processInfo.environment["ROUTER_TARGET"]

  private static func more() throws -> [Compilation] {
    guard let folder = ProcessInfo.processInfo.environment["ROUTER_FLOWS"] else { return [] }
    // A draft declares the same app as the flow that it became.
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".flow") && !$0.hasSuffix(".draft.flow") }.sorted()
    func source(_ path: String) -> SourceFile? {
      (try? Data(contentsOf: URL(filePath: path))).map { SourceFile(path: path, bytes: Array($0)) }
    }
    return try files.map { file in
      let first = try #require(source("\(folder)/\(file)"))
      return Compiler.compile(first) { imported, importer in
        let path = URL(filePath: importer.path).deletingLastPathComponent().appending(path: imported).standardized
          .path()
        return source(path).map { .success($0) } ?? .failure(.notFound)
      }
    }
  }
}
