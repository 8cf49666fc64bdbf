import Testing

@testable import FlowLang

/// Flows with the same meaning have no changes, and additions are removals if the versions are swapped.
@Suite struct SameFlowTests {
  @Test(arguments: EmittedExamples.paths)
  func anExampleDoesNotDifferFromItself(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    let diff = FlowDiff(from: compilation, to: try EmittedExamples.compile(path) { $0 })
    #expect(diff.lines == [])
    #expect(diff.omission == nil)
  }

  /// Each statement on lines of its own, with comments, and the declarations in the opposite order.
  @Test(arguments: EmittedExamples.paths)
  func layoutCommentsAndOrderAreNoChanges(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    let tree = compilation.trees[0]
    let items = tree.children(of: .file).map { "\n/* here */ \(tree.plainText(of: $0)) // there\n" }
    let text = items.reversed().joined()
    #expect(text.utf8.count > 100)
    let new = Compiler.compile(SourceFile(path: path, text: text)) { imported, _ in
      compilation.sources.first { $0.path.hasSuffix("/" + imported) }.map { .success($0) } ?? .failure(.notFound)
    }
    let diff = FlowDiff(from: compilation, to: new)
    // Of a cycle of screens the first in the file is reported, so another order changes the finding.
    #expect(diff.lines.filter { !$0.hasPrefix("safe") } == [])
    #expect(Set(diff.rules).isSubset(of: ["note-new", "finding-gone"]), "\(diff.lines)")
    #expect(diff.omission == nil)
  }

  /// A group and a screen in it may ask the same; the fuzzer of the built tool found such flows different.
  @Test func guardsWithTheSameConditionsAreNotExchanged() {
    let flow = """
      app A { start H } flag f screen H { link p -> P } screen I {}
      group G { requires f else H screen P { requires f else I link out -> back } }
      """
    let other = flow.replacing("link out", with: "link o2 -> H link out")
    #expect(diff(flow, other).lines.filter { $0.contains("guard") } == [])
    let nested =
      "group G { requires not x, y else H group K { requires z screen M {} } } flow K { start M } app A { start H }"
    #expect(diff(nested, nested).lines == [])
  }

  @Test func theDivisionIntoFilesIsNoChange() {
    let whole = "app A { start Home } screen Home { link help \"Help\" -> Help } screen Help {}"
    let first = "import \"help.flow\" app A { start Home } screen Home { link help \"Help\" -> Help }"
    let diff = diff(whole, first, newFiles: ["help.flow": "screen Help {}"])
    #expect(diff.lines == [])
    #expect(diff.omission == nil)
  }

  /// With an unknown name, rules that need all names are not asked: nothing was repaired.
  @Test func findingsThatAreWithheldAreNotRepaired() {
    let old = "app A { start H } flag f screen H { link a -> B } screen B {}"
    #expect(!diff(old, old.replacing("-> B", with: "-> C")).rules.contains("finding-gone"))
  }

  @Test func eachEntryIsCompared() {
    let old = "app A { start H } screen H { link s -> S } screen S { entry \"menu\" over H entry \"push\" sheet }"
    let new = old.replacing("entry \"menu\" over H", with: "entry \"siri\"")
    expectChanges(
      old, new,
      [
        "breaking entry-removed: `S` has no `entry \"menu\"` any more",
        "safe entry-added: `S` has an `entry \"siri\"` now",
      ])
  }

  @Test(arguments: FlowMode.basic)
  func swappedVersionsHaveOppositeChanges(_ mode: FlowMode) {
    var before: Compilation?
    for seed in 0..<UInt64(25) {
      let compilation = Compiler.compile(SourceFile(path: "main.flow", text: RandomFlow.text(mode, seed: seed)))
      #expect(FlowDiff(from: compilation, to: compilation).lines == [], "seed \(seed)")
      guard let other = before else {
        before = compilation
        continue
      }
      let (there, back) = (FlowDiff(from: other, to: compilation), FlowDiff(from: compilation, to: other))
      for (one, opposite) in Self.opposites {
        let (gone, come) = (there.changes(of: one), back.changes(of: opposite))
        #expect(gone == come, "seed \(seed): \(one)")
      }
      before = compilation
    }
  }

  /// Pairs of rules that report the same subjects if the versions are swapped.
  private static let opposites = [
    ("link-added", "link-removed"), ("tab-added", "tab-removed"), ("outcome-added", "outcome-removed"),
    ("guard-added", "guard-removed"), ("way-longer", "way-shorter"), ("link-retargeted", "link-retargeted"),
    ("presentation-changed", "presentation-changed"), ("external-flag-added", "external-flag-removed"),
  ]

  /// Broken files are compared by their names, and the result reports that.
  @Test(arguments: [
    "screen", "flow F {", "group G { flow", "tabs T {}", "app { start }", "app A { start Nope }",
    "app A { start X } screen X {} flow X { start Y screen Y {} }",
  ])
  func brokenFilesAreCompared(_ text: String) {
    let flow = "app A { start Home } screen Home { link help \"Help\" -> Help } screen Help { url \"/help\" }"
    #expect(diff(flow, text).omission != nil)
    #expect(diff(text, flow).omission != nil)
    #expect(diff(text, text).lines == [])
    let rules = Set(ChangeRule.reachability.map(\.name))
    #expect(rules.isDisjoint(with: diff(flow, text).rules))
  }
}

extension FlowDiff {
  /// Returns the subjects of the changes of a rule, sorted.
  fileprivate func changes(of rule: String) -> [String] {
    let changes = changes.filter { $0.rule.name == rule }
    // A consequence is reported with its cause, and which change is the cause depends on the version.
    if rule.hasPrefix("way-") { return [String(changes.isEmpty)] }
    // A link that has moved is reported at its location in the new version.
    return changes.map { $0.link.isEmpty ? $0.screen : $0.link }.sorted()
  }
}
