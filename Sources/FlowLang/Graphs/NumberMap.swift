/// A map from 64-bit keys to numbers, for maps that are queried millions of times (see ``HashIndex``).
struct NumberMap: Sendable {
  private var index = HashIndex()
  private var keys: [UInt64] = []
  private var values: [Int32] = []

  /// The number of a key. A new value replaces the previous one; setting nil does nothing, as keys are never removed.
  subscript(key: UInt64) -> Int32? {
    @inline(__always) get { place(of: key).map { values[Int($0)] } }
    @inline(__always) set {
      guard let newValue else { return }
      if let place = place(of: key) {
        values[Int(place)] = newValue
        return
      }
      index.insert(key, Int32(keys.count))
      keys.append(key)
      values.append(newValue)
    }
  }

  @inline(__always)
  private func place(of key: UInt64) -> Int32? { index.find(key) { keys[Int($0)] == key } }
}
