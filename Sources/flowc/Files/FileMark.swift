/// The properties of a file that change when it is written or replaced.
struct FileMark: Equatable {
  private var device = 0
  private var number: UInt64 = 0
  private var size: Int64 = -1
  private var seconds = 0
  private var nanoseconds = 0

  /// Creates the mark of the file that is currently at a path; a missing file has a mark, too.
  init(of path: String) {
    var status = stat()
    if stat(path, &status) == 0 { take(status) }
  }

  init(_ status: stat) { take(status) }

  private mutating func take(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    device = Int(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
