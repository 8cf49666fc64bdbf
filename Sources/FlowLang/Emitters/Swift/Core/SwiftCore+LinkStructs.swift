/// For each screen, the links that it offers and no others.
extension SwiftCore {
  mutating func writeLinks() {
    out.blank()
    document("Changes the state: what a router does, or a test.")
    out.line("\(access)typealias Change = @MainActor ((inout State) -> Void) -> Void")
    for screen in router.screens { writeLinks(of: screen) }
  }

  /// One link of a screen, or one way for an external one to end.
  struct Member {
    /// The link; nil for what an external screen does.
    let link: LinkID?
    /// What it is called.
    let name: String
    let documentation: [String]
    let parameters: [RouterParameter]
    /// The type of what follows it, when it is given something.
    let type: String?
    /// The condition for it to be offered; nil when it always is.
    let condition: String?
    /// The statement that follows it, without the values.
    let follow: ([String]) -> String

    var isOptional: Bool { condition != nil }
    /// The name before an argument.
    var argument: String { name == "inout" ? SwiftName.quoted(name) : name }
  }

  private mutating func writeLinks(of screen: NodeID) {
    let members = members(of: screen)
    let name = "\(router.type(screen))Links"
    out.blank()
    document("What can be done on `\(model.name(of: screen))`; what is nil is not offered just now.")
    block("@MainActor \(access)struct \(name)") { core in
      for member in members { core.write(member) }
      if !members.isEmpty { core.out.blank() }
      core.writeInitializers(name, members)
      for member in members { core.writeType(of: member) }
    }
  }

  private mutating func write(_ member: Member) {
    document(member.documentation)
    let type =
      member.type.map { member.isOptional ? $0 + "?" : $0 }
      ?? (member.isOptional ? "(@MainActor @Sendable () -> Void)?" : "@MainActor @Sendable () -> Void")
    out.line("\(access)let \(SwiftName.quoted(member.name)): \(type)")
  }

  private mutating func writeInitializers(_ name: String, _ members: [Member]) {
    let parameters = members.map { member in
      let type = member.type ?? "@escaping @MainActor @Sendable () -> Void"
      let optional = member.type.map { $0 + "?" } ?? "(@MainActor @Sendable () -> Void)?"
      return "\(SwiftName.quoted(member.name)): \(member.isOptional ? optional : type)"
    }
    document("Links that do what is given, for tests.")
    block("\(access)init", parameters) { core in
      for member in members {
        core.out.line("self.\(SwiftName.quoted(member.name)) = \(SwiftName.quoted(member.name))")
      }
    }
    out.blank()
    document("Links that do nothing, for previews and tests.")
    let nothing = members.map { member in
      "\(member.argument): "
        + (member.isOptional
          ? "nil" : member.type.map { type in "\(type) {\(Self.ignoring(member.parameters.count)) }" } ?? "{}")
    }
    block("\(access)static var none: \(name)") { $0.list(name, nothing) }
    out.blank()
    document("The links as they are in a state.")
    block("\(access)init(_ state: State, _ change: @escaping Change)") { core in
      for member in members { core.writeFollow(of: member) }
    }
  }

  private static func ignoring(_ count: Int) -> String {
    count == 0 ? "" : " " + [String](repeating: "_", count: count).joined(separator: ", ") + " in"
  }

  private mutating func writeFollow(of member: Member) {
    let values = member.parameters.indices.map { "value\($0)" }
    let given = zip(member.parameters, values).map { "\($0.argument): \($1)" }
    let head = values.isEmpty ? "" : " \(values.joined(separator: ", ")) in"
    let closure = "\(member.type.map { $0 + " " } ?? ""){\(head) change { $0.\(member.follow(given)) } }"
    let isHidden = member.name == "state" || member.name == "change"
    let name = (isHidden ? "self." : "") + SwiftName.quoted(member.name)
    if let condition = member.condition {
      out.line("if \(condition) { \(name) = \(closure) } else { \(name) = nil }")
    } else {
      out.line("\(name) = \(closure)")
    }
  }

  private mutating func writeType(of member: Member) {
    guard let type = member.type else { return }
    out.blank()
    document("Follows `\(member.name)`.")
    block("@MainActor \(access)struct \(type)") { core in
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
    var names = SwiftScope(reserved: ["init", "self"])
    var types = SwiftScope(reserved: [router.type(screen) + "Links"])
    return (router.offers.links(on: screen) + lent).map { link in
      let shape = router.shape(link)
      let name = names.take(SwiftName.lower(model.text(model[link].name)))
      let type = shape.asked.isEmpty ? nil : types.take(SwiftName.upper(model.text(model[link].name)) + "Link")
      let function = router.function(link)
      let isConditional = router.condition(of: link) != nil
      var condition = isConditional ? "state.offers\(capitalized(function))" : nil
      if lent.contains(link) {
        let bars = isLent(link, by: "state.top.bar")
        condition = condition.map { "\($0) && (\(bars))" } ?? bars
      }
      return Member(
        link: link, name: name, documentation: documentation(of: link), parameters: shape.asked, type: type,
        condition: condition,
        follow: { "\(SwiftName.quoted(function))(\($0.joined(separator: ", ")))" })
    }
  }

  private func externalMembers(of screen: NodeID) -> [Member] {
    let function = router.member(screen)
    var names = SwiftScope(reserved: ["init", "self"])
    var types = SwiftScope(reserved: [router.type(screen) + "Links"])
    let back = Member(
      link: nil, name: names.take("goBack"), documentation: ["Goes back to where it came from."], parameters: [],
      type: nil,
      condition: nil, follow: { _ in "\(SwiftName.quoted(function + "Back"))()" })
    guard router.canEnd(screen) else { return [back] }
    return [back]
      + router.outcomes(of: screen).map { outcome, name in
        let parameters = router.parameters(outcome)
        let type = parameters.isEmpty ? nil : types.take(SwiftName.upper(name) + "Link")
        return Member(
          link: nil, name: names.take(name), documentation: ["Ends in `\(model.text(model[outcome].name))`."],
          parameters: parameters, type: type, condition: nil,
          follow: { values in
            let values = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
            return "\(SwiftName.quoted(function + "End"))(with: .\(SwiftName.quoted(name))\(values))"
          })
      }
  }
}
