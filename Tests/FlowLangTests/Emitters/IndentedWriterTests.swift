import Testing

@testable import FlowLang

/// What every emitter of text writes to.
@Suite struct IndentedWriterTests {
  @Test func whatIsHandedOnIsWhatIsKept() {
    var kept = IndentedWriter()
    Self.writeLines(to: &kept)
    var pieces: [[UInt8]] = []
    var handing = IndentedWriter(to: { pieces.append($0) })
    Self.writeLines(to: &handing)
    handing.finish()
    #expect(Array(pieces.joined()) == kept.bytes)
    #expect(pieces.count > 3)
    #expect(pieces.map(\.count).max() ?? 0 < 260_000)
    #expect(handing.count == kept.count)
  }

  @Test func longTextIsHandedOnWhole() {
    let text = String(repeating: "ä", count: 300_000)
    var pieces: [[UInt8]] = []
    var writer = IndentedWriter(to: { pieces.append($0) })
    writer.line("before")
    writer.line(text)
    writer.line("after")
    writer.finish()
    #expect(String(decoding: Array(pieces.joined()), as: UTF8.self) == "before\n\(text)\nafter\n")
  }

  /// Text of every length that is copied in a way of its own, at the end of the room that there is and far from it.
  @Test func textIsCopiedWhole() {
    let text = "a text that is longer than any word of a flow"
    var (kept, expected) = (IndentedWriter(), "")
    for number in 0..<4_000 {
      let (depth, piece) = (number % 50, String(text.prefix(number % 41)))
      for _ in 0..<depth { kept.indent() }
      kept.line(piece)
      for _ in 0..<depth { kept.outdent() }
      expected += String(repeating: "  ", count: min(depth, IndentedWriter.deepestIndentation)) + piece + "\n"
    }
    #expect(kept.text == expected)
  }

  @Test func nothingIsHandedOnWhereNothingIsWritten() {
    var pieces: [[UInt8]] = []
    var writer = IndentedWriter(to: { pieces.append($0) })
    writer.finish()
    #expect(pieces.isEmpty)
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 12_345, .max])
  func numbersAreDecimal(_ number: Int) {
    var writer = IndentedWriter()
    writer.write(number)
    #expect(writer.text == "\(number)")
  }

  /// Half a megabyte of lines at several depths.
  private static func writeLines(to writer: inout IndentedWriter) {
    for number in 0..<20_000 {
      if number % 7 == 0 { writer.indent() }
      writer.line("a line that stands in the program")
      writer.startLine()
      writer.write(number)
      writer.endLine()
      if number % 7 == 6 { writer.outdent() }
    }
  }
}
