/// Calls, parameters, arguments and conditions.
extension ModelJSON {
  func write(_ call: Call, in file: FileID, to json: inout JSONWriter) {
    if let node = call.node { json.member("to", model.name(of: node)) }
    writeArguments(call.arguments, in: file, to: &json)
  }

  func writeParameters(_ slice: Slice, in file: FileID, to json: inout JSONWriter) {
    let tree = compilation.trees[Int(file.index)]
    json.objects("parameters", model.parameters[slice]) { json, parameter in
      json.member("name", model.text(parameter.name))
      json.member("type", parameter.type.spelling)
      json.member("optional", ifTrue: parameter.isOptional)
      guard let literal = tree.child(of: parameter.syntax, .literal) else { return }
      json.key("default")
      writeLiteral(literal, tree, to: &json)
    }
  }

  func writeArguments(_ slice: Slice, in file: FileID, to json: inout JSONWriter) {
    let tree = compilation.trees[Int(file.index)]
    json.objects("arguments", model.arguments[slice], .inline) { json, argument in
      json.member("name", ifAny: tree.name(of: argument.syntax, at: 0).map { tree.text(of: $0) })
      switch argument.value {
      case .literal(let literal):
        json.key("value")
        writeLiteral(literal, tree, to: &json)
      case .parameter:
        json.object(key: "value") { json in
          json.member("kind", "parameter")
          json.strings("path", tree.child(of: argument.syntax, .path).map { tree.words(ofPath: $0) } ?? [])
        }
      case .broken: break
      }
    }
  }

  /// Writes a literal with its kind. Numbers stay text, since their number of digits is not limited.
  private func writeLiteral(_ literal: SyntaxID, _ tree: SyntaxTree, to json: inout JSONWriter) {
    let first = tree[literal].firstToken
    json.object { json in
      switch tree.token(first).kind {
      case .string:
        json.member("kind", "string")
        json.member("value", tree.text(of: first))
      case .number:
        json.member("kind", "number")
        json.member("value", tree.text(of: first))
      case .true, .false:
        json.member("kind", "bool")
        json.member("value", tree.token(first).kind == .true)
      case .nil: json.member("kind", "nil")
      case .dot:
        json.member("kind", "case")
        json.member("value", ifAny: tree.token(of: literal, at: 1).map { tree.text(of: $0) })
      default: json.member("kind", "emptyArray")
      }
    }
  }

  func writeConditions(_ slice: Slice, to json: inout JSONWriter) {
    json.objects("when", model.conditions[slice], .inline) { json, condition in
      json.member("flag", name(of: condition.flag))
      json.member("value", ifAny: model[condition.flag].value.map { model.text($0) })
      json.member("is", !condition.isNegated)
    }
  }

  // MARK: Names

  func name(of flag: FlagID) -> String { model.text(model.flags[Int(flag.index)].name) }
}
