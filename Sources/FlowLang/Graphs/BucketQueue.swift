/// A queue that gives the nearest element first, for lengths that are small whole numbers: a list for each length
/// (Dial 1969). Of elements at one length the first in is the first out.
///
/// What is nearer than what was taken last counts as if it were at the same length.
struct BucketQueue<Element> {
  private var buckets: [[Element]] = []
  /// The length that elements are taken from, and how many of them have been.
  private var length = 0
  private var taken = 0

  /// Puts an element at a length.
  @inline(__always)
  mutating func add(_ element: Element, at length: Int) {
    let length = max(length, self.length)
    while buckets.count <= length { buckets.append([]) }
    buckets[length].append(element)
  }

  /// Takes the nearest element out, with its length; nil when there is none.
  @inline(__always)
  mutating func popFirst() -> (element: Element, length: Int)? {
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
