/// What an answer or a notification holds, written where it goes.
typealias JSONBody = (inout JSONWriter) -> Void

/// The messages of the server, as bytes.
enum OutgoingMessage {
  /// The answer to a request.
  static func response(id: JSONValue, _ result: JSONBody) -> [UInt8] {
    message { json in
      json.key("id")
      json.value(id)
      json.key("result")
      result(&json)
    }
  }

  /// The answer to a request that has no result, or to what is no request.
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

  /// Something to tell the client.
  static func notification(_ method: String, _ parameters: JSONBody) -> [UInt8] {
    message { json in
      json.member("method", method)
      json.key("params")
      parameters(&json)
    }
  }

  /// Something to ask of the client, whose answer is not waited for.
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
