/// The urls of a version in which whole segments are placeholders, to find the one that opens the addresses of a more
/// exact url.
struct GeneralURLs {
  private let version: FlowVersion?
  /// The urls by the shapes of their paths; of several, the first.
  private var urls: [String: AddressText] = [:]
  /// The positions of the literals in the paths with a number of segments, the most exact ones first.
  private var forms: [Int: [[Int]]] = [:]

  /// The maximum number of forms with which a path is compared.
  private static let mostForms = 64

  /// Creates an empty list.
  init() { version = nil }

  init(_ version: FlowVersion) {
    self.version = version
    var known: Set<[Int]> = []
    for index in version.model.entryPoints.indices {
      guard let url = version.url(index) else { continue }
      let segments = url.pattern.segments
      let literals = segments.indices.filter { segments[$0].isLiteral }
      guard literals.count < segments.count else { continue }
      let path = Self.key(url.path)
      urls[path] = urls[path] ?? url
      if known.insert([segments.count] + literals).inserted { forms[segments.count, default: []].append(literals) }
    }
    for count in forms.keys { forms[count]?.sort { ($1.count, $0.description) < ($0.count, $1.description) } }
  }

  /// Returns the url that opens addresses of another one when that is not there: the most exact one of those that match
  /// them and are less exact.
  func opener(of url: AddressText) -> AddressText? {
    guard let version else { return nil }
    let segments = url.pattern.segments
    for form in (forms[segments.count] ?? []).prefix(Self.mostForms) {
      var path = [String](repeating: "{}", count: segments.count)
      for position in form { path[position] = url.path[position] }
      guard path != url.path, let found = urls[Self.key(path)], version.opens(found, url) else { continue }
      return found
    }
    return nil
  }

  private static func key(_ path: [String]) -> String { path.joined(separator: "/") }
}

extension FlowVersion {
  /// Whether a url whose path matches that of a more exact one opens its addresses, or some of them: those with the
  /// query that it asks for.
  fileprivate func opens(_ url: AddressText, _ other: AddressText) -> Bool {
    let (own, pattern) = (url.pattern, other.pattern)
    guard own.origin.isEmpty || pattern.origin.isEmpty || own.origin == pattern.origin, pattern.isMoreExact(than: own)
    else { return false }
    let parameters = parameters(of: url.owner)
    let types = Dictionary(parameters.map { ($0.name, $0.type) }) { first, _ in first }
    var names = own.placeholders[...]
    for (segment, given) in zip(own.segments, pattern.segments) where !segment.isLiteral {
      guard let name = names.popFirst() else { return false }
      if given.isLiteral, let type = types[name], !type.reads(given.literals[0]) { return false }
    }
    return own.query.allSatisfy { item in
      let given = pattern.query.first { $0.key == item.key }
      return item.value == nil || given?.value == nil || item.value == given?.value
    }
  }
}
