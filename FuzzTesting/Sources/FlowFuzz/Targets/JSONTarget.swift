@testable import FlowLang

extension FuzzTarget {
  /// JSON that is read is written as the same JSON, what is wrong is at a place of the text, and messages are found
  /// wherever a stream is cut.
  static let json: FuzzTarget = FuzzTarget(name: "json", mutation: MarkupMutation.self) { bytes in
    var found: [String] = []
    do throws(JSONReader.Problem) {
      let value = try JSONReader.read(bytes)
      let text = value.text
      if try JSONReader.read(Array(text.utf8)).text != text { found.append("written JSON is read as another value") }
    } catch {
      if !(0...bytes.count).contains(error.offset) { found.append("a problem outside the text: \(error.message)") }
    }
    for problem in Configuration.read(bytes).problems where !(0...bytes.count).contains(problem.offset) {
      found.append("a problem outside the text: \(problem.message)")
    }
    let whole = frames(bytes, inPiecesOf: max(1, bytes.count))
    for size in [1, 7] where frames(bytes, inPiecesOf: size) != whole {
      found.append("in pieces of \(size) there are other messages")
    }
    return found
  }

  private static func frames(_ bytes: [UInt8], inPiecesOf size: Int) -> [MessageFrames.Frame] {
    var frames = MessageFrames()
    var result: [MessageFrames.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      frames.append(bytes[start..<min(bytes.count, start + size)])
      while let frame = frames.next() { result.append(frame) }
    }
    return result
  }
}
