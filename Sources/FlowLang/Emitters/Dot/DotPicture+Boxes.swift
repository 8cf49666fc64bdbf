/// Boxes: the rows of a screen, tab bar, group, flow or the app.
extension DotPicture {
  /// Draws the box of a node with the arrows from its rows.
  mutating func drawBox(of node: NodeID) {
    isFaint = diagram.isBesideWay(node)
    defer { isFaint = false }
    boxes.startLine()
    boxes.write(identifier(of: node))
    boxes.write(" [tooltip=")
    boxes.write(attribute: tooltip(of: node))
    if isFaint { boxes.write(", fontcolor=\"\(DotColor.faint)\"") }
    boxes.write(", label=<")
    boxes.endLine()
    boxes.indent()
    openTable(of: node)
    let hasHead = !diagram.isArea(node)
    if let picture = pictures[node] { writePicture(picture) }
    if hasHead { writeHead(of: node) }
    if model[node].kind == .tabs { writeTabs(of: node) }
    let rows = diagram.tracedRows(of: node)
    if hasHead, !rows.isEmpty { boxes.line("<HR/>") }
    if !hasHead, rows.isEmpty { boxes.line("<TR><TD>no start</TD></TR>") }
    for (number, row) in rows.enumerated() {
      write(row, number)
      guard let arrow = row.arrow else { continue }
      draw(arrow, from: .row(node, number)) { $0.writeTooltip(of: row, in: node) }
    }
    boxes.line("</TABLE>>]")
    boxes.outdent()
    drawEntryPoints(to: node)
  }

  private mutating func writePicture(_ path: String) {
    boxes.startLine()
    boxes.write(#"<TR><TD COLSPAN="2" FIXEDSIZE="TRUE" WIDTH="120" HEIGHT="130"><IMG SCALE="TRUE" SRC="#)
    boxes.write(attribute: path)
    boxes.write("/></TD></TR>")
    boxes.endLine()
  }

  private mutating func openTable(of node: NodeID) {
    let declared = model[node]
    let change = diagram.changes?.mark(of: node)
    let isDashed =
      diagram.isUnreachable(node) || diagram.isMissing(node) || declared.isExternal || change == .removed
    boxes.startLine()
    let isPassed = diagram.way?.passed.contains(node) ?? false
    boxes.write("<TABLE BORDER=\"\(isPassed || change != nil ? 2 : 1)\" ")
    boxes.write(#"CELLBORDER="0" CELLSPACING="0" CELLPADDING="4" BGCOLOR="white" COLOR=""#)
    if let change {
      boxes.write(change.color)
    } else if diagram.isAlarming(node) {
      boxes.write(shade(DotColor.alarm))
    } else if isPassed {
      boxes.write(DotColor.way)
    } else {
      boxes.write(shade(declared.kind == .app ? DotColor.ink : DotColor.line))
    }
    boxes.write("\"")
    if declared.kind != .tabs { boxes.write(isDashed ? #" STYLE="ROUNDED,DASHED""# : #" STYLE="ROUNDED""#) }
    if declared.kind == .tabs, isDashed { boxes.write(#" STYLE="DASHED""#) }
    boxes.write(">")
    boxes.endLine()
  }

  /// Writes the name, the parameters and the marks.
  private mutating func writeHead(of node: NodeID) {
    let declared = model[node]
    boxes.startLine()
    boxes.write(#"<TR><TD COLSPAN="2" ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="5" PORT="h">"#)
    boxes.write(#"<FONT POINT-SIZE="12" COLOR=""#)
    let change = diagram.changes?.mark(of: node)
    boxes.write(change?.color ?? shade(declared.isExternal ? DotColor.muted : DotColor.ink))
    boxes.write("\"><B>")
    if let change { boxes.write("\(change.sign) ") }
    boxes.write(html: diagram.displayName(of: node))
    boxes.write("</B></FONT>")
    if let name = diagram.secondName(of: node) { writeSecondLine(name, DotColor.muted) }
    let parameters = diagram.parameters(model.details(of: node).parameters)
    if !parameters.isEmpty { writeSecondLine(parameters, DotColor.muted) }
    if declared.isExternal { writeSecondLine("external " + declared.kind.keyword, DotColor.muted) }
    boxes.write("</TD></TR>")
    boxes.endLine()
    for alarm in diagram.alarms(of: node) { writeMark(alarm) }
  }

  private mutating func writeSecondLine(_ text: String, _ color: String) {
    boxes.write("<BR/>")
    boxes.write(small: text, shade(color))
  }

  /// Writes a red bar with white text.
  private mutating func writeMark(_ text: String) {
    boxes.startLine()
    boxes.write(#"<TR><TD COLSPAN="2"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="2""#)
    boxes.write(#" STYLE="ROUNDED" BGCOLOR="\#(shade(DotColor.alarm))"><TR><TD>"#)
    boxes.write(#"<FONT POINT-SIZE="8" COLOR="white"><B>\#(text)</B></FONT></TD></TR></TABLE></TD></TR>"#)
    boxes.endLine()
  }

  /// Writes a cell for each tab, with an arrow to the node that the tab shows first.
  private mutating func writeTabs(of node: NodeID) {
    let tree = diagram.compilation.tree(of: node)
    for index in model.details(of: node).tabs {
      let tab = model.tabs[Int(index)]
      let look = tree.look(ofTab: tab.syntax)
      boxes.startLine()
      boxes.write(#"<TR><TD COLSPAN="2" ALIGN="LEFT" BORDER="1" SIDES="T" COLOR="\#(DotColor.edge)" PORT="t"#)
      boxes.write(Int(index))
      boxes.write(#"" BGCOLOR="\#(DotColor.cell)">"#)
      boxes.write(html: diagram.title(of: tab, look))
      if look.hasBadge {
        isBadgeUsed = true
        boxes.write(#" <FONT COLOR="\#(shade(DotColor.alarm))">●</FONT>"#)
      }
      boxes.write("</TD></TR>")
      boxes.endLine()
      guard let root = tab.root.node, root != node, diagram.isShown(root) else { continue }
      var arrow = DiagramArrow(head: .node(root), look: .start)
      arrow.isFollowed = diagram.isFollowed(arrow, from: node)
      draw(arrow, from: .tab(node, TabID(index))) { picture in
        picture.arrows.write(
          inAttribute: "\(picture.diagram.displayName(of: node)) › tab \(picture.diagram.title(of: tab, look))")
      }
    }
  }
}
