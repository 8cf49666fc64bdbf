/// A temporary folder for files that other programs read and write. Signals wait until it is removed, so that it always
/// is.
final class TemporaryFolder {
  private let path: String
  private var names: Set<String> = []
  private let signals: HeldSignals

  init() throws(Failure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array((parent + "/flowc-XXXXXX").utf8CString)
    let signals = HeldSignals()
    guard mkdtemp(&name) != nil else {
      let problem = SystemError.last
      signals.release()
      throw Failure("cannot make a temporary folder: \(problem.reason)")
    }
    self.signals = signals
    path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String {
    names.insert(name)
    return path + "/" + name
  }

  /// Removes the folder with the files that ``file(_:)`` has named. To be called once.
  func remove() {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
    signals.release()
  }
}
