/// A function that writes the contents of a response or a notification.
typealias JSONBody = (inout JSONWriter) -> Void

/// The messages of the server, as bytes.
enum OutgoingMessage {
  /// Returns the response to a request.
  static func response(id: JSONValue, _ result: JSONBody) -> [UInt8] {
    message { json in
      json.key("id")
      json.value(id)
      json.key("result")
      result(&json)
    }
  }

  /// Returns the error response to a request, or to an invalid message.
  static func response(id: JSONValue, _ error: ResponseError) -> [UInt8] {
    message { json in
      json.key("id")
      json.value(id)
      json.key("error")
      json.object { json in
        json.member("code", error.code.rawValue)
        json.member("message", error.message)
      }
    }
  }

  /// Returns a notification for the client.
  static func notification(_ method: String, _ parameters: JSONBody) -> [UInt8] {
    message { json in
      json.member("method", method)
      json.key("params")
      parameters(&json)
    }
  }

  /// Returns a request to the client, whose response is ignored.
  static func request(id: String, _ method: String, _ parameters: JSONBody) -> [UInt8] {
    message { json in
      json.member("id", id)
      json.member("method", method)
      json.key("params")
      parameters(&json)
    }
  }

  private static func message(_ members: JSONBody) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      members(&json)
    }
    return json.bytes
  }
}
