#if canImport(Glibc)
  import Glibc

  /// glibc's own switch, which its headers for Swift leave out (malloc.h, `mallopt`).
  @_silgen_name("mallopt") private func mallopt(_ parameter: CInt, _ value: CInt) -> CInt
#endif

/// Memory in large pages. Compiling a file of many megabytes touches several times as much memory for the first time, and
/// the system hands it out in pages of 4 KiB: a quarter of the whole time at 16 MB.
enum LargePages {
  /// Bytes of memory for two bytes of a file: a little more than a flow takes.
  private static let share = 11
  /// The size of a large page.
  private static let size = 2 << 20

  /// Prepares for compiling a file of a size in bytes: lets the allocator keep one stretch of memory from which all that
  /// follows is taken, and asks the system to back it with large pages. Nothing is touched, and nothing changes where
  /// the system has none.
  static func prepare(forFileOf bytes: Int) {
    prepare(bytes / 2 * share)
  }

  /// Prepares for what is made of a file of a size in bytes by several threads, so many bytes for each of the file's.
  static func prepare(forFileOf bytes: Int, times share: Int) {
    prepare(bytes * share)
  }

  /// Below some large pages, it is not worth it. All threads share the stretch: one of their own would be in small pages.
  private static func prepare(_ wanted: Int) {
    #if canImport(Glibc)
      guard wanted >= 2 * size, wanted <= Int(CInt.max) else { return }
      let (trimThreshold, mmapThreshold, mostArenas): (CInt, CInt, CInt) = (-1, -3, -8)
      guard mallopt(trimThreshold, .max) == 1, mallopt(mmapThreshold, .max) == 1, mallopt(mostArenas, 1) == 1,
        let memory = malloc(wanted)
      else { return }
      let first = (Int(bitPattern: memory) + size - 1) & ~(size - 1)
      let end = Int(bitPattern: memory) + wanted
      if first < end { _ = madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE) }
      free(memory)
    #endif
  }
}
