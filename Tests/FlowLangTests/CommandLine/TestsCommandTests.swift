import Foundation
import Testing

/// `flowc tests`: its outputs and errors.
@Suite struct TestsCommandTests {
  private let flow = """
    app A { start H }
    screen H { link open "Open it" -> I link never -> dismiss }
    screen I { link close -> back }

    """

  @Test func walksGoToStandardOutputAndTheSummaryToStandardError() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let run = try folder.flowc("tests", "a.flow")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{\n  \"version\": 2,\n  \"taps\": 3,\n  \"complete\": true,\n"))
    #expect(
      run.errors == """
        1 test (3 taps) covers 3 of 4 transitions
        not covered: H › never never happens (dead-link)

        """)
  }

  @Test func filesAreWritten() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    #expect(try folder.flowc("tests", "a.flow", "-o", "walks.json").output == "")
    #expect(try folder.read("walks.json") == folder.flowc("tests", "a.flow").output)
    _ = try folder.flowc("tests", "a.flow", "--format", "swift-testing", "--import", "App", "-o", "Walks.swift")
    #expect(try folder.read("Walks.swift").contains("\n@testable import App\n"))
    let page = try folder.flowc("tests", "a.flow", "--format", "xcuitest").output
    #expect(page.contains("func open() { tap(\"hOpen\", label: \"Open it\") }"))
  }

  /// The extension of the output is that of the format, and of two formats in Swift one has to be named.
  @Test(arguments: [
    (["-o", "w.json"], "\"version\""), (["-o", "w.out"], "\"version\""),
    (["-o", "w.swift", "-f", "xcuitest"], "XCTest"),
    (["-o", "w.SWIFT", "-f", "swift-testing"], "import Testing"),
  ])
  func theExtensionIsThatOfTheFormat(_ words: [String], _ content: String) throws {
    let folder = try ScratchFolder(["a.flow": flow])
    #expect(try FlowcRun.flowc(["tests", "a.flow"] + words, in: folder).status == 0)
    #expect(try folder.read(words[1]).contains(content))
  }

  @Test(arguments: [
    (["-o", "w.swift"], "a .swift file can have several formats; name one with --format: xcuitest, swift-testing\n"),
    (["-o", "w.swift", "-f", "json"], "--format json and the extension .swift contradict each other\n"),
    (["-o", "w.json", "-f", "xcuitest"], "--format xcuitest and the extension .json contradict each other\n"),
  ])
  func otherExtensionsAreRefused(_ words: [String], _ message: String) throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let run = try FlowcRun.flowc(["tests", "a.flow"] + words, in: folder)
    #expect((run.status, run.output) == (2, ""))
    #expect(run.errors.hasPrefix("flowc: error: " + message), "\(run.errors)")
    #expect(try folder.names == ["a.flow"])
  }

  @Test func impossibleRequestsAreErrors() throws {
    let folder = try ScratchFolder(["a.flow": "app A { start H } screen H { link open -> Nope }", "b.flow": flow])
    let wrong = try folder.flowc("tests", "a.flow", "-o", "walks.json")
    #expect((wrong.status, wrong.output) == (1, ""))
    #expect(wrong.errors.contains("[unknown-name]"))
    #expect(try folder.names == ["a.flow", "b.flow"])
    #expect(try folder.flowc("tests", "b.flow", "-o", "b.flow").status == 2)
    #expect(try folder.flowc("tests", "b.flow", "--import", "a; import b").status == 2)
    let none = try folder.flowc("tests", "-", input: "screen H {}")
    #expect((none.status, none.errors.contains("nothing to walk through")) == (2, true))
  }

  @Test func flowsThatSwiftCannotExpressAreRefused() throws {
    let text = "app A { start H } screen H(first: AFlow = .x) { link open -> H }"
    let folder = try ScratchFolder(["a.flow": text])
    #expect(try folder.flowc("tests", "a.flow").status == 0)
    let run = try folder.flowc("tests", "a.flow", "--format", "swift-testing")
    #expect((run.status, run.output) == (1, ""))
    #expect(run.errors.contains("[unsupported-by-target]"))
  }
}
