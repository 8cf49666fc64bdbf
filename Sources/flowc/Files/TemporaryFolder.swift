#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of our own for files that other programs read and write.
final class TemporaryFolder {
  private let path: String
  private var names: Set<String> = []

  init() throws(Failure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array((parent + "/flowc-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw Failure("cannot make a temporary folder: \(SystemError.last.reason)") }
    path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// The path of a file in it.
  func file(_ name: String) -> String {
    names.insert(name)
    return path + "/" + name
  }

  /// Removes it with the files that were asked for.
  func remove() {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }
}
