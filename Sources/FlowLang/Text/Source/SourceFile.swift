/// One source file: its path in messages, and its bytes as they are on disk.
public struct SourceFile: Sendable {
  /// The path to show in messages. Never used to open anything.
  public let path: String
  /// The canonical name of the file for the loader: two paths with the same identity are the same file.
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

  /// Creates a file from text in memory, as in tests and editors.
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The path of standard input that has no other name.
  public static let standardInput = "<stdin>"

  /// Whether the file is standard input, without a name.
  public var isStandardInput: Bool { path == Self.standardInput }

  /// The name that the names of outputs begin with: `app.flow`, or `flow` for standard input.
  public var outputName: String { isStandardInput ? "flow" : name }

  /// The last component of the path.
  var name: String { Self.name(ofPath: path) }

  static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The size limit of a file that is compiled, and of all files of a flow together, in bytes. Offsets are 32 bits
  /// wide, and a token takes 6 bytes of memory.
  public static let maximumSize = 512 << 20
}

/// The index of a file in ``Compilation/sources``.
public struct FileID: Hashable, Comparable, Sendable {
  /// The position in the list of files, from 0; the first is the file that was compiled.
  public let index: UInt32

  init(_ index: Int) { self.index = UInt32(index) }

  /// Orders files as they were loaded.
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}
