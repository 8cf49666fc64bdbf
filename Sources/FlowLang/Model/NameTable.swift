/// The distinct names of a compilation, each with a number: later stages compare no text.
///
/// Numbers follow the order of appearance, so that no output depends on how names are hashed.
public struct NameTable: Sendable {
  /// The UTF-8 of the names, concatenated.
  private var text: [UInt8] = []
  /// The start of each name and the node that it stands for, by its number; the last record is the start of the next
  /// name.
  private var records = [Record(start: 0)]
  private var numbers: [Spelling: NameID] = [:]

  /// The start of a name in `text`, and the node that the name stands for.
  private struct Record {
    let start: Int
    var node: NamedNode?
  }

  /// The bytes of a name. Names are equal only when their bytes are; strings also when they are canonically equivalent.
  private struct Spelling: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  init() {}

  /// The number of names.
  var count: Int { records.count - 1 }

  func text(_ name: NameID) -> String { String(decoding: text[range(of: name)], as: UTF8.self) }

  private func range(of name: NameID) -> Range<Int> {
    records[Int(name.index)].start..<records[Int(name.index) + 1].start
  }

  /// Returns the number of the name that these bytes spell; a new one when they have none.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> NameID {
    let found = find(source, range)
    // The key is a copy: a slice would keep the whole file.
    return found ?? add(Array(source[range]))
  }

  /// Returns the number of a name given as text, a new one if necessary.
  mutating func intern(_ text: String) -> NameID {
    let bytes = Array(text.utf8)
    return intern(bytes, 0..<bytes.count)
  }

  private mutating func add(_ bytes: [UInt8]) -> NameID {
    let name = NameID(count)
    text += bytes
    records.append(Record(start: text.count))
    numbers[Spelling(bytes: bytes[...])] = name
    return name
  }

  /// Returns the number of the name that these bytes spell, if it has one.
  func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? { numbers[Spelling(bytes: source[range])] }

  /// Returns the node that a name stands for, and its kind.
  func node(of name: NameID) -> NamedNode? { records[Int(name.index)].node }

  /// The node of a name given as text, and its kind.
  func node(named text: String) -> NamedNode? {
    let bytes = Array(text.utf8)
    return find(bytes, 0..<bytes.count).flatMap { node(of: $0) }
  }

  /// Binds a name to a node, which must not be the app.
  mutating func setNode(of name: NameID, to node: NamedNode) { records[Int(name.index)].node = node }
}

/// A node that a name stands for, and its kind.
struct NamedNode: Sendable {
  let node: NodeID
  let kind: Node.Kind
}
