import FlowLang

/// The program that opens files and addresses for the person at the machine.
enum Browser {
  /// Opens a file or an address.
  static func open(_ target: String) throws(Failure) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // A name that begins with a dash would be taken for an option.
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
