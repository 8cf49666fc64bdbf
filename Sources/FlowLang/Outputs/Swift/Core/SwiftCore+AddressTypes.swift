/// Writes the types that parse and print addresses.
extension SwiftCore {
  mutating func writeAddressTypes() {
    out.blank()
    let access = access
    lines(
      """
      /// The reason why an address opens nothing.
      \(access)enum AddressError: Swift.Error, Hashable, Sendable {
        /// No screen has such an address.
        case unknown(String)
        /// A value does not fit the parameter of that name.
        case badValue(String, parameter: String)
      }
      """)
    if router.urls.isEmpty { return }
    out.blank()
    writeAddress()
  }

  private mutating func writeAddress() {
    let origins = router.origins
    let schemes = origins.schemes.map { SwiftText.literal($0) }.joined(separator: ", ")
    let domains = origins.domains.map { SwiftText.literal($0) }.joined(separator: ", ")
    lines(
      """
      /// The components of an address (RFC 3986).
      fileprivate struct Address {
        /// The scheme and the host with its port, in lower case.
        private let origin: String
        private let segments: [String]
        /// The segments for patterns without a scheme and a host; nil where these are not the app's own.
        private let ownSegments: [String]?
        private let query: [(key: String, value: String)]

        private static let schemes: Swift.Set<String> = [\(schemes)]
        private static let domains: Swift.Set<String> = [\(domains)]

        init(_ url: URL) throws {
          guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw AddressError.unknown(url.absoluteString)
          }
          let scheme = parts.scheme?.lowercased()
          let host = (parts.host ?? "") + (parts.port.map { ":\\($0)" } ?? "")
          origin = (scheme.map { $0 + "://" } ?? "") + host.lowercased()
          segments = parts.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
          query = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
          let isDomain = Self.domains.contains(host.lowercased())
          if let scheme, Self.schemes.contains(scheme) {
            // In `shop://product/3` the first segment is parsed as the host.
            ownSegments = (host.isEmpty || isDomain ? [] : [host]) + segments
          } else {
            let isOwn = origin.isEmpty || isDomain && (scheme == "https" || scheme == "http")
            ownSegments = isOwn ? segments : nil
          }
        }

        /// The values of the placeholders of a pattern, in order; nil for an address that does not match.
        ///
        /// - Parameters:
        ///   - origin: The scheme and host; nil for those of the app.
        ///   - path: The segments, each as the text around its placeholders.
        ///   - items: The query: a key, the text around the placeholders of its value, and whether it may be left out.
        func values(_ origin: String?, _ path: [[String]], _ items: [(String, [String], Bool)]) -> [String?]? {
          guard let segments = origin == nil ? ownSegments : origin == self.origin ? segments : nil,
            path.count == segments.count
          else { return nil }
          var result: [String?] = []
          for (pieces, segment) in zip(path, segments) {
            guard let values = Self.values(of: segment, pieces) else { return nil }
            result += values
          }
          for (key, pieces, isOptional) in items {
            if let item = query.first(where: { $0.key == key }) {
              guard let values = Self.values(of: item.value, pieces) else { return nil }
              result += values
            } else if isOptional {
              result += [String?](repeating: nil, count: pieces.count - 1)
            } else {
              return nil
            }
          }
          return result
        }

        private static func values(of text: String, _ pieces: [String]) -> [String?]? {
          if pieces.count == 1 { return text == pieces[0] ? [] : nil }
          guard text.hasPrefix(pieces[0]) else { return nil }
          var rest = text.dropFirst(pieces[0].count)
          var result: [String?] = []
          for piece in pieces.dropFirst().dropLast() {
            guard let range = piece.isEmpty ? rest.startIndex..<rest.startIndex : rest.range(of: piece) else { return nil }
            result.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
          }
          guard let last = pieces.last, rest.hasSuffix(last) else { return nil }
          return result + [String(rest.dropLast(last.count))]
        }
      \(valueFunctions)
        /// Returns an address from its components; a value of the query that is nil is left out.
        static func url(_ origin: String, _ path: [String], _ items: [(String, String?)]) -> URL? {
          var parts = URLComponents()
          let allowed = Foundation.CharacterSet.urlPathAllowed.subtracting(["/"])
          let path = path.map { "/" + ($0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "") }.joined()
          let given = items.compactMap { key, value in value.map { URLQueryItem(name: key, value: $0) } }
          if !given.isEmpty { parts.queryItems = given }
          return URL(string: origin + path + (parts.percentEncodedQuery.map { "?" + $0 } ?? ""))
        }
      }
      """)
  }

