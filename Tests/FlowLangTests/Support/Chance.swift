/// What decides where anything may happen.
protocol Chance {
  /// A number from 0 to below the bound.
  mutating func int(below bound: Int) -> Int
}

extension Chance {
  /// One of some elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(below: elements.count)] }
}
