/// One source file: what people call it, and its bytes as they are on disk.
public struct SourceFile: Sendable {
  /// The path to show in messages. Never used to open anything.
  public let path: String
  /// What makes two paths the same file: the loader's canonical name for it.
  public let identity: String
  /// The content, byte for byte.
  public let bytes: [UInt8]

  /// - Parameters:
  ///   - path: The path to show in messages.
  ///   - identity: The canonical name; the path itself where nothing else is known.
  ///   - bytes: The content, byte for byte.
  public init(path: String, identity: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.identity = identity ?? path
    self.bytes = bytes
  }

  /// A file whose content is at hand as text, as in tests and editors.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// What the file is called, without its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The largest file that is compiled, and the most that all files of a flow may hold, in bytes. Offsets are 32 bits wide, and a token takes 6 bytes of memory.
  public static let maximumSize = 512 << 20
}

/// The place of a file in ``Compilation/sources``.
public struct FileID: Hashable, Comparable, Sendable {
  /// The position in the list of files, from 0; the first is the one that was asked for.
  public let index: UInt32

  init(_ index: Int) { self.index = UInt32(index) }

  /// Files in the order in which they were taken in.
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}
