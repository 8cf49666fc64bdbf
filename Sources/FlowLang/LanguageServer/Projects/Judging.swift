/// The apps that have changed and must be judged. A self-contained value, so that another thread can judge them while
/// the server handles messages: some flows take long.
public struct Judging: Sendable {
  /// An app, with the number of its compilation.
  struct Case: Sendable {
    let number: Int
    var compilation: Compilation
    /// The app as it was judged last.
    let earlier: Compilation?
    /// The Swift code to compare the app with.
    let code: AppSources?
  }

  private(set) var cases: [Case]

  init(_ cases: [Case]) { self.cases = cases }

  /// Returns the apps with their verdicts.
  public func decided() -> Judging {
    Judging(
      cases.map { known in
        var decided = known
        decided.compilation.judge(after: known.earlier)
        if let code = known.code { Conformance.check(&decided.compilation, against: code) }
        return decided
      })
  }
}
