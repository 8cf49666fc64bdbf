/// What keeps the stack graph from being exact (verdicts, section 1).
enum Doubt: Hashable, CaseIterable, Sendable {
  /// `raise` changes a stack in its middle.
  case raise
  /// Flags change in one tab while another one is left as it was: two stacks with a memory in common.
  case flagsInTabs
  /// How far it is to a screen depends on how each tab was left.
  case tabs
  /// There is more to look at than is looked at.
  case size
}
