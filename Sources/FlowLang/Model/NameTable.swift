/// The distinct names of a compilation, each with a number: afterwards nothing compares text.
///
/// Numbers follow the order of appearance, so that nothing that is written depends on how names are hashed.
public struct NameTable: Sendable {
  /// The names, one after the other.
  private var text: [UInt8] = []
  /// Where each name begins and the node that it stands for, by its number; in the end, where the next one will begin.
  private var records = [Record(start: 0)]
  private var numbers: [Spelling: NameID] = [:]

  /// Where a name begins, and the node that it stands for.
  private struct Record {
    let start: Int
    var node: NamedNode?
  }

  /// The bytes of a name. Two strings are equal when they only look alike; names are not.
  private struct Spelling: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  init() {}

  /// How many names there are.
  var count: Int { records.count - 1 }

  /// The text of a name.
  func text(_ name: NameID) -> String { String(decoding: text[range(of: name)], as: UTF8.self) }

  private func range(of name: NameID) -> Range<Int> {
    records[Int(name.index)].start..<records[Int(name.index) + 1].start
  }

  /// Makes room for about so many names.
  mutating func reserve(_ count: Int) {
    numbers.reserveCapacity(count)
    records.reserveCapacity(count)
  }

  /// The number of the name that these bytes spell; a new one when they have none.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> NameID {
    let found = find(source, range)
    // The key is a copy: a slice would keep the whole file.
    return found ?? add(Array(source[range]))
  }

  /// The number of a name given as text.
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

  /// The number of the name that these bytes spell, if it has one.
  func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? { numbers[Spelling(bytes: source[range])] }

  /// The node that a name stands for, and its kind.
  func node(of name: NameID) -> NamedNode? { records[Int(name.index)].node }

  /// Lets a name stand for a node, which must not be the app.
  mutating func setNode(of name: NameID, to node: NamedNode) { records[Int(name.index)].node = node }
}

/// A node that a name stands for, and its kind.
struct NamedNode: Sendable {
  let node: NodeID
  let kind: Node.Kind
}
