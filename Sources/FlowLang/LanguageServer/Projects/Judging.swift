/// What a person can do in the apps that have changed, to be decided. It holds all that it takes, so that it can be done on
/// another thread while the server answers: in some flows it takes long.
public struct Judging: Sendable {
  /// An app, by the number of its compilation.
  struct Case: Sendable {
    let number: Int
    var compilation: Compilation
    /// The Swift code that the app is compared with.
    let code: AppSources?
  }

  private(set) var cases: [Case]

  init(_ cases: [Case]) { self.cases = cases }

  /// The same, decided.
  public func decided() -> Judging {
    Judging(
      cases.map { known in
        var decided = known
        decided.compilation.judge()
        if let code = known.code { Conformance.check(&decided.compilation, against: code) }
        return decided
      })
  }
}
