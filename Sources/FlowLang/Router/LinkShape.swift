/// What the function that follows a link takes, and what it needs of the screen.
struct LinkShape: Sendable {
  /// What the caller is asked for, in the order in which the link mentions it.
  private(set) var asked: [RouterParameter] = []
  /// The values of the screen, or of the flows around the link, that the link uses.
  let context: [RouterParameter]
  /// What each value of the screen is called in the function.
  private(set) var names: [ParameterID: String] = [:]
  /// What the caller's value for each parameter is called. A flow that is called again from inside has both.
  private(set) var askedNames: [ParameterID: String] = [:]

  /// Whether the link has no values at all.
  var isEmpty: Bool { asked.isEmpty && context.isEmpty }

  /// That of a link without values.
  fileprivate static let none = LinkShape()

  private init() { context = [] }

  /// - Complexity: Linear in the link with its `else`s and `on`s.
  fileprivate init(_ link: LinkID, _ router: Router) {
    let known = router.parameters(router.model[link].owner)
    let used = known.isEmpty ? [] : router.used(by: router.model[link].target)
    context = known.filter { used.contains($0.id) }
    var scope = SwiftScope()
    for target in router.model.alternatives(of: router.model[link].target) {
      for parameter in router.asked(by: target) { ask(for: parameter, &scope) }
    }
    // What the caller sees keeps its name.
    for parameter in context { names[parameter.id] = scope.take(parameter.label) }
  }

  /// Adds a parameter, unless one of the same name and type is asked for already: that is then meant for both.
  private mutating func ask(for parameter: RouterParameter, _ scope: inout SwiftScope) {
    if let known = asked.firstIndex(where: { $0.label == parameter.label && $0.type == parameter.type }) {
      askedNames[parameter.id] = asked[known].label
      if parameter.defaultValue != asked[known].defaultValue { asked[known] = asked[known].required }
      return
    }
    let own = parameter.renamed(scope.take(parameter.label))
    askedNames[parameter.id] = own.label
    asked.append(own)
  }
}

/// The shapes of all links.
struct LinkShapes: Sendable {
  /// That of a link without values, as most are, then those of the others.
  private var shapes: [LinkShape] = [.none]
  /// For each link, the place of its shape.
  private var places: [UInt32] = []

  init() {}

  /// - Complexity: Linear in the links with their `else`s and `on`s.
  init(_ router: Router) {
    places.reserveCapacity(router.model.links.count)
    var alike: [NodeID: UInt32] = [:]
    for index in router.model.links.indices { places.append(place(of: LinkID(index), router, &alike)) }
  }

  /// The place of the shape of a link, which is kept.
  ///
  /// - Parameter alike: The places of the shapes of links that give nothing to a node and have nothing to give.
  private mutating func place(of link: LinkID, _ router: Router, _ alike: inout [NodeID: UInt32]) -> UInt32 {
    let (owner, target) = (router.model[link].owner, router.model[link].target)
    guard router.hasValues(target) else { return 0 }
    guard case .call(let node) = router.model[target].goal, router.parameters(owner).isEmpty,
      !router.model.hasBranches(target)
    else { return place(of: LinkShape(link, router)) }
    let given = router.model.arguments(of: target).count
    if given == router.parameters(node).count { return 0 }
    if given > 0 { return place(of: LinkShape(link, router)) }
    if let place = alike[node] { return place }
    let place = place(of: LinkShape(link, router))
    alike[node] = place
    return place
  }

  private mutating func place(of shape: LinkShape) -> UInt32 {
    if shape.isEmpty { return 0 }
    shapes.append(shape)
    return UInt32(shapes.count - 1)
  }

  /// Whether a link has values.
  @inline(__always)
  func hasValues(_ link: LinkID) -> Bool { places[Int(link.index)] != 0 }

  /// The shape of a link.
  @inline(__always)
  subscript(link: LinkID) -> LinkShape { shapes[Int(places[Int(link.index)])] }
}

extension Router {
  /// Whether a target hands something over, or may do so in an `else` or `on`.
  @inline(__always)
  func hasValues(_ target: TargetID) -> Bool {
    model.hasBranches(target) || hasOwnValues(target)
  }

  /// Whether a target itself hands something over.
  @inline(__always)
  func hasOwnValues(_ target: TargetID) -> Bool {
    switch model[target].goal {
    case .call(let node): return !parameters(node).isEmpty
    case .finish(let outcome): return !model[outcome].parameters.isEmpty
    default: return false
    }
  }
}

extension RouterParameter {
  /// The same with another name.
  func renamed(_ label: String) -> RouterParameter {
    RouterParameter(id: id, label: label, type: type, defaultValue: defaultValue)
  }

  /// The same, never left out.
  var required: RouterParameter { RouterParameter(id: id, label: label, type: type, defaultValue: nil) }
}
