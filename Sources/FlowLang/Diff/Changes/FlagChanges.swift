extension ChangeRule {
  /// The rules about flags and their values.
  static let flags = [
    externalFlagRemoved, flagValueRemoved, flagKindChanged, flagDefaultChanged, externalFlagAdded, flagValueAdded,
  ]

  static let externalFlagRemoved = ChangeRule("external-flag-removed", .breaking) { comparison, changes in
    let after = Dictionary(comparison.new.flags.map { ($0.name, $0) }) { first, _ in first }
    for flag in comparison.old.flags where flag.isExternal && after[flag.name]?.isExternal != true {
      let after = after[flag.name]
      changes.add(
        "code cannot set `\(flag.name)` any more: it is \(after == nil ? "gone" : "not external")",
        about: .init(before: flag.range, after: after?.range))
    }
  }

  static let externalFlagAdded = ChangeRule("external-flag-added", .risky) { comparison, changes in
    let before = Dictionary(comparison.old.flags.map { ($0.name, $0) }) { first, _ in first }
    for flag in comparison.new.flags where flag.isExternal && before[flag.name]?.isExternal != true {
      changes.add("code must set `\(flag.name)` now", about: .init(before: before[flag.name]?.range, after: flag.range))
    }
  }

  static let flagDefaultChanged = ChangeRule("flag-default-changed", .risky) { comparison, changes in
    for (former, flag) in bothFlags(comparison) where former.initial != flag.initial && former.isLike(flag) {
      changes.add(
        "`\(flag.name)` is \(flag.initialText) at the start now and was \(former.initialText)",
        about: .init(before: former.range, after: flag.range))
    }
  }

  static let flagValueRemoved = ChangeRule("flag-value-removed", .breaking) { comparison, changes in
    for (former, flag) in bothFlags(comparison) where former.isLike(flag) {
      for value in former.values where !flag.values.contains(value) {
        changes.add(
          "`\(flag.name)` has no value `\(value)` any more", about: .init(before: former.range, after: flag.range))
      }
    }
  }

  static let flagValueAdded = ChangeRule("flag-value-added", .risky) { comparison, changes in
    for (former, flag) in bothFlags(comparison) where former.isLike(flag) {
      for value in flag.values where !former.values.contains(value) {
        changes.add("`\(flag.name)` may be `\(value)` now", about: .init(before: former.range, after: flag.range))
      }
    }
  }

  static let flagKindChanged = ChangeRule("flag-kind-changed", .breaking) { comparison, changes in
    for (former, flag) in bothFlags(comparison) where !former.isLike(flag) {
      let kind = flag.values.isEmpty ? "is yes or no now and had values" : "has values now and was yes or no"
      changes.add("`\(flag.name)` \(kind)", about: .init(before: former.range, after: flag.range))
    }
  }

  /// Returns the flags that both versions have.
  private static func bothFlags(_ comparison: Comparison) -> [(DeclaredFlag, DeclaredFlag)] {
    NamedItems(comparison.old.flags, comparison.new.flags, by: \.name).kept
  }
}

private struct DeclaredFlag {
  let name: String
  /// The values of the flag; empty when it has none.
  let values: [String]
  /// The initial value: `true`, `false` or a value.
  let initial: String
  let isExternal: Bool
  let range: SourceRange

  /// Whether both flags have values or neither does.
  func isLike(_ other: DeclaredFlag) -> Bool { values.isEmpty == other.values.isEmpty }

  var initialText: String { values.isEmpty ? initial : "`\(initial)`" }
}

extension FlowVersion {
  fileprivate var flags: [DeclaredFlag] {
    model.declaredFlags.map { id in
      let flag = model[id]
      return DeclaredFlag(
        name: model.text(flag.name), values: model.values(of: id).compactMap { model[$0].value }.map { model.text($0) },
        initial: flag.value.map { model.text($0) } ?? "\(flag.isInitiallySet)", isExternal: flag.isExternal,
        range: compilation.range(flag.syntax, in: flag.file))
    }
  }
}
