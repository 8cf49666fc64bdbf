/// A line that an editor shows above a declaration.
public struct Lens: Hashable, Sendable {
  /// The name that it stands above.
  public let range: SourceRange
  /// What it says: `reached from 3, leads to 2`.
  public let title: String
  /// The statements that lead there.
  public let places: [SourceRange]
}

extension Editor {
  /// For each screen, tab bar and flow of a file, from how many others it is reached, and to how many it leads.
  public func lenses(of file: FileID) -> [Lens] { [] }
}
