import Testing

@testable import FlowLang

/// XML is read, and errors of form are reported at their locations.
@Suite struct XMLReaderTests {
  /// Returns the elements of a text, one on each line, indented by their nesting.
  private func dump(_ text: String) throws -> String { try dump(SourceFile(path: "a.xml", text: text)) }

  private func dump(_ source: SourceFile) throws -> String {
    var lines: [String] = []
    for element in try XMLReader.read(XMLText.decoded(source)).elements {
      var depth = 0
      var outer = element.parent
      while let next = outer { (depth, outer) = (depth + 1, next.parent) }
      let values = element.values.map { " \($0.name)=\($0.value)" }.joined()
      lines.append(String(repeating: "  ", count: depth) + element.name + values)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the message about a text that is not well-formed, with its line and column.
  private func problem(_ text: String) -> String { problem(SourceFile(path: "a.xml", text: text)) }

  private func problem(_ source: SourceFile) -> String {
    do {
      _ = try XMLReader.read(source)
      return "read"
    } catch {
      let place = LineTable(source).position(of: UInt32(error.offset))
      return "\(place.line):\(place.column): \(error.message)"
    }
  }

  @Test func elementsAndAttributesAreRead() throws {
    let text = """
      \u{FEFF}<?xml version="1.0"?>
      <!-- first -->
      <a xmlns:app='x' app:b = "1 &lt; 2"><b/><c d='"'><d/></c>text &amp; more<![CDATA[<no>]]></a>
      <!-- last --><?pi ?>
      """
    #expect(
      try dump(text) == """
        a xmlns:app=x app:b=1 < 2
          b
          c d="
            d
        """)
  }

  @Test func referencesAndWhiteSpaceInValues() throws {
    #expect(try dump("<a b='&#65;&#x1F600;&apos;\n\tx&quot;&gt;'/>") == "a b=A😀'  x\">")
    #expect(problem("<a b='&nbsp;'/>") == "1:7: `&nbsp` is no character that XML knows")
    #expect(problem("<a>&#0;</a>") == "1:4: `&#0` is no character that XML knows")
    #expect(problem("<a>&#xD800;&#x110000;</a>") == "1:4: `&#xD800` is no character that XML knows")
    #expect(problem("<a>a & b</a>").hasPrefix("1:6: `& b"))
  }

  @Test func otherEncodings() throws {
    for isBig in [true, false] {
      let units = "\u{FEFF}<a b='é😀'/>".utf16
      let bytes = units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
      #expect(try dump(SourceFile(path: "a.xml", bytes: bytes)) == "a b=é😀")
    }
    let latin = SourceFile(path: "a.xml", bytes: Array("<a b='".utf8) + [0xE9] + Array("'/>".utf8))
    #expect(problem(latin) == "1:7: these bytes are no UTF-8")
  }

  @Test func formErrorsAreReported() {
    #expect(problem("") == "1:1: there is no XML element in the file")
    #expect(problem("hello") == "1:1: the file does not begin with `<`, so it is no XML")
    #expect(problem("<a>\n  <b>\n</a>") == "3:1: `</a>` occurs where `<b>` has to end")
    #expect(problem("<a></a></a>") == "1:8: `</a>` ends nothing")
    #expect(problem("<a/><b/>") == "1:5: there is a second root element")
    #expect(problem("<a/>x") == "1:5: there is text after the root element")
    #expect(problem("<a b=1/>") == "1:6: the value of `b` is not in quotes")
    #expect(problem("<a b/>") == "1:5: the attribute `b` has no value")
    #expect(problem("<a b='1' b='2'/>") == "1:10: the attribute `b` occurs twice in one tag")
    #expect(problem("<a b='1'c='2'/>") == "1:9: a space, `>` or `/>` is missing in the tag")
    #expect(problem("<a b='<'/>") == "1:6: the value of `b` has no end")
    #expect(problem("<1/>") == "1:2: a name is missing")
    #expect(problem("<a><!-- </a>") == "1:8: the comment has no end")
    #expect(problem("<a>\u{1}</a>") == "1:4: there is a control character in the file, so it is no XML")
  }

  /// Every prefix of a file is either read or reported, and nothing traps.
  @Test func filesThatAreCutOff() {
    let text = "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x 'y'>]><a b='1 &amp; 2'><!-- c --><b></b><![CDATA[x]]></a>"
    for length in 0..<text.utf8.count { #expect(problem(String(text.prefix(length))) != "read", "\(length)") }
    #expect(problem(text) == "read")
    #expect(problem("<a>\n<b c='d'>\n") == "3:1: the file ends inside `<b>`")
  }

  @Test func hostileFiles() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
    #expect(
      problem("<!DOCTYPE a [<!ENTITY l0 'ha'>\(laughs)]><a>&l9;</a>").hasSuffix(
        "`&l9` is no character that XML knows"))
    #expect(
      problem("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<a b='&x;'/>")
        == "2:7: `&x` is no character that XML knows")
    #expect(problem("<!DOCTYPE a SYSTEM 'http://x/y.dtd'><a/>") == "read")
    let deep = String(repeating: "<a>", count: 10_000)
    #expect(problem(deep) == "1:1537: elements are nested more than 512 deep")
    let large = SourceFile(path: "a.xml", bytes: [UInt8](repeating: ASCII.space, count: 100 << 20))
    #expect(problem(large) == "1:1: the file is larger than 64 MiB")
    let attributes = (0..<20_000).map { "a\($0)='1' " }.joined()
    #expect(problem("<a \(attributes)/>") == "read")
    #expect(problem("<a \(attributes)a7='2'/>").hasSuffix("the attribute `a7` occurs twice in one tag"))
    let wide = "<a>" + String(repeating: "<b/>", count: XMLReader.maximumCount) + "</a>"
    #expect(problem(wide).hasSuffix("the file has more than 1,000,000 elements"))
  }
}
