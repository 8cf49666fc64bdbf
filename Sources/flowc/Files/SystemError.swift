/// An error of a system call.
struct SystemError: Error {
  /// The number of the error.
  let code: Int32

  init(code: Int32) { self.code = code }

  /// The error of the most recent system call.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nothing exists at the path.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// The reason, in a few lower-case words.
  var reason: String {
    switch code {
    case ENOENT: return "no such file"
    case EISDIR: return "it is a folder"
    case ENOTDIR: return "part of its path is no folder"
    default:
      let text = String(cString: strerror(code))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}
