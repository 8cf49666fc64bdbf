/// The rows of a box. A row with an arrow has a port with its number, on the side where the arrow leaves.
extension DotPicture {
  mutating func write(_ row: DiagramRow, _ number: Int) {
    let wasFaint = isFaint
    defer { isFaint = wasFaint }
    if !row.numbers.isEmpty || row.isFault { isFaint = false }
    let isLoose = row.arrow?.isLoose == true && !row.remark.isEmpty
    let port = row.arrow == nil ? "" : #" PORT="\#(number)""#
    let span = row.remark.isEmpty ? #" COLSPAN="2"\#(port)"# : ""
    var detail = ""
    if !row.detail.isEmpty, row.kind != .requirement {
      detail = "<BR/>" + indentation(of: row) + DotText.small(row.detail, shade(DotColor.muted))
    }
    var cells = #"<TD ALIGN="LEFT" BALIGN="LEFT"\#(span)>\#(label(of: row))\#(detail)</TD>"#
    if !row.remark.isEmpty {
      let color = row.arrow.map { DotStroke.of($0.look).wordsColor } ?? DotColor.muted
      cells += #"<TD ALIGN="RIGHT"\#(isLoose ? "" : port)>\#(DotText.small(row.remark, shade(color)))</TD>"#
    }
    guard isLoose else { return boxes.line("<TR>\(cells)</TR>") }
    // An arrow that may leave on either side begins at a cell as wide as the box.
    boxes.line(
      #"<TR><TD COLSPAN="2" CELLPADDING="0"\#(port)><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" "#
        + #"CELLPADDING="4"><TR>\#(cells)</TR></TABLE></TD></TR>"#)
  }

  private func label(of row: DiagramRow) -> String {
    guard row.kind != .requirement else { return requirement(row) }
    let isStruck = row.isFault || !row.numbers.isEmpty || row.signedMark != nil
    let color = row.signedMark?.color ?? (row.isFault ? DotColor.alarm : DotColor.trace)
    let words = words(of: row)
    return badges(of: row) + (isStruck ? "<FONT COLOR=\"\(color)\"><B>\(words)</B></FONT>" : words)
  }

  /// Returns the numbers of the steps that follow a line, and the mark of a fault.
  private func badges(of row: DiagramRow) -> String {
    func badge(_ text: String, _ color: String) -> String { "<FONT COLOR=\"\(color)\"><B>\(text)</B></FONT>&#160; " }
    let numbers = row.numbers.map(String.init).joined(separator: ", ")
    let mark = row.signedMark
    return (numbers.isEmpty ? "" : badge(numbers, DotColor.trace)) + (row.isFault ? badge("!", DotColor.alarm) : "")
      + (mark.map { badge($0.sign, $0.color) } ?? "")
  }

  private func requirement(_ row: DiagramRow) -> String {
    // Graphviz allows no text beside a table.
    let detail = row.detail.isEmpty ? "" : "<BR/>" + DotText.small(row.detail, shade(DotColor.muted))
    return "\(lock)<TD>\(badges(of: row))<FONT COLOR=\"\(shade(DotColor.requirement))\">"
      + "\(DotText.html("requires " + row.label))</FONT>\(detail)</TD></TR></TABLE>"
  }

  private func words(of row: DiagramRow) -> String {
    switch row.kind {
    case .link, .embed, .requirement: DotText.html(row.label)
    case .start: "● " + DotText.html(row.label)
    case .heading: DotText.small(row.label, shade(DotColor.muted))
    case .consequence:
      indentation(of: row)
        + DotText.small(row.label, shade(row.arrow?.look == .outcome ? DotColor.flow : DotColor.push))
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

  private func indentation(of row: DiagramRow) -> String {
    String(repeating: "&#160;&#160;&#160;", count: min(row.depth, 4))
  }
}
