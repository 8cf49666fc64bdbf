/// The messages of the server, as bytes.
enum OutgoingMessage {
  /// The response to a request.
  static func response(id: JSONValue, _ result: JSONValue) -> [UInt8] {
    message(["jsonrpc": "2.0", "id": id, "result": result])
  }

  /// Returns the error response to a request, or to an invalid message.
  static func response(id: JSONValue, _ error: ResponseError) -> [UInt8] {
    message([
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
    ])
  }

  /// A notification to the client.
  static func notification(_ method: String, _ parameters: JSONValue) -> [UInt8] {
    message(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// A request to the client, whose response is not awaited.
  static func request(id: String, _ method: String, _ parameters: JSONValue) -> [UInt8] {
    message(["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters])
  }

  private static func message(_ value: JSONValue) -> [UInt8] {
    var json = JSONWriter()
    json.value(value)
    return json.bytes
  }
}

/// The error of a failed request (JSON-RPC 2.0, section 5.1, and Language Server Protocol 3.17, `ErrorCodes`).
struct ResponseError: Error, Equatable {
  /// The error codes of the protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  /// The problem, in one lower-case sentence.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
