import Testing

@testable import FlowLang

/// The statements for each construct of a navigation graph.
@Suite struct NavGraphImportTests {
  /// Returns the links of the imported graph, without their notes.
  private func links(_ files: KeyValuePairs<String, String>) -> [String] {
    let text = imported(files).files[0].text
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("link ") }
    return lines.map { line in String(line.prefix { $0 != "{" }.dropFirst("link ".count)).trimmed }
  }

  /// Returns a graph in which home leads to a, and a to b, which has one more action.
  private func app(_ attributes: String, to destination: String?) -> KeyValuePairs<String, String> {
    [
      "nav_graph.xml": graph(
        "root", start: "home",
        fragment("home", action("a", to: "a")) + fragment("a", action("b", to: "b"))
          + fragment("b", action("x", to: destination, attributes)) + fragment("c", ""))
    ]
  }

  @Test(arguments: [
    ("c", "", "c"),
    ("c", "app:popUpTo=\"@id/a\"", "c over a"),
    ("c", "app:popUpTo=\"@id/a\" app:popUpToInclusive=\"true\"", "c replace from a"),
    ("c", "app:popUpTo=\"@id/b\"", "c"),
    ("c", "app:popUpTo=\"@id/b\" app:popUpToInclusive=\"true\"", "c replace"),
    ("c", "app:popUpTo=\"@id/root\"", "c reset"),
    ("c", "app:popUpTo=\"@id/root\" app:popUpToInclusive=\"true\"", "c reset"),
    ("c", "app:clearTask=\"true\"", "c reset"),
    ("c", "app:popUpTo=\"@id/c\" app:popUpToInclusive=\"true\"", "c reuse"),
    ("a", "app:popUpTo=\"@id/a\" app:popUpToInclusive=\"true\"", "a reuse"),
    ("a", "app:popUpTo=\"@id/a\" app:launchSingleTop=\"true\"", "a reuse"),
    ("a", "app:popUpTo=\"@id/a\"", "a over a"),
    ("b", "app:popUpTo=\"@id/b\" app:popUpToInclusive=\"true\"", "b replace"),
    ("b", "app:launchSingleTop=\"true\"", "b replace"),
    (nil, "app:popUpTo=\"@id/a\"", "back to a"),
    (nil, "app:popUpTo=\"@id/b\" app:popUpToInclusive=\"true\"", "back"),
    (nil, "app:popUpTo=\"@id/b\"", "stay"),
    (nil, "app:popUpTo=\"@id/root\" app:popUpToInclusive=\"true\"", "stay"),
    ("root", "app:popUpTo=\"@id/root\"", "`home` reset"),
  ])
  func popUpToBecomesAGoal(_ destination: String?, _ attributes: String, _ expected: String) {
    #expect(links(app(attributes, to: destination)).last == "x -> \(expected)")
  }

  @Test func anchorsThatAreNeverBelowAreLeftOut() {
    let text = imported(app("app:popUpTo=\"@id/d\"", to: "c")).files[0].text
    #expect(text.contains("link x -> c { note popUpTo \"d\" }"))
    let never = app("app:popUpTo=\"@id/c\" app:popUpToInclusive=\"true\"", to: "home")
    #expect(
      imported(never).files[0].text.contains("note place \"c, which is never below according to the files\""))
  }

  @Test func flows() {
    let inner = graph(
      "wizard", start: "first",
      fragment("first", action("next", to: "second"))
        + fragment(
          "second",
          action("done", to: nil, "app:popUpTo=\"@id/wizard\" app:popUpToInclusive=\"true\"")
            + action("over", to: "home", "app:popUpTo=\"@id/wizard\" app:popUpToInclusive=\"true\"")))
    let main = graph(
      "nav_graph", start: "home",
      fragment("home", action("go", to: "wizard")) + "<include app:graph=\"@navigation/wizard\"/>")
    let expected = ["go -> wizard", "next -> second", "done -> finish left", "over -> `home` replace from wizard"]
    #expect(links(["nav_graph.xml": main, "wizard.xml": inner]) == expected)
    // The order of the files does not matter, except for the order in the flow.
    #expect(links(["wizard.xml": inner, "nav_graph.xml": main]) == expected)
    #expect(imported(["nav_graph.xml": main]).files[0].text.hasSuffix("external screen wizard\n"))
    // Files of many apps in one folder have the name of the app as a prefix.
    #expect(links(["o__app__nav_graph.xml": main, "o__app__wizard.xml": inner]) == expected)
    let apart = imported(["o__app__nav_graph.xml": main, "o__b__wizard.xml": inner])
    #expect(apart.files[0].text.contains("external screen"))
  }

  @Test func aGraphThatSeveralIncludeIsOneFlow() {
    let shared = graph("shared", start: "s", fragment("s"))
    let include = "<include app:graph=\"@navigation/shared\"/>"
    let main = graph(
      "nav_graph", start: "home",
      fragment("home", action("a", to: "a") + action("s", to: "shared")) + include
        + "<navigation android:id=\"@+id/a\" app:startDestination=\"@id/x\">\(fragment("x", action("t", to: "shared")))\(include)</navigation>"
    )
    let text = imported(["nav_graph.xml": main, "shared.xml": shared]).files[0].text
    #expect(text.split(separator: "\n").filter { $0.contains("flow shared") } == ["flow shared {"])
    #expect(text.contains("link s -> shared") && text.contains("link t -> shared"))
  }

  @Test func otherOutermostGraphsAreChosenByCode() {
    let main = graph("nav_graph", start: "home", action("help", to: "home") + fragment("home"))
    let other = graph("onboarding", start: "hello", fragment("hello"))
    expectImport(
      ["nav_graph.xml": main, "onboarding.xml": other],
      """
      app App {
        start `home`
        note graph "nav_graph nav_graph.xml"
      }

      group `nav_graph graph` {
        link help -> `home`

        screen `home` { note class "app.F" }
      }

      flow onboarding {
        start hello
        entry "navigation graph that code sets"
        note graph "onboarding onboarding.xml"

        screen hello {
          note class "app.F"
          allow deep-link-only "the entry of onboarding shows it"
        }
      }
      """)
  }

  @Test func splitFlowsHaveOneFileForEachGraph() {
    let include = "<include app:graph=\"@navigation/inner\"/>"
    let main = graph(
      "nav_graph", start: "a", action("help", to: "a") + fragment("a", action("i", to: "inner")) + include)
    let inner = graph("inner", start: "b", fragment("b"))
    let single = imported(["nav_graph.xml": main, "inner.xml": inner], isSplit: true)
    #expect(single.files.map(\.name) == ["App.flow", "nav_graph.flow", "inner.flow"])
    #expect(
      single.files[2].text
        == "flow inner {\n  start b\n  note graph \"inner inner.xml\"\n\n  screen b { note class \"app.F\" }\n}\n")
    // With another outermost graph, the actions of the main graph are not global; a separate file notes that it does
    // without them.
    let other = graph("other", start: "o", fragment("o"))
    let several = imported(["nav_graph.xml": main, "inner.xml": inner, "other.xml": other], isSplit: true)
    #expect(several.files[2].text.contains("note without \"nav_graph\""))
    let whole = imported(["nav_graph.xml": main, "inner.xml": inner, "other.xml": other]).files[0].text
    #expect(!whole.contains("note without") && whole.contains("  flow inner {"))
  }

  @Test func ownActionsOverrideInheritedOnes() {
    let text = imported([
      "nav_graph.xml": graph(
        "g", start: "a", action("go", to: "b") + fragment("a", action("go", to: "c")) + fragment("b") + fragment("c"))
    ]).files[0].text
    #expect(text.contains("screen a {\n  without go\n  note class \"app.F\"\n\n  link go -> c\n}"))
  }

  @Test func dialogsAndActivities() {
    let dialog = "<dialog android:id=\"@+id/ask\" android:name=\"app.D\">\(action("yes", to: "b"))</dialog>"
    let activity = "<activity android:id=\"@+id/web\" android:name=\"app.Web\"/>"
    let custom = "<chrome android:id=\"@+id/chrome\"/>"
    expectImport(
      [
        "nav_graph.xml": graph(
          "g", start: "a",
          fragment("a", action("ask", to: "ask") + action("web", to: "web") + action("chrome", to: "chrome")) + dialog
            + fragment("b") + activity + custom)
      ],
      """
      app App {
        start a
        note graph "g nav_graph.xml"
      }

      screen a {
        note class "app.F"

        link ask -> ask dialog
        link web -> web
        link chrome -> chrome
      }

      screen ask {
        note kind "dialog"
        note class "app.D"

        link yes -> b over a
      }

      screen b { note class "app.F" }

      /// kind activity, class app.Web
      external screen web

      screen chrome { note kind "chrome" }
      """)
  }
}

extension String {
  /// The string without white space around it.
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
