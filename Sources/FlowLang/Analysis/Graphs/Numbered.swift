/// Distinct values, numbered from 0.
struct Numbered<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int32] = [:]

  init(_ elements: [Element] = []) { for element in elements { _ = number(of: element) } }

  var count: Int { elements.count }
  var indices: Range<Int> { elements.indices }

  @inline(__always) subscript(number: Int) -> Element { elements[number] }

  /// Returns the number of a value, a new one where the value has none yet.
  mutating func number(of element: Element) -> Int32 {
    if let known = numbers[element] { return known }
    let number = Int32(elements.count)
    elements.append(element)
    numbers[element] = number
    return number
  }
}
