#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Pieces of work that do not need each other, each of which gives results as it goes on, and all these results in order.
/// As many threads as the machine has processors each take the first piece that nobody has begun with, so that none waits
/// for another.
final class WorkQueue<Result: Sendable> {
  /// A piece of work, with whom it gives its results to.
  typealias Piece = @Sendable (_ give: @escaping (Result) -> Void) -> Void

  private let pieces: Pieces
  private let threads: [Threads.Thread<Void>]

  init(of work: [Piece]) {
    let pieces = Pieces(work)
    self.pieces = pieces
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    threads = (0..<min(processors, work.count)).map { _ in Threads.Thread { pieces.workOff() } }
      .filter(\.isStarted)
  }

  deinit {
    pieces.stop()
    for thread in threads { thread.result() }
  }

  /// The results of the next pieces, to be gone through once, before those of others.
  ///
  /// - Parameter count: How many pieces; all that are left when there are fewer.
  func results(ofNext count: Int = .max) -> some Sequence<Result> {
    var (ready, next): ([Result], Int) = ([], 0)
    var left = count
    return AnyIterator { [self] in
      while next == ready.count {
        guard left > 0 else { return nil }
        (ready, next) = (pieces.takeResults(working: threads.isEmpty), 0)
        if ready.isEmpty {
          left -= 1
          if !pieces.goOn() { return nil }
        }
      }
      defer { next += 1 }
      return ready[next]
    }
  }

  /// What the threads share.
  private final class Pieces: @unchecked Sendable {
    private let work: [Piece]
    /// For each piece, the results that are there and have not been taken.
    private var results: [[Result]]
    private var isDone: [Bool]
    /// How many pieces somebody has begun with.
    private var begun = 0
    /// The piece whose results are taken.
    private var current = 0
    /// How many results are there and have not been taken.
    private var waiting = 0
    private var isStopped = false
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when there is more to take, and when it was taken.
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// How many results may wait for those before them, so that they take little memory.
    private static var most: Int { 256 }

    init(_ work: [Piece]) {
      self.work = work
      results = Array(repeating: [], count: work.count)
      isDone = Array(repeating: false, count: work.count)
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
      while begun < work.count { workOnNext() }
    }

    /// The results of the current piece that are there, when there are any or no more come, which is when there are none.
    ///
    /// - Parameter isWorking: Whether nobody else does the work.
    func takeResults(working isWorking: Bool) -> [Result] {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard current < work.count else { return [] }
      if isWorking, begun == current { workOnNext() }
      while results[current].isEmpty && !isDone[current] { pthread_cond_wait(change, lock) }
      let taken = results[current]
      results[current] = []
      waiting -= taken.count
      pthread_cond_broadcast(change)
      return taken
    }

    /// Goes on to the next piece; false when there is none.
    func goOn() -> Bool {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      current = min(current + 1, work.count)
      pthread_cond_broadcast(change)
      return current < work.count
    }

    /// Lets nobody begin with what is left, nor wait.
    func stop() {
      pthread_mutex_lock(lock)
      begun = work.count
      isStopped = true
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(lock)
    }

    /// Works on the first piece that nobody has begun with, the lock released meanwhile.
    private func workOnNext() {
      let (index, piece) = (begun, work[begun])
      begun += 1
      pthread_mutex_unlock(lock)
      piece { self.add($0, to: index) }
      pthread_mutex_lock(lock)
      isDone[index] = true
      pthread_cond_broadcast(change)
    }

    /// Keeps a result until it is taken, once there is room for it; whoever works on the current piece waits for nobody.
    private func add(_ result: Result, to index: Int) {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      while waiting >= Self.most && index != current && !isStopped { pthread_cond_wait(change, lock) }
      if isStopped { return }
      results[index].append(result)
      waiting += 1
      if index == current { pthread_cond_broadcast(change) }
    }
  }
}
