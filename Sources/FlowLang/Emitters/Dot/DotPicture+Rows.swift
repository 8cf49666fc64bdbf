/// The rows of a box. A row with an arrow has a port with its number, on the side where the arrow leaves.
extension DotPicture {
  mutating func write(_ row: DiagramRow, _ number: Int) {
    let wasFaint = isFaint
    defer { isFaint = wasFaint }
    if !row.numbers.isEmpty || row.isFault { isFaint = false }
    boxes.startLine()
    boxes.write("<TR>")
    let isLoose = row.arrow?.isLoose == true && !row.remark.isEmpty
    if isLoose {
      // An arrow that may leave in either direction leaves from a cell of full width.
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
    if !row.detail.isEmpty, row.kind != .requirement {
      boxes.write("<BR/>")
      writeIndentation(of: row)
      boxes.write(small: row.detail, shade(DotColor.muted))
    }
    boxes.write("</TD>")
    if !row.remark.isEmpty {
      boxes.write(#"<TD ALIGN="RIGHT""#)
      if row.arrow != nil, !isLoose { writePort(number) }
      boxes.write(">")
      let color = row.arrow.map { DotStroke.of($0.look).wordsColor } ?? DotColor.muted
      boxes.write(small: row.remark, shade(color))
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
    guard row.kind != .requirement else { return writeRequirement(row) }
    writeBadges(of: row)
    let isStruck = row.isFault || !row.numbers.isEmpty || (row.mark != nil && row.depth == 0)
    let color = row.mark?.color ?? (row.isFault ? DotColor.alarm : DotColor.way)
    if isStruck { boxes.write("<FONT COLOR=\"\(color)\"><B>") }
    writeWords(of: row)
    if isStruck { boxes.write("</B></FONT>") }
  }

  /// Writes the numbers of the steps that follow a row, and its marks.
  private mutating func writeBadges(of row: DiagramRow) {
    if !row.numbers.isEmpty { writeBadge(row.numbers.map(String.init).joined(separator: ", "), DotColor.way) }
    if row.isFault { writeBadge("!", DotColor.alarm) }
    if row.depth == 0, let mark = row.mark { writeBadge(mark.sign, mark.color) }
  }

  private mutating func writeBadge(_ text: String, _ color: String) {
    boxes.write("<FONT COLOR=\"\(color)\"><B>\(text)</B></FONT>&#160; ")
  }

  private mutating func writeRequirement(_ row: DiagramRow) {
    boxes.write(lock)
    boxes.write("<TD>")
    writeBadges(of: row)
    boxes.write("<FONT COLOR=\"\(shade(DotColor.requirement))\">")
    boxes.write(html: "requires " + row.label)
    boxes.write("</FONT>")
    // Graphviz does not accept text beside a table.
    if !row.detail.isEmpty {
      boxes.write("<BR/>")
      boxes.write(small: row.detail, shade(DotColor.muted))
    }
    boxes.write("</TD></TR></TABLE>")
  }

  private mutating func writeWords(of row: DiagramRow) {
    switch row.kind {
    case .link, .embed, .requirement: boxes.write(html: row.label)
    case .start:
      boxes.write("● ")
      boxes.write(html: row.label)
    case .heading: boxes.write(small: row.label, shade(DotColor.muted))
    case .consequence:
      writeIndentation(of: row)
      boxes.write(small: row.label, shade(row.arrow?.look == .outcome ? DotColor.flow : DotColor.push))
    }
  }

  /// The opening of a table with a padlock in its first cell, drawn from cells as no character looks alike everywhere.
  private var lock: String {
    let color = shade(DotColor.requirement)
    return #"""
      <TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR><TD><TABLE BORDER="0" CELLBORDER="0" \#
      CELLSPACING="0" CELLPADDING="0"><TR><TD FIXEDSIZE="TRUE" WIDTH="6" HEIGHT="4" BORDER="1" SIDES="LTR" \#
      COLOR="\#(color)"></TD></TR><TR><TD FIXEDSIZE="TRUE" WIDTH="10" HEIGHT="6" \#
      BGCOLOR="\#(color)"></TD></TR></TABLE></TD>
      """#
  }

  private mutating func writeIndentation(of row: DiagramRow) {
    for _ in 0..<min(row.depth, 4) { boxes.write("&#160;&#160;&#160;") }
  }
}
