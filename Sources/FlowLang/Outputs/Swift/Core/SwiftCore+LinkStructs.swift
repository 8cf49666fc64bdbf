/// Writes a type for each screen, with the links that it offers and no others.
extension SwiftCore {
  /// Writes the declarations that the types of links share.
  mutating func writeLinkTypes() {
    describe("A change of the state, by a router or a test.")
    out.line("\(access)typealias Change = @MainActor ((inout State) -> Void) -> Void")
    document("Follows a link.")
    out.line("\(access)typealias Action = @MainActor @Sendable () -> Void")
    declare(
      """
      /// The links that a screen offers.
      @MainActor \(access)protocol Links {
        /// Links that do nothing.
        init()

        /// Creates the links that a state offers.
        init(_ state: State, _ change: @escaping Change)
      }
      """)
  }

  /// Writes the defaults of the types of links, in an extension after the namespace.
  mutating func writeLinkDefaults() {
    section("extension \(router.namespace).Links") { core in
      core.document("Links that do nothing; a test sets those that it follows.")
      core.out.line("\(core.access)static var none: Self { Self() }")
    }
  }

  /// A link of a screen, or one end of an external screen.
  struct Member: Sendable {
    /// The link; nil for an end of an external screen.
    var link: LinkID?
    /// The name, in backticks where necessary.
    let name: String
    /// The documentation of an end of an external screen.
    var documentation = ""
    var parameters: [RouterParameter] = []
    /// The type of the closure, when it has parameters.
    var type: String?
    /// The condition under which the member is offered; nil when it always is.
    var condition: String?
    /// The outcome that an external screen ends in.
    var outcome: String?
    /// The function of the state that an external screen calls.
    var function: String?

    var isOptional: Bool { condition != nil }
  }

  /// The type of the links of a screen.
  mutating func writeLinks(of screen: NodeID) {
    findMembers(of: screen)
    let taken = shared.isEmpty ? [] : takeSharedMembers(of: screen)
    out.blank()
    let isAlways = members.allSatisfy { !$0.isOptional }
    let end = isAlways ? "." : "; what is nil is not offered just now."
    out.line("/// The links of `\(router.shownName(screen))`\(end)")
    let attributes = taken.isEmpty ? "@MainActor" : "@MainActor @dynamicMemberLookup"
    block("\(attributes) \(access)struct \(router.type(screen))Links: Links") { core in
      core.writeHolders(taken)
      for member in core.members { core.write(member, on: screen) }
      if !core.members.isEmpty || !taken.isEmpty { core.out.blank() }
      core.writeInitializers(taken)
      core.writeSubscripts(taken)
      for member in core.members { core.writeType(of: member) }
    }
  }

  /// Writes the members of a type of shared links, and its initializers.
  mutating func writeMembers(of owner: NodeID) {
    for member in members { write(member, on: owner) }
    out.blank()
    writeInitializers([])
  }

  private mutating func write(_ member: Member, on screen: NodeID) {
    if let link = member.link {
      if model[link].owner == screen { documentWhatElse(of: link) } else { document(link) }
    } else {
      document(member.documentation)
    }
    let value =
      if member.isOptional {
        ": \(member.type ?? "Action")?"
      } else if let type = member.type {
        " = \(type) { \(member.parameters.map { _ in "_" }.joined(separator: ", ")) in }"
      } else {
        ": Action = {}"
      }
    out.line("\(access)var \(member.name)\(value)")
  }

  private mutating func writeInitializers(_ taken: [SharedLinks]) {
    out.line("\(access)init() {}")
    shortBlock("\(access)init(_ state: State, _ change: @escaping Change)") { core in
      for shared in taken { core.out.line("\(shared.name) = \(shared.type)(state, change)") }
      for member in core.members {
        let name = RouterNames.hiddenMembers.contains(member.name) ? "self.\(member.name)" : member.name
        let assignment = "\(name) = \(core.closure(of: member))"
        core.out.line(member.condition.map { "if \($0) { \(assignment) }" } ?? assignment)
      }
    }
  }

  /// Returns the closure that follows a link of the current screen.
  private func closure(of member: Member) -> String {
    let function = member.link.map { router.function($0) } ?? member.function ?? ""
    let values = member.parameters.map { "\($0.argument): \($0.local)" }.joined(separator: ", ")
    let arguments = member.outcome.map { "with: .\($0)" + (values.isEmpty ? "" : "(\(values))") } ?? values
    let change = "change { $0.\(function)(\(arguments)) }"
    guard let type = member.type else { return "{ \(change) }" }
    return "\(type) { \(member.parameters.map(\.local).joined(separator: ", ")) in \(change) }"
  }

