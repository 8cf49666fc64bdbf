/// What is called around a place, with its parameters.
public struct Signature: Hashable, Sendable {
  /// One parameter.
  public struct Parameter: Hashable, Sendable {
    /// Where it stands in the label of the signature, in bytes.
    public let labelRange: Range<Int>
    /// What there is to know about it; empty for nothing.
    public let documentation: String
  }

  /// The whole: `Product(id: Int, source: String = "list")`.
  public let label: String
  /// What there is to know about what is called, in Markdown; empty for nothing.
  public let documentation: String
  /// The parameters in order.
  public let parameters: [Parameter]
  /// The one that is being given, as a place among the parameters.
  public let activeParameter: Int?
}

extension Editor {
  /// What is called around a place: a screen, tab bar or flow, an outcome, an effect.
  public func signature(at cursor: Cursor) -> Signature? { nil }
}
