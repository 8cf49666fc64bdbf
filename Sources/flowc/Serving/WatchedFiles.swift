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
  private let marks: [FileMark]

  /// How long to wait between two looks, in milliseconds.
  static let pause: Int32 = 300

  /// The files as they are now; those that are not there may come.
  init(_ paths: [String]) {
    self.paths = paths
    marks = paths.map { FileMark(of: $0) }
  }

  /// Whether one of them is another than it was.
  var haveChanged: Bool { zip(paths, marks).contains { FileMark(of: $0) != $1 } }

  /// Waits until the next look.
  static func wait() { poll(nil, 0, pause) }
}
