/// Writes the targets of links, guards and handlers. Handlers and `else` nest as deep as the parser allows.
extension ModelJSON {
  func write(_ target: TargetID, as key: String, in file: FileID, to json: inout JSONWriter) {
    json.key(key)
    let layout: JSONWriter.Layout = model.hasBranches(target) ? .lines : .inline
    json.object(layout) { json in
      let declared = model[target]
      let details = model.details(of: target)
      writeGoal(of: target, to: &json)
      writeArguments(details.arguments, in: file, to: &json)
      if case .call = declared.goal { json.member("presentation", declared.presentation.keyword) }
      writePlacing(details.placing, to: &json)
      json.member("as", ifAny: details.tag.map { model.text(model[$0].name) })
      json.member("via", ifAny: details.transition.map { model.name(of: $0) })
      json.member("or", ifAny: declared.fallback?.keyword)
      let set = model.assignments[details.set]
      json.strings("set", set.filter { model[$0].value == nil }.map { name(of: $0) })
      json.objects("values", set.filter { model[$0].value != nil }, .inline) { json, flag in
        json.member("flag", name(of: flag))
        json.member("value", ifAny: model[flag].value.map { model.text($0) })
      }
      json.strings("clear", model.assignments[details.clear].map { name(of: $0) })
      writeHandlers(of: declared, details, layout, in: file, to: &json)
      writeConditions(details.conditions, to: &json)
      if let otherwise = details.otherwise { write(otherwise, as: "else", in: file, to: &json) }
      writeLine(of: declared.syntax, in: file, to: &json)
    }
  }

  private func writeGoal(of target: TargetID, to json: inout JSONWriter) {
    switch model[target].goal {
    case .call(let node):
      json.member("goal", "call")
      json.member("to", model.name(of: node))
    case .back: json.member("goal", "back")
    case .backTo(let place):
      json.member("goal", "backTo")
      write(place, to: &json)
    case .home: json.member("goal", "home")
    case .dismiss: json.member("goal", "dismiss")
    case .raise(let tag):
      json.member("goal", "raise")
      json.member("tag", model.text(model[tag].name))
    case .tab(let reference):
      json.member("goal", "tab")
      write(reference, to: &json)
    case .finish(let outcome):
      json.member("goal", "finish")
      json.member("outcome", model.text(model[outcome].name))
    case .open:
      json.member("goal", "open")
      json.member("address", ifAny: address(of: target))
    case .stay: json.member("goal", "stay")
    case .continue: json.member("goal", "continue")
    case .broken: json.member("goal", "broken")
    }
  }

  private func address(of target: TargetID) -> String? {
    let tree = compilation.tree(of: model.owner(of: target))
    return tree.child(of: model[target].syntax, .openGoal).flatMap { tree.string(of: $0, at: 1) }
  }

  private func writePlacing(_ placing: Target.Placing, to json: inout JSONWriter) {
    if case .top = placing { return }
    json.object(key: "placing") { json in
      switch placing {
      case .top, .replace: json.member("kind", "replace")
      case .replaceFrom(let place):
        json.member("kind", "replaceFrom")
        write(place, to: &json)
      case .over(let place):
        json.member("kind", "over")
        write(place, to: &json)
      case .reset: json.member("kind", "reset")
      case .reuse: json.member("kind", "reuse")
      case .inTab(let reference):
        json.member("kind", "inTab")
        write(reference, to: &json)
      }
    }
  }

  func writeHandlers(
    of target: Target, _ details: TargetDetails, _ layout: JSONWriter.Layout, in file: FileID,
    to json: inout JSONWriter
  ) {
    let tree = compilation.trees[Int(file.index)]
    json.objects("handlers", model.handlers[details.handlers], each: .lines) { json, handler in
      json.member("outcome", ifAny: tree.name(of: handler.syntax).map { tree.text(of: $0) })
      if let target = handler.target { write(target, as: "target", in: file, to: &json) }
      writeLine(of: handler.syntax, in: file, to: &json)
    }
    guard let block = tree.child(of: target.syntax, .handlers) else { return }
    writeNotes(tree.children(of: block, .note), layout, in: file, to: &json)
  }

  /// Writes an anchor as a member: `"tag"`, `"root"` or `"node"`.
  private func write(_ place: Target.Anchor, to json: inout JSONWriter) {
    json.object(key: "place") { json in
      switch place {
      case .tag(let tag): json.member("tag", model.text(model[tag].name))
      case .root: json.member("root", true)
      case .node(let node): json.member("node", model.name(of: node))
      }
    }
  }

  /// Writes a reference to a tab, with the tab bars that have such a tab.
  func write(_ reference: TabReferenceID, to json: inout JSONWriter) {
    let reference = model.tabReferences[Int(reference.index)]
    json.object(key: "tab") { json in
      json.member("name", model.text(reference.name))
      let tree = compilation.tree(of: reference.owner)
      let bar = tree.name(of: reference.syntax, at: 2) == nil ? nil : tree.name(of: reference.syntax, at: 0)
      json.member("bar", ifAny: bar.map { tree.text(of: $0) })
    }
  }
}
