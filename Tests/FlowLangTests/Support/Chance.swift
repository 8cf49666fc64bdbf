/// A source of decisions, random or taken from bytes.
protocol Chance {
  /// Returns a number from 0 up to, but not including, a bound.
  mutating func int(below bound: Int) -> Int
}

extension Chance {
  /// Returns one of some elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(below: elements.count)] }
}
