import Testing

@testable import FlowLang

/// Arguments and deep links of navigation graphs.
@Suite struct NavArgumentTests {
  /// Returns the head of the screen for an argument, its notes, and its entry points.
  private func screen(_ content: String) -> [String] {
    let main = graph("g", start: "a", fragment("a", action("b", to: "b")) + fragment("b", content))
    let lines = imported(["nav_graph.xml": main]).files[0].text.split(separator: "\n").map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("screen b") } ?? 0
    let screen = lines[start...].map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
    return screen.filter { $0 != "}" && !$0.contains("note class") || $0.contains("screen") }
  }

  private func parameter(_ attributes: String) -> [String] {
    let lines = screen("<argument android:name=\"x\" \(attributes)/>").map { line in
      String(line.hasPrefix("screen b(x: ") ? line.dropFirst("screen b(x: ".count).prefix { $0 != ")" } : line[...])
    }
    return lines
  }

  @Test(arguments: [
    ("app:argType=\"string\"", ["String"]),
    ("app:argType=\"a.B$&#x202E;\"", ["B", "note argument \"x: a.B$\\u{202E}\""]),
    ("app:argType=\"a.&#x202E;\"", ["Any", "note argument \"x: a.\\u{202E}\""]),
    ("app:argType=\"string\" android:defaultValue=\"a &quot;b&quot;\"", ["String = \"a \\\"b\\\"\""]),
    ("app:argType=\"string\" app:nullable=\"true\" android:defaultValue=\"@null\"", ["String? = nil"]),
    ("app:argType=\"string\" app:nullable=\"true\"", ["String?"]),
    ("app:argType=\"string\" android:defaultValue=\"\"", ["String = \"\""]),
    (
      "app:argType=\"string\" android:defaultValue=\"@string/hi\"",
      ["String = \"\"", "note argument \"x: = @string/hi\""]
    ),
    ("app:argType=\"integer\" android:defaultValue=\"-3\"", ["Int = -3"]),
    ("app:argType=\"integer\" android:defaultValue=\"0x1F\"", ["Int = 31"]),
    ("app:argType=\"long\" android:defaultValue=\"-1L\"", ["Int = -1", "note argument \"x: long\""]),
    ("app:argType=\"float\" android:defaultValue=\"0.5f\"", ["Double = 0.5", "note argument \"x: float\""]),
    ("app:argType=\"boolean\" android:defaultValue=\"true\"", ["Bool = true"]),
    (
      "app:argType=\"reference\" android:defaultValue=\"@layout/a\"",
      ["Int = 0", "note argument \"x: reference = @layout/a\""]
    ),
    (
      "app:argType=\"a.b.Kind$In\" android:defaultValue=\"ALL\"",
      ["Kind.In = .ALL", "note argument \"x: a.b.Kind$In\""]
    ),
    ("app:argType=\"a.b.Test$Type\"", ["TestType", "note argument \"x: a.b.Test$Type\""]),
    ("app:argType=\"a.b.Kind[]\"", ["[Kind]", "note argument \"x: a.b.Kind[]\""]),
    (
      "app:argType=\"long[]\" app:nullable=\"true\" android:defaultValue=\"@null\"",
      ["[Int]? = nil", "note argument \"x: long[]\""]
    ),
    ("android:defaultValue=\"5\"", ["Int = 5"]),
    ("android:defaultValue=\"5L\"", ["Int = 5"]),
    ("android:defaultValue=\"true\"", ["Bool = true"]),
    ("android:defaultValue=\"1.5\"", ["Double = 1.5"]),
    ("android:defaultValue=\"name\"", ["String = \"name\""]),
    ("", ["String"]),
  ])
  func types(_ attributes: String, _ expected: [String]) { #expect(parameter(attributes) == expected) }

  @Test func valuesOfActions() {
    let values =
      "<argument android:name=\"n\" android:defaultValue=\"7\" app:argType=\"integer\"/>"
      + "<argument android:name=\"other\" android:defaultValue=\"7\" app:argType=\"integer\"/>"
    let open = "<action android:id=\"@+id/b\" app:destination=\"@id/b\">\(values)</action>"
    let main = graph(
      "g", start: "a", fragment("a", open) + fragment("b", "<argument android:name=\"n\" app:argType=\"integer\"/>"))
    let text = imported(["nav_graph.xml": main]).files[0].text
    #expect(text.contains("link b -> b(n: 7) { note argument \"other: integer = 7\" }"))
  }

  @Test func argumentsOfAGraphGoToItsStart() {
    let argument = "<argument android:name=\"user\" app:argType=\"string\"/>"
    let inner =
      "<navigation android:id=\"@+id/w\" app:startDestination=\"@id/s\">\(fragment("s", argument))</navigation>"
    let main = graph("g", start: "a", fragment("a", argument + action("w", to: "w")) + inner)
    let text = imported(["nav_graph.xml": main]).files[0].text
    #expect(text.contains("flow w(user: String) {\n  start s(user: user)\n"))
    // At the start of the app there is no caller to provide a value.
    #expect(text.contains("screen a(user: String?) {"))
  }

  @Test(arguments: [
    ("app:uri=\"shop://x/{n}?q={q}\"", ["url \"shop://x/{n}?q={q}\""]),
    ("app:uri=\"www.example.com/{n}\"", ["url \"http://www.example.com/{n}\"", "url \"https://www.example.com/{n}\""]),
    ("app:uri=\"shop://x\"", ["entry \"deep link shop://x\""]),
    ("app:uri=\"shop://.*/{n}\"", ["entry \"deep link shop://.*/{n}\""]),
    ("app:uri=\"${applicationId}://x/{n}\"", ["entry \"deep link ${applicationId}://x/{n}\""]),
    ("app:action=\"a.VIEW\" app:mimeType=\"image/*\"", ["entry \"action a.VIEW, type image/*\""]),
    ("app:uri=\"shop://{n}\" app:action=\"a.VIEW\"", ["entry \"deep link shop://{n}, action a.VIEW\""]),
    (
      "app:uri=\"shop://x/{n}\" android:autoVerify=\"true\"",
      ["url \"shop://x/{n}\"", "note deepLink \"shop://x/{n} android:autoVerify=true\""]
    ),
  ])
  func deepLinks(_ attributes: String, _ expected: [String]) {
    let lines = screen("<argument android:name=\"n\" app:argType=\"integer\"/><deepLink \(attributes)/>")
    #expect(lines.filter { !$0.hasPrefix("screen") } == expected)
  }

  @Test func deepLinksAreOverTheStartsOfEnclosingGraphs() {
    let inner =
      "<navigation android:id=\"@+id/w\" app:startDestination=\"@id/s\">"
      + fragment("s") + fragment("t", "<deepLink app:uri=\"shop://t\"/>") + "</navigation>"
    let main = graph("g", start: "a", fragment("a", action("w", to: "w")) + inner)
    #expect(imported(["nav_graph.xml": main]).files[0].text.contains("url \"shop://t\" over s\n"))
  }

  @Test func conflictingURLsBecomeEntries() {
    let link = "<deepLink app:uri=\"shop://x\"/>"
    let main = graph("g", start: "a", fragment("a", action("b", to: "b") + link) + fragment("b", link))
    let text = imported(["nav_graph.xml": main]).files[0].text
    #expect(text.contains("entry \"address shop://x\""))
  }
}
