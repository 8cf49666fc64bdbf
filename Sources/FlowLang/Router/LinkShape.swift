/// The parameters of the function that follows a link: those that the caller gives, and those that the screen has.
struct LinkShape: Sendable {
  /// The parameters that the caller must give, in the order in which the link mentions them.
  let asked: [RouterParameter]
  /// The values of the screen, or of the flows around the link, that the link uses, with their names in the function.
  let context: [RouterParameter]
  /// For each parameter that is merged into another one of the caller's, the index of that one.
  let merged: [ParameterID: Int]

  /// Whether the link has no values.
  var isEmpty: Bool { asked.isEmpty && context.isEmpty }

  /// The shape of a link without values.
  fileprivate static let none = LinkShape()

  private init() { (asked, context, merged) = ([], [], [:]) }

  /// - Complexity: Linear in the link with its `else`s and handlers.
  fileprivate init(_ link: LinkID, _ scope: RouterScope) {
    var names = SwiftScope()
    var asked: [RouterParameter] = []
    var merged: [ParameterID: Int] = [:]
    for target in scope.model.alternatives(of: scope.model[link].target) {
      for parameter in scope.asked(by: target) {
        if let place = asked.firstIndex(where: { $0.id == parameter.id || $0.isAsked(like: parameter) }) {
          if asked[place].id != parameter.id { merged[parameter.id] = place }
          if parameter.defaultValue != asked[place].defaultValue { asked[place] = asked[place].required }
        } else {
          asked.append(parameter.renamed(names.take(parameter.label)))
        }
      }
    }
    (self.asked, self.merged) = (asked, merged)
    // The parameters of the caller keep their names.
    let known = scope.parameters(scope.model[link].owner)
    let used = known.isEmpty ? [] : scope.used(by: scope.model[link].target)
    context = used.isEmpty ? [] : known.filter { used.contains($0.id) }.map { $0.renamed(names.take($0.label)) }
  }
}

extension RouterParameter {
  /// Whether the caller gives one argument for two parameters: they have the same name and type.
  fileprivate func isAsked(like other: RouterParameter) -> Bool { label == other.label && type == other.type }
}

/// The shapes of all links.
struct LinkShapes: Sendable {
  /// The shape of links without values, as most are, then the shapes of the others.
  private var shapes: [LinkShape] = [.none]
  /// For each link, the index of its shape.
  private var places: [UInt32] = []

  /// - Complexity: Linear in the links with their `else`s and handlers.
  init(_ scope: RouterScope) {
    places.reserveCapacity(scope.model.links.count)
    var alike: [NodeID: UInt32] = [:]
    for index in scope.model.links.indices { places.append(place(of: LinkID(index), scope, &alike)) }
  }

  /// Returns the index of the shape of a link, and adds the shape.
  ///
  /// - Parameter alike: For each called node, the index of the shape of links without arguments and values in scope.
  private mutating func place(of link: LinkID, _ scope: RouterScope, _ alike: inout [NodeID: UInt32]) -> UInt32 {
    let (owner, target) = (scope.model[link].owner, scope.model[link].target)
    guard scope.hasValues(target) else { return 0 }
    guard case .call(let node) = scope.model[target].goal, scope.parameters(owner).isEmpty,
      !scope.model.hasBranches(target)
    else { return place(of: LinkShape(link, scope)) }
    let given = scope.model.arguments(of: target).count
    if given == scope.parameters(node).count { return 0 }
    if given > 0 { return place(of: LinkShape(link, scope)) }
    if let place = alike[node] { return place }
    let place = place(of: LinkShape(link, scope))
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
