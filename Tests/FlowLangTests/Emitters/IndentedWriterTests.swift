import Testing

@testable import FlowLang

/// The writer that all emitters of text use.
@Suite struct IndentedWriterTests {
  @Test func linesAreIndentedByTheirNesting() {
    var writer = IndentedWriter()
    writer.line("a {")
    writer.indent()
    writer.line("b", " ", "c")
    writer.startLine()
    writer.write("d = ")
    writer.write(12)
    writer.endLine()
    writer.blank()
    writer.outdent()
    writer.line("}")
    #expect(writer.text == "a {\n  b c\n  d = 12\n\n}\n")
  }

  @Test func indentationIsLimited() {
    var writer = IndentedWriter()
    for _ in 0..<100 { writer.indent() }
    writer.line("x")
    #expect(writer.text == String(repeating: "  ", count: IndentedWriter.deepestIndentation) + "x\n")
  }

  @Test(arguments: [0, 7, 9, 10, 99, 100, 12_345, .max])
  func numbersAreDecimal(_ number: Int) {
    var writer = IndentedWriter()
    writer.write(number)
    #expect(writer.text == "\(number)")
  }
}
