extension ChangeRule {
  /// The yes/no facts.
  static let flags = [externalFlagRemoved, flagDefaultChanged, externalFlagAdded]

  static let externalFlagRemoved = ChangeRule(
    "external-flag-removed", .breaking, "code cannot set a flag any more",
    because: "Code that sets it does not compile.",
    before: """
      app Shop { start Home }
      external flag beta = true
      screen Home { link help "Help" -> Help  link more "More" -> Help when beta }
      screen Help {}
      """,
    after: """
      app Shop { start Home }
      flag beta = true
      screen Home { link help "Help" -> Help  link more "More" -> Help when beta }
      screen Help {}
      """
  ) { comparison, changes in
    let after = Dictionary(comparison.new.flags.map { ($0.name, $0) }) { first, _ in first }
    for flag in comparison.old.flags where flag.isExternal {
      let after = after[flag.name]
      if after?.isExternal == true { continue }
      changes.add(
        "code cannot set `\(flag.name)` any more: it is \(after == nil ? "gone" : "not external")",
        about: .init(before: flag.range, after: after?.range))
    }
  }

  static let externalFlagAdded = ChangeRule(
    "external-flag-added", .risky, "code must set a flag", because: "Until it does, the flag stays as it is declared.",
    before: """
      app Shop { start Home }
      flag beta = true
      screen Home { link help "Help" -> Help  link more "More" -> Help when beta }
      screen Help {}
      """,
    after: """
      app Shop { start Home }
      external flag beta = true
      screen Home { link help "Help" -> Help  link more "More" -> Help when beta }
      screen Help {}
      """
  ) { comparison, changes in
    let before = Dictionary(comparison.old.flags.map { ($0.name, $0) }) { first, _ in first }
    for flag in comparison.new.flags where flag.isExternal {
      let before = before[flag.name]
      if before?.isExternal == true { continue }
      changes.add("code must set `\(flag.name)` now", about: .init(before: before?.range, after: flag.range))
    }
  }

  static let flagDefaultChanged = ChangeRule(
    "flag-default-changed", .risky, "a flag begins otherwise", because: "People who start the app see something else.",
    before: """
      app Shop { start Home }
      external flag beta
      screen Home { link help "Help" -> Help  link more "More" -> Help when beta }
      screen Help {}
      """,
    after: """
      app Shop { start Home }
      external flag beta = true
      screen Home { link help "Help" -> Help  link more "More" -> Help when beta }
      screen Help {}
      """
  ) { comparison, changes in
    let before = Dictionary(comparison.old.flags.map { ($0.name, $0) }) { first, _ in first }
    for flag in comparison.new.flags {
      guard let former = before[flag.name], former.isSet != flag.isSet else { continue }
      changes.add(
        "`\(flag.name)` is \(flag.isSet) at the start now and was \(former.isSet)",
        about: .init(before: former.range, after: flag.range))
    }
  }
}

extension FlowVersion {
  /// The declared flags.
  fileprivate var flags: [(name: String, isSet: Bool, isExternal: Bool, range: SourceRange)] {
    model.flags.map { flag in
      let range = compilation.trees[Int(flag.file.index)].range(of: flag.syntax)
      return (
        model.text(flag.name), flag.isInitiallySet, flag.isExternal,
        SourceRange(file: flag.file, start: range.start, end: range.end)
      )
    }
  }
}
