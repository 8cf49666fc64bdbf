/// Writes a type for each screen, with the links that it offers and no others.
extension SwiftCore {
  /// Writes the declarations that the types of links share.
  mutating func writeLinkTypes() {
    out.blank()
    document("Changes the state: what a router does, or a test.")
    out.line("\(access)typealias Change = @MainActor ((inout State) -> Void) -> Void")
    document("Follows a link.")
    out.line("\(access)typealias Action = @MainActor @Sendable () -> Void")
    out.blank()
    lines(
      """
      /// The links that a screen offers.
      @MainActor \(access)protocol Links {
        /// Links that do nothing.
        init()

        /// The links as they are in a state.
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
    /// The link; nil for an action of an external screen.
    let link: LinkID?
    /// The name, in backticks if it needs them.
    let name: String
    /// The name before an argument.
    let argument: String
    /// The details; nil for most members.
    let details: Details?

    /// The properties of a member that is more than a plain link. A class, so that a member is small.
    final class Details: Sendable {
      /// The documentation of an action of an external screen.
      let documentation: String
      let parameters: [RouterParameter]
      /// The callable type of the member, when it has parameters.
      let type: String?
      /// The condition for the link to be offered; nil when it is always offered.
      let condition: String?
      /// The outcome of an external screen.
      let outcome: String?
      /// The function of the state that an external screen calls.
      let function: String?

      init(
        documentation: String = "", parameters: [RouterParameter] = [], type: String? = nil, condition: String? = nil,
        outcome: String? = nil, function: String? = nil
      ) {
        self.documentation = documentation
        self.parameters = parameters
        self.type = type
        self.condition = condition
        self.outcome = outcome
        self.function = function
      }
    }

    var isOptional: Bool { details?.condition != nil }
    var parameters: [RouterParameter] { details?.parameters ?? [] }
    /// The callable type of the member, when it has parameters.
    var type: String? { details?.type }
  }

  /// Writes the types of the links of some screens.
  mutating func writeLinks(of screens: ArraySlice<NodeID>) {
    guard let first = screens.first else { return }
    // A tree is read for each file and not for each screen, which would copy it.
    var (file, tree) = (model[first].file, router.compilation.tree(of: first))
    for screen in screens {
      if model[screen].file != file { (file, tree) = (model[screen].file, router.compilation.tree(of: screen)) }
      writeLinks(of: screen, in: tree)
    }
  }

  /// Writes the type of the links of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - tree: The tree of the screen's file, which declares most of its links, too.
  private mutating func writeLinks(of screen: NodeID, in tree: SyntaxTree) {
    findMembers(of: screen)
    let taken = shared.isEmpty ? [] : takeSharedMembers(of: screen)
    out.blank()
    let isAlways = members.allSatisfy { !$0.isOptional }
    let end = isAlways ? "." : "; what is nil is not offered just now."
    out.line("/// What can be done on `\(router.shownName(screen))`\(end)")
    let attributes = taken.isEmpty ? "@MainActor" : "@MainActor @dynamicMemberLookup"
    out.line("\(attributes) \(access)struct \(router.type(screen))Links: Links {")
    out.indent()
    writeHolders(taken)
    for index in members.indices { write(members[index], on: screen, tree) }
    if !members.isEmpty || !taken.isEmpty { out.blank() }
    writeInitializers(taken)
    writeSubscripts(taken)
    for index in members.indices where members[index].details != nil { writeType(of: members[index]) }
    out.outdent()
    out.line("}")
  }

  /// Writes the members of a type of shared links, and its initializers.
  mutating func writeMembers(of owner: NodeID) {
    let tree = router.compilation.tree(of: owner)
    for index in members.indices { write(members[index], on: owner, tree) }
    out.blank()
    writeInitializers([])
  }

  private mutating func write(_ member: Member, on screen: NodeID, _ tree: SyntaxTree) {
    if let link = member.link {
      let owner = model[link].owner
      if owner == screen {
        documentWhatElse(of: link, in: tree)
      } else {
        document(link, in: router.compilation.tree(of: owner))
      }
    } else {
      document(member.details?.documentation ?? "")
    }
    out.startLine()
    writeAccess()
    out.write("var ")
    write(member.name)
    if let details = member.details { writeDefault(details) } else { out.write(": Action = {}") }
    out.endLine()
  }

  /// Continues with the type of a member with details, and with its default, which does nothing.
  private mutating func writeDefault(_ details: Member.Details) {
    if details.condition != nil {
      out.write(": ")
      out.write(details.type ?? "Action")
      return out.write("?")
    }
    guard let type = details.type else { return out.write(": Action = {}") }
    out.write(" = ")
    out.write(type)
    out.write(" { ")
    writeSeparated(details.parameters) { core, _, _ in core.out.write("_") }
    out.write(" in }")
  }

  private mutating func writeInitializers(_ taken: [SharedLinks]) {
    out.startLine()
    writeAccess()
    out.write("init() {}\n")
    shortBlock("\(access)init(_ state: State, _ change: @escaping Change)") { core in
      for shared in taken { core.out.line("\(shared.name) = \(shared.type)(state, change)") }
      for index in core.members.indices { core.writeFollow(of: core.members[index]) }
    }
  }

  private mutating func writeFollow(of member: Member) {
    out.startLine()
    let condition = member.details?.condition
    if let condition {
      out.write("if ")
      out.write(condition)
      out.write(" { ")
    }
    if RouterNames.hiddenMembers.contains(member.name) { out.write("self.") }
    write(member.name)
    out.write(" = ")
    writeClosure(of: member)
    if condition != nil { out.write(" }") }
    out.endLine()
  }

  /// Writes the closure that follows a link of the current screen.
  private mutating func writeClosure(of member: Member) {
    guard let details = member.details, details.type != nil || details.outcome != nil else {
      out.write("{ change { $0.")
      writeFunction(of: member)
      return out.write("() } }")
    }
    if let type = details.type {
      out.write(type)
      out.write(" { ")
      writeSeparated(details.parameters) { core, parameter, _ in core.out.write(parameter.local) }
      out.write(" in change { $0.")
    } else {
      out.write("{ change { $0.")
    }
    writeFunction(of: member)
    out.write("(")
    if let outcome = details.outcome {
      out.write("with: .")
      out.write(outcome)
      if !details.parameters.isEmpty { out.write("(") }
    }
    writeSeparated(details.parameters) { core, parameter, _ in
      core.out.write(parameter.argument)
      core.out.write(": ")
      core.out.write(parameter.local)
    }
    if details.outcome != nil && !details.parameters.isEmpty { out.write(")") }
    out.write(") } }")
  }

  @inline(__always)
  private mutating func writeFunction(of member: Member) {
    if let link = member.link { writeFunctionName(of: link) }
    if let function = member.details?.function { write(function) }
  }

  private mutating func writeType(of member: Member) {
    guard let details = member.details, let type = details.type else { return }
    out.blank()
    out.startLine()
    out.write("@MainActor ")
    writeAccess()
    out.write("struct ")
    out.write(type)
    out.write(" {")
    out.endLine()
    out.indent()
    out.startLine()
    // Without an access level, the memberwise initializer suffices.
    out.write(access.isEmpty ? "let follow: @MainActor (" : "private let follow: @MainActor (")
    writeSeparated(details.parameters) { core, parameter, _ in core.out.write(parameter.type) }
    out.write(") -> Void")
    out.endLine()
    if !access.isEmpty {
      out.startLine()
      writeAccess()
      out.write("init(_ follow: @escaping @MainActor (")
      writeSeparated(details.parameters) { core, parameter, _ in core.out.write(parameter.type) }
      out.write(") -> Void) { self.follow = follow }")
      out.endLine()
    }
    out.startLine()
    writeAccess()
    out.write("func callAsFunction(")
    writeSeparated(details.parameters) { core, parameter, _ in
      core.out.write(parameter.quoted)
      if parameter.local != parameter.quoted {
        core.out.write(" ")
        core.out.write(parameter.local)
      }
      core.out.write(": ")
      core.out.write(parameter.type)
      if let value = parameter.defaultValue {
        core.out.write(" = ")
        core.out.write(value)
      }
    }
    out.write(") { follow(")
    writeSeparated(details.parameters) { core, parameter, _ in core.out.write(parameter.local) }
    out.write(") }")
    out.endLine()
    out.outdent()
    out.line("}")
  }

  /// Continues with some text for each parameter, separated by commas.
  @inline(__always)
  private mutating func writeSeparated(
    _ parameters: [RouterParameter], _ write: (inout SwiftCore, RouterParameter, Int) -> Void
  ) {
    for index in parameters.indices {
      if index > 0 { out.write(", ") }
      write(&self, parameters[index], index)
    }
  }

  // MARK: Members

  /// Finds the members of the type of a screen's links.
  mutating func findMembers(of screen: NodeID) {
    members = []
    memberNames = SwiftScope(reserved: RouterNames.reservedMembers)
    if model[screen].isExternal { return members += externalMembers(of: screen) }
    var types = SwiftScope()
    if let own = router.offers.ownLinks(of: screen) {
      for index in own { members.append(member(for: LinkID(index), isLent: false, &types)) }
      return
    }
    let lent = router.offers.barLinks(on: screen)
    for link in router.links(on: screen) { members.append(member(for: link, isLent: lent.contains(link), &types)) }
  }

  private mutating func member(for link: LinkID, isLent: Bool, _ types: inout SwiftScope) -> Member {
    let name = memberNames.take(SwiftName.lower(model.text(model[link].name)))
    return Member(
      link: link, name: SwiftName.quoted(name), argument: SwiftName.argument(name),
      details: details(of: link, isLent: isLent, &types))
  }

  /// Returns the details of a link; nil for a plain one.
  private mutating func details(of link: LinkID, isLent: Bool, _ types: inout SwiftScope) -> Member.Details? {
    if !isLent && !router.hasShape(link) && model[model[link].target].details == TargetDetails.none { return nil }
    let asked = router.shape(link).asked
    let isConditional = router.condition(of: link) != nil
    if asked.isEmpty && !isConditional && !isLent { return nil }
    var condition = isConditional ? "\(stateName)\(RouterNames.offers(router.function(link)))" : nil
    if isLent {
      let bars = self.isLent(link, by: "\(stateName)top.bar")
      condition = condition.map { "\($0) && (\(bars))" } ?? bars
    }
    let type = asked.isEmpty ? nil : types.take(SwiftName.upper(model.text(model[link].name)) + "Link")
    return Member.Details(parameters: asked, type: type, condition: condition)
  }

  /// Writes the function that states which conditional links are offered: a view of the screen depends on them.
  mutating func writeLinkOffers() {
    stateName = ""
    defer { stateName = "state." }
    var cases: [(screen: NodeID, conditions: [String])] = []
    for screen in router.screens {
      findMembers(of: screen)
      let conditions = members.compactMap { $0.details?.condition }
      if !conditions.isEmpty { cases.append((screen, conditions)) }
    }
    out.blank()
    document("For a screen, which of the links are offered that are not always offered.")
    let head = "func offers(on screen: Screen.Name) -> [Bool]"
    if cases.isEmpty { return out.line("\(head) { [] }") }
    block(head) { core in
      core.switch("screen") { core in
        for (screen, conditions) in cases {
          core.out.line(
            "case .\(SwiftName.quoted(core.router.member(screen))): [\(conditions.joined(separator: ", "))]")
        }
        if cases.count < core.router.screens.count { core.out.line("default: []") }
      }
    }
  }

  private mutating func externalMembers(of screen: NodeID) -> [Member] {
    var types = SwiftScope()
    func function(_ ending: String) -> String { SwiftName.quoted(router.member(screen) + ending) }
    func member(_ wanted: String, _ details: Member.Details) -> Member {
      let name = memberNames.take(wanted)
      return Member(link: nil, name: SwiftName.quoted(name), argument: SwiftName.argument(name), details: details)
    }
    let back = Member.Details(documentation: "Goes back to where it came from.", function: function(RouterNames.back))
    var result = [member("goBack", back)]
    guard router.canEnd(screen) else { return result }
    for (outcome, name) in router.outcomes(of: screen) {
      let parameters = router.parameters(outcome)
      let details = Member.Details(
        documentation: "Ends in `\(model.text(model[outcome].name))`.", parameters: parameters,
        type: parameters.isEmpty ? nil : types.take(SwiftName.upper(name) + "Link"), outcome: SwiftName.quoted(name),
        function: function(RouterNames.end))
      result.append(member(name, details))
    }
    return result
  }
}
