import FlowLang

/// The system's program for opening files and URLs.
enum Browser {
  /// Opens a file or a URL.
  static func open(_ target: String) throws(Failure) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // Avoids that a name with a leading dash is parsed as an option.
    let target = target.hasPrefix("-") ? "./\(target)" : target
    do {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let status = try ChildProcess.run([program, target], errors: folder.file("errors"))
      if status != 0 { throw Failure("`\(program)` could not open \(TerminalText.clean(target)) (status \(status))") }
    } catch let failure as Failure {
      throw failure
    } catch let error as SystemError {
      let reason = error.isAbsence ? "it is not installed" : error.reason
      throw Failure("cannot open \(TerminalText.clean(target)) with `\(program)`: \(reason)")
    } catch {
      throw Failure("cannot open \(TerminalText.clean(target))")
    }
  }
}
