import Testing

@testable import FlowLang

/// A baseline leaves out the findings that it lists, and no others.
@Suite struct BaselineTests {
  private let flow =
    "app A { start H } screen H { link p -> P } screen P {} screen Lost {} screen Gone {} flag f flag g"

  private func compile(_ text: String) -> Compilation {
    Compiler.compile(SourceFile(path: "app.flow", text: text), keeping: .none)
  }

  /// Returns the findings of a flow that are not in a baseline.
  private func rest(_ text: String, _ baseline: String) throws -> [String] {
    var compilation = compile(text)
    let before = compilation.findings.shown.count
    let hidden = try Baseline(Array(baseline.utf8)).hide(in: &compilation, ReportStyle())
    #expect(hidden + compilation.findings.shown.count == before)
    #expect(Severity.allCases.reduce(0) { $0 + compilation.findings.count($1) } == compilation.findings.shown.count)
    return compilation.findings.sorted.map { "\($0.rule) \($0.screen) \($0.link)" }
  }

  @Test func linesAreSortedRulesFilesAndNames() {
    let (text, count) = Baseline.text(of: [compile(flow)], ReportStyle())
    #expect(count == 4)
    #expect(
      text.split(separator: "\n").dropFirst() == [
        "unreachable-screen\tapp.flow\tGone", "unreachable-screen\tapp.flow\tLost", "unused-flag\tapp.flow\tf",
        "unused-flag\tapp.flow\tg",
      ])
  }

  @Test func listedFindingsAreLeftOutWhereverTheyMove() throws {
    let baseline = Baseline.text(of: [compile(flow)], ReportStyle()).text
    #expect(try rest(flow, baseline) == [])
    #expect(try rest("/* More. */\n\n" + flow.replacing("screen Lost", with: "\n\nscreen Lost"), baseline) == [])
    #expect(try rest(flow, baseline.replacing("\n", with: "\r\n")) == [])
  }

  @Test func newFindingsAreReported() throws {
    let baseline = Baseline.text(of: [compile(flow)], ReportStyle()).text
    #expect(try rest(flow + " screen New {}", baseline) == ["unreachable-screen New "])
    #expect(try rest(flow.replacing("flag g", with: "flag h"), baseline) == ["unused-flag  "])
  }

  @Test func eachLineLeavesOutOneFinding() throws {
    let twice = "app A { start H } screen H { link a -> stay when x, y link p -> P } screen P {}"
    let baseline = Baseline.text(of: [compile(twice)], ReportStyle()).text
    #expect(try rest(twice, baseline) == [])
    let once = baseline.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(try rest(twice, once) == ["unknown-name H a"])
  }

  private static let club = """
    app A { start Main when signedIn else In } flag signedIn flag paid
    screen In { link go -> Main reset set signedIn } screen Main { url "/main" link pay -> Pro set paid when not paid }
    screen Pro { link main -> Main }
    """

  /// A url that is known to be unguarded does not cover another one that opens the same screen.
  @Test(arguments: [
    ("url \"/main\"", "url \"/secret\"", ["unguarded-url Main "]),
    ("url \"/main\"", "url \"/main\" url \"/more\"", ["unguarded-url Main "]),
    ("url \"/main\"", "entry \"main\"", ["unguarded-url Main "]),
    ("url \"/main\"", "\n  url  \"/main\"", []),
    ("url \"/main\"", "url \"/main?at=1\"", ["unguarded-url Main "]),
    ("signedIn", "isIn", ["unguarded-url Main "]),
  ])
  func eachURLIsAFindingOfItsOwn(_ old: String, _ new: String, _ left: [String]) throws {
    let baseline = Baseline.text(of: [compile(Self.club)], ReportStyle()).text
    #expect(baseline.contains("unguarded-url\tapp.flow\tMain: url \"/main\" while not signedIn\n"))
    #expect(try rest(Self.club.replacing(old, with: new), baseline) == left)
    let former = "unguarded-url\tapp.flow\tMain\n"
    #expect(try rest(Self.club, former).contains("unguarded-url Main "))
  }

  @Test func whatIsMarkedDistinguishesFindings() throws {
    let flow = "app A { start H } screen H { link x -> B as #d link y -> B sheet as #paid } screen B {}"
    let (text, _) = Baseline.text(of: [compile(flow)], ReportStyle())
    #expect(
      text.split(separator: "\n").dropFirst() == [
        "unused-tag\tapp.flow\tH: #d", "unused-tag\tapp.flow\tH: #paid",
      ])
    #expect(try rest(flow.replacing("#paid", with: "#late"), text) == ["unused-tag H "])
    // Baselines had no marked text.
    #expect(try rest(flow, "unused-tag\tapp.flow\tH\n") == ["unused-tag H "])
    #expect(try rest(flow, "unused-tag\tapp.flow\tH\nunused-tag\tapp.flow\tH: #d\n") == [])
  }

  @Test func errorsOfSyntaxAreNeverLeftOut() throws {
    let broken = "app A { start H } screen H {} screen { }"
    let (baseline, count) = Baseline.text(of: [compile(broken)], ReportStyle())
    #expect(count == 0)
    #expect(try rest(broken, baseline) == ["syntax  "])
    #expect(try rest(broken, "syntax\tapp.flow\t{\n") == ["syntax  "])
  }

  @Test func findingsBeyondTheReportLimitAreListed() throws {
    let many = "app A { start H } screen H { link p -> P } screen P {}" + (0..<150).map { " screen S\($0) {}" }.joined()
    let (baseline, count) = Baseline.text(of: [compile(many)], ReportStyle())
    #expect(count == 150)
    #expect(try rest(many, baseline) == [])
  }

  @Test func namesAreSpelledOnOneLine() {
    let (text, _) = Baseline.text(of: [compile("app A { start H } screen H {} screen `a\tb c` {}")], ReportStyle())
    #expect(
      text.split(separator: "\n").dropFirst().allSatisfy { $0.split(separator: "\t").count == 3 }, "\(text)")
  }

  @Test(arguments: [("a\tb", 1), ("# x\n\na\tb\tc\nzz", 4), ("a\tb\tc\td", 1)])
  func otherTextIsRefused(_ text: String, _ line: Int) {
    #expect(throws: Baseline.Problem(line: line)) { try Baseline(Array(text.utf8)) }
  }

  @Test func textThatIsNotUTF8IsRefused() {
    #expect(throws: Baseline.Problem(line: 1)) { try Baseline([0x61, 0x09, 0xFF, 0x09, 0x62]) }
  }
}
