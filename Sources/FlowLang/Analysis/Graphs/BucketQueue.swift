/// A priority queue that gives the nearest element first, for lengths that are small whole numbers: one bucket for each
/// length (Dial 1969). Elements at the same length leave in the order in which they were added.
///
/// An element that is nearer than the one removed last counts as if it were at the length of that one.
struct BucketQueue<Element> {
  private var buckets: [[Element]] = []
  /// The length of the current bucket, and the number of elements already removed from it.
  private var length = 0
  private var taken = 0

  @inline(__always) mutating func add(_ element: Element, at length: Int) {
    let length = max(length, self.length)
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(element)
  }

  /// Removes the nearest element and returns it with its length; nil when the queue is empty.
  @inline(__always) mutating func popFirst() -> (element: Element, length: Int)? {
    while length < buckets.count {
      if taken < buckets[length].count {
        taken += 1
        return (buckets[length][taken - 1], length)
      }
      buckets[length] = []
      length += 1
      taken = 0
    }
    return nil
  }
}
