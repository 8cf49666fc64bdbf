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
