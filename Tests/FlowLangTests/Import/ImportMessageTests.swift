import Testing

@testable import FlowLang

/// Each mistake is reported once, and attributed correctly: to the file, or to a file that is missing.
@Suite struct ImportMessageTests {
  private static func reportedFindings(_ result: ImportResult) -> [Finding] { result.reported.findings.sorted }

  private static func findings(_ result: ImportResult) -> [String] {
    Compiler.compile(SourceFile(path: "a.flow", text: result.files[0].text)).findings.shown.map(\.rule).sorted()
  }

  // MARK: Graphs

  @Test func problemsOfOneCauseAreOneMessage() {
    let actions = (1...4).map { action("x\($0)", to: "b", "app:popUpTo=\"@id/home\"") }.joined(separator: "\n")
    let result = imported(["g.xml": graph("g", start: "a", fragment("a", actions) + fragment("b"))])
    let reported = Self.reportedFindings(result)
    #expect(
      reported.map(\.message) == [
        "the action goes back to `home`, which is in none of the files; the same in lines 4, 5 and 6"
      ])
    #expect(result.summary.contains("1 problem in the files"))
    // Output for programs has all locations.
    #expect(result.problems.findings.shown.count == 4)
    #expect(result.json.components(separatedBy: "\"unknown-place\"").count == 5)
  }

  @Test func anActionIsReportedOnce() {
    let out = action("out", to: "elsewhere", "app:popUpTo=\"@id/root\" app:popUpToInclusive=\"true\"")
    let result = imported(["g.xml": graph("g", start: "a", fragment("a", out))])
    #expect(result.problems.findings.sorted.map(\.rule) == ["unknown-destination"])
  }

  @Test func aDestinationThatIsNeverBelowHasItsOwnMessage() {
    let login = graph(
      "login", start: "l", fragment("l", action("x", to: "m", "app:popUpTo=\"@id/home\"")) + fragment("m"))
    let main = graph("nav_graph", start: "home", fragment("home"))
    let result = imported(["nav_graph.xml": main, "login.xml": login])
    #expect(
      result.problems.findings.sorted.map(\.message) == [
        "the action goes back to `home`, which is inside `nav_graph` and is never below here"
      ])
  }

  @Test func aMissingGraphMayLeadToAnyScreen() {
    let text = graph(
      "g", start: "a",
      "<include app:graph=\"@navigation/status\"/>" + fragment("a", action("s", to: "status")) + fragment("b"))
    let alone = imported(["g.xml": text]).problems.findings.sorted
    #expect(
      alone.map(\.message) == [
        "nothing in the files leads to `b`; only code, or a graph that is not here, could open it by its id"
      ])
    #expect(alone[0].help?.hasPrefix("import what is included here, too: `status.xml`; `--scan DIR`") == true)
    // If code was scanned, it may lead to the screen as well.
    let scanned = imported(["g.xml": text], code: ["A.kt": "class A"])
    #expect(Self.findings(scanned) == [])
  }

  /// A graph that ends where it began may pop a destination of another file.
  @Test func destinationsOfMissingFilesMayBePopped() {
    let text = graph(
      "g", start: "a",
      fragment("a", action("next", to: "b")) + fragment("b", action("again", to: "a", "app:popUpTo=\"@id/home\"")))
    #expect(Self.findings(imported(["g.xml": text])) == [])
    let whole = graph("g", start: "a", fragment("a", action("next", to: "b")) + fragment("b", action("again", to: "a")))
    #expect(Self.findings(imported(["g.xml": whole])).contains("unbounded-stack"))
  }

  @Test func anElementOfTheAppDecidesHowItIsShown() {
    let browser = "<chrome android:id=\"@+id/web\" android:name=\"app.Browser\">\(action("again", to: "web"))</chrome>"
    let text = graph("g", start: "a", fragment("a", action("open", to: "web")) + browser)
    let result = imported(["g.xml": text])
    #expect(Self.findings(result) == [])
    #expect(result.files[0].text.contains("allow unbounded-stack \"the app's own code decides how web is shown\""))
  }

  /// It is also unknown how a global action that leads to itself shows the element.
  @Test func anElementOfTheAppDoesNotLeadToItself() {
    let content =
      action("open", to: "web") + fragment("a") + "<chrome android:id=\"@+id/web\" android:name=\"app.Browser\"/>"
    let result = imported(["g.xml": graph("g", start: "a", content)])
    #expect(Self.findings(result) == [])
    #expect(result.files[0].text.contains("  without open\n"))
  }

  /// An action that pops its graph pops all of it, even if the start is on top again.
  @Test func aGraphIsPoppedAsAWhole() {
    let profile =
      "<navigation android:id=\"@+id/profile\" app:startDestination=\"@id/intro\">"
      + fragment("intro", action("list", to: "list", "app:popUpTo=\"@id/profile\""))
      + fragment("list", action("intro", to: "intro")) + "</navigation>"
    let text = graph("g", start: "a", fragment("a", action("p", to: "profile")) + profile)
    #expect(Self.findings(imported(["g.xml": text])) == [])
  }

  /// Screens behind a cycle are not reported beside it, whatever their order in the file.
  @Test func screensBehindACycleAreNotReported() {
    let ring = fragment("b", action("c", to: "c")) + fragment("c", action("b", to: "b") + action("z", to: "z"))
    let text = graph("g", start: "a", fragment("z") + fragment("a") + ring)
    let messages = imported(["g.xml": text]).problems.findings.sorted.map(\.message)
    #expect(messages == ["nothing in the files leads to `b`; only code could open it by its id"])
  }

  // MARK: Storyboards

  @Test func aContainerWithoutALinkIsNamedByItsContent() {
    let root = "<segue destination=\"r\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/>"
    let board = storyboard(
      controller("a"), controller("n", kind: "navigationController", root),
      controller("r", "storyboardIdentifier=\"Settings\""), initial: "a")
    let result = imported(["Main.storyboard": board])
    #expect(
      result.problems.findings.sorted.map(\.message) == [
        "nothing leads to the navigation controller around `Settings`: no segue, and no identifier that code could use"
      ])
  }

  @Test func screensBehindAnUnknownStartHaveNoNotes() {
    let board = storyboard(
      controller("a", "storyboardIdentifier=\"Settings\"", "<segue destination=\"b\" kind=\"show\" id=\"s\"/>"),
      controller("b"))
    let result = imported(["Settings.storyboard": board])
    #expect(Self.findings(result) == [])
    #expect(result.files[0].text.contains("allow deep-link-only \"the files do not show what the app begins with\""))
  }

  /// Of entry points that lead to one another, one is noted.
  @Test func entriesThatAnEntryLeadsToAreNotNoted() {
    func show(_ id: String) -> String { "<segue destination=\"\(id)\" kind=\"show\" id=\"to\(id)\"/>" }
    let board = storyboard(
      controller("a"), controller("m", "storyboardIdentifier=\"Message\"", show("i")),
      controller("c", "storyboardIdentifier=\"Chats\"", show("m") + show("x")), controller("i"), controller("x"),
      initial: "a")
    let result = imported(["Main.storyboard": board])
    #expect(Self.findings(result) == ["deep-link-only"])
  }

  /// A column beside a tab bar is a link here, but is not pushed.
  @Test func aColumnIsNotPushed() {
    func part(_ id: String, _ kind: String) -> String {
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(kind)\" id=\"to\(id)\"/>"
    }
    let board = storyboard(
      controller("s", kind: "splitViewController", part("t", "splitItems") + part("d", "splitItems")),
      controller("t", kind: "tabViewController", part("l", "tabItems")), controller("d"), controller("l"), initial: "s",
      runtime: "MacOSX.Cocoa")
    #expect(imported(["Main.storyboard": board]).problems.findings.shown.map(\.rule) == [])
  }

  @Test func notificationInterfacesAreNoDeepLinks() {
    let show = "<segue destination=\"d\" kind=\"relationship\" relationship=\"dynamicNotificationInterface\" id=\"s\"/>"
    let board = storyboard(
      controller("a"), controller("n", kind: "notificationController", show), controller("d"), initial: "a",
      runtime: "watchKit")
    #expect(Self.findings(imported(["Interface.storyboard": board])) == [])
  }

  // MARK: The summary

  @Test func theSummaryUsesShortFileNames() {
    #expect(
      ImportedNames.shortPaths(["../../a/Main.storyboard", "b/Main.storyboard", "c/d/Other.storyboard"]) == [
        "../../a/Main.storyboard", "b/Main.storyboard", "Other.storyboard",
      ])
    let board = storyboard(
      controller("a", "customClass=\"ListViewController\"", "<segue destination=\"b\" kind=\"show\" id=\"1\"/>"),
      controller("b", "customClass=\"ItemViewController\"", "<segue destination=\"a\" kind=\"show\" id=\"2\"/>"),
      initial: "a")
    let summary = imported(["x/y/Main.storyboard": board]).summary
    #expect(summary.hasPrefix("Main.storyboard: 2 screens, 2 links\n"))
    #expect(summary.contains("0 problems and 1 note in the files"))
  }
}
