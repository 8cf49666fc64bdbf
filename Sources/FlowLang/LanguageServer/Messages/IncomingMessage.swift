/// A message of a client (JSON-RPC 2.0), valid or not.
enum IncomingMessage {
  /// A request, which requires a response with its id.
  case request(id: JSONValue, method: String, parameters: JSONValue?)
  /// A notification, which requires no response.
  case notification(method: String, parameters: JSONValue?)
  /// The response to a request of the server.
  case response
  /// An invalid message, with the error of the response.
  case malformed(id: JSONValue, ResponseError)

  /// Parses a message; any bytes result in one of the four cases.
  init(_ bytes: [UInt8]) {
    do {
      self = Self.message(try JSONReader.read(bytes))
    } catch {
      let message = "the message is no JSON: \(error.message) (at byte \(error.offset))"
      self = .malformed(id: .null, ResponseError(.parseError, message))
    }
  }

  private static func message(_ value: JSONValue) -> IncomingMessage {
    guard value.members != nil else { return malformed("a message is one object", id: .null) }
    let id = value["id"]
    let isNumbered = id?.integer != nil || id?.string != nil
    guard value["jsonrpc"]?.string == "2.0" else {
      return malformed("a message has `\"jsonrpc\": \"2.0\"`", id: isNumbered ? id : .null)
    }
    guard let name = value["method"] else {
      let isResponse = id != nil && (value["result"] != nil || value["error"] != nil)
      return isResponse ? .response : malformed("a request names its method", id: isNumbered ? id : .null)
    }
    guard let method = name.string else {
      return malformed("the name of a method is a string", id: isNumbered ? id : .null)
    }
    let parameters = value["params"]
    switch parameters {
    case nil, .object?, .array?, .null?: break
    default: return malformed("`params` is an object or an array", id: isNumbered ? id : .null)
    }
    guard let id else { return .notification(method: method, parameters: parameters) }
    guard isNumbered else { return malformed("the `id` of a request is a whole number or a string", id: .null) }
    return .request(id: id, method: method, parameters: parameters)
  }

  private static func malformed(_ message: String, id: JSONValue?) -> IncomingMessage {
    .malformed(id: id ?? .null, ResponseError(.invalidRequest, message))
  }
}
