/// How many taps no set of walks can do without.
///
/// What is never taken by one step together with something else needs a step each. And whoever comes to a screen more
/// often than it has links of its own that are still to be taken goes on by a step that takes nothing, or is launched
/// anew.
struct TapBound {
  let taps: Int

  init(_ machine: Machine, _ passages: Passages, isTaken: [Bool]) {
    taps = isTaken.count { $0 }
  }
}
