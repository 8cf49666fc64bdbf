/// Other programs that the tool runs, without a shell. A signal that ends the tool ends them, too.
enum ChildProcess {
  /// Runs a program on the PATH to its end and returns its exit status. The caller must hold signals meanwhile.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program, then its arguments.
  ///   - environment: Variables to add to the inherited environment or to override in it.
  ///   - output: The file for its standard output; nil to inherit that of the tool.
  ///   - errors: The file for its standard error.
  ///   - seconds: The time limit; a program that exceeds it is ended with all its child processes, and the error is
  ///     `ETIMEDOUT`.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], output: String? = nil, errors: String,
    seconds: Int? = nil
  ) throws(SystemError) -> Int32 {
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
    // A program with a time limit gets no input to wait for.
    if seconds != nil { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0) }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o600)
    if let output { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program must not inherit ignored or blocked signals.
    var (none, usual) = (HeldSignals.set(of: []), HeldSignals.set(of: [SIGPIPE, SIGXFSZ, SIGCHLD]))
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var settings = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    // A process group of its own, so that its child processes can be ended with it.
    if seconds != nil { settings |= Int16(POSIX_SPAWN_SETPGROUP) }
    posix_spawnattr_setflags(&attributes, settings)
    var variables = environmentOfOurs.filter { variable in
      !environment.keys.contains { variable.hasPrefix("\($0)=") }
    }
    variables += environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var pointers: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // Some systems report the end of a program only if there is a handler.
    signal(SIGCHLD) { _ in }
    var ended = HeldSignals.set(of: [SIGCHLD])
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &ended, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var child = pid_t()
    let problem = posix_spawnp(&child, arguments[0], &actions, &attributes, &words, &pointers)
    if problem != 0 { throw SystemError(code: problem) }
    let status = if let seconds { try status(of: child, within: seconds) } else { status(of: child) }
    // As WIFEXITED and WEXITSTATUS do.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// The variables of the tool's own environment.
  private static var environmentOfOurs: [String] {
    var variables: [String] = []
    guard var next = environ as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? else { return [] }
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  /// Waits for the end of a program with a time limit, after which it ends the program with all its child processes.
  private static func status(of child: pid_t, within seconds: Int) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    var pause: useconds_t = 500
    var left = seconds * 1_000_000
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child || ended == -1 && errno != EINTR { return status }
      var pending = sigset_t()
      sigpending(&pending)
      if let number = HeldSignals.numbers.first(where: { sigismember(&pending, $0) == 1 }) {
        // The signal stays pending for the tool, until everything is cleaned up.
        kill(-child, number)
        left = min(left, 1_000_000)
      }
      if left <= 0 {
        kill(-child, SIGKILL)
        while waitpid(child, &status, 0) == -1, errno == EINTR {}
        throw SystemError(code: ETIMEDOUT)
      }
      usleep(pause)
      left -= Int(pause)
      pause = min(pause * 2, 20_000)
    }
  }

  /// Waits for the end of a program, and passes it each signal that is held.
  private static func status(of child: pid_t) -> Int32 {
    var awaited = HeldSignals.set(of: HeldSignals.numbers + [SIGCHLD])
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child || ended == -1 && errno != EINTR { return status }
      var number: Int32 = 0
      guard sigwait(&awaited, &number) == 0, number != SIGCHLD else { continue }
      kill(child, number)
      // The signal ends the tool, too, once everything is cleaned up.
      sigdelset(&awaited, number)
      kill(getpid(), number)
    }
  }
}
