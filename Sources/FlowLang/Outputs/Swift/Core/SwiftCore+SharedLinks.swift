/// Links of a group, a flow or the app that many screens offer: they have a type of their own, and the links of each
/// such screen have a member of it, so that the size of a router does not grow with the product.
extension SwiftCore {
  /// The links of one owner.
  struct SharedLinks: Sendable {
    let owner: NodeID
    let links: [LinkID]
    /// The type, and the name of the member.
    let type: String
    let name: String
    /// The screens that offer all these links.
    let screens: Set<NodeID>
  }

  /// The minimum numbers of links and screens for which sharing saves lines.
  private static let fewest = (links: 8, screens: 4)

  /// Finds links that many screens share, once for each router.
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

  /// Names the types of links with parameters that several screens offer, once for each router.
  mutating func findSharedTypes() {
    var types = SwiftScope()
    for index in model.links.indices {
      let link = LinkID(index)
      let isShared = router.offers.screens(offering: link).count > 1 || !router.offers.bars(lending: link).isEmpty
      guard isShared, !router.shape(link).asked.isEmpty else { continue }
      sharedTypes[link] = types.take(SwiftName.upper(router.function(link)) + "Link")
    }
  }

  /// Writes the types of links with parameters that several screens offer.
  mutating func writeSharedTypes() {
    for index in model.links.indices {
      guard let type = sharedTypes[LinkID(index)] else { continue }
      out.blank()
      document(LinkID(index))
      writeStruct(type, of: router.shape(LinkID(index)).asked)
    }
  }

  /// Whether a member is a plain link: it has the link's name, is always offered and has no parameters.
  private func isPlain(_ member: Member) -> Bool {
    guard let link = member.link, member.parameters.isEmpty, !member.isOptional else { return false }
    return member.name == SwiftName.quoted(SwiftName.lower(model.text(model[link].name)))
  }

  /// Removes the members of a screen that it shares with others, and returns their shared links.
  mutating func takeSharedMembers(of screen: NodeID) -> [SharedLinks] {
    let taken = shared.filter { $0.screens.contains(screen) }
    if taken.isEmpty { return [] }
    let links = Set(taken.flatMap(\.links))
    members.removeAll { member in member.link.map { links.contains($0) } == true }
    return taken
  }

  mutating func writeSharedLinks() {
    for shared in shared {
      members = shared.links.map { link in
        let name = SwiftName.lower(model.text(model[link].name))
        return Member(link: link, name: SwiftName.quoted(name))
      }
      out.blank()
      let owner = shared.owner == .app ? "the app" : "`\(model.name(of: shared.owner))`"
      document("The links of every screen of \(owner).")
      block("@MainActor \(access)struct \(shared.type): Links") { core in core.writeMembers(of: shared.owner) }
    }
    members = []
  }

  /// Writes the members with the links that a screen shares with others.
  mutating func writeHolders(_ taken: [SharedLinks]) {
    for shared in taken {
      document("Its members are members of the screen's links, too.")
      out.line("\(access)var \(shared.name) = \(shared.type)()")
    }
  }

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
