import Testing

@Suite struct RunCommandTests {
  private static let flow = "app A { start H } screen H { link open \"Open\" -> I } screen I { link up -> home }\n"

  private static let states = """
    app      ▸ H

      1  open  "Open"

    → H › open
    app        H
             ▸ I

      1  up
      2  back

    """

  @Test func scriptPrintsEveryState() throws {
    let folder = try ScratchFolder(["a.flow": Self.flow])
    let run = try folder.flowc("run", "a.flow", "--script", "open")
    #expect((run.status, run.errors, run.output) == (0, "", Self.states))
    #expect(try folder.flowc("run", "-", "--script", "H › open", input: Self.flow).output == Self.states)
  }

  @Test func scriptEndsWhereAStepIsNotOffered() throws {
    let folder = try ScratchFolder(["a.flow": Self.flow])
    let run = try folder.flowc("run", "a.flow", "--script", "open, opn, back")
    #expect((run.status, run.output) == (2, Self.states))
    #expect(run.errors == "flowc: error: `opn` is not offered on `I`; `help` lists the commands\n")
  }

  @Test func linesAreReadFromAPipe() throws {
    let folder = try ScratchFolder(["a.flow": Self.flow])
    let run = try folder.flowc("run", "a.flow", input: "1\n")
    #expect((run.status, run.errors, run.output) == (0, "", Self.states))
    #expect(try folder.flowc("run", "a.flow", input: "open\nquit\nup\n").output == Self.states)
    let refused = try folder.flowc("run", "a.flow", input: "nope\nopen")
    #expect((refused.status, refused.output) == (2, Self.states))
    #expect(refused.errors == "`nope` is not offered on `H`; `help` lists the commands\n")
  }

  @Test func coloursAreForTerminals() throws {
    let folder = try ScratchFolder(["a.flow": Self.flow])
    #expect(try folder.flowc("run", "a.flow", "--color", "always").output.contains("\u{1B}[1m▸ H"))
  }

  @Test func draftsCanBeWalked() throws {
    let folder = try ScratchFolder([
      "a.flow": "app A { start H } screen H { link open -> Nope }", "b.flow": "screen H {}", "c.flow": "flag f",
    ])
    let run = try folder.flowc("run", "a.flow", "--script", "1")
    #expect((run.status, run.output.contains("▸ Nope")) == (0, true))
    #expect(run.errors == "a.flow: draft: 1 error (`flowc check a.flow`)\n")
    #expect(try folder.flowc("run", "b.flow", "--script", "quit").output.contains("▸ H"))
    let none = try folder.flowc("run", "c.flow")
    #expect((none.status, none.output) == (2, ""))
    #expect(none.errors.contains("the flow declares no screen"))
    #expect(try folder.flowc("run", "-", input: Self.flow).status == 2)
    #expect(try folder.flowc("run", "gone.flow").status == 2)
  }
}
