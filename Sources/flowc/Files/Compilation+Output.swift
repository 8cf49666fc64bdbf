import FlowLang

extension Compilation {
  /// Fails when an output would take the place of a file that was just read: nobody means that.
  ///
  /// - Parameter path: Where the output goes; nil for standard output.
  func refuseToReplace(_ path: String?) throws(Failure) {
    guard let path, let identity = FileReader.identity(of: path) else { return }
    guard sources.contains(where: { $0.identity == identity }) else { return }
    throw Failure("cannot write \(TerminalText.clean(path)): it is one of the flows that are read")
  }
}
