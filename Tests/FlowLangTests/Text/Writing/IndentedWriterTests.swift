import Testing

@testable import FlowLang

/// The writer that all emitters of text use.
@Suite struct IndentedWriterTests {
  @Test func linesAreIndentedByTheirNesting() {
    var writer = IndentedWriter()
    writer.line("a {")
    writer.indent()
    writer.line("b c")
    writer.startLine()
    writer.write("d = ")
    writer.write(byte: ASCII.slash)
    writer.endLine()
    writer.blank()
    writer.outdent()
    writer.line("}")
    #expect(writer.text == "a {\n  b c\n  d = /\n\n}\n")
  }

  @Test func indentationIsLimited() {
    var writer = IndentedWriter()
    for _ in 0..<100 { writer.indent() }
    writer.line("x")
    #expect(writer.text == String(repeating: "  ", count: IndentedWriter.deepestIndentation) + "x\n")
  }
}
