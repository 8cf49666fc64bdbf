import Foundation
import Testing

@testable import FlowLang

@Suite struct JSONWriterTests {
  @Test func layoutsNest() {
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("version", 1)
      json.member("name", "x")
      json.member("isGood", true)
      json.key("nothing")
      json.null()
      json.key("rows")
      json.array(.lines) { json in
        json.object { json in
          json.member("a", -1)
          json.key("b")
          json.array { json in
            json.int(1)
            json.bool(false)
            json.string("")
          }
        }
        json.array { _ in }
        json.object(.lines) { _ in }
      }
      json.key("none")
      json.array(.lines) { _ in }
    }
    json.endLine()
    #expect(
      json.text == """
        {
          "version": 1,
          "name": "x",
          "isGood": true,
          "nothing": null,
          "rows": [
            { "a": -1, "b": [ 1, false, "" ] },
            [],
            {}
          ],
          "none": []
        }

        """)
  }

  @Test(arguments: [
    ("plain é 日 👍", "plain é 日 👍"), ("\"\\/", "\\\"\\\\/"), ("\n\t\r", "\\n\\t\\r"),
    ("\0\u{1F}\u{7F}", "\\u0000\\u001f\\u007f"),
    ("\u{2028}\u{2029}", "\\u2028\\u2029"), ("\u{85}\u{202E}\u{2066}", "\\u0085\\u202e\\u2066"),
    ("\u{FFFF}", "\u{FFFF}"),
  ])
  func stringsAreEscapedAndReadBack(_ text: String, _ expected: String) throws {
    var json = JSONWriter()
    json.array { json in json.string(text) }
    #expect(json.text == "[ \"\(expected)\" ]")
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(read == [text])
  }
}
