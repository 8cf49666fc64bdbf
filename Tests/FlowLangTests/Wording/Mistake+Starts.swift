extension Mistake {
  /// Starts with a condition and without an `else`.
  static let starts: [Mistake] = [
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when onboarded",
      at: "", "`else` is missing here", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when onboarded\n  start Welcome",
      at: "start", "one `start` has all alternatives: `else Welcome`", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when onboarded\n  start Welcome when not onboarded",
      at: "start", "one `start` has all alternatives: `else Welcome`", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Welcome\n  start Main when onboarded",
      at: "start", "one `start` has all alternatives: `Main when onboarded else Welcome`", .unsafe),
    Mistake(
      "start Main when onboarded else Welcome",
      "start Main when onboarded else Welcome when not onboarded",
      at: "", "`else` is missing here", .unsafe),
    Mistake(
      "start Credentials\n",
      "start Credentials when onboarded\n",
      at: "", "`else` is missing here", .unsafe),
  ]
}
