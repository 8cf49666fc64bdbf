/// The app, screens, tab bars, groups and flows.
extension ModelJSON {
  func writeMembers(of node: NodeID, to json: inout JSONWriter) {
    let declared = model[node]
    let details = model.details(of: node)
    if node != .app { json.member("kind", declared.kind.keyword) }
    json.member("name", model.name(of: node))
    json.member("title", ifAny: compilation.title(of: node))
    json.member("external", ifTrue: declared.isExternal)
    json.member("missing", ifTrue: options.missing[node] != nil)
    if declared.parent != .app { json.member("parent", model.name(of: declared.parent)) }
    writeDocumentation(of: declared.syntax, in: declared.file, to: &json)
    writePlace(of: node, to: &json)
    writeParameters(details.parameters, in: declared.file, to: &json)
    writeStart(details.start, in: declared.file, to: &json)
    writeOutcomes(details.outcomes, in: declared.file, to: &json)
    writeEntryPoints(details.entryPoints, in: declared.file, to: &json)
    json.objects("requires", model.guards[details.guards], each: .lines) { json, requirement in
      writeConditions(requirement.conditions, to: &json)
      if let otherwise = requirement.otherwise { write(otherwise, as: "else", in: declared.file, to: &json) }
      writeLine(of: requirement.syntax, in: declared.file, to: &json)
    }
    json.member("back", ifAny: details.isBackAutomatic.map { $0 ? "automatic" : "declared" })
    json.member("transition", ifAny: details.transition.map { model.name(of: $0) })
    writeParts(of: declared, to: &json)
    json.objects("embeds", model.calls[details.embeds]) { write($1, in: declared.file, to: &$0) }
    json.strings("without", model.droppedLinks[details.without].map { model.text($0) })
    writeTabs(details.tabs, in: declared.file, to: &json)
    json.objects("links", declared.links, each: .lines) { write(LinkID($1), in: declared.file, to: &$0) }
    writeVerdicts(of: node, to: &json)
  }

  private func write(_ link: LinkID, in file: FileID, to json: inout JSONWriter) {
    let declared = model[link]
    json.member("name", model.text(declared.name))
    json.member("label", ifAny: compilation.trees[Int(file.index)].label(ofLink: declared.syntax))
    writeDocumentation(of: declared.syntax, in: file, to: &json)
    write(declared.target, as: "target", in: file, to: &json)
    writeLine(of: declared.syntax, in: file, to: &json)
  }

  private func writeStart(_ slice: Slice, in file: FileID, to json: inout JSONWriter) {
    json.objects("start", model.startAlternatives[slice]) { json, alternative in
      write(alternative.call, in: file, to: &json)
      if let target = alternative.target {
        writeHandlers(of: model[target], model.details(of: target), .lines, in: file, to: &json)
        writeLine(of: model[target].syntax, in: file, to: &json)
      }
      writeConditions(alternative.conditions, to: &json)
    }
  }

  private func writeOutcomes(_ slice: Slice, in file: FileID, to json: inout JSONWriter) {
    json.objects("outcomes", model.outcomes[slice], each: .lines) { json, outcome in
      json.member("name", model.text(outcome.name))
      json.member("stays", ifTrue: outcome.needsNoHandler)
      writeDocumentation(of: outcome.syntax, in: file, to: &json)
      writeParameters(outcome.parameters, in: file, to: &json)
      writeLine(of: outcome.syntax, in: file, to: &json)
    }
  }

  private func writeEntryPoints(_ slice: Slice, in file: FileID, to json: inout JSONWriter) {
    let tree = compilation.trees[Int(file.index)]
    let entryPoints = model.entryPoints[slice]
    for (key, textKey, isURL) in [("urls", "address", true), ("entries", "reason", false)] {
      json.objects(key, entryPoints.filter { $0.isURL == isURL }) { json, entryPoint in
        json.member(textKey, ifAny: entryPoint.text.map { tree.text(of: $0) })
        if let tab = entryPoint.tab { write(tab, to: &json) }
        json.objects("over", model.calls[entryPoint.over], .inline) { write($1, in: file, to: &$0) }
        if entryPoint.presentation != .push { json.member("presentation", entryPoint.presentation.keyword) }
        writeLine(of: entryPoint.syntax, in: file, to: &json)
      }
    }
  }

  private func writeTabs(_ slice: Slice, in file: FileID, to json: inout JSONWriter) {
    json.objects("tabs", model.tabs[slice]) { json, tab in
      let look = compilation.trees[Int(file.index)].look(ofTab: tab.syntax)
      json.member("name", model.text(tab.name))
      json.member("title", ifAny: look.title)
      json.member("icon", ifAny: look.icon)
      json.member("badge", ifTrue: look.hasBadge)
      writeDocumentation(of: tab.syntax, in: file, to: &json)
      json.object(key: "root") { write(tab.root, in: file, to: &$0) }
      writeLine(of: tab.syntax, in: file, to: &json)
    }
  }

  // MARK: Parts that only the tree has

  private func writeParts(of node: Node, to json: inout JSONWriter) {
    let tree = compilation.trees[Int(node.file.index)]
    var parts: [SyntaxKind: [SyntaxID]] = [:]
    for part in tree.children(of: node.syntax) {
      switch tree[part].kind {
      case .scheme, .domain, .view, .image, .allow, .note: parts[tree[part].kind, default: []].append(part)
      default: break
      }
    }
    guard !parts.isEmpty else { return }
    json.strings("schemes", parts[.scheme, default: []].compactMap { tree.string(of: $0, at: 1) })
    json.strings("domains", parts[.domain, default: []].compactMap { tree.string(of: $0, at: 1) })
    if let view = parts[.view]?.first.flatMap({ tree.view($0) }) {
      json.object(key: "view") { json in
        json.member("type", view.type)
        json.member("uikit", ifTrue: view.isUIKit)
      }
    }
    json.member("image", ifAny: parts[.image]?.first.flatMap { tree.string(of: $0, at: 1) })
    json.objects("allows", parts[.allow, default: []]) { json, part in
      json.member("rule", ifAny: tree.token(of: part, at: 1).map { tree.text(of: $0) })
      json.member("reason", ifAny: tree.string(of: part, at: 2))
      writeLine(of: part, in: node.file, to: &json)
    }
    writeNotes(parts[.note, default: []], in: node.file, to: &json)
  }

  /// Writes the notes of any declaration or statement.
  func writeNotes(
    _ notes: [SyntaxID], _ layout: JSONWriter.Layout = .lines, in file: FileID, to json: inout JSONWriter
  ) {
    let tree = compilation.trees[Int(file.index)]
    json.objects("notes", notes.compactMap { tree.note($0) }, layout) { json, note in
      json.member("key", note.key)
      json.member("value", note.value)
    }
  }
}
