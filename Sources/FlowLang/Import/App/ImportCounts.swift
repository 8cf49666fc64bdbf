/// The counts of the elements of files, before any element is folded, joined or named.
public struct ImportCounts: Hashable, Sendable {
  /// The number of screens, containers and references.
  public internal(set) var scenes = 0
  /// The number of screens: all controllers that are not references; all destinations that are not graphs.
  public internal(set) var screens = 0
  /// The number of controllers that contain others, or of graphs.
  public internal(set) var containers = 0
  /// The number of references to files that were not read.
  public internal(set) var externals = 0
  /// The number of segues with a destination, or of actions.
  public internal(set) var links = 0
  /// The number of tab bars.
  public internal(set) var tabs = 0
  /// The number of references, or of graphs inside graphs.
  public internal(set) var nested = 0
  /// The number of deep links.
  public internal(set) var deepLinks = 0
  /// The number of actions of graphs, which all screens inside inherit.
  public internal(set) var globals = 0
  /// The name of the start in the files; nil if the files do not declare it.
  public internal(set) var start: String?
  /// The number of screens that are not reachable from the start.
  public internal(set) var unreachableFromStart = 0
  /// The number of screens that are not reachable from the start, a deep link or a name that code may use.
  public internal(set) var unreachable = 0
  /// The number of screens without links of their own or of a graph around them.
  public internal(set) var withoutLinks = 0
  /// The number of names that several screens share.
  public internal(set) var duplicates = 0
  /// The number of links of each kind.
  public internal(set) var kinds: [String: Int] = [:]

  /// The kinds of links with their numbers, sorted by name.
  public var sortedKinds: [(kind: String, count: Int)] {
    kinds.sorted { $0.key < $1.key }.map { (kind: $0.key, count: $0.value) }
  }
}
