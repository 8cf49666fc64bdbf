/// For each screen, the links that it offers and no others.
extension SwiftCore {
  /// What the types of links share.
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

  /// What all types of links have, behind the type that everything else is in.
  mutating func writeLinkDefaults() {
    section("extension \(router.namespace).Links") { core in
      core.document("Links that do nothing; a test sets those that it follows.")
      core.out.line("\(core.access)static var none: Self { Self() }")
    }
  }

  /// One link of a screen, or one way for an external one to end.
  struct Member: Sendable {
    /// The link; nil for what an external screen does.
    let link: LinkID?
    /// What it is called, in backticks where it must be.
    let name: String
    /// The name before an argument.
    let argument: String
    /// What most members have not.
    let details: Details?

    /// What is said of a member that is more than a link to follow. A class, so that a member is little to hand about.
    final class Details: Sendable {
      /// What an external screen does, for people.
      let documentation: String
      let parameters: [RouterParameter]
      /// The type of what follows it, when it is given something.
      let type: String?
      /// The condition for it to be offered; nil when it always is.
      let condition: String?
      /// The outcome that an external screen ends in.
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
    /// The type of what follows it, when it is given something.
    var type: String? { details?.type }
  }

  /// The types of the links of some screens.
  mutating func writeLinks(of screens: ArraySlice<NodeID>) {
    guard let first = screens.first else { return }
    // A tree is looked up for each file and not for each screen, which would copy it.
    var (file, tree) = (model[first].file, router.compilation.tree(of: first))
    for screen in screens {
      if model[screen].file != file { (file, tree) = (model[screen].file, router.compilation.tree(of: screen)) }
      writeLinks(of: screen, in: tree)
    }
  }

  /// The type of the links of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - tree: The tree of the file that it is in, and most of its links with it.
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

  /// The members of a type of links that has no others, and what makes it.
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

  /// Goes on with the type of a member that is more than a link to follow, and with what does nothing.
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

  /// Writes what follows a link of the current screen.
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
    // What is not for other modules has the initializer that the compiler makes.
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

  /// Goes on with something about each of some parameters, commas between.
  @inline(__always)
  private mutating func writeSeparated(
    _ parameters: [RouterParameter], _ write: (inout SwiftCore, RouterParameter, Int) -> Void
  ) {
    for index in parameters.indices {
      if index > 0 { out.write(", ") }
      write(&self, parameters[index], index)
    }
  }

  // MARK: What there is

  /// Finds what can be done on a screen.
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

  /// What is special about a link; nil for nothing.
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

  /// Which of the links are offered that are not always offered: what a view of the screen depends on.
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
