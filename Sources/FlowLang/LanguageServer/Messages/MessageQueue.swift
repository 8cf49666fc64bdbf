/// A message that waits to be handled.
enum QueuedMessage {
  case waiting(IncomingMessage)
  /// A cancelled request, which still requires a response.
  case cancelled(id: JSONValue)
}

/// Messages in the order of their arrival, except that a cancellation takes effect immediately.
struct MessageQueue {
  private var messages: [QueuedMessage] = []
  private var first = 0

  /// The number of messages at which the queue is full.
  private static let capacity = 1000

  /// The number of messages.
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
