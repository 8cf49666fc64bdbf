/// Why a file is not read as XML: the first thing that is not well formed, or a limit that it exceeds.
struct XMLProblem: Error {
  /// What is wrong, in one lower-case sentence.
  let message: String
  /// The offset in the file, as UTF-8.
  let offset: Int
  /// What to do, in one sentence.
  let help: String?

  init(_ message: String, at offset: Int, help: String? = nil) {
    self.message = message
    self.offset = offset
    self.help = help
  }
}
