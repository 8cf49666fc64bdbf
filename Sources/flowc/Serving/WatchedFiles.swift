#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are looked at again and again, to see whether somebody has changed them.
struct WatchedFiles {
  private let paths: [String]
  private let marks: [Mark]

  /// How long to wait between two looks, in milliseconds.
  static let pause: Int32 = 300

  /// What changes when a file is written or replaced.
  private struct Mark: Equatable {
    var device = 0
    var number: UInt64 = 0
    var size: Int64 = -1
    var seconds = 0
    var nanoseconds = 0
  }

  /// The files as they are now; those that are not there may come.
  init(_ paths: [String]) {
    self.paths = paths
    marks = paths.map { Self.mark(of: $0) }
  }

  /// Whether one of them is another than it was.
  var haveChanged: Bool { zip(paths, marks).contains { Self.mark(of: $0) != $1 } }

  /// Waits until the next look.
  static func wait() { poll(nil, 0, pause) }

  private static func mark(of path: String) -> Mark {
    var status = stat()
    guard stat(path, &status) == 0 else { return Mark() }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Mark(
      device: Int(status.st_dev), number: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }
}
