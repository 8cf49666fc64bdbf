import Foundation
import Testing

@Suite struct CheckCommandTests {
  private let clean = "app A { start H } screen H { link open -> I } screen I {}"
  private let unreachable = "app A { start H } screen H { link open -> I } screen I {} screen X {}"
  private let unused = "flag f app A { start H } screen H { link open -> I } screen I {}"
  private let note = "screen H {}"

  @Test func statusDependsOnTheWorstFinding() throws {
    let folder = try ScratchFolder([
      "clean.flow": clean, "error.flow": unreachable, "warning.flow": unused, "note.flow": note,
    ])
    #expect(try folder.flowc("check", "clean.flow").status == 0)
    #expect(try folder.flowc("check", "error.flow").status == 1)
    #expect(try folder.flowc("check", "warning.flow").status == 0)
    #expect(try folder.flowc("check", "--strict", "warning.flow").status == 1)
    #expect(try folder.flowc("check", "note.flow", "--strict").status == 0)
    #expect(try folder.flowc("check", "clean.flow", "error.flow").status == 1)
  }

  @Test func findingsGoToStandardOutputAndTheSummaryToStandardError() throws {
    let folder = try ScratchFolder(["error.flow": unreachable])
    let text = try folder.flowc("check", "error.flow")
    let advice = "`flowc explain unreachable-screen` has an example"
    #expect(text.errors == "error.flow: 3 screens, 1 link; 1 error; \(advice)\n")
    #expect(
      text.output == """
        error.flow:1:66: error: no path leads to `X` [unreachable-screen]
            1 | \(unreachable)
              |                                                                  ^
              = help: link to `X` from a reachable screen, or declare with `entry` what else opens it

        """)
    let json = try folder.flowc("check", "error.flow", "--format", "json")
    #expect(json.errors == "")
    #expect(json.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect((object?["findings"] as? [[String: Any]])?.first?["file"] as? String == "error.flow")
  }

  @Test func formsAreWrittenToFilesBesideTheText() throws {
    let folder = try ScratchFolder(["error.flow": unreachable])
    let json = try folder.flowc("check", "error.flow", "--format=json").output
    let run = try folder.flowc("check", "--format", "json=out.json", "error.flow", "--format=text=out.txt")
    #expect(run.status == 1)
    #expect(run.text.hasSuffix("; 1 error; `flowc explain unreachable-screen` has an example\n"))
    #expect(try folder.read("out.json") == json)
    #expect(try folder.read("out.txt") == run.text)
    #expect(try folder.flowc("check", "error.flow", "--format=json", "--format=json").status == 2)
    let both = try folder.flowc("check", "error.flow", "--format=json", "--format=text")
    #expect((both.output, both.errors) == (json, run.text))
    #expect(try folder.flowc("check", "error.flow", "--format", "json=nowhere/out.json").status == 2)
  }

  @Test func severitiesCanBeChanged() throws {
    let folder = try ScratchFolder(["error.flow": unreachable, "warning.flow": unused])
    let rule = "unreachable-screen"
    #expect(try folder.flowc("check", "error.flow", "--warn", rule).status == 0)
    #expect(try folder.flowc("check", "error.flow", "--warn", rule, "--strict").status == 1)
    #expect(try folder.flowc("check", "error.flow", "--allow=\(rule)", "--strict").status == 0)
    #expect(try folder.flowc("check", "error.flow", "--allow", rule, "--deny", rule).status == 1)
    #expect(try folder.flowc("check", "warning.flow", "--deny", "unused-flag").status == 1)
    let unknown = try folder.flowc("check", "error.flow", "--allow", "unreachable-scren")
    #expect(unknown.status == 2)
    #expect(
      unknown.text.hasPrefix("flowc: error: unknown rule unreachable-scren; did you mean `unreachable-screen`?"))
  }

  @Test func quietLeavesOutNotesAndSummary() throws {
    let folder = try ScratchFolder(["note.flow": note, "clean.flow": clean])
    #expect(try folder.flowc("check", "note.flow").text.contains("; 1 note; "))
    #expect(try folder.flowc("check", "--quiet", "note.flow", "clean.flow").text == "")
  }

  @Test func everyFileWithAnAppIsCheckedWithItsParts() throws {
    let folder = try ScratchFolder([
      "a.flow": "import \"part.flow\" app A { start H } screen H { link open -> P }",
      "b.flow": "import \"part.flow\" app B { start H } screen H { link open -> P }",
      "part.flow": "screen P { link wrong -> Nope }",
    ])
    let run = try folder.flowc("check", "part.flow", "a.flow", "./b.flow", "a.flow")
    #expect(
      run.text == """
        part.flow:1:26: error: there is no screen, tab bar or flow `Nope` [unknown-name]
            1 | screen P { link wrong -> Nope }
              |                          ^~~~
              = help: declare it: `screen Nope {}`
        the error above keeps a.flow and ./b.flow from being analysed: fix it first
        2 files: 3 screens, 3 links; 1 error; `flowc fix --unsafe` can repair 1; `flowc explain unknown-name` has an example

        """)
  }

  @Test func machinePathsAreRelative() throws {
    let folder = try ScratchFolder(["sub/deep/error.flow": unreachable, "other/x": ""])
    func file(_ arguments: String...) throws -> String? {
      let run = try FlowcRun.flowc(["check", "--format", "json"] + arguments, in: folder)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      return (object?["findings"] as? [[String: Any]])?.first?["file"] as? String
    }
    #expect(try file("./sub/../sub/deep/error.flow") == "sub/deep/error.flow")
    #expect(try file(folder.path("sub/deep/error.flow")) == "sub/deep/error.flow")
    #expect(try file("sub/deep/error.flow", "--relative-to", "sub") == "deep/error.flow")
    #expect(try file("sub/deep/error.flow", "--relative-to", "other") == "../sub/deep/error.flow")
    #expect(try folder.flowc("check", "sub/deep/error.flow", "--relative-to", "gone").status == 2)
    #expect(
      try folder.flowc("check", "./sub/../sub/deep/error.flow").text.hasPrefix("./sub/../sub/deep/error.flow:1"))
  }

  @Test func coloursFollowTheOption() throws {
    let folder = try ScratchFolder(["error.flow": unreachable])
    func isColored(_ arguments: String..., environment: [String: String] = [:]) throws -> Bool {
      try FlowcRun.flowc(["check", "error.flow"] + arguments, in: folder, environment: environment)
        .text.contains("\u{1B}[")
    }
    #expect(try !isColored())
    #expect(try !isColored("--color", "never"))
    #expect(try isColored("--color", "always", environment: ["NO_COLOR": "1"]))
    #expect(try folder.flowc("check", "error.flow", "--color", "maybe").status == 2)
  }

  @Test func sameInputGivesSameBytes() throws {
    let links = (0..<300).map { "link l\($0) -> Nope\($0 % 7) as #t\($0) " }.joined()
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H { \(links) }"])
    let first = try folder.flowc("check", "a.flow", "--format", "json")
    for _ in 0..<3 { #expect(try folder.flowc("check", "a.flow", "--format", "json").output == first.output) }
  }
}
