/// The titles and labels of a flow in a string catalogue of Xcode (`.xcstrings`). A new entry has the text in the flow
/// as its key and its documentation as its comment; existing entries are neither changed nor removed.
public enum StringCatalogue {
  /// An error in a file that is no string catalogue.
  public typealias Problem = JSONReader.Problem

  /// Returns the catalogue with all strings of the router.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - old: The existing catalogue; nil if there is none.
  /// - Returns: The catalogue in UTF-8: `old`, byte for byte, where nothing is missing.
  public static func bytes(_ router: Router, addedTo old: [UInt8]?) throws(Problem) -> [UInt8] {
    var root: [JSONValue.Member] = [.init("sourceLanguage", "en"), .init("strings", [:]), .init("version", "1.0")]
    if let old, !old.allSatisfy({ ASCII.isWhitespace($0) }) { root = try read(old) }
    let place = root.firstIndex { $0.name == "strings" } ?? root.count
    let strings = place < root.count ? root[place].value.members ?? [] : []
    guard let added = merged(RouterStrings.all(router), into: strings) else {
      if let old, place < root.count { return old }
      return file(root)
    }
    let member = JSONValue.Member("strings", .object(added))
    if place < root.count { root[place] = member } else { root.append(member) }
    return file(root)
  }

  private static func read(_ bytes: [UInt8]) throws(Problem) -> [JSONValue.Member] {
    guard let members = try JSONReader.read(bytes).members else {
      throw Problem(message: "a catalogue is an object", offset: 0)
    }
    guard let strings = members.first(where: { $0.name == "strings" }) else { return members }
    guard let entries = strings.value.members else {
      throw Problem(message: "`strings` is no object", offset: strings.offset)
    }
    if let entry = entries.first(where: { $0.value.members == nil }) {
      throw Problem(message: "the entry of a string is no object", offset: entry.offset)
    }
    return members
  }

  /// Returns a catalogue with the missing strings and comments added; nil if none are missing.
  private static func merged(_ strings: [RouterStrings.Entry], into old: [JSONValue.Member]) -> [JSONValue.Member]? {
    var result = old
    var places: [String: Int] = [:]
    for (place, member) in old.enumerated() where places[member.name] == nil { places[member.name] = place }
    var isChanged = false
    var missing: [JSONValue.Member] = []
    for entry in strings {
      let comment = JSONValue.Member("comment", .string(entry.comment))
      guard let place = places[entry.key] else {
        missing.append(.init(entry.key, .object([comment, .init("extractionState", "manual")])))
        continue
      }
      let members = result[place].value.members ?? []
      if members.contains(where: { $0.name == "comment" }) { continue }
      result[place] = .init(entry.key, .object([comment] + members))
      isChanged = true
    }
    if missing.isEmpty && !isChanged { return nil }
    // Existing strings keep their order, which may be one of Xcode's.
    for member in missing.sorted(by: { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }) {
      let place = result.firstIndex { member.name.unicodeScalars.lexicographicallyPrecedes($0.name.unicodeScalars) }
      result.insert(member, at: place ?? result.count)
    }
    return result
  }

  /// Formats a catalogue like Xcode.
  private static func file(_ root: [JSONValue.Member]) -> [UInt8] {
    var text = ""
    write(.object(root), 0, to: &text)
    return Array((text + "\n").utf8)
  }

  private static func write(_ value: JSONValue, _ depth: Int, to text: inout String) {
    let (indent, outer) = (String(repeating: "  ", count: depth + 1), String(repeating: "  ", count: depth))
    switch value {
    case .object(let members) where members.isEmpty: text += "{\n\n\(outer)}"
    case .array(let elements) where elements.isEmpty: text += "[\n\n\(outer)]"
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += indent + JSONValue.string(member.name).text + " : "
        write(member.value, depth + 1, to: &text)
        text += index < members.count - 1 ? ",\n" : "\n"
      }
      text += outer + "}"
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += indent
        write(element, depth + 1, to: &text)
        text += index < elements.count - 1 ? ",\n" : "\n"
      }
      text += outer + "]"
    default: text += value.text
    }
  }
}