  /// The functions that parse and print the values of addresses, for the types of these values.
  private var valueFunctions: String {
    let types = Set(router.urls.flatMap { url in url.pattern.placeholders.compactMap { url.parameter($0)?.valueType } })
    if types.isEmpty { return "" }
    let forms = ValueForm.allCases.filter { form in types.contains { ValueForm.forms(of: $0).contains(form) } }
    let readers = forms.map { form in
      """
        static func value\(form.read) {
          try check(text.flatMap { \(form.make) }, text, name)
        }

      """
    }
    let writers = forms.map { form in "  static func text\(form.write)\n" }
    return "\n" + readers.joined(separator: "\n") + """

        private static func check<T>(_ value: T?, _ text: String?, _ name: String) throws -> T {
          guard let value else { throw AddressError.badValue(text ?? "", parameter: name) }
          return value
        }

      """ + "\n" + writers.joined()
  }

  /// The representation of a value in an address.
  private enum ValueForm: CaseIterable {
    case lossless, raw, uuid, url, date

    /// Returns the possible forms of a type's values. A type of the app's own has one of two, which the compiler
    /// chooses.
    static func forms(of type: String) -> [ValueForm] {
      switch type {
      case "Int", "Double", "Bool", "String": [.lossless]
      case "UUID": [.uuid]
      case "URL": [.url]
      case "Date": [.date]
      default: [.lossless, .raw]
      }
    }

    /// The signature of the parsing function, without its name.
    var read: String {
      let parameters = "(_ text: String?, _ name: String) throws ->"
      return switch self {
      case .lossless: "<T: LosslessStringConvertible>\(parameters) T"
      case .raw: "<T: RawRepresentable>\(parameters) T where T.RawValue == String"
      case .uuid: "\(parameters) UUID"
      case .url: "\(parameters) URL"
      case .date: "\(parameters) Date"
      }
    }

    /// The expression that converts the text `$0` to the value.
    var make: String {
      switch self {
      case .lossless: "T($0)"
      case .raw: "T(rawValue: $0)"
      case .uuid: "UUID(uuidString: $0)"
      case .url: "URL(string: $0)"
      case .date: "ISO8601DateFormatter().date(from: $0)"
      }
    }

    /// The signature and body of the printing function, without its name.
    var write: String {
      switch self {
      case .lossless: "<T: LosslessStringConvertible>(_ value: T) -> String { value.description }"
      case .raw: "<T: RawRepresentable>(_ value: T) -> String where T.RawValue == String { value.rawValue }"
      case .uuid: "(_ value: UUID) -> String { value.uuidString }"
      case .url: "(_ value: URL) -> String { value.absoluteString }"
      case .date: "(_ value: Date) -> String { ISO8601DateFormatter().string(from: value) }"
      }
    }
  }

  /// Writes the address of a screen, for links to share.
  mutating func writeURLProperty() {
    let urls = router.screenURLs
    describe("The address that opens it, if it has one.")
    block("\(access)var url: URL?") { core in
      if urls.isEmpty { return core.out.line("nil") }
      core.switch("self") { core in
        for url in urls { core.writeURL(url) }
        if urls.count < core.router.screens.count { core.out.line("default: nil") }
      }
    }
  }

  private mutating func writeURL(_ url: Router.Address) {
    var names = ValueNames()
    for placeholder in url.pattern.placeholders {
      if let parameter = url.parameter(placeholder) { names[parameter.id] = parameter.local }
    }
    func text(_ segment: URLPattern.Segment, _ placeholders: [String], isQuery: Bool) -> String {
      var pieces: [String] = []
      for (index, literal) in segment.literals.enumerated() {
        if !literal.isEmpty { pieces.append(SwiftText.literal(literal)) }
        guard index < placeholders.count, let parameter = url.parameter(placeholders[index]) else { continue }
        let name = names[parameter.id] ?? ""
        let isOptional = parameter.type.hasSuffix("?")
        pieces.append(
          isOptional
            ? (isQuery ? "\(name).map { Address.text($0) }" : "(\(name).map { Address.text($0) } ?? \"\")")
            : "Address.text(\(name))")
      }
      return pieces.isEmpty ? "\"\"" : pieces.joined(separator: " + ")
    }
    var rest = url.pattern.placeholders[...]
    let path = url.pattern.segments.map { segment in
      defer { rest = rest.dropFirst(segment.literals.count - 1) }
      return text(segment, Array(rest.prefix(segment.literals.count - 1)), isQuery: false)
    }
    let items = url.pattern.query.map { item in
      "(\(SwiftText.literal(item.key)), \(text(item.segment, item.placeholders, isQuery: item.placeholders.count == 1 && item.segment.literals.allSatisfy { $0.isEmpty })))"
    }
    let origin = SwiftText.literal(router.origins.origin(of: url.pattern))
    shortCase("case \(pattern(url.owner, binding: names)):") { core in
      core.out.line("Address.url(\(origin), [\(path.joined(separator: ", "))], [\(items.joined(separator: ", "))])")
    }
  }
}
