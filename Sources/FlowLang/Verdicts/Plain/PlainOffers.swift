/// Which links each screen offers, in the order of the files, without a list for each screen.
///
/// Most screens offer their own links and those of what they stand in, which come before and after them in the file; the
/// latter are listed once for all that stand there. A screen that drops or embeds something, or that a tab bar with links
/// shows, has a list of its own.
struct PlainOffers {
  /// The links of a screen: some of the list, its own, some more of the list.
  struct Offer {
    var before: Range<Int> = 0..<0
    var own: Slice = 0..<0
    var after: Range<Int> = 0..<0

    /// How many links there are, those with an error among its own included.
    @inline(__always)
    var count: Int { before.count + own.count + after.count }
  }

  private let machine: Machine
  private let nodes: [Node]
  private let links: [Link]
  private let isBroken: [Bool]
  private var listed: [UInt32] = []
  /// The links that the insides of a container inherit, as places in the list, by the number of the container.
  private var inherited: [NodeID: Range<Int>] = [:]
  private var special: [UInt64: Range<Int>] = [:]
  private let hasLinks: [Bool]

  init(_ machine: Machine) {
    self.machine = machine
    nodes = machine.model.nodes
    links = machine.model.links
    var isBroken = [Bool](repeating: false, count: machine.broken.isEmpty ? 0 : links.count)
    for link in machine.broken { isBroken[Int(link.index)] = true }
    self.isBroken = isBroken
    hasLinks = nodes.map { !$0.links.isEmpty }
  }

  /// What a screen offers in a layer that a tab bar shows, if any.
  @inline(__always)
  mutating func offer(of screen: UInt32, in bar: UInt32) -> Offer {
    let node = nodes[Int(screen)]
    let isShownByBar = bar != PlainStep.none
    if node.details == NodeDetails.none, !isShownByBar, node.parent == .app, !hasLinks[0] {
      return Offer(own: node.links)
    }
    return otherOffer(of: screen, in: bar)
  }

  private mutating func otherOffer(of screen: UInt32, in bar: UInt32) -> Offer {
    let node = nodes[Int(screen)]
    if node.details != NodeDetails.none {
      let details = machine.model.details[Int(node.details)]
      if !details.without.isEmpty || !details.embeds.isEmpty { return Offer(before: list(of: screen, in: bar)) }
    }
    if bar != PlainStep.none, offersLinks(bar) { return Offer(before: list(of: screen, in: bar)) }
    let outer = inheritedLinks(of: node.parent)
    guard let first = node.links.first, !outer.isEmpty else { return Offer(before: outer, own: node.links) }
    var split = outer.lowerBound
    while split < outer.upperBound, isBefore(listed[split], first) { split += 1 }
    return Offer(before: outer.lowerBound..<split, own: node.links, after: split..<outer.upperBound)
  }

  /// Whether a node has links of its own or inherits some.
  private mutating func offersLinks(_ node: UInt32) -> Bool {
    hasLinks[Int(node)] || !inheritedLinks(of: nodes[Int(node)].parent).isEmpty
  }

  private mutating func list(of screen: UInt32, in bar: UInt32) -> Range<Int> {
    let key = UInt64(screen) << 32 | UInt64(bar)
    if let known = special[key] { return known }
    let bar = bar == PlainStep.none ? nil : NodeID(bar)
    let first = listed.count
    listed += machine.links(on: NodeID(screen), in: bar).map(\.index)
    special[key] = first..<listed.count
    return first..<listed.count
  }

  private mutating func inheritedLinks(of container: NodeID) -> Range<Int> {
    if let known = inherited[container] { return known }
    var owners = [container]
    while owners[owners.count - 1] != .app { owners.append(nodes[Int(owners[owners.count - 1].index)].parent) }
    var all = owners.flatMap { nodes[Int($0.index)].links.filter { !isLeftOut($0) } }
    all.sort { isBefore($0, $1) }
    let first = listed.count
    listed += all
    inherited[container] = first..<listed.count
    return first..<listed.count
  }

  private func isBefore(_ left: UInt32, _ right: UInt32) -> Bool {
    let (left, right) = (links[Int(left)], links[Int(right)])
    let files = (nodes[Int(left.owner.index)].file, nodes[Int(right.owner.index)].file)
    return (files.0, left.syntax.index) < (files.1, right.syntax.index)
  }

  /// Whether an error was found in a link, so that it counts as `stay`.
  @inline(__always)
  func isLeftOut(_ link: UInt32) -> Bool { !isBroken.isEmpty && isBroken[Int(link)] }

  /// The link at a place of an offer.
  @inline(__always)
  func link(_ place: Int, of offer: Offer) -> UInt32 {
    if place < offer.before.count { return listed[offer.before.lowerBound + place] }
    let rest = place - offer.before.count
    if rest < offer.own.count { return offer.own.lowerBound + UInt32(truncatingIfNeeded: rest) }
    return listed[offer.after.lowerBound + rest - offer.own.count]
  }
}
