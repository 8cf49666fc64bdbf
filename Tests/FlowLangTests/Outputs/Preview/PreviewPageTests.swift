import Foundation
import Testing

@testable import FlowLang

/// The page in a browser: it loads without messages, its buttons and keys behave like the machine, traces of findings
/// can be played, and text of a flow stays text.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct PreviewPageTests {
  @Test(arguments: PreviewPageTests.examples)
  func buttonsBehaveLikeTheMachine(_ path: String) throws {
    let compilation = try EmittedExamples.compile(path)
    let visit = try Self.visit(
      compilation,
      """
      let seed = 7;
      for (let step = 0; step < 120; step++) {
        const phone = [...document.querySelectorAll("#display > .layer:not([inert]) button")];
        const boxes = [...document.querySelectorAll("#panel input[type=checkbox]:not(:disabled)")];
        const entryPoints = [...document.querySelectorAll("#entry-points li button")];
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        const number = seed >>> 8;
        const pool = number % 10 === 0 && boxes.length > 0 ? boxes : number % 10 === 1 && entryPoints.length > 0 ? entryPoints : phone;
        if (pool.length === 0) document.getElementById("restart").click();
        else pool[(number >>> 4) % pool.length].click();
        if (document.querySelectorAll("#stack li").length > 25) document.getElementById("restart").click();
      }
      report({ steps: stepsOf(), state: document.body.dataset.state });
      """)
    #expect(visit.console == [])
    let result = try Self.results(visit)
    let steps = try #require(result["steps"] as? [[String: Any]])
    #expect(try Self.state(after: steps, compilation) == result["state"] as? String)
  }

  @Test func keysAloneSuffice() throws {
    let flow = """
      app A { start Home }
      screen Home {
        link open -> Detail
        link more -> Details sheet
      }
      screen Detail {}
      screen Details {}
      """
    let visit = try Self.visit(
      Compiler.compile(SourceFile(path: "a.flow", text: flow)),
      """
      const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const here = () => document.querySelector("#stack li.top").textContent;
      const seen = [here()];
      for (const key of ["1", "b", "2", "c", "u", "r"]) { press(key); seen.push(here()); }
      press("/");
      seen.push(document.activeElement.id);
      document.activeElement.value = "detail";
      document.activeElement.dispatchEvent(new InputEvent("input", { bubbles: true }));
      press("ArrowDown");
      press("Enter");
      seen.push(here());
      report(seen);
      """)
    #expect(visit.console == [])
    #expect(
      visit.text(of: "result") == #"["Home","Detail","Home","Details","Home","Details","Home","search","Details"]"#)
  }

  @Test func aTraceOfAFindingPlays() throws {
    let text = """
      app A { start Home }
      screen Home { link open -> Corner }
      screen Corner {
        back declared
      }
      """
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: text))
    let visit = try Self.visit(
      compilation,
      """
      document.querySelector("[data-rule=dead-end]").click();
      while (!document.getElementById("next").disabled) document.getElementById("next").click();
      report([document.body.dataset.state, document.querySelectorAll("#trace li").length]);
      """)
    #expect(visit.console == [])
    #expect(visit.text(of: "result") == #"["app : *Home, Corner\nflags: ",1]"#)
  }

  @Test func urlsOpenTheScreensThatTheyMatch() throws {
    let visit = try Self.visit(
      try EmittedExamples.compile("examples/shop/shop.flow"),
      """
      const open = (text) => {
        document.getElementById("address").value = text;
        document.querySelector("#entry-points form").requestSubmit();
        return document.querySelector("#stack li.top").title;
      };
      report([open("/product/12"), open("shop://stores/7"), open("https://shop.example.com/search?q=coat&sale=true"), open("/product/x"),
        document.querySelector("#entry-points .problem").textContent]);
      """)
    #expect(visit.console == [])
    #expect(
      visit.text(of: "result")
        == #"["Product","Store","SearchResults","SearchResults","No url of the app matches /product/x"]"#)
  }

  /// The first link is the main action of the screen: if it is a button, it comes first.
  @Test func theFirstButtonIsFilled() throws {
    let visit = try Self.visit(
      compile(
        """
        app A { start SignIn { on done -> H reset on cancelled -> H reset } }
        screen H {}
        flow SignIn {
          start C
          outcome done
          outcome cancelled
          screen C {
            link submit "Sign in" -> finish done
            link forgot "Forgot password" -> F
            link close "Not now" -> finish cancelled
          }
          screen F {}
        }
        """),
      """
      const links = [...document.querySelectorAll("#display .content .link")];
      report(links.map((link) => link.dataset.link + (link.classList.contains("filled") ? "*" : "")));
      """)
    #expect(visit.text(of: "result") == #"["submit*","forgot","close"]"#)
  }

  @Test func aLinkToThePageLeadsToTheState() throws {
    let page = Self.page(
      try EmittedExamples.compile("examples/tab-app.flow"), "report([location.hash, document.body.dataset.state]);")
    // The hash is set before the script of the page runs.
    let steps = #"[{"platform":"tab","tab":"me"},{"screen":"Me","link":"applications"}]"#
    let withAddress = page.replacingOccurrences(
      of: "<body>", with: "<body><script>location.hash = encodeURIComponent('\(steps)');</script>")
    let visit = try Browser.visit(withAddress)
    #expect(visit.console == [])
    #expect(try #require(visit.text(of: "result")).contains("*Me, Applications"))
  }

  @Test func textOfAFlowStaysText() throws {
    let name = #"</script><script>window.hacked = 1</script>"#
    let flow = """
      /// <img src=x onerror="window.hacked = 1"> \u{2028} & "quotes"
      app `\(name)` {
        start `\(name)`
        scheme "javascript"
        link out "</script><b>" -> open "javascript:window.hacked=1"
        note `</script>` "<!--<script>"
      }
      /// <script>window.hacked = 1</script>
      screen `\(name)` {
        url "/<svg/onload=window.hacked=1>"
        image "\\"><script>window.hacked=1</script>"
        link `" onclick="window.hacked = 1` "<img src=x onerror=window.hacked=1>" -> `\(name)` sheet as #"'><x"
      }
      """
    let compilation = Compiler.compile(SourceFile(path: "<b>\"'.flow", text: flow))
    let visit = try Self.visit(
      compilation,
      """
      for (let step = 0; step < 6; step++) {
        for (const button of document.querySelectorAll("#display > .layer:not([inert]) button")) { button.click(); break; }
      }
      document.querySelector('[data-link="out"]').click();
      report([window.hacked === undefined, document.querySelector("#display h2").textContent, document.querySelectorAll("#outside a").length,
        document.querySelectorAll("#display img, #display script, #panel script, #map script").length]);
      """)
    #expect(visit.console == [])
    #expect(compilation.findings.shown.allSatisfy { $0.severity != .error || $0.rule == "dead-end" })
    let text = try #require(visit.text(of: "result"))
    let result = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
    #expect(result[0] as? Bool == true)
    #expect((result[1] as? String)?.contains("script>window.hacked") == true)
    #expect(result[2] as? Int == 0)
    #expect(result[3] as? Int == 0)
  }

  // MARK: Pages

  /// All examples.
  static let examples = EmittedExamples.paths + ["examples/recipes.flow"]

  /// Returns the page of a flow, with an additional script that may call `tell`.
  static func page(_ compilation: Compilation, _ script: String) -> String {
    let harness = """
      <pre id="result"></pre>
      <script type="module">
      const report = (value) => { document.getElementById("result").textContent = JSON.stringify(value); };
      const stepsOf = () => (location.hash.length > 1 ? JSON.parse(decodeURIComponent(location.hash.slice(1))) : []);
      \(script)
      </script>
      </body>
      """
    let page = String(decoding: PreviewPage(Draft(compilation)).bytes, as: UTF8.self)
    let end = page.range(of: "</body>", options: .backwards)
    return end.map { page.replacingCharacters(in: $0, with: harness) } ?? page
  }

  private static func visit(_ compilation: Compilation, _ script: String) throws -> Browser.Visit {
    try Browser.visit(page(compilation, script))
  }

  private static func results(_ visit: Browser.Visit) throws -> [String: Any] {
    let text = try #require(visit.text(of: "result"))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
  }

  /// Returns the state after some steps on the library's machine, in the format of the page.
  private static func state(after steps: [[String: Any]], _ compilation: Compilation) throws -> String {
    var walk = try #require(Walk(compilation))
    for step in steps {
      let wanted = try #require(self.step(step), "\(step)")
      let choices = walk.choices.map(\.action) + compilation.model.entryPoints.indices.map { Action.entryPoint($0) }
      let action = try #require(choices.first { compilation.step($0) == wanted }, "\(wanted) is not offered")
      _ = try walk.take(action)
    }
    return PageText(compilation).text(walk.state)
  }

  /// Returns a step in the format of the page.
  private static func step(_ step: [String: Any]) -> Step? {
    func text(_ key: String) -> String? { step[key] as? String }
    if let screen = text("screen"), let link = text("link") {
      return .link(screen: screen, link: link, outcome: text("outcome"))
    }
    if let url = text("url") { return .url(url) }
    if let entry = text("entry") { return .entry(screen: entry, reason: text("reason")) }
    if let flag = text("flag"), let value = step["value"] as? Bool { return .flag(flag, value: value) }
    if let flag = text("flag"), let value = text("value") { return .flagValue(flag, value) }
    if let external = text("external") {
      return text("outcome").map { .externalOutcome(flow: external, outcome: $0) } ?? .externalBack(external)
    }
    if let tab = text("tab") { return .tab(tab) }
    return text("platform") == "back" ? .back : text("platform") == "dismiss" ? .dismiss : nil
  }
}
