// swift-format-ignore-file
// Time: a transition is open until a test ends it. Bodies are ours.

/// A transition that is under way.
@MainActor public final class _Transition {
  public let name: String
  let end: () -> Void
  init(_ name: String, _ end: @escaping () -> Void) { self.name = name; self.end = end }
}

/// The transitions that are under way, in the order in which they began.
@MainActor public enum _Clock {
  public private(set) static var open: [_Transition] = []
  /// What the platform was asked for and did not do.
  public static var dropped: [String] = []
  /// What must never happen.
  public static var faults: [String] = []

  public static func begin(_ name: String, _ end: @escaping () -> Void) { open.append(_Transition(name, end)) }

  /// Ends a transition; a time that is waited for is longer than any that is under way.
  public static func end(_ index: Int = 0) {
    let transition = open.remove(at: index)
    if transition.name == "time" {
      while let other = open.firstIndex(where: { $0.name != "time" }) { open.remove(at: other).end() }
    }
    transition.end()
  }

  /// Waits until a test lets the time pass.
  public static func sleep() async {
    await withCheckedContinuation { continuation in begin("time") { continuation.resume() } }
  }
}