  private mutating func writeType(of member: Member) {
    guard let type = member.type else { return }
    if let link = member.link, let shared = sharedTypes[link] {
      out.blank()
      out.line("\(access)typealias \(type) = \(router.namespace).\(shared)")
      return
    }
    out.blank()
    writeStruct(type, of: member.parameters)
  }

  mutating func writeStruct(_ type: String, of parameters: [RouterParameter]) {
    let follow = "@MainActor (\(parameters.map(\.type).joined(separator: ", "))) -> Void"
    let values = parameters.map(\.local).joined(separator: ", ")
    let parameters = parameters.map { declaration($0) }.joined(separator: ", ")
    block("@MainActor \(access)struct \(type)") { core in
      if core.access.isEmpty {
        core.out.line("let follow: \(follow)")
      } else {
        // The initializer that the compiler makes is not for other modules.
        core.out.line("private let follow: \(follow)")
        core.out.line("\(core.access)init(_ follow: @escaping \(follow)) { self.follow = follow }")
      }
      core.out.line("\(core.access)func callAsFunction(\(parameters)) { follow(\(values)) }")
    }
  }

  // MARK: Members

  /// Finds the members of the type of a screen's links.
  mutating func findMembers(of screen: NodeID) {
    members = []
    memberNames = SwiftScope(reserved: RouterNames.reservedMembers)
    if model[screen].isExternal { return members += externalMembers(of: screen) }
    var types = SwiftScope()
    let lent = router.offers.barLinks(on: screen)
    for link in router.links(on: screen) { members.append(member(for: link, isLent: lent.contains(link), &types)) }
  }

  private mutating func member(for link: LinkID, isLent: Bool, _ types: inout SwiftScope) -> Member {
    let name = memberNames.take(SwiftName.lower(model.text(model[link].name)))
    let asked = router.shape(link).asked
    let isConditional = router.condition(of: link) != nil
    var condition = isConditional ? "\(stateName)\(RouterNames.offers(router.function(link)))" : nil
    if isLent {
      let bars = self.isLent(link, by: "\(stateName)top.bar")
      condition = condition.map { "\($0) && (\(bars))" } ?? bars
    }
    let type = asked.isEmpty ? nil : types.take(SwiftName.upper(model.text(model[link].name)) + "Link")
    return Member(link: link, name: SwiftName.quoted(name), parameters: asked, type: type, condition: condition)
  }

  /// Writes the function that states which conditional links are offered: a view of the screen depends on them.
  mutating func writeLinkOffers() {
    stateName = ""
    defer { stateName = "state." }
    var cases: [(screen: NodeID, conditions: [String])] = []
    for screen in router.screens {
      findMembers(of: screen)
      let conditions = members.compactMap(\.condition)
      if !conditions.isEmpty { cases.append((screen, conditions)) }
    }
    describe("For a screen, which of the links are offered that are not always offered.")
    let head = "func offers(on screen: Screen.Name) -> [Bool]"
    if cases.isEmpty { return out.line("\(head) { [] }") }
    table(
      head, of: "screen", cases.map { (router.member($0.screen), "[\($0.conditions.joined(separator: ", "))]") },
      usual: cases.count < router.screens.count ? "[]" : nil)
  }

  private mutating func externalMembers(of screen: NodeID) -> [Member] {
    var types = SwiftScope()
    func member(_ wanted: String, _ documentation: String, _ ending: String) -> Member {
      let name = memberNames.take(wanted)
      return Member(
        name: SwiftName.quoted(name), documentation: documentation,
        function: SwiftName.quoted(router.member(screen) + ending))
    }
    var result = [member("goBack", "Goes back to where it came from.", RouterNames.back)]
    guard router.canEnd(screen) else { return result }
    for (outcome, name) in router.outcomes(of: screen) {
      var end = member(name, "Ends in `\(model.text(model[outcome].name))`.", RouterNames.end)
      end.parameters = router.parameters(outcome)
      if !end.parameters.isEmpty { end.type = types.take(SwiftName.upper(name) + "Link") }
      end.outcome = SwiftName.quoted(name)
      result.append(end)
    }
    return result
  }
}
