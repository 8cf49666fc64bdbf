import Testing

@testable import FlowLang

/// JSON as in RFC 8259, and the errors for anything else.
@Suite struct JSONReaderTests {
  private func read(_ text: String) -> String {
    do throws(JSONReader.Problem) {
      return try JSONReader.read(Array(text.utf8)).text
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test(arguments: [
    ("{}", "{}"), (" [ ] ", "[]"), ("\u{FEFF}null", "null"),
    ("[1,-0,2.5,1e3,true,false]", "[ 1, 0, 2.5, 1000.0, true, false ]"),
    (#"{"a":{"b":[[],{}]},"a":1}"#, #"{ "a": { "b": [ [], {} ] }, "a": 1 }"#),
    (#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#, #""\"\\/\u0008\u000c\n\r\té😀""#),
    (#""\uD83D!""#, "\"\u{FFFD}!\""), (#""\uD83D\u0041""#, "\"\u{FFFD}A\""), (#""\uDE00""#, "\"\u{FFFD}\""),
    ("9223372036854775808", "9.223372036854776e+18"),
  ])
  func valuesRoundTrip(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
    #expect(read(read(text)) == expected)
  }

  @Test(arguments: [
    ("", "0: a value is missing"), ("[1,]", "3: expected a value"),
    ("[1 2]", "3: expected `,` or `]` after an element"),
    ("{1:2}", "1: expected the name of a member in quotes"),
    (#"{"a" 1}"#, "5: expected `:` after the name of a member"),
    (#"{"a":1 "b":2}"#, "7: expected `,` or `}` after a member"),
    (#"{"a":1,}"#, "7: expected the name of a member in quotes"),
    ("tru", "0: expected a value"), ("+1", "0: expected a value"), ("01", "0: a number begins with 0"),
    ("1.", "2: digits are missing after `.`"), ("1e", "2: digits are missing in the exponent"),
    ("1e999", "0: the number is too large"), (#""a"#, "0: the string does not end"),
    (#""a\"#, "2: unknown escape in a string"),
    (#""\x""#, "1: unknown escape in a string"), (#""\u12G4""#, "1: four hexadecimal digits are missing after `\\u`"),
    ("\"\u{1}\"", "1: a string contains a control character; write it as \\u00XX"),
    ("1 1", "2: nothing can follow the value"), ("// a", "0: expected a value"), ("[", "1: a value is missing"),
  ])
  func errorsHaveLocations(_ text: String, _ problem: String) { #expect(read(text) == problem) }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect(throws: JSONReader.Problem(message: "the string is not UTF-8", offset: 1)) {
      try JSONReader.read([0x5B, 0x22, 0xFF, 0x22, 0x5D])
    }
  }

  @Test func nestingHasALimitAndNoStackOverflows() {
    let limit = JSONReader.deepestNesting
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(read(nested(limit)).hasPrefix("[ [ ["))
    #expect(read(nested(1_000_000)) == "\(limit): more than \(limit) nested objects and arrays")
  }

  @Test func everyPieceOfATextIsParsedOrRefused() {
    let text = Array(#"{"a": [1, -2.5e-3, "\u00e9\uD83D\uDE00", {"b": null}], "c": true}"#.utf8)
    for length in 0..<text.count {
      #expect(throws: JSONReader.Problem.self) { try JSONReader.read(Array(text[..<length])) }
    }
    for skipped in text.indices {
      // Parsing must end, with any result.
      _ = try? JSONReader.read(Array(text[..<skipped] + text[(skipped + 1)...]))
    }
  }
}
