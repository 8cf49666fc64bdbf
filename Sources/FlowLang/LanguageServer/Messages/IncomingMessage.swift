/// One message of a client (JSON-RPC 2.0), as far as it is one.
enum IncomingMessage {
  /// Wants an answer with its number.
  case request(id: JSONValue, method: String, parameters: JSONValue?)
  /// Only tells something.
  case notification(method: String, parameters: JSONValue?)
  /// Answers a request of the server.
  case response
  /// Is none of these; the answer says so.
  case malformed(id: JSONValue, ResponseError)

  /// Reads a message; whatever the bytes are, it is one of the four.
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
      return malformed("a message says `\"jsonrpc\": \"2.0\"`", id: isNumbered ? id : .null)
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
