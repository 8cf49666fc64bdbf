/// Values that are gone from the state and still visible while they disappear.
enum Kept {
  /// Writes the class that keeps such values.
  static func write(to writer: inout some SwiftWriting) {
    writer.out.blank()
    writer.lines(
      """
      /// Remembers what was seen, for the time it takes to go away.
      @MainActor fileprivate final class Kept<Value> {
        private var value: Value?

        nonisolated init() {}

        /// What is there now; when there is nothing, what was there last.
        func last(_ value: Value?) -> Value? {
          self.value = value ?? self.value
          return self.value
        }
      }
      """)
  }
}
