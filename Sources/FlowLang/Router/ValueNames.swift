/// What values are called somewhere: for most places there are one or two, which are found sooner side by side than in
/// a dictionary, and made sooner.
struct ValueNames: Sendable {
  /// The values with their names, in the order of their numbers.
  private var entries: [(value: ParameterID, name: String)] = []

  init() {}

  /// - Parameter entries: Values, each once, with their names.
  init(_ entries: [(value: ParameterID, name: String)]) {
    self.entries = entries
    if entries.count > 1 { self.entries.sort { $0.value < $1.value } }
  }

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  /// The names, in the order of the values.
  var all: [String] { entries.map(\.name) }

  /// What a value is called; nil for one that is not there.
  ///
  /// - Complexity: Logarithmic in the values; to set one that comes before others is linear.
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

  /// Takes in the values of others that are not there yet.
  mutating func add(_ others: ValueNames) {
    for (value, name) in others.entries where self[value] == nil { self[value] = name }
  }

  /// Where a value is, or would come.
  private func index(of value: ParameterID) -> Int {
    var range = 0..<entries.count
    // Most come behind all others.
    if let last = entries.last, last.value < value { return range.upperBound }
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = entries[middle].value < value ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
