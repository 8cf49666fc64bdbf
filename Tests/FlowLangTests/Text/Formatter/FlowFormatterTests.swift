import Testing

@testable import FlowLang

/// The layout of every construct.
@Suite struct FlowFormatterTests {
  @Test func spaces() {
    expectLayout(
      """
      app A{start  Main   when a,not  b else
      Welcome scheme"x"}
      flag a=true
      screen X(id :Int , s:[Product . ID] ?=.x,t:String=[ ]){url"/x/{id}"in tab Main . home over Y( a : .b , c:-1 ),Z}
      """,
      """
      app A {
        start Main when a, not b else Welcome
        scheme "x"
      }
      flag a = true
      screen X(id: Int, s: [Product.ID]? = .x, t: String = []) {
        url "/x/{id}" in tab Main.home over Y(a: .b, c: -1), Z
      }
      """)
  }

  @Test func everyStatementBeginsALine() {
    expectLayout(
      #"import "a.flow" tabs T { tab a "A" icon "i" badge->A tab b->B } expect never A when b expect every screen within 3 taps"#,
      """
      import "a.flow"
      tabs T {
        tab a "A" icon "i" badge -> A
        tab b -> B
      }
      expect never A when b
      expect every screen within 3 taps
      """)
  }

  @Test func transitions() {
    expectLayout(
      """
      transition t { forward  move( top )+opacity/identity
      backward custom(A . b) / offset(0,-40) easing spring( response:0.5,damping : 0.25 ) }
      """,
      """
      transition t {
        forward move(top) + opacity / identity
        backward custom(A.b) / offset(0, -40)
        easing spring(response: 0.5, damping: 0.25)
      }
      """)
  }

  @Test func columnsAreNotAligned() {
    expectLayout(
      """
      screen A {
        link similar "Similar"   -> B
        link buy     "Buy now"   -> back to #"a b"
      }
      """,
      """
      screen A {
        link similar "Similar" -> B
        link buy "Buy now" -> back to #"a b"
      }
      """)
  }

  @Test func namesStayAsTheyAre() {
    expectCanonical(#"screen `Log in (old)` { link else "a\u{41}\"b" -> `on` as #"x y" }"#)
    expectCanonical(#"screen A { note link "x" }"#)
  }

  @Test func blocksWithOneStatementMayStayOnOneLine() {
    expectCanonical(#"screen A { link done "Done" -> home }"#)
    expectCanonical("screen A { requires a else B sheet { on done -> continue } }")
    expectLayout("screen A {link a->B}", "screen A { link a -> B }")
    expectLayout("screen A {\nlink a->B}", "screen A {\n  link a -> B\n}")
    expectLayout("screen A { link a -> B link b -> B }", "screen A {\n  link a -> B\n  link b -> B\n}")
    expectLayout(
      "screen A { link a -> F { on x -> stay  on y -> stay } }",
      """
      screen A {
        link a -> F {
          on x -> stay
          on y -> stay
        }
      }
      """)
  }

  @Test func emptyBlocks() {
    expectLayout("screen A { \n }", "screen A {}")
    expectLayout("app A { start B }screen B{}", "app A { start B }\nscreen B {}")
    expectLayout("external flow F{}external flow G", "external flow F {}\nexternal flow G")
  }

  @Test func blankLines() {
    expectLayout("\n\n\nflag a\n\n\n\nflag b\nflag c\n\n\n", "flag a\n\nflag b\nflag c")
    expectLayout(
      "screen A {\n\n\n  back declared\n \t\n\n  link a -> B\n\n}",
      "screen A {\n  back declared\n\n  link a -> B\n}")
  }

  @Test func beginningAndEndOfTheFile() {
    expectLayout("\u{FEFF}flag a", "flag a")
    expectLayout("flag a\r\n\r\n\r\nflag b\rflag c\r", "flag a\n\nflag b\nflag c")
    #expect(FlowFormatter.format(SourceFile(path: "", text: " \n\t\r\n")) == "")
    #expect(FlowFormatter.format(SourceFile(path: "", text: "\u{FEFF}")) == "")
  }

  @Test func filesWithSyntaxErrorsAreNotFormatted() {
    for text in ["screen", "screen A {", "flag a;", "screen A { link a -> }", "/* open", "flag a\u{0}"] {
      #expect(FlowFormatter.format(SourceFile(path: "", text: text)) == nil, "\(text)")
    }
  }
}
