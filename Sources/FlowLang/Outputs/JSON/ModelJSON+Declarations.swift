/// Flags, transitions and expectations.
extension ModelJSON {
  func writeMembers(of id: FlagID, to json: inout JSONWriter) {
    let flag = model[id]
    json.member("name", model.text(flag.name))
    if let value = flag.value {
      json.strings("values", model.values(of: id).compactMap { model[$0].value }.map { model.text($0) })
      json.member("initially", model.text(value))
    } else {
      json.member("initially", flag.isInitiallySet)
    }
    json.member("external", ifTrue: flag.isExternal)
    writeDocumentation(of: flag.syntax, in: flag.file, to: &json)
    writePlace(of: flag.syntax, in: flag.file, to: &json)
  }

  // MARK: Transitions

  func writeMembers(of transition: Transition, to json: inout JSONWriter) {
    let tree = compilation.trees[Int(transition.file.index)]
    json.member("name", model.text(transition.name))
    writeDocumentation(of: transition.syntax, in: transition.file, to: &json)
    json.objects("motions", tree.children(of: transition.syntax, .motion)) { json, motion in
      let first = tree[motion].firstToken
      json.member("kind", tree.text(of: first))
      let slash = tree.firstToken(of: motion, .slash) ?? tree.endToken(of: motion)
      let effects = tree.children(of: motion, .effect)
      let (entering, leaving) = (
        effects.filter { tree[$0].firstToken < slash }, effects.filter { tree[$0].firstToken > slash }
      )
      json.objects("effects", entering, .inline) { write(effect: $1, tree, to: &$0) }
      json.objects("leaving", leaving, .inline) { write(effect: $1, tree, to: &$0) }
    }
    writePlace(of: transition.syntax, in: transition.file, to: &json)
  }

  private func write(effect: SyntaxID, _ tree: SyntaxTree, to json: inout JSONWriter) {
    json.member("name", ifAny: tree.name(of: effect, at: 0).map { tree.text(of: $0) })
    json.objects("arguments", tree.children(of: effect, .effectArgument), .inline) { json, argument in
      let hasLabel = tree.token(of: argument, at: 1).map { tree.token($0).kind == .colon } ?? false
      json.member("name", ifAny: hasLabel ? tree.name(of: argument, at: 0).map { tree.text(of: $0) } : nil)
      guard let first = tree.token(of: argument, at: hasLabel ? 2 : 0) else { return }
      json.object(key: "value") { json in
        switch tree.token(first).kind {
        case .number: json.member("kind", "number")
        case .duration: json.member("kind", "duration")
        default: json.member("kind", "name")
        }
        if let path = tree.child(of: argument, .path) {
          json.member("value", tree.words(ofPath: path).joined(separator: "."))
        } else {
          json.member("value", tree.text(of: first))
        }
      }
    }
  }

  // MARK: Expectations

  func writeMembers(of expectation: Expectation, to json: inout JSONWriter) {
    func member(_ key: String, _ node: NodeID?, to json: inout JSONWriter) {
      json.member(key, ifAny: node.map { model.name(of: $0) })
    }
    switch expectation.form {
    case .never(let node, let conditions):
      json.member("kind", "never")
      member("node", node, to: &json)
      writeConditions(conditions, to: &json)
    case .everyScreen(let taps):
      json.member("kind", "everyScreen")
      json.member("taps", taps)
    case .onlyAfter(let node, let other):
      json.member("kind", "onlyAfter")
      member("node", node, to: &json)
      member("after", other, to: &json)
    case .within(let node, let taps, let origin):
      json.member("kind", "within")
      member("node", node, to: &json)
      json.member("taps", taps)
      member("of", origin, to: &json)
    case .reachable(let node, let origin):
      json.member("kind", "reachable")
      member("node", node, to: &json)
      member("from", origin, to: &json)
    case .broken: json.member("kind", "broken")
    }
    writePlace(of: expectation.syntax, in: expectation.file, to: &json)
  }
}
