/// Work that runs concurrently.
enum Threads {
  /// A function that runs on a thread.
  struct Thread<Result: Sendable> {
    private let task: Task<Result>
    private let thread: pthread_t?

    /// Starts the work, if the system can create a thread.
    init(_ work: @escaping @Sendable () -> Result) {
      let task = Task(work)
      self.task = task
      thread = Threads.start(Body { task.result = task.work() })
    }

    /// Whether there is a thread; without one, the work is done when its result is requested.
    var isStarted: Bool { thread != nil }

    /// Waits for the result and returns it. To be called once.
    func result() -> Result {
      if let thread { pthread_join(thread, nil) }
      return task.result ?? task.work()
    }
  }

  /// The work and the result of a thread; the result is not read before the thread has ended.
  private final class Task<Result: Sendable>: @unchecked Sendable {
    let work: @Sendable () -> Result
    var result: Result?

    init(_ work: @escaping @Sendable () -> Result) { self.work = work }
  }

  /// The function that a thread runs.
  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts a thread; returns nil if the system cannot create one. The new thread blocks the signals that end the tool,
  /// so that they are delivered to the waiting thread, which may have to hold them.
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

  /// Runs the function of a thread.
  private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}
