#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The results of pieces of work that do not need each other, in their order. As many threads as the machine has
/// processors each take the first piece that nobody has begun with, so that none waits for another. To be gone through
/// once.
final class WorkQueue<Result: Sendable>: Sequence, IteratorProtocol {
  private let pieces: Pieces
  private let threads: [Threads.Thread<Void>]

  init(of work: [@Sendable () -> Result]) {
    let pieces = Pieces(work)
    self.pieces = pieces
    let processors = Swift.max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    threads = (0..<Swift.min(processors, work.count)).map { _ in Threads.Thread { pieces.workOff() } }
  }

  deinit {
    pieces.stop()
    for thread in threads { thread.result() }
  }

  func next() -> Result? { pieces.takeResult() }

  /// What the threads share.
  private final class Pieces: @unchecked Sendable {
    private let work: [@Sendable () -> Result]
    private var results: [Result?]
    /// How many pieces somebody has begun with.
    private var begun = 0
    /// How many results have been taken.
    private var taken = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when a result is there, and when one was taken.
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// How many pieces are begun with before their results are wanted, so that those that wait take little memory.
    private static var most: Int { 64 }

    init(_ work: [@Sendable () -> Result]) {
      self.work = work
      results = Array(repeating: nil, count: work.count)
      pthread_mutex_init(lock, nil)
      pthread_cond_init(change, nil)
    }

    deinit {
      pthread_cond_destroy(change)
      pthread_mutex_destroy(lock)
      change.deallocate()
      lock.deallocate()
    }

    /// Works on one piece after the other until all have been begun with.
    func workOff() {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      while begun < work.count {
        if begun < taken + Self.most { workOnNext() } else { pthread_cond_wait(change, lock) }
      }
    }

    /// The next result, which is forgotten here; nil behind the last one.
    func takeResult() -> Result? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard taken < work.count else { return nil }
      while true {
        if let result = results[taken] {
          results[taken] = nil
          taken += 1
          pthread_cond_broadcast(change)
          return result
        }
        // Whoever wants a result before a thread has begun with it does the work.
        if begun <= taken { workOnNext() } else { pthread_cond_wait(change, lock) }
      }
    }

    /// Lets nobody begin with what is left.
    func stop() {
      pthread_mutex_lock(lock)
      begun = work.count
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(lock)
    }

    /// Works on the first piece that nobody has begun with, the lock released meanwhile.
    private func workOnNext() {
      let index = begun
      begun += 1
      pthread_mutex_unlock(lock)
      let result = work[index]()
      pthread_mutex_lock(lock)
      results[index] = result
      pthread_cond_broadcast(change)
    }
  }
}
