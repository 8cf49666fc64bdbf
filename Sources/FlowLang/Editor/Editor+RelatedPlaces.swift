/// A further place that belongs to a finding.
public struct RelatedPlace: Hashable, Sendable {
  /// What is to be seen there.
  public let message: String
  /// The place.
  public let range: SourceRange
}

extension Editor {
  /// The notes of a finding, and the steps of its ways at the links that they take.
  public func relatedPlaces(of finding: Finding) -> [RelatedPlace] { [] }
}
