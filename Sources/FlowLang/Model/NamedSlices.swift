/// A named element of one of the model's arrays, contiguous with the others of its owner.
protocol Named {
  var name: NameID { get }
}

extension Parameter: Named {}
extension Outcome: Named {}
extension Tab: Named {}

/// A lookup of declarations by name in a slice: a short slice is searched, for a long one a table is built once.
struct NamedSlices {
  private var tables: [UInt32: [NameID: UInt32]] = [:]

  /// The length up to which a slice is searched.
  private static let shortest = 16

  mutating func first<Element: Named>(_ name: NameID?, in slice: Slice, of elements: [Element]) -> UInt32? {
    guard let name else { return nil }
    if slice.count <= Self.shortest { return slice.first { elements[Int($0)].name == name } }
    if let table = tables[slice.lowerBound] { return table[name] }
    let table = Dictionary(slice.map { (elements[Int($0)].name, $0) }) { first, _ in first }
    tables[slice.lowerBound] = table
    return table[name]
  }
}

/// The last number recorded for each element of some kind, to find duplicates in constant time.
struct LastNoted<Kind> {
  private var numbers: [UInt32] = []

  /// Returns the number last recorded for an element.
  @inline(__always) func number(of thing: Identifier<Kind>) -> Int? {
    guard Int(thing.index) < numbers.count, numbers[Int(thing.index)] != UInt32.max else { return nil }
    return Int(numbers[Int(thing.index)])
  }

  /// Records a number in place of the previous one.
  @inline(__always) mutating func note(_ number: Int, for thing: Identifier<Kind>) {
    if numbers.count <= Int(thing.index) { grow(to: Int(thing.index)) }
    numbers[Int(thing.index)] = UInt32(truncatingIfNeeded: number)
  }

  private mutating func grow(to index: Int) {
    while numbers.count <= index { numbers.append(UInt32.max) }
  }
}
