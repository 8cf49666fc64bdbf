/// Files that are polled for changes by other programs.
struct WatchedFiles {
  private let paths: [String]
  private let marks: [FileMark]

  /// The time between two polls, in milliseconds.
  static let pause: Int32 = 300

  /// Records the current state of the files; a missing file may appear later.
  init(_ paths: [String]) {
    self.paths = paths
    marks = paths.map { FileMark(of: $0) }
  }

  /// Whether one of the files has changed.
  var haveChanged: Bool { zip(paths, marks).contains { FileMark(of: $0) != $1 } }

  /// Waits until the next poll.
  static func wait() { poll(nil, 0, pause) }
}
