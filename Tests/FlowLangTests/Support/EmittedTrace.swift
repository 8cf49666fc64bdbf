@testable import FlowLang

extension Emitter {
  /// Writes a compilation in this form, with the trace of one of its findings.
  func emit(_ compilation: Compilation, showing finding: Finding?) -> String {
    var options = Options()
    options.finding = finding
    return emit(compilation, options)
  }
}
