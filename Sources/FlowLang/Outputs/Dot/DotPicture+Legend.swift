/// The settings of the picture, and the legend, which explains the looks that occur.
extension DotPicture {
  func writeDefaults(to page: inout IndentedWriter) {
    // The trace in a picture is to be read first; the legend is less important.
    page.line(
      "graph [rankdir=LR, newrank=true, nodesep=\(isOverview ? "0.12" : "0.22"), "
        + "ranksep=\(isOverview ? "0.35, compound=true" : "0.8"), pad=0.3, bgcolor=white, "
        + "fontname=\"Helvetica,Arial,sans-serif\", fontsize=\(isOverview ? 16 : 10), fontcolor=\"\(DotColor.push)\", "
        + "tooltip=\(DotText.attribute(model.hasApp ? tooltip(of: .app) : "")), "
        + "labelloc=\(diagram.trace == nil ? "b" : "t"), labeljust=l, label=<")
    page.indent()
    writeLegend(to: &page)
    page.outdent()
    page.line("node [shape=plain, fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, fontcolor=\"\(DotColor.ink)\"]")
    page.line("edge [arrowsize=0.7]")
  }

  private func writeLegend(to page: inout IndentedWriter) {
    if let trace = diagram.trace { return writeCaption(trace, to: &page) }
    page.line(#"<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="4"><TR>"#)
    for mark in diagram.changes == nil ? [] : DrawnChanges.Mark.allCases {
      page.line("<TD><FONT COLOR=\"\(mark.color)\"><B>\(mark.sign)</B></FONT>&#160; \(mark.meaning)</TD>")
    }
    for look in ArrowLook.allCases where isLookUsed[look.rawValue] {
      let stroke = DotStroke.of(look)
      let sample = DotText.html(stroke.sample)
      page.line("<TD><FONT COLOR=\"\(stroke.color)\">\(sample)</FONT>&#160; \(look.meaning)</TD>")
    }
    if isBadgeUsed { page.line("<TD><FONT COLOR=\"\(DotColor.alarm)\">●</FONT>&#160; badge</TD>") }
    page.line("<TD> </TD></TR></TABLE>>]")
  }

  /// Writes the finding of a trace, and its steps.
  private func writeCaption(_ trace: DrawnTrace, to page: inout IndentedWriter) {
    page.line(#"<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3">"#)
    writeCaption(trace.finding.message + " [\(trace.finding.rule)]", size: 18, DotColor.alarm, to: &page)
    for line in trace.caption { writeCaption(line, size: 13, DotColor.trace, to: &page) }
    page.line("</TABLE>>]")
  }

  private func writeCaption(_ text: String, size: Int, _ color: String, to page: inout IndentedWriter) {
    page.line(
      "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"\(size)\" COLOR=\"\(color)\">\(DotText.html(text, limit: 400))"
        + "</FONT></TD></TR>")
  }
}
