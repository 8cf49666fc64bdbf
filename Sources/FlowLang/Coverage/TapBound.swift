/// How many taps no set of walks can do without.
struct TapBound {
  private(set) var taps = 0

  init(_ machine: Machine, _ passages: Passages, isTaken: [Bool]) {
    taps = isTaken.count { $0 }
  }
}
