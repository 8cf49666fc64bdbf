import Testing

@testable import FlowLang

/// Changes of a router by changes of its flow, so that they can be reviewed.
@Suite struct RouterDifferenceTests {
  /// A comment at the top moves every line of the flow, and no byte of a router.
  @Test(arguments: EmittedExamples.paths)
  func aCommentAtTheTopChangesNoByte(_ path: String) throws {
    let plain = Router(try EmittedExamples.bind(path))
    let commented = Router(try EmittedExamples.bind(path) { "// A comment.\n\n" + $0 })
    for target in SwiftTarget.all {
      let files = zip(target.files(plain, SwiftOptions()), target.files(commented, SwiftOptions()))
      for (old, new) in files { #expect(old.bytes == new.bytes, "\(target.name): \(old.name)") }
    }
  }

  /// A new screen near the beginning, in the middle and at the end: the only lines removed are lists that now contain
  /// it, and the lines added are about it.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func aNewScreenChangesOnlyLinesAboutIt(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let screens = (0..<60).map {
      "screen S\($0)(id: Int = 0) { entry \"push\" link next -> S\(($0 + 1) % 60)(id: 1) link back -> back }"
    }
    let added = "screen Brandnew(id: Int) { entry \"push\" link back -> back }"
    let old = Self.files(target, screens)
    for place in [1, 7, 30, 60] {
      var changed = screens
      changed.insert(added, at: place)
      for (old, new) in zip(old, Self.files(target, changed)) {
        let difference = Self.lines(new).difference(from: Self.lines(old))
        // A line that lists screens has one more element.
        let longer = Set(
          difference.insertions.map {
            Self.text($0).replacing(", .brandnew", with: "").replacing(".brandnew, ", with: "")
          })
        let gone = difference.removals.map { Self.text($0) }.filter { !longer.contains($0) }
        #expect(gone == [], "\(old.name), \(place)")
        let about = Self.blocks(of: difference.insertions).filter { !$0.contains("randnew") }
        #expect(about == [], "\(old.name), \(place)")
      }
    }
  }

  private static func files(_ target: SwiftTarget, _ screens: [String]) -> [SwiftTarget.File] {
    let app = "app A { start Main }\ntabs Main { tab a \"A\" -> S0 tab b \"B\" -> S1 }\n"
    let text = app + screens.joined(separator: "\n")
    return target.files(Router(Compiler.compile(SourceFile(path: "a.flow", text: text))), SwiftOptions())
  }

  private static func lines(_ file: SwiftTarget.File) -> [Substring] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func text(_ change: CollectionDifference<Substring>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): String(line)
    }
  }

  /// Returns the added lines, consecutive ones as one block.
  private static func blocks(of changes: [CollectionDifference<Substring>.Change]) -> [String] {
    var result: [String] = []
    var last = -2
    for change in changes {
      guard case .insert(let offset, let line, _) = change else { continue }
      if offset == last + 1 { result[result.count - 1] += "\n" + line } else { result.append(String(line)) }
      last = offset
    }
    return result
  }
}
