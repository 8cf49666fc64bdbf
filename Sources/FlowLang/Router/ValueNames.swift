/// The names of the values in one scope: most scopes have one or two, for which an array is faster than a dictionary to
/// search and to build.
struct ValueNames: Sendable {
  /// The values with their names, in the order of their indices.
  private var entries: [(value: ParameterID, name: String)] = []

  init() {}

  /// - Parameter entries: Distinct values with their names.
  init(_ entries: [(value: ParameterID, name: String)]) {
    self.entries = entries
    if entries.count > 1 { self.entries.sort { $0.value < $1.value } }
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  /// The names, in the order of the values.
  var all: [String] { entries.map(\.name) }

  /// The name of a value; nil for one that is not included.
  ///
  /// - Complexity: Logarithmic in the number of values; setting one that comes before others is linear.
  subscript(value: ParameterID) -> String? {
    get {
      let index = index(of: value)
      return index < entries.count && entries[index].value == value ? entries[index].name : nil
    }
    set {
      let index = index(of: value)
      if index == entries.count, let newValue { return entries.append((value, newValue)) }
      let isThere = index < entries.count && entries[index].value == value
      entries.replaceSubrange(index..<(isThere ? index + 1 : index), with: newValue.map { [(value, $0)] } ?? [])
    }
  }

  /// Adds the values of another scope that are missing in this one.
  mutating func add(_ others: ValueNames) {
    for (value, name) in others.entries where self[value] == nil { self[value] = name }
  }

  /// Returns the index of a value, or its insertion index.
  private func index(of value: ParameterID) -> Int {
    var range = 0..<entries.count
    // Most values are added in order.
    if let last = entries.last, last.value < value { return range.upperBound }
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = entries[middle].value < value ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
