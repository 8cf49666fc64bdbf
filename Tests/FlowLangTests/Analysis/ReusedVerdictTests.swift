import Testing

@testable import FlowLang

/// Verdicts about states hold as long as an edit changes only texts.
@Suite struct ReusedVerdictTests {
  private static let flow = """
    app Notes { start Home }
    screen Home "Home" { link open_ "Open" -> Note }
    screen Note { note comment "plain" }
    screen Lost {}
    """

  @Test(arguments: [
    (#""Open""#, #""Open it""#, true),
    (#""Open" "#, "", true),
    (#""plain""#, #""rich""#, true),
    ("screen Note", "// The last one.\nscreen  Note", true),
    ("-> Note", "-> Note sheet", false),
    ("open_", "show", false),
    ("screen Note", "screen Other {}\nscreen Note", false),
  ])
  func decidesAgainUnlessOnlyTextsDiffer(old: String, new: String, isReused: Bool) throws {
    var earlier = try bound(Self.flow)
    earlier.judge()
    // A verdict that deciding again would not give shows where the verdicts are from.
    earlier.verdicts.unreachableGroups = []
    var edited = try bound(Self.flow.replacing(old, with: new))
    edited.judge(after: earlier)
    #expect(edited.verdicts.unreachableGroups.isEmpty == isReused)
  }

  @Test func decidesAgainAfterAnError() throws {
    var earlier = try bound(Self.flow.replacing("-> Note", with: "-> Nte"))
    earlier.judge()
    var repaired = try bound(Self.flow)
    repaired.judge(after: earlier)
    #expect(!repaired.verdicts.unreachableGroups.isEmpty)
  }

  private func bound(_ text: String) throws -> Compilation {
    Compiler.bind(SourceFile(path: "notes.flow", bytes: Array(text.utf8))) { _, _ in .failure(.notFound) }
  }
}
