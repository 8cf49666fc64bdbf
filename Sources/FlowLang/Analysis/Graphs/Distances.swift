/// Adds the number of steps from a vertex to each one that it leads to and that has no distance yet.
///
/// - Parameter next: Returns the vertices one step after a vertex.
func addDistances(from start: Int, to distances: inout [Int?], next: (Int) -> [Int]) {
  distances[start] = 0
  var queue = [start]
  var place = 0
  while place < queue.count {
    let vertex = queue[place]
    place += 1
    for other in next(vertex) where distances[other] == nil {
      distances[other] = (distances[vertex] ?? 0) + 1
      queue.append(other)
    }
  }
}
