import Foundation
import Testing

@testable import FlowLang

@Suite struct DiffFormTests {
  private static let before = """
    app Shop { start Home }
    screen Home { link more "More" -> More  link help "Help" -> Help }
    screen More { link help "Help" -> Help }
    screen Help { url "/help" }
    """
  private static let after = """
    app Shop { start Home }
    screen Home { link more "All" -> More }
    screen More { link help "Help" -> Help }
    screen Help {}
    """

  private static func form(_ form: DiffForm, isColored: Bool = false) -> String {
    let (old, new) = (SourceFile(path: "old.flow", text: before), SourceFile(path: "new.flow", text: after))
    return form.write([FlowDiff(from: Compiler.compile(old), to: Compiler.compile(new))], isColored)
  }

  @Test func textIsGroupedByClass() {
    #expect(
      Self.form(.text) == """
        breaking:
          old.flow:4:15: the url `/help` of `Help` is gone: links that were sent no longer open [url-removed]

        risky:
          old.flow:2:41: the link `help` of `Home` is gone [link-removed]
          new.flow:4:8: it takes more taps to get to `Help`: 2 now and 1 before [way-longer]
              = before: Home › help
              = now:    Home › more, More › help

        safe:
          new.flow:2:15: the link `more` of `Home` reads "All" now and read "More" [label-changed]

        new.flow: 1 breaking, 2 risky and 1 safe changes

        """)
    #expect(Self.form(.text, isColored: true).contains("\u{1B}[1;31mbreaking:\u{1B}[0m"))
  }

  @Test func markdownFoldsSafeChanges() {
    #expect(
      Self.form(.markdown) == """
        ### new.flow: 1 breaking, 2 risky and 1 safe changes

        Compared with <code>old.flow</code>.

        | class | change | rule | place |
        |---|---|---|---|
        | **breaking** | the url <code>/help</code> of <code>Help</code> is gone: links that were sent no longer open | `url-removed` | <code>old.flow:4:15</code> |
        | **risky** | the link <code>help</code> of <code>Home</code> is gone | `link-removed` | <code>old.flow:2:41</code> |
        | **risky** | it takes more taps to get to <code>Help</code>: 2 now and 1 before<br>before: <code>Home › help</code><br>now: <code>Home › more, More › help</code> | `way-longer` | <code>new.flow:4:8</code> |

        <details>
        <summary>1 safe change</summary>

        | class | change | rule | place |
        |---|---|---|---|
        | safe | the link <code>more</code> of <code>Home</code> reads "All" now and read "More" | `label-changed` | <code>new.flow:2:15</code> |

        </details>

        """)
  }

  @Test func jsonHasEveryChange() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(Self.form(.json).utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["summary"] as? [String: Int] == ["breaking": 1, "risky": 2, "safe": 1])
    let flow = try #require((object["flows"] as? [[String: Any]])?.first)
    #expect(flow["old"] as? String == "old.flow" && flow["new"] as? String == "new.flow")
    let changes = try #require(flow["changes"] as? [[String: Any]])
    #expect(changes.map { $0["rule"] as? String } == ["url-removed", "link-removed", "way-longer", "label-changed"])
    #expect(changes.map { $0["class"] as? String } == ["breaking", "risky", "risky", "safe"])
    let gone = try #require(changes[0]["before"] as? [String: Any])
    #expect(gone["file"] as? String == "old.flow" && gone["line"] as? Int == 4 && gone["column"] as? Int == 15)
    #expect(changes[0]["after"] == nil)
    #expect((changes[2]["traceAfter"] as? [[String: Any]])?.count == 2)
  }

  @Test func noChangesAreReported() {
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: Self.before))
    #expect(DiffForm.text.write([FlowDiff(from: compilation, to: compilation)], false) == "a.flow: no changes\n")
    let twice = [FlowDiff(from: compilation, to: compilation), FlowDiff(from: compilation, to: compilation)]
    #expect(DiffForm.text.write(twice, false) == "a.flow: no changes\n\na.flow: no changes\n")
  }

  /// Text of a flow does not end a cell, begin a tag, a link or a mention, or move the cursor.
  @Test func hostileNamesAreEscaped() throws {
    let names = [
      "a|b", "<script>alert(1)</script>", "@everyone", "#1", "[x](https://example.com)", "www.example.com", "**b**",
      "\\",
      "</code>", "</details>", "&lt;", "-->", "![i](x)",
    ]
    let screens = names.map {
      "screen `\($0)` { link l \"`@all` | \\u{1B}[31m <b> https://example.com \\u{202E}\" -> home }"
    }
    let old = Compiler.compile(SourceFile(path: "<b>|@old.flow", text: "app A { start Home } screen Home {}"))
    let text = "app A { start Home } screen Home {}\n" + screens.joined(separator: "\n")
    let more = text.replacing("\"`@all` |", with: "\"`@none` |")
    let (one, other) = (
      Compiler.compile(SourceFile(path: "`x` @new.flow", text: text)),
      Compiler.compile(SourceFile(path: "\n# @new.flow", text: more))
    )
    for diff in [FlowDiff(from: old, to: one), FlowDiff(from: one, to: old), FlowDiff(from: one, to: other)] {
      let page = DiffForm.markdown.write([diff], false)
      for line in page.split(separator: "\n") where line.hasPrefix("| ") {
        #expect(line.split(separator: "|", omittingEmptySubsequences: false).count == 6, "\(line)")
      }
      let plain = ["</code>", "<code>", "<br>", "<details>", "</details>", "<summary>", "</summary>", "<!-- -->"]
        .reduce(page) { $0.replacing($1, with: "") }
      for mark in ["<", ">", "@", "[", "](", "http:", "https:", "www.", "**b**", "\u{1B}", "\u{202E}", "\\"] {
        #expect(!plain.contains(mark), "\(mark)")
      }
      #expect(!DiffForm.text.write([diff], false).contains("\u{1B}"))
      #expect((try? JSONSerialization.jsonObject(with: Data(DiffForm.json.write([diff], false).utf8))) != nil)
    }
  }
}
