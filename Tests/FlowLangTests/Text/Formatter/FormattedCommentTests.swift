import Testing

@testable import FlowLang

/// Comments keep their positions.
@Suite struct FormattedCommentTests {
  @Test func beforeStatements() {
    expectLayout(
      """
        // first

        // second
      /// A.
      screen A {   // behind the brace

          // inside
        /* block */ link a->B   /* behind */

        // last

      }   // end
      // the end
      """,
      """
      // first

      // second
      /// A.
      screen A { // behind the brace
        // inside
        /* block */ link a -> B /* behind */

        // last
      } // end
      // the end
      """)
  }

  @Test func betweenStatementsOfALine() {
    expectLayout("flag a /* of a */ flag b", "flag a /* of a */\nflag b")
    expectLayout("flag a /* of a */ // too\n/* of b */ flag b", "flag a /* of a */ // too\n/* of b */ flag b")
    expectLayout("flag a\n/* x */ /* y */ flag b", "flag a\n/* x */ /* y */ flag b")
  }

  @Test func insideStatements() {
    expectLayout(
      """
      screen A( /* none */ ) { back declared
        link a /* x */ "A" // why
        -> B /* y */
        sheet
          // own
          via fade
      }
      """,
      """
      screen A( /* none */ ) {
        back declared
        link a /* x */ "A" // why
          -> B /* y */
          sheet
          // own
          via fade
      }
      """)
    expectLayout(
      """
      screen A(a: Int, // first
               b: Int) {}
      """,
      """
      screen A(
        a: Int, // first
        b: Int
      ) {}
      """)
  }

  @Test func insideBlocksOnOneLine() {
    expectLayout("screen A{/* x */link a->B/* y */}", "screen A { /* x */ link a -> B /* y */ }")
    expectLayout("screen A{/* x */}", "screen A { /* x */ }")
    expectLayout("screen A{ // x\n}", "screen A { // x\n}")
    expectLayout("screen A{\n\n// x\n\n}", "screen A {\n  // x\n}")
  }

  @Test func blocksKeepTheirLines() {
    expectLayout(
      "/* a  \r\n   b\t\r\n\r\n\r\n   /* c */ */\r\n\r\n\r\nflag a // b  ",
      "/* a\n   b\n\n\n   /* c */ */\n\nflag a // b")
    expectCanonical("screen A {\n  /*\n  one\n  */\n  link a -> B\n}")
  }

  @Test func aFileOfComments() {
    expectLayout("// a\n\n\n\n// b", "// a\n\n// b")
    expectLayout("  /* a */ ", "/* a */")
  }
}
