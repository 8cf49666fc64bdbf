#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Other programs that the tool runs, without a shell.
enum ChildProcess {
  /// Runs a program on the PATH to its end and gives its status.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, then what it is called with.
  ///   - output: The file that takes its standard output; nil to leave it where it is.
  ///   - errors: The file that takes its standard error.
  static func run(_ arguments: [String], output: String? = nil, errors: String) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o600)
    if let output { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let problem = posix_spawnp(&child, arguments[0], &actions, nil, &words, environ)
    if problem != 0 { throw SystemError(code: problem) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    // As WIFEXITED and WEXITSTATUS have it.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
