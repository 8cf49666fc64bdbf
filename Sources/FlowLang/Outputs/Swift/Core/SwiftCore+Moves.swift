/// Writes the moves that are used, and the types that the flow does not need.
extension SwiftCore {
  var hasBars: Bool { !router.bars.isEmpty }
  /// Whether any flow is called.
  var hasCalls: Bool { !router.callSites.isEmpty }
  /// Whether any flow is called at the root, with no entry below it.
  var hasRootCalls: Bool { router.callSites.contains { model.isRootCall($0) } }
  /// Whether a guard may end a call at the root while its handler is followed.
  var endsOnce: Bool {
    let atRoot = Set(
      router.callSites.filter { model.isRootCall($0) }.compactMap { call in
        if case .call(let flow) = model[call].goal { flow } else { nil }
      })
    guard !atRoot.isEmpty else { return false }
    return model.guards.compactMap(\.otherwise).flatMap { model.family(of: $0) }.contains { target in
      if case .finish(let outcome) = model[target].goal { atRoot.contains(model[outcome].owner) } else { false }
    }
  }
  var hasRequests: Bool { !router.requests.isEmpty }

  /// Marks a move as used, so that it is written.
  mutating func use(_ move: SwiftMove) {
    if isUsed[move.rawValue] { return }
    for used in visited(from: [move], by: \.needs) { isUsed[used.rawValue] = true }
  }

  /// Writes the moves that are used.
  mutating func writeMoves() {
    mark("Moves")
    let (hasRootCalls, endsOnce) = (hasRootCalls, endsOnce)
    for move in SwiftMove.allCases where isUsed[move.rawValue] {
      declare(move.text(hasBars: hasBars, hasRootCalls: hasRootCalls, endsOnce: endsOnce))
    }
  }

  /// Writes the type that replaces missing kinds of values, and its aliases.
  mutating func writeNothing() {
    var names: [String] = []
    if !hasBars { names += ["Bar", "Tab"] }
    if router.tags.isEmpty { names.append("Tag") }
    if !hasCalls { names.append("Call") }
    guard !names.isEmpty else { return }
    declare(
      """
      /// A type without values, for a part that this flow does not have.
      \(access)struct Nothing: Hashable, Codable, Sendable {
        \(access)init(from decoder: any Swift.Decoder) throws {
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "there are none"))
        }

        \(access)func encode(to encoder: any Swift.Encoder) {}
      }
      """)
    for name in names { out.line("\(access)typealias \(name) = Nothing") }
  }
}
