extension Sequence {
  /// Returns the elements without those whose key an earlier one has.
  func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// Returns the elements in groups with the same key, in the order of the first of each.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var (groups, numbers) = ([[Element]](), [Key: Int]())
    for element in self {
      let key = key(element)
      if let number = numbers[key] {
        groups[number].append(element)
      } else {
        numbers[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that is in the second part of a collection in two parts, by binary search.
  @inline(__always) func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Returns elements and all that they lead to, each once, in the order of a search that visits the last successor first.
func visited<Element: Hashable>(from first: [Element], by successors: (Element) -> [Element]) -> [Element] {
  var (result, seen, pending) = ([Element](), Set<Element>(), first)
  while let next = pending.popLast() {
    guard seen.insert(next).inserted else { continue }
    result.append(next)
    pending += successors(next)
  }
  return result
}
