/// The language server: receives the messages of an editor and returns the messages to send (Language Server Protocol
/// 3.17 over JSON-RPC 2.0).
///
///     bytes ── MessageFrames ──▶ receive ──▶ queue ──▶ work ──▶ messages to send
///                                                       │
///                        RequestMethod.all, NotificationMethod.all ──▶ Workspace, Editor
///
/// A state machine without input and output of its own: files are read through ``ServerFiles``. Messages wait in a
/// queue, so that the caller can receive all available messages before it continues: a request that is cancelled by
/// then costs nothing, and a hundred changes are compiled once. For any input, it neither throws nor traps.
public struct LanguageServer {
  /// The state of the session.
  enum Lifecycle: Equatable {
    /// Only `initialize` is answered.
    case new
    case running
    /// Only `exit` is expected.
    case shutDown
    case ended(status: Int32)
  }

  var lifecycle = Lifecycle.new
  var client = ClientCapabilities()
  /// The unit in which the client counts characters.
  var encoding = PositionEncoding.utf16
  /// The open documents, and the apps that they belong to.
  var workspace: Workspace
  private var queue = MessageQueue()
  private var published = PublishedDiagnostics()
  private var outbox: [[UInt8]] = []

  /// - Parameter files: The access to files on disk.
  public init(files: ServerFiles) { workspace = Workspace(files: files) }

  /// Adds a received message to the queue.
  public mutating func receive(_ frame: MessageFrames.Frame) {
    switch frame {
    case .message(let bytes): queue.append(IncomingMessage(bytes))
    case .broken(let message): queue.append(.malformed(id: .null, ResponseError(.parseError, message)))
    }
  }

  /// Whether the queue is full, so that no further messages should be received.
  public var isFull: Bool { queue.isFull }

  /// Whether the queue contains a message.
  public var hasMessages: Bool { !queue.isEmpty }

  /// Whether ``work()`` has nothing to do.
  public var isIdle: Bool {
    exitStatus != nil || queue.isEmpty && (lifecycle != .running || published.revision == workspace.revision)
  }

  /// The exit status of the process, once the client has sent `exit`.
  public var exitStatus: Int32? { if case .ended(let status) = lifecycle { status } else { nil } }

  /// The exit status of the process if the client closes the connection: success only after `shutdown`.
  public var statusAtEndOfInput: Int32 { lifecycle == .shutDown ? 0 : 1 }

  /// Handles the first message of the queue; if the queue is empty, publishes the diagnostics of the current documents.
  ///
  /// - Returns: The messages to send.
  public mutating func work() -> [[UInt8]] {
    if exitStatus == nil {
      if let message = queue.popFirst() { handle(message) } else { publishDiagnostics() }
    }
    defer { outbox.removeAll() }
    return outbox
  }

  /// Returns the apps to judge before ``work()`` can publish diagnostics; nil if there are none. The caller may judge
  /// them on another thread; otherwise ``work()`` does.
  public mutating func nextJudging() -> Judging? { lifecycle == .running && queue.isEmpty ? workspace.judging : nil }

  /// Adds the results of judging.
  public mutating func accept(_ judging: Judging) { workspace.accept(judging) }

  /// Adds a message to those that the current call of ``work()`` returns.
  mutating func send(_ message: [UInt8]) { outbox.append(message) }
}

// MARK: Messages

extension LanguageServer {
  private mutating func handle(_ message: QueuedMessage) {
    switch message {
    case .cancelled(let id):
      send(OutgoingMessage.response(id: id, ResponseError(.requestCancelled, "the request was cancelled")))
    case .waiting(.malformed(let id, let error)): send(OutgoingMessage.response(id: id, error))
    case .waiting(.response): break
    case .waiting(.notification(let method, let parameters)): notify(method, Parameters(parameters))
    case .waiting(.request(let id, let method, let parameters)):
      do {
        let result = try answer(method, Parameters(parameters))
        send(OutgoingMessage.response(id: id, result))
      } catch {
        send(OutgoingMessage.response(id: id, error))
      }
    }
  }

  private mutating func answer(_ name: String, _ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let isFirst = name == RequestMethod.initialize.name
    switch lifecycle {
    case .new where !isFirst: throw ResponseError(.serverNotInitialized, "`initialize` comes first")
    case .running where isFirst: throw ResponseError(.invalidRequest, "`initialize` comes once")
    case .shutDown, .ended: throw ResponseError(.invalidRequest, "after `shutdown` only `exit` is expected")
    default: break
    }
    guard let method = RequestMethod.named(name) else {
      throw ResponseError(.methodNotFound, "there is no request `\(TerminalText.clean(name))`")
    }
    return try method.answer(&self, parameters)
  }

  /// Handles a notification. It gets no response, even if it is invalid.
  private mutating func notify(_ name: String, _ parameters: Parameters) {
    guard let method = NotificationMethod.named(name), lifecycle == .running || method.isAlwaysHandled else { return }
    try? method.take(&self, parameters)
  }

  private mutating func publishDiagnostics() {
    guard lifecycle == .running else { return }
    workspace.judge()
    outbox += published.update(workspace, encoding, client)
  }
}
