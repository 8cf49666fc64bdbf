/// Boxes: the rows of a screen, tab bar, group, flow or the app.
extension DotPicture {
  /// Draws the box of a node with the arrows from its rows.
  mutating func drawBox(of node: NodeID) {
    isFaint = diagram.isOffTrace(node)
    defer { isFaint = false }
    let color = isFaint ? ", fontcolor=\"\(DotColor.faint)\"" : ""
    boxes.line("\(identifier(of: node)) [tooltip=\(DotText.attribute(tooltip(of: node)))\(color), label=<")
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
      if let arrow = row.arrow { draw(arrow, from: .row(node, number), tooltip: tooltip(of: row, in: node)) }
    }
    boxes.line("</TABLE>>]")
    boxes.outdent()
    drawEntryPoints(to: node)
  }

  private mutating func writePicture(_ path: String) {
    boxes.line(
      #"<TR><TD COLSPAN="2" FIXEDSIZE="TRUE" WIDTH="120" HEIGHT="130"><IMG SCALE="TRUE" SRC="#
        + "\(DotText.attribute(path))/></TD></TR>")
  }

  private mutating func openTable(of node: NodeID) {
    let declared = model[node]
    let change = diagram.changes?.nodes[node]
    let isDashed = diagram.isUnreachable(node) || diagram.isMissing(node) || declared.isExternal || change == .removed
    let isPassed = diagram.trace?.passed.contains(node) ?? false
    let color =
      if let change {
        change.color
      } else if diagram.isAlarming(node) {
        shade(DotColor.alarm)
      } else if isPassed {
        DotColor.trace
      } else {
        shade(declared.kind == .app ? DotColor.ink : DotColor.line)
      }
    let styles = (declared.kind == .tabs ? [] : ["ROUNDED"]) + (isDashed ? ["DASHED"] : [])
    let style = styles.isEmpty ? "" : #" STYLE="\#(styles.joined(separator: ","))""#
    boxes.line(
      #"<TABLE BORDER="\#(isPassed || change != nil ? 2 : 1)" CELLBORDER="0" CELLSPACING="0" CELLPADDING="4" "#
        + #"BGCOLOR="white" COLOR="\#(color)"\#(style)>"#)
  }

  /// Writes the name, the parameters and the marks.
  private mutating func writeHead(of node: NodeID) {
    let declared = model[node]
    let change = diagram.changes?.nodes[node]
    let color = change?.color ?? shade(declared.isExternal ? DotColor.muted : DotColor.ink)
    let name = (change.map { "\($0.sign) " } ?? "") + DotText.html(diagram.displayName(of: node))
    let parameters = diagram.parameters(model.details(of: node).parameters)
    let others = [
      diagram.secondName(of: node), parameters.isEmpty ? nil : parameters,
      declared.isExternal ? "external " + declared.kind.keyword : nil,
    ]
    let lines = others.compactMap(\.self).map { "<BR/>" + DotText.small($0, shade(DotColor.muted)) }.joined()
    boxes.line(
      #"<TR><TD COLSPAN="2" ALIGN="LEFT" BALIGN="LEFT" CELLPADDING="5" PORT="h"><FONT POINT-SIZE="12" "#
        + #"COLOR="\#(color)"><B>\#(name)</B></FONT>\#(lines)</TD></TR>"#)
    for alarm in diagram.alarms(of: node) { writeMark(alarm) }
  }

  /// A red bar with white words.
  private mutating func writeMark(_ text: String) {
    boxes.line(
      #"<TR><TD COLSPAN="2"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="2" STYLE="ROUNDED" "#
        + #"BGCOLOR="\#(shade(DotColor.alarm))"><TR><TD><FONT POINT-SIZE="8" COLOR="white"><B>\#(text)</B></FONT>"#
        + "</TD></TR></TABLE></TD></TR>")
  }

  /// Writes a cell for each tab, with an arrow to the node that the tab shows first.
  private mutating func writeTabs(of node: NodeID) {
    let tree = diagram.compilation.tree(of: node)
    for index in model.details(of: node).tabs {
      let tab = model.tabs[Int(index)]
      let look = tree.look(ofTab: tab.syntax)
      let title = diagram.title(of: tab, look)
      let change = diagram.changes?.tabs[Int(index)]
      let label = change.map { "<FONT COLOR=\"\($0.color)\"><B>\($0.sign) \(DotText.html(title))</B></FONT>" }
      let badge = look.hasBadge ? #" <FONT COLOR="\#(shade(DotColor.alarm))">●</FONT>"# : ""
      if look.hasBadge { isBadgeUsed = true }
      boxes.line(
        #"<TR><TD COLSPAN="2" ALIGN="LEFT" BORDER="1" SIDES="T" COLOR="\#(DotColor.edge)" PORT="t\#(index)" "#
          + #"BGCOLOR="\#(DotColor.cell)">\#(label ?? DotText.html(title))\#(badge)</TD></TR>"#)
      guard let root = tab.root.node, root != node, diagram.isShown(root) else { continue }
      var arrow = DiagramArrow(head: .node(root), look: .start)
      arrow.isFollowed = diagram.isFollowed(arrow, from: node)
      arrow.mark = change
      draw(arrow, from: .tab(node, TabID(index)), tooltip: "\(diagram.displayName(of: node)) › tab \(title)")
    }
  }
}
