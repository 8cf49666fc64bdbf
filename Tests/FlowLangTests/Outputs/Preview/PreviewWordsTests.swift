import Foundation
import Testing

@testable import FlowLang

/// The texts of the page: titles and labels, and names where they are code.
@Suite(.timeLimit(.minutes(60)))
struct PreviewWordsTests {
  private static let text = """
    app A { start Main }
    tabs Main { tab home "Start" -> HomeScreen  tab you -> You }
    screen HomeScreen "Hello" {
      link seeIt -> ProductPage
      link signIn -> Gate cover { on done -> stay }
      link away -> tab home
    }
    screen ProductPage "A product" {
      link toHome "Go" -> back to HomeScreen
      entry "a call"
    }
    screen You { link openIt -> PlainScreen }
    screen PlainScreen {}
    flow Gate {
      start Credentials
      outcome done
      screen Credentials "Sign in" { link ok -> finish done }
    }
    """

  private func visit(_ script: String, path: String = "flows/my app.flow") throws -> Any {
    let page = PreviewPageTests.page(Compiler.compile(SourceFile(path: path, text: Self.text)), script)
    let visit = try Browser.visit(page)
    #expect(visit.console == [])
    let text = try #require(visit.text(of: "result"))
    return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  @Test(.fullTier) func titlesReplaceNamesOnThePage() throws {
    let result = try visit(
      """
      const texts = (selector) => [...document.querySelectorAll(selector)].map((part) => part.textContent);
      const tap = (name) => document.querySelector(`#display > .layer:not([inert]) [data-link=${name}]`).click();
      const goals = texts("#display small");
      tap("seeIt");
      goals.push(...texts("#display > .layer:not([inert]) small"));
      const stack = texts("#stack p, #stack li");
      document.querySelector("#display .back").click();
      tap("signIn");
      stack.push(document.querySelector("#stack li").textContent);
      const labels = [...document.querySelectorAll("#map [role=button]")].map((box) => box.getAttribute("aria-label"));
      report([goals, stack, texts("#walked li"), texts("#entry-points li"), labels]);
      """)
    let expected = [
      ["→ A product", "cover → Gate", "tab Start", "back to Hello"],
      ["app, tab Start", "A product", "Hello", "Sign in (call of Gate)"],
      ["Hello › See It", "back", "Hello › Sign In"], ["A product: a call"],
      ["Hello", "A product", "You", "Plain Screen", "Sign in"],
    ]
    #expect(result as? [[String]] == expected, "\(result)")
  }

  /// A recorded walk is a test that begins at the start of the app, so it includes earlier steps.
  @Test(.fullTier, arguments: [("flows/my app.flow", "'my app.flow'"), ("/home/me/a.flow", "a.flow")])
  func aRecordedWalkIsACommand(_ path: String, _ word: String) throws {
    let result = try visit(
      """
      let copied = "";
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied = text; } } });
      const tap = (name) => document.querySelector(`#display > .layer:not([inert]) [data-link=${name}]`).click();
      tap("seeIt");
      document.getElementById("record").click();
      tap("toHome");
      document.getElementById("record").click();
      [...document.querySelectorAll("#recorded button")].find((button) => button.textContent === "Copy command").click();
      setTimeout(() => report([copied]), 100);
      """, path: path)
    #expect(
      result as? [String] == ["flowc run \(word) --script 'HomeScreen › seeIt, ProductPage › toHome'"], "\(result)")
  }

  /// A screen shows its own links first, then those of the enclosing flow, then those of the app.
  @Test(.fullTier) func theNearestLinksComeFirst() throws {
    let text = """
      app A { start F  link help "Help" -> H sheet }
      flow F {
        start S
        link quit "Quit" -> dismiss
        screen S { link next "Next" -> T }
        screen T {}
      }
      screen H {}
      """
    let script = """
      report([...document.querySelectorAll("#display .link .label")].map((label) => label.firstChild.textContent));
      """
    let page = PreviewPageTests.page(Compiler.compile(SourceFile(path: "a.flow", text: text)), script)
    #expect(try Browser.visit(page).text(of: "result") == #"["Next","Quit","Help"]"#)
  }

  @Test func titlesReplaceNamesOnTheMap() {
    var options = Emitter.Options()
    options.areNamesInWords = true
    let map = FlowMap(Diagram(compile(Self.text), options)) { _ in false }
    let lines = map.boxes.flatMap { $0.lines.map { $0.remark.isEmpty ? $0.text : "\($0.text), \($0.remark)" } }
    for line in ["Hello", "HomeScreen", "Plain Screen", "Open It", "See It", "Go, back to Hello", "Away, tab Start"] {
      #expect(lines.contains(line), "\(lines)")
    }
  }

  /// Other pictures have names unchanged if there is no title.
  @Test(arguments: [Emitter.dot, .mermaid, .plantUML])
  func titlesReplaceNamesInPictures(_ emitter: Emitter) {
    let text = emitter.emit(compile(Self.text))
    for words in ["Hello", "HomeScreen", "back to Hello", "tab Start", "PlainScreen", "openIt"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!text.contains("back to HomeScreen"))
  }
}
