import FlowLang

extension Compilation {
  /// Throws if an output would replace a file that was just read.
  ///
  /// - Parameter path: The path of the output; nil for standard output.
  func refuseToReplace(_ path: String?) throws(Failure) {
    guard let path, let identity = FileReader.identity(of: path) else { return }
    guard sources.contains(where: { $0.identity == identity }) else { return }
    throw Failure("cannot write \(TerminalText.clean(path)): it is one of the flows that are read")
  }
}
