import Testing

@testable import FlowLang

/// Findings that newcomers took for mistakes of the tool, now in clearer words.
@Suite struct NewcomerTests {
  /// A handler runs after the sheet is closed, so each round leaves a screen and no layer.
  @Test func aCycleThroughAClosedSheetLeavesNoLayer() {
    let text = report(
      """
      app L { start Home }
      screen Home { link go -> Flow sheet { on done -> Receipt } }
      flow Flow { start F outcome done screen F { link ok -> finish done } }
      screen Receipt { link again -> Home replace }
      """)
    #expect(text.contains("each round through `F`, `Receipt` and `Home` leaves one more screen on the stack"))
    // `Receipt` is replaced each time: there is no entry to reuse.
    #expect(!text.contains("reuse"))
  }

  @Test func theTopScreenIsNotBelow() {
    let text = report(
      """
      app T { start Home }
      screen Home { link open -> Recipe as #recipe }
      screen Recipe { allow unbounded-stack "on and on" link similar -> Recipe link top -> back to #recipe }
      """)
    #expect(text.contains("nothing below `Recipe` is tagged #recipe here after `open` on `Home`"))
    #expect(text.contains("say with `or` what should happen: `back to` never counts what is on top"))
  }

  @Test func aGuardIsAskedOnTheEntryPointOnly() {
    let text = report(
      """
      app E { start Home }
      external flag online
      screen Home { link live -> Live link help -> Help }
      screen Help {}
      screen Live { requires online else Home reset }
      expect never Live when not online
      """)
    #expect(
      text.contains(
        "help: a guard is asked only when the screen is entered: lead away from `Live` where the flag changes"))
  }

  /// Lines of a screen `H`, each with its message.
  @Test(arguments: [
    ("link n -> \"Help\"", "error: a name is written without quotes"),
    ("link n -> sheet Help", "error: `sheet Help` is written `-> Help sheet`"),
    ("link n -> dismis", "help: did you mean `dismiss`?"),
    ("link n -> Help when a or b", "error: all conditions must hold, there is no `or`: write two links, or an `else`"),
    ("link n -> Hlep", "help: did you mean `Help`?"),
  ])
  func aSlipIsUnderstood(_ line: String, _ answer: String) {
    let text = report("app A { start H }\nflag a flag b\nscreen Help {}\nscreen H {\n\(line)\n}")
    #expect(text.contains(answer), "\(text)")
  }

  @Test func quietKeepsTheNotesOfReportedFindings() throws {
    let flow = """
      app A { start H }
      screen H { link open -> P }
      screen P { requires f else H link back -> back }
      flag f
      """
    let folder = try ScratchFolder(["a.flow": flow])
    let notes = { (text: String) in text.split(separator: "\n").filter { $0.contains("= note:") } }
    let all = notes(try folder.flowc("check", "a.flow").text)
    #expect(!all.isEmpty)
    #expect(notes(try folder.flowc("check", "--quiet", "a.flow").text) == all)
  }

  @Test func theStartCanBePasted() throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H { link open -> I } screen I {}"])
    let run = try folder.flowc("run", "a.flow", "--script", "the start")
    #expect(run.status == 0)
    #expect(run.output.contains("▸ H"))
  }

  /// A document without findings would look like a successful check.
  @Test func unreadableFilesGiveNoReport() throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H {}"])
    let run = try folder.flowc("check", "--format", "json", "b.flow")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(try folder.flowc("check", "--format", "json", "a.flow", "b.flow").output.contains("dead-end"))
  }

  @Test func aMistakeIsNotReportedAsALimitOfTheTarget() throws {
    let folder = try ScratchFolder([
      "a.flow": "app A { start H scheme \"a\" } screen H { link open -> P(id: 1) } screen P(id: Int) { url \"/p\" }"
    ])
    let run = try folder.flowc("check", "--target", "uikit", "a.flow")
    #expect(run.text.contains("url-parameter"))
    #expect(!run.text.contains("unsupported-by-target"))
  }

  @Test func helpListsTheStatusesOfEachCommand() throws {
    let folder = try ScratchFolder([:])
    #expect(try folder.flowc("check", "--help").output.contains("--strict"))
    for command in ["swift", "tests"] {
      let help = try folder.flowc(command, "--help").output
      #expect(help.contains("1  the flow has errors that are not about states; nothing is written"), "\(command)")
      #expect(!help.contains("--strict"), "\(command)")
    }
  }

  private func report(_ flow: String) -> String {
    Reporter.text.report([Compiler.compile(SourceFile(path: "a.flow", text: flow))], ReportStyle())
  }
}
