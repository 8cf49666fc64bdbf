/// The lines of a box. A line that an arrow leaves has a port with its number, on the side where the arrow leaves.
extension DotPicture {
  mutating func write(_ row: DiagramRow, _ number: Int) {
    boxes.startLine()
    boxes.write("<TR>")
    let isLoose = row.arrow?.isLoose == true && !row.remark.isEmpty
    if isLoose {
      // An arrow that may go either way leaves from a cell that reaches from side to side.
      boxes.write(#"<TD COLSPAN="2" CELLPADDING="0""#)
      writePort(number)
      boxes.write(#"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="4"><TR>"#)
    }
    boxes.write(#"<TD ALIGN="LEFT" BALIGN="LEFT""#)
    if row.remark.isEmpty {
      boxes.write(#" COLSPAN="2""#)
      if row.arrow != nil { writePort(number) }
    }
    boxes.write(">")
    writeLabel(of: row)
    if !row.detail.isEmpty {
      boxes.write("<BR/>")
      writeIndentation(of: row)
      boxes.write(small: row.detail, DotColor.muted)
    }
    boxes.write("</TD>")
    if !row.remark.isEmpty {
      boxes.write(#"<TD ALIGN="RIGHT""#)
      if row.arrow != nil, !isLoose { writePort(number) }
      boxes.write(">")
      boxes.write(small: row.remark, row.arrow.map { DotStroke.of($0.look).wordsColor } ?? DotColor.muted)
      boxes.write("</TD>")
    }
    boxes.write(isLoose ? "</TR></TABLE></TD></TR>" : "</TR>")
    boxes.endLine()
  }

  private mutating func writePort(_ number: Int) {
    boxes.write(" PORT=\"")
    boxes.write(number)
    boxes.write("\"")
  }

  private mutating func writeLabel(of row: DiagramRow) {
    switch row.kind {
    case .link, .embed: boxes.write(html: row.label)
    case .start:
      boxes.write("● ")
      boxes.write(html: row.label)
    case .heading: boxes.write(small: row.label, DotColor.muted)
    case .consequence:
      writeIndentation(of: row)
      boxes.write(small: row.label, row.arrow?.look == .outcome ? DotColor.flow : DotColor.push)
    case .requirement:
      boxes.write(Self.lock)
      boxes.write(#"<TD><FONT COLOR="\#(DotColor.requirement)">"#)
      boxes.write(html: "requires " + row.label)
      boxes.write("</FONT></TD></TR></TABLE>")
    }
  }

  /// The begin of a table with a padlock in its first cell, drawn from cells since no letter looks like one everywhere.
  private static let lock = #"""
    <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR><TD><TABLE BORDER="0" CELLBORDER="0" \#
    CELLSPACING="0" CELLPADDING="0"><TR><TD FIXEDSIZE="TRUE" WIDTH="6" HEIGHT="4" BORDER="1" SIDES="LTR" \#
    COLOR="\#(DotColor.requirement)"></TD></TR><TR><TD FIXEDSIZE="TRUE" WIDTH="10" HEIGHT="6" \#
    BGCOLOR="\#(DotColor.requirement)"></TD></TR></TABLE></TD>
    """#

  private mutating func writeIndentation(of row: DiagramRow) {
    for _ in 0..<min(row.depth, 4) { boxes.write("&#160;&#160;&#160;") }
  }
}
