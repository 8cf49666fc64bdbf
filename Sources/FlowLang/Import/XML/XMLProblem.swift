/// The reason why a file is not read as XML: the first violation of well-formedness, or a limit that it exceeds.
struct XMLProblem: Error {
  /// The problem, in one lower-case sentence.
  let message: String
  /// The byte offset in the file, as UTF-8.
  let offset: Int
  /// A suggestion for the user, in one sentence.
  let help: String?

  init(_ message: String, at offset: Int, help: String? = nil) {
    self.message = message
    self.offset = offset
    self.help = help
  }
}
