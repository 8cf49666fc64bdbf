import Testing

/// Folders with more files than a user would have.
@Suite(.fullTier, .timeLimit(.minutes(60))) struct FolderLimitTests {
  @Test func aFolderWithTooManyFilesIsRefused() throws {
    let folder = try ScratchFolder([".flowc.json": "{\"paths\": [\".\"]}"])
    let run = try FlowcRun.bash("seq 200001 | xargs touch; flowc check || echo $?", in: folder)
    #expect(run.output == "2\n")
    #expect(run.errors.hasSuffix("it holds more than 200000 files\n"))
  }
}
