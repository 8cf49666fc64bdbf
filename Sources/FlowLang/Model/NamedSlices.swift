/// What has a name and lies beside its sisters in one of the model's arrays.
protocol Named {
  var name: NameID { get }
}

extension Parameter: Named {}
extension Outcome: Named {}
extension Tab: Named {}

/// Finds what is declared under a name in a slice: a short one is looked through, for a long one a table is made once.
struct NamedSlices {
  private var tables: [UInt32: [NameID: UInt32]] = [:]

  /// The longest slice to look through.
  private static let shortest = 16

  /// The number of the first element of that name.
  mutating func first<Element: Named>(_ name: NameID?, in slice: Slice, of elements: [Element]) -> UInt32? {
    guard let name else { return nil }
    if slice.count <= Self.shortest { return slice.first { elements[Int($0)].name == name } }
    if let table = tables[slice.lowerBound] { return table[name] }
    let table = Dictionary(slice.map { (elements[Int($0)].name, $0) }) { first, _ in first }
    tables[slice.lowerBound] = table
    return table[name]
  }
}

/// The last number that was noted for each of some things: finds doubles in constant time.
struct LastNoted<Kind> {
  private var numbers: [UInt32] = []

  /// What was noted last for a thing.
  @inline(__always)
  func number(of thing: Identifier<Kind>) -> Int? {
    guard Int(thing.index) < numbers.count, numbers[Int(thing.index)] != UInt32.max else { return nil }
    return Int(numbers[Int(thing.index)])
  }

  /// Notes a number in the place of the one before it.
  @inline(__always)
  mutating func note(_ number: Int, for thing: Identifier<Kind>) {
    if numbers.count <= Int(thing.index) { grow(to: Int(thing.index)) }
    numbers[Int(thing.index)] = UInt32(truncatingIfNeeded: number)
  }

  private mutating func grow(to index: Int) {
    while numbers.count <= index { numbers.append(UInt32.max) }
  }
}
