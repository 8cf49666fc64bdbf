struct MentionIndex: Sendable {
  init(_ compilation: Compilation) {}
}
