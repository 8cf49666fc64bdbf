/// What waits to be worked on.
enum QueuedMessage {
  case waiting(IncomingMessage)
  /// A request that the client no longer wants an answer to; one is due all the same.
  case cancelled(id: JSONValue)
}

/// Messages in the order in which they came, but for what cancels one of them: that is heard at once.
struct MessageQueue {
  private var messages: [QueuedMessage] = []
  private var first = 0

  /// With so many waiting it is full.
  private static let capacity = 1000

  /// How many wait.
  private var count: Int { messages.count - first }

  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count >= Self.capacity }

  mutating func append(_ message: IncomingMessage) {
    if case .notification("$/cancelRequest", let parameters) = message {
      if let id = parameters?["id"] { cancel(id) }
    } else {
      messages.append(.waiting(message))
    }
  }

  mutating func popFirst() -> QueuedMessage? {
    guard first < messages.count else { return nil }
    defer {
      first += 1
      if first == messages.count {
        messages.removeAll(keepingCapacity: true)
        first = 0
      }
    }
    return messages[first]
  }

  private mutating func cancel(_ id: JSONValue) {
    for index in first..<messages.count {
      if case .waiting(.request(id, _, _)) = messages[index] { messages[index] = .cancelled(id: id) }
    }
  }
}
