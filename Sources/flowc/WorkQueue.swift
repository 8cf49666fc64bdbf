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
  private var count = 0

  init(of work: [@Sendable () -> Result]) {
    let pieces = Pieces(work)
    self.pieces = pieces
    let processors = Swift.max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    threads = (0..<Swift.min(processors, work.count)).map { _ in Threads.Thread { pieces.workOff() } }
  }

  func next() -> Result? {
    defer { count += 1 }
    return pieces.result(of: count)
  }

  /// What the threads share.
  private final class Pieces: @unchecked Sendable {
    private let work: [@Sendable () -> Result]
    private var results: [Result?]
    /// How many pieces somebody has begun with.
    private var begun = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when there is one more result.
    private let isMore = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ work: [@Sendable () -> Result]) {
      self.work = work
      results = Array(repeating: nil, count: work.count)
      pthread_mutex_init(lock, nil)
      pthread_cond_init(isMore, nil)
    }

    deinit {
      pthread_cond_destroy(isMore)
      pthread_mutex_destroy(lock)
      isMore.deallocate()
      lock.deallocate()
    }

    /// Works on one piece after the other until all have been begun with.
    func workOff() {
      pthread_mutex_lock(lock)
      while begun < work.count { workOnNext() }
      pthread_mutex_unlock(lock)
    }

    /// The result of a piece, which is forgotten here; nil behind the last one.
    func result(of index: Int) -> Result? {
      guard work.indices.contains(index) else { return nil }
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      while true {
        if let result = results[index] {
          results[index] = nil
          return result
        }
        // Where the system has no threads, whoever wants the result does the work.
        if begun <= index { workOnNext() } else { pthread_cond_wait(isMore, lock) }
      }
    }

    /// Works on the first piece that nobody has begun with, the lock released meanwhile.
    private func workOnNext() {
      let index = begun
      begun += 1
      pthread_mutex_unlock(lock)
      let result = work[index]()
      pthread_mutex_lock(lock)
      results[index] = result
      pthread_cond_signal(isMore)
    }
  }
}
