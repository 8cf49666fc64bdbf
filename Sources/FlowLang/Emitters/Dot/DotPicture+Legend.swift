/// The settings of the whole picture, and the legend, which explains the looks that occur.
extension DotPicture {
  func writeDefaults(to page: inout IndentedWriter) {
    page.startLine()
    page.write("graph [rankdir=LR, newrank=true, nodesep=0.22, ranksep=0.8, pad=0.3, bgcolor=white, ")
    page.write("fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, fontcolor=\"\(DotColor.push)\", tooltip=")
    page.write(attribute: model.hasApp ? tooltip(of: .app) : "")
    page.write(", labelloc=b, labeljust=l, label=<")
    page.endLine()
    page.indent()
    writeLegend(to: &page)
    page.outdent()
    page.line("node [shape=plain, fontname=\"Helvetica,Arial,sans-serif\", fontsize=10, fontcolor=\"\(DotColor.ink)\"]")
    page.line("edge [arrowsize=0.7]")
  }

  private func writeLegend(to page: inout IndentedWriter) {
    page.line(#"<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="4"><TR>"#)
    for look in ArrowLook.allCases where isLookUsed[look.rawValue] {
      let stroke = DotStroke.of(look)
      page.startLine()
      page.write("<TD><FONT COLOR=\"\(stroke.color)\">")
      page.write(html: stroke.sample)
      page.write("</FONT> \(look.meaning)</TD>")
      page.endLine()
    }
    page.line("<TD> </TD></TR></TABLE>>]")
  }
}
