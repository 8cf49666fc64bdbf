/// The signals that end the tool, delayed during critical work: after the end of the tool there is the old file or the
/// new one, and no temporary file.
struct HeldSignals {
  /// The signals that end the tool.
  static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that were blocked before.
  private var before = sigset_t()

  init() {
    var held = Self.set(of: Self.numbers)
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Unblocks the signals. One that is pending ends the tool here.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Returns the set of signals with the given numbers.
  static func set(of numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }
}
