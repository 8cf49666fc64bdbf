/// What some files hold, counted as they say it: before anything is folded, joined or named.
public struct ImportCounts: Hashable, Sendable {
  /// Everything that is shown or holds what is shown: screens, graphs, and what is elsewhere.
  public internal(set) var scenes = 0
  /// What can be shown: every controller that is no reference; every destination that is no graph.
  public internal(set) var screens = 0
  /// Controllers that hold others, or graphs.
  public internal(set) var containers = 0
  /// References to other files that lead to none of those that were read.
  public internal(set) var externals = 0
  /// Segues that lead somewhere, or actions.
  public internal(set) var links = 0
  /// Tab bars.
  public internal(set) var tabs = 0
  /// References, or graphs inside graphs.
  public internal(set) var nested = 0
  /// Addresses.
  public internal(set) var deepLinks = 0
  /// Actions of graphs, which every screen inside has.
  public internal(set) var globals = 0
  /// Where it begins, as the files call it; nil where they do not say.
  public internal(set) var start: String?
  /// Screens that nothing leads to from the start.
  public internal(set) var unreachableFromStart = 0
  /// Screens that nothing leads to from the start, an address or a name that code may use.
  public internal(set) var unreachable = 0
  /// Screens without a link of their own or of a graph around them.
  public internal(set) var withoutLinks = 0
  /// Names that several screens have.
  public internal(set) var duplicates = 0
  /// How many links there are of each kind.
  public internal(set) var kinds: [String: Int] = [:]

  /// The kinds with their numbers, by name.
  public var sortedKinds: [(kind: String, count: Int)] {
    kinds.sorted { $0.key < $1.key }.map { (kind: $0.key, count: $0.value) }
  }
}
