/// For each screen, the links that it offers and no others.
extension SwiftCore {
  mutating func writeLinks() {
    out.blank()
    document("Changes the state: what a router does, or a test.")
    out.line("\(access)typealias Change = @MainActor ((inout State) -> Void) -> Void")
    document("Follows a link.")
    out.line("\(access)typealias Action = @MainActor @Sendable () -> Void")
    for screen in router.screens { writeLinks(of: screen) }
  }

  /// One link of a screen, or one way for an external one to end.
  struct Member {
    /// The link; nil for what an external screen does.
    let link: LinkID?
    /// What an external screen does, for people.
    var documentation = ""
    /// What it is called, in backticks where it must be.
    let name: String
    /// The name before an argument.
    let argument: String
    var parameters: [RouterParameter] = []
    /// The type of what follows it, when it is given something.
    var type: String?
    /// The condition for it to be offered; nil when it always is.
    var condition: String?
    /// The function of the state that follows it.
    let function: String
    /// The outcome that an external screen ends in.
    var outcome: String?

    var isOptional: Bool { condition != nil }
  }

  private mutating func writeLinks(of screen: NodeID) {
    let members = members(of: screen)
    let type = router.type(screen)
    let tree = router.compilation.tree(of: screen)
    out.blank()
    out.line("/// What can be done on `", router.shownName(screen), "`; what is nil is not offered just now.")
    block("@MainActor ", access, "struct ", type, "Links") { core in
      for member in members { core.write(member, on: screen, tree) }
      if !members.isEmpty { core.out.blank() }
      core.writeInitializers(type, members)
      for member in members { core.writeType(of: member) }
    }
  }

  /// - Parameter tree: That of the screen's file, where most of its links are.
  private mutating func write(_ member: Member, on screen: NodeID, _ tree: SyntaxTree) {
    if let link = member.link {
      let owner = model[link].owner
      document(link, in: owner == screen ? tree : router.compilation.tree(of: owner))
    } else {
      document(member.documentation)
    }
    out.line(access, "let ", member.name, ": ", member.type ?? "Action", member.isOptional ? "?" : "")
  }

  private mutating func writeInitializers(_ type: String, _ members: [Member]) {
    out.line("/// Links that do what is given, for tests.")
    list(access.isEmpty ? "init" : access + "init", members, end: " {") { member in
      guard let type = member.type else { return (member.name, member.isOptional ? "Action?" : "@escaping Action") }
      return (member.name, member.isOptional ? type + "?" : type)
    }
    out.indent()
    for member in members { out.line("self.", member.name, " = ", member.name) }
    out.outdent()
    out.line("}")
    out.blank()
    out.line("/// Links that do nothing, for previews and tests.")
    block(access, "static var none: ", type, "Links") { core in
      core.list(type + "Links", members) { ($0.argument, Self.nothing($0)) }
    }
    out.blank()
    out.line("/// The links as they are in a state.")
    block(access, "init(_ state: State, _ change: @escaping Change)", "") { core in
      for member in members { core.writeFollow(of: member) }
    }
  }

  /// What follows nothing.
  private static func nothing(_ member: Member) -> String {
    if member.isOptional { return "nil" }
    guard let type = member.type else { return "{}" }
    return "\(type) { \([String](repeating: "_", count: member.parameters.count).joined(separator: ", ")) in }"
  }

  private mutating func writeFollow(of member: Member) {
    let isHidden = member.name == "state" || member.name == "change"
    out.startLine()
    if let condition = member.condition {
      out.write("if ")
      out.write(condition)
      out.write(" { ")
    }
    if isHidden { out.write("self.") }
    out.write(member.name)
    out.write(" = ")
    writeClosure(of: member)
    if member.isOptional {
      out.write(isHidden ? " } else { self." : " } else { ")
      out.write(member.name)
      out.write(" = nil }")
    }
    out.endLine()
  }

  /// Writes what follows a link of the current screen.
  private mutating func writeClosure(of member: Member) {
    if member.type == nil && member.outcome == nil {
      out.write("{ change { $0.")
      out.write(member.function)
      return out.write("() } }")
    }
    if let type = member.type {
      out.write(type)
      out.write(" { ")
      out.write(member.parameters.indices.map { "value\($0)" }.joined(separator: ", "))
      out.write(" in change { $0.")
    } else {
      out.write("{ change { $0.")
    }
    out.write(member.function)
    let given = member.parameters.enumerated().map { "\($1.argument): value\($0)" }.joined(separator: ", ")
    if let outcome = member.outcome {
      out.write("(with: .\(outcome)\(given.isEmpty ? "" : "(\(given))"))")
    } else {
      out.write("(")
      out.write(given)
      out.write(")")
    }
    out.write(" } }")
  }

  private mutating func writeType(of member: Member) {
    guard let type = member.type else { return }
    out.blank()
    document("Follows `\(member.argument)`.")
    block("@MainActor ", access, "struct ", type) { core in
      let types = member.parameters.map(\.type).joined(separator: ", ")
      core.out.line("private let follow: @MainActor (\(types)) -> Void")
      core.out.line("\(core.access)init(_ follow: @escaping @MainActor (\(types)) -> Void) { self.follow = follow }")
      let declarations = member.parameters.enumerated().map { index, parameter in
        "\(parameter.quoted) value\(index): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
      }
      let values = member.parameters.indices.map { "value\($0)" }.joined(separator: ", ")
      core.out.line("\(core.access)func callAsFunction(\(declarations.joined(separator: ", "))) { follow(\(values)) }")
    }
  }

  // MARK: What there is

  /// What can be done on a screen.
  func members(of screen: NodeID) -> [Member] {
    if model[screen].isExternal { return externalMembers(of: screen) }
    let lent = router.offers.barLinks(on: screen)
    var names = SwiftScope(reserved: Self.reserved)
    var types = SwiftScope()
    return (router.offers.links(on: screen) + lent).map { link in
      let shape = router.shape(link)
      let name = names.take(router.spellings.lower(model[link].name))
      let isConditional = router.condition(of: link) != nil
      var condition = isConditional ? "state.offers\(capitalized(router.function(link)))" : nil
      if lent.contains(link) {
        let bars = isLent(link, by: "state.top.bar")
        condition = condition.map { "\($0) && (\(bars))" } ?? bars
      }
      return Member(
        link: link, name: SwiftName.quoted(name), argument: SwiftName.argument(name), parameters: shape.asked,
        type: shape.asked.isEmpty ? nil : types.take(router.spellings.upper(model[link].name) + "Link"),
        condition: condition, function: SwiftName.quoted(router.function(link)))
    }
  }

  private static let reserved: Set<String> = ["init", "self"]

  private func externalMembers(of screen: NodeID) -> [Member] {
    let function = router.member(screen)
    var names = SwiftScope(reserved: Self.reserved)
    var types = SwiftScope()
    let back = names.take("goBack")
    var result = [
      Member(
        link: nil, documentation: "Goes back to where it came from.", name: back, argument: back,
        function: SwiftName.quoted(function + "Back"))
    ]
    guard router.canEnd(screen) else { return result }
    for (outcome, name) in router.outcomes(of: screen) {
      let parameters = router.parameters(outcome)
      let own = names.take(name)
      result.append(
        Member(
          link: nil, documentation: "Ends in `\(model.text(model[outcome].name))`.", name: SwiftName.quoted(own),
          argument: SwiftName.argument(own), parameters: parameters,
          type: parameters.isEmpty ? nil : types.take(SwiftName.upper(name) + "Link"),
          function: SwiftName.quoted(function + "End"), outcome: SwiftName.quoted(name)))
    }
    return result
  }
}
