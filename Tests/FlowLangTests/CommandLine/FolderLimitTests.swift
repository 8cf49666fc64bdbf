import Testing

/// Folders that hold more than anybody means.
@Suite(.fullTier, .timeLimit(.minutes(60))) struct FolderLimitTests {
  @Test func aFolderWithoutEndIsRefused() throws {
    let folder = try ScratchFolder([".flowc.json": "{\"paths\": [\".\"]}"])
    let run = try FlowcRun.bash("seq 200001 | xargs touch; flowc check || echo $?", in: folder)
    #expect(run.output == "2\n")
    #expect(run.errors.hasSuffix("it holds more than 200000 files\n"))
  }
}
