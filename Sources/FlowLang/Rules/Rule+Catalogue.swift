extension Rule {
  /// Every rule, by topic: what cannot be read, what is not there, what does not fit, what nobody uses, what people
  /// cannot do.
  public static let all: [Rule] = [
    .syntax,
    .unknownName,
  ]
}
