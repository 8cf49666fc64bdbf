/// Values that are gone from the state and still visible while they disappear.
enum Kept {
  /// Writes the class that keeps such values.
  static func write(to writer: inout some SwiftWriting) {
    writer.out.blank()
    writer.lines(
      """
      /// Keeps the last value until its view has disappeared.
      @MainActor fileprivate final class Kept<Value> {
        private var value: Value?

        nonisolated init() {}

        /// The current value; when it is nil, the last one.
        func last(_ value: Value?) -> Value? {
          self.value = value ?? self.value
          return self.value
        }
      }
      """)
  }
}
