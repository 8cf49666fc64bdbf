/// Links of a group, a flow or the app that many screens offer: a type of their own, which the links of each such screen
/// hold, so that a router does not grow with their product.
extension SwiftCore {
  /// The links of one owner.
  struct SharedLinks: Sendable {
    let owner: NodeID
    let links: [LinkID]
    /// The type, and the member that holds it.
    let type: String
    let name: String
    /// The screens that offer all of them.
    let screens: Set<NodeID>
  }

  /// How many links and screens there must be, for fewer lines and not more.
  private static let fewest = (links: 8, screens: 4)

  /// Finds links that many screens share, once for a router.
  mutating func findSharedLinks() {
    for owner in model.nodeIDs where model[owner].kind != .screen {
      let links = model[owner].links.map { LinkID($0) }
      guard links.count >= Self.fewest.links else { continue }
      let offering = router.offers.screens(offering: links[0])
      guard offering.count >= Self.fewest.screens else { continue }
      let type = "LinksOf" + (owner == .app ? "App" : router.type(owner))
      let name = SwiftName.lower(type)
      let screens = offering.filter { screen in
        findMembers(of: screen)
        let plain = Set(members.filter(isPlain).compactMap(\.link))
        return links.allSatisfy(plain.contains) && !members.contains { $0.name == name }
      }
      guard screens.count >= Self.fewest.screens else { continue }
      shared.append(SharedLinks(owner: owner, links: links, type: type, name: name, screens: Set(screens)))
    }
    members = []
  }

  /// Whether a member is what its link says and nothing more: it has its name, is always offered and asks for nothing.
  private func isPlain(_ member: Member) -> Bool {
    guard let link = member.link, member.details == nil else { return false }
    return member.name == SwiftName.quoted(SwiftName.lower(model.text(model[link].name)))
  }

  /// Takes the members of a screen out that it shares with others, and gives what holds them.
  mutating func takeSharedMembers(of screen: NodeID) -> [SharedLinks] {
    let taken = shared.filter { $0.screens.contains(screen) }
    if taken.isEmpty { return [] }
    let links = Set(taken.flatMap(\.links))
    members.removeAll { member in member.link.map { links.contains($0) } == true }
    return taken
  }

  /// The types of shared links.
  mutating func writeSharedLinks() {
    for shared in shared {
      members = shared.links.map { link in
        let name = SwiftName.lower(model.text(model[link].name))
        return Member(link: link, name: SwiftName.quoted(name), argument: SwiftName.argument(name), details: nil)
      }
      out.blank()
      let owner = shared.owner == .app ? "the app" : "`\(model.name(of: shared.owner))`"
      document("What can be done on every screen of \(owner).")
      block("@MainActor \(access)struct \(shared.type): Links") { core in core.writeMembers(of: shared.owner) }
    }
    members = []
  }

  /// What holds the links that a screen shares with others.
  mutating func writeHolders(_ taken: [SharedLinks]) {
    for shared in taken {
      document("Its members are members of the screen's links, too.")
      out.line("\(access)var \(shared.name) = \(shared.type)()")
    }
  }

  /// The members of what a screen holds as its own.
  mutating func writeSubscripts(_ taken: [SharedLinks]) {
    for shared in taken {
      out.blank()
      block("\(access)subscript(dynamicMember link: WritableKeyPath<\(shared.type), Action>) -> Action") { core in
        core.out.line("get { \(shared.name)[keyPath: link] }")
        core.out.line("set { \(shared.name)[keyPath: link] = newValue }")
      }
    }
  }
}
