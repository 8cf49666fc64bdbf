#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work that is done at the same time.
enum Threads {
  /// A piece of work on a thread.
  struct Thread<Result: Sendable> {
    private let task: Task<Result>
    private let thread: pthread_t?

    /// Begins with the work, where the system has a thread for it.
    init(_ work: @escaping @Sendable () -> Result) {
      let task = Task(work)
      self.task = task
      thread = Threads.start(Body { task.result = task.work() })
    }

    /// Whether there is a thread; without one, the work is done when its result is asked for.
    var isStarted: Bool { thread != nil }

    /// The result, once it is there. To be asked for once.
    func result() -> Result {
      if let thread { pthread_join(thread, nil) }
      return task.result ?? task.work()
    }
  }

  /// What a thread works on; nobody looks at its result before the thread has ended.
  private final class Task<Result: Sendable>: @unchecked Sendable {
    let work: @Sendable () -> Result
    var result: Result?

    init(_ work: @escaping @Sendable () -> Result) { self.work = work }
  }

  /// What a thread runs.
  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts a thread; nil when the system has none. The signals that end the tool go to whoever waits for the threads,
  /// who may have to hold them back: a thread that took them would end the tool in spite of that.
  private static func start(_ body: Body) -> pthread_t? {
    let signals = HeldSignals()
    defer { signals.release() }
    let context = Unmanaged.passRetained(body)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, { Threads.run($0) }, context.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, { $0.flatMap { Threads.run($0) } }, context.toOpaque())
    #endif
    if status == 0 { return thread }
    context.release()
    return nil
  }

  /// Runs what a thread was started for.
  private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}
