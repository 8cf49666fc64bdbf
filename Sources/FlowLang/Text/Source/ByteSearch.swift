/// The search for text in bytes: unlike `firstRange(of:)`, it compares no characters and builds no table, which takes
/// most of the time where texts are short and many.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of a text that is not empty, at or after an offset.
  fileprivate func firstOffset(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = text.first, count >= text.count, start >= 0 else { return nil }
    var offset = start
    let last = count - text.count
    while offset <= last {
      if self[offset] == first {
        var length = 1
        while length < text.count, self[offset + length] == text[length] { length += 1 }
        if length == text.count { return offset }
      }
      offset += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the offset of the first occurrence of a text that is not empty, at or after an offset.
  func firstOffset(of text: StaticString, from start: Int = 0) -> Int? {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return withUnsafeBufferPointer { $0.firstOffset(of: text, from: start) }
  }
}

extension String {
  /// Whether the bytes of a text that is not empty occur in the string.
  func contains(bytes text: StaticString) -> Bool {
    var copy = self
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return copy.withUTF8 { $0.firstOffset(of: text, from: 0) != nil }
  }
}
