/// The language server: what an editor says comes in, what it is answered goes out (Language Server Protocol 3.17 over
/// JSON-RPC 2.0).
///
///     bytes ── MessageFrames ──▶ receive ──▶ queue ──▶ work ──▶ messages to send
///                                                       │
///                        RequestMethod.all, NotificationMethod.all ──▶ Workspace, Editor
///
/// A state machine without input and output of its own: files are read through ``ServerFiles``. Messages wait in a queue,
/// so that whoever drives it can let everything in that has come before it goes on: a request that is cancelled by then
/// costs nothing, and a hundred changes are compiled once. Whatever is received, it neither throws nor traps.
public struct LanguageServer {
  /// What has happened between the two.
  enum Lifecycle: Equatable {
    /// Nothing but `initialize` is answered.
    case new
    case running
    /// Nothing but `exit` is expected.
    case shutDown
    case ended(status: Int32)
  }

  var lifecycle = Lifecycle.new
  /// What the client can do.
  var client = ClientCapabilities()
  /// How the client counts characters.
  var encoding = PositionEncoding.utf16
  /// The documents, and the apps that they belong to.
  var workspace: Workspace
  private var queue = MessageQueue()
  private var published = PublishedDiagnostics()
  private var outbox: [[UInt8]] = []

  /// - Parameter files: What stands on disk.
  public init(files: ServerFiles) { workspace = Workspace(files: files) }

  /// Takes in what came, to be worked on later.
  public mutating func receive(_ frame: MessageFrames.Frame) {
    switch frame {
    case .message(let bytes): queue.append(IncomingMessage(bytes))
    case .broken(let message): queue.append(.malformed(id: .null, ResponseError(.parseError, message)))
    }
  }

  /// Whether so much waits to be worked on that nothing more should be taken in.
  public var isFull: Bool { queue.isFull }

  /// Whether a message waits to be worked on.
  public var hasMessages: Bool { !queue.isEmpty }

  /// Whether ``work()`` has nothing to do.
  public var isIdle: Bool {
    exitStatus != nil || queue.isEmpty && (lifecycle != .running || published.revision == workspace.revision)
  }

  /// How the process is to end, once the client has said that it shall.
  public var exitStatus: Int32? {
    if case .ended(let status) = lifecycle { status } else { nil }
  }

  /// How the process is to end when the client is gone: well only where it had said goodbye.
  public var statusAtEndOfInput: Int32 { lifecycle == .shutDown ? 0 : 1 }

  /// Works on the message that has waited longest; without one, says what is wrong with the documents as they are now.
  ///
  /// - Returns: The messages to send.
  public mutating func work() -> [[UInt8]] {
    if exitStatus == nil {
      if let message = queue.popFirst() { handle(message) } else { publishDiagnostics() }
    }
    defer { outbox.removeAll() }
    return outbox
  }

  /// What is to be decided before ``work()`` can say what is wrong with the documents: nil when it can. Whoever drives the
  /// server may have it done on another thread; what is not done beforehand is done there.
  public mutating func nextJudging() -> Judging? {
    lifecycle == .running && queue.isEmpty ? workspace.judging : nil
  }

  /// Takes in what was decided meanwhile.
  public mutating func accept(_ judging: Judging) { workspace.accept(judging) }

  /// Sends a message with the answers of this step.
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

  private mutating func answer(_ name: String, _ parameters: Parameters) throws(ResponseError) -> JSONBody {
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

  /// A notification gets no answer, whatever is wrong with it.
  private mutating func notify(_ name: String, _ parameters: Parameters) {
    guard let method = NotificationMethod.named(name), lifecycle == .running || method.isAlwaysHeard else { return }
    try? method.take(&self, parameters)
  }

  private mutating func publishDiagnostics() {
    guard lifecycle == .running else { return }
    workspace.judge()
    outbox += published.update(workspace, encoding, client)
  }
}
