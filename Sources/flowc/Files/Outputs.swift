import FlowLang

/// The files that a run has read and written. No output takes the place of a file that the run reads, nor of another
/// output.
final class Outputs: @unchecked Sendable {
  static let shared = Outputs()

  /// The paths of the files that were read, by the identity of the file.
  private var read: [String: Set<String>] = [:]
  /// The identities of the files that were written.
  private var written: Set<String> = []
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  private init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  /// Records a file that was read.
  func noteRead(_ path: String, _ identity: String) { locked { _ = read[identity, default: []].insert(path) } }

  /// Throws if files to be written are read by this run, or were written by it with other contents.
  func claim(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    for (path, bytes) in files {
      guard let identity = FileReader.identity(of: path) else { continue }
      let (readers, isWritten) = locked { (read[identity] ?? [], written.contains(identity)) }
      // A new file may have the inode number of a deleted one.
      if readers.contains(where: { FileReader.identity(of: $0) == identity }) {
        throw Failure("cannot write \(TerminalText.clean(path)): this run reads it")
      }
      if isWritten, !FileWriter.holds(path, bytes) { throw Self.twoOutputs(path) }
    }
  }

  /// Records files that were written.
  func noteWritten(_ paths: [String]) {
    let identities = paths.compactMap { path -> String? in
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return FileReader.identity(of: path)
    }
    locked { written.formUnion(identities) }
  }

  /// Forgets all files, for a process that writes the same outputs repeatedly.
  func forget() { locked { (read, written) = ([:], []) } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  private static func twoOutputs(_ path: String) -> Failure {
    Failure("cannot write \(TerminalText.clean(path)): another output of this run has the same name")
  }
}
