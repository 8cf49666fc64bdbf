#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Other programs that the tool runs, without a shell. A signal that ends the tool ends them, too.
enum ChildProcess {
  /// Runs a program on the PATH to its end and gives its status. Signals are to be held meanwhile.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, then what it is called with.
  ///   - output: The file that takes its standard output; nil to leave it where it is.
  ///   - errors: The file that takes its standard error.
  static func run(_ arguments: [String], output: String? = nil, errors: String) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o600)
    if let output { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What we ignore or hold back, the program is not to.
    var (none, usual) = (HeldSignals.set(of: []), HeldSignals.set(of: [SIGPIPE, SIGXFSZ, SIGCHLD]))
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    // Some systems tell the end of a program only to those who have something to do then.
    signal(SIGCHLD) { _ in }
    var ended = HeldSignals.set(of: [SIGCHLD])
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &ended, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var child = pid_t()
    let problem = posix_spawnp(&child, arguments[0], &actions, &attributes, &words, environ)
    if problem != 0 { throw SystemError(code: problem) }
    let status = status(of: child)
    // As WIFEXITED and WEXITSTATUS have it.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Waits for the end of a program, which gets each signal that is held back for us.
  private static func status(of child: pid_t) -> Int32 {
    var awaited = HeldSignals.set(of: HeldSignals.numbers + [SIGCHLD])
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child || ended == -1 && errno != EINTR { return status }
      var number: Int32 = 0
      guard sigwait(&awaited, &number) == 0, number != SIGCHLD else { continue }
      kill(child, number)
      // It is for us, too, once everything is put away.
      sigdelset(&awaited, number)
      kill(getpid(), number)
    }
  }
}
