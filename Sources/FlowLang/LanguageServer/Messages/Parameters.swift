/// The parameters of a message, with typed access.
struct Parameters {
  private let value: JSONValue?

  init(_ value: JSONValue?) { self.value = value }

  /// Returns a member, if it exists.
  subscript(name: String) -> JSONValue? { value?[name] }

  /// Returns a member that is a string.
  func string(_ name: String) throws(ResponseError) -> String {
    guard let text = value?[name]?.string else { throw Self.missing(name, "a string") }
    return text
  }

  /// The URI of the document.
  var uri: String {
    get throws(ResponseError) {
      guard let uri = value?["textDocument"]?["uri"]?.string else { throw Self.missing("textDocument.uri", "a string") }
      return uri
    }
  }

  /// The position in the document.
  var position: TextPosition { get throws(ResponseError) { try Self.position(value?["position"], "position") } }

  /// The range of the document.
  var range: TextRange {
    get throws(ResponseError) {
      guard let range = Self.range(value?["range"]) else { throw Self.missing("range", "two positions") }
      return range
    }
  }

  static func position(_ value: JSONValue?, _ name: String) throws(ResponseError) -> TextPosition {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0, character >= 0
    else { throw missing(name, "a line and a character, from 0") }
    return TextPosition(line: line, character: character)
  }

  /// Returns a value as a range; nil if it is none.
  static func range(_ value: JSONValue?) -> TextRange? {
    guard let start = try? position(value?["start"], "start"), let end = try? position(value?["end"], "end") else {
      return nil
    }
    return TextRange(start: start, end: end)
  }

  private static func missing(_ name: String, _ kind: String) -> ResponseError {
    ResponseError(.invalidParameters, "`\(name)` must be \(kind)")
  }
}
