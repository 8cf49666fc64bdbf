import Testing

@testable import FlowLang

/// Every problem of the files is reported at its location, and no other problem is.
@Suite struct ImportProblemTests {
  private func problems(_ files: KeyValuePairs<String, String>) -> [String] {
    imported(files).problems.findings.sorted.map { "\($0.rule): \($0.message)" }
  }

  @Test func graphs() {
    let content =
      fragment("a", action("x", to: "b") + action("y", to: "gone") + action("z", to: "b", "app:popUpTo=\"@id/lost\""))
      + fragment(
        "b", "<argument android:name=\"n\" type=\"string\"/><deepLink app:uri=\"s://b\" app:popUpTo=\"@id/a\"/>")
      + "<navigation android:id=\"@+id/w\" app:startDestination=\"@id/i\">\(fragment("i"))\(fragment("j", action("up", to: "k")))</navigation>"
      + "<navigation android:id=\"@+id/v\" app:startDestination=\"@id/k\"><fragment android:id=\"@+id/k\"/></navigation>"
      + fragment("b") + "<fragment android:id=\"@+id/m\" android:name=\"app.M\"><meta/></fragment>"
    let found = problems(["nav_graph.xml": graph("g", start: "a", content)])
    let expected = [
      "unknown-destination: the action leads to `gone`, which is in none of the files",
      "unknown-place: the action goes back to `lost`, which is in none of the files",
      "missing-namespace: `type` is written without its namespace, so it is not read",
      "idle-attribute: `app:popUpTo` does nothing on a deep link",
      "no-way-in: nothing in the files leads to `w`; only code could open it by its id",
      "no-way-in: nothing in the files leads to `j`; only code could open it by its id",
      "destination-out-of-scope: the action leads to `k`, which is inside `v` and is not found from here",
      "no-way-in: nothing in the files leads to `v`; only code could open it by its id",
      "missing-class: `k` has no class, and actions lead to it",
      "duplicate-identifier: the id `b` is given to another destination of this graph, too",
      "no-way-in: nothing in the files leads to `m`; only code could open it by its id",
      "not-understood: `<meta>` inside a destination is not understood",
    ]
    #expect(Set(found) == Set(expected))
  }

  @Test func opensAgain() {
    let twice = action("x", to: "a", "app:popUpTo=\"@id/a\"")
    let files: KeyValuePairs = [
      "nav_graph.xml": graph("g", start: "a", fragment("a", action("b", to: "b")) + fragment("b", twice))
    ]
    #expect(problems(files) == ["opens-again: the action goes back to `a` and opens it once more on top"])
  }

  @Test func destinationsNamedInCodeAreEntries() {
    let main = graph("g", start: "a", fragment("a") + fragment("b") + fragment("c") + fragment("d"))
    let code: KeyValuePairs = [
      "Main.kt": "fun f() { nav.navigate(R.id.b) /* R.id.d */ /*/ R.id.d */ }",
      "res/menu/bottom.xml": "<menu><item android:id=\"@+id/c\"/></menu>",
    ]
    let result = imported(["nav_graph.xml": main], code: code)
    #expect(result.problems.places == ["nav_graph.xml:3:187: no-way-in"])
    let text = result.files[0].text
    #expect(text.contains("entry \"named in Main.kt\"") && text.contains("entry \"item of the menu bottom.xml\""))
    // No code names it, so it is only a problem of the file and not a finding of the flow.
    #expect(!text.contains("unreachable-screen"))
    let listed = imported(["nav_graph.xml": main], entries: "# a list\nb\n\nc from the widget\nd\n").files[0].text
    #expect(listed.contains("entry \"from the widget\"") && listed.contains("entry \"opened by code\""))
  }

  @Test func filesOfOtherKindsAreRefused() {
    func message(_ files: KeyValuePairs<String, String>) -> [String] {
      Importer.run(files.map { SourceFile(path: $0.key, text: $0.value) }).problems.findings.sorted.map(\.message)
    }
    #expect(message(["a.xml": "<menu/>"]) == ["this is none of the files that are read: it begins with `<menu>`"])
    #expect(message(["a.png": "\u{89}PNG"]) == ["this is none of the files that are read: it does not begin like one"])
    #expect(message(["a.xml": ""]) == ["this is none of the files that are read: it does not begin like one"])
    #expect(message(["a.xml": "<navigation><"]) == ["a name is missing"])
    let both = message(["a.xml": graph("g", start: "a", fragment("a")), "b.storyboard": storyboard(initial: nil)])
    #expect(both == ["this is a storyboard, and a.xml a navigation graph"])
  }

  /// Damaged files never trap, and give a flow or a problem.
  @Test func damagedFiles() {
    let samples = [
      (
        "a.xml",
        graph(
          "g", start: "a",
          action("h", to: "b") + fragment("a", action("b", to: "w", "app:popUpTo=\"@id/a\""))
            + "<navigation android:id=\"@+id/w\" app:startDestination=\"@id/b\">\(fragment("b"))</navigation>")
      ),
      (
        "a.storyboard",
        storyboard(
          controller(
            "n", "", kind: "navigationController",
            "<segue destination=\"t\" kind=\"relationship\" relationship=\"rootViewController\"/>"),
          controller(
            "t", "storyboardIdentifier=\"t\"", kind: "tabBarController",
            "<segue destination=\"n\" kind=\"relationship\" relationship=\"viewControllers\"/>"),
          initial: "n")
      ),
    ]
    var random = SeededRandom(seed: 7)
    for (path, text) in samples {
      for _ in 0..<TestTier.rounds(150, fast: 20) {
        var pieces = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        let (one, other) = (
          Int.random(in: 0..<pieces.count, using: &random), Int.random(in: 0..<pieces.count, using: &random)
        )
        if one % 2 == other % 2 {
          pieces.swapAt(one, other)
        } else {
          pieces[one | 1 < pieces.count ? one | 1 : one] = ""
        }
        let damaged = pieces.joined(separator: "\"")
        let cut = Importer.run([
          SourceFile(path: path, text: String(damaged.prefix(.random(in: 0..<text.count, using: &random))))
        ])
        #expect(!cut.files.isEmpty || !cut.problems.findings.shown.isEmpty)
        let result = Importer.run([SourceFile(path: path, text: damaged)])
        guard let file = result.files.first else { continue }
        let compilation = Compiler.compile(SourceFile(path: file.name, text: file.text))
        let wrong = compilation.findings.shown.filter { $0.severity == .error && $0.rule != "unreachable-screen" }
        #expect(wrong.map(\.message) == [], "\(file.text)")
      }
    }
  }

  /// A file that begins like XML is no diagram, whatever its content, except for Markdown, which may begin with HTML.
  @Test func onlyTextIsSearchedForDiagrams() {
    let text = "<p>\n\n```mermaid\nstateDiagram-v2\n  [*] --> A\n```\n"
    #expect(Importer.isImportable(SourceFile(path: "README.md", text: text)))
    #expect(!Importer.isImportable(SourceFile(path: "a.xml", text: text)))
    let long = String(repeating: " ", count: 4 << 20)
    #expect(!Importer.isImportable(SourceFile(path: "README.md", text: text + long)))
  }
}
