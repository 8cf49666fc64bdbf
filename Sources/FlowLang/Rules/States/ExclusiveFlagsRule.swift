extension Rule {
  static let exclusiveFlags: Rule = Rule(
    "exclusive-flags", .note, .states,
    summary: "several flags of which at most one holds are one flag with values",
    definition: """
      Of three or more flags without values that no code changes at most one holds in every reachable state, and links
      change them together: of the flags that are joined by targets that set one and clear another. Reported once for
      them, at the first.
      """,
    explanation: """
      Each link has to set one of them and clear all others, and nothing ensures it: one that forgets to leaves an
      unintended state. A flag with values cannot be two things at once, has one name for each, and is an enum in Swift.
      """,
    example: """
        app Shop { start Home }
      - flag ⟦free⟧ = true
      - flag plus
      - flag pro
      + flag plan = free | plus | pro
        screen Home {
      -   link plus "Plus" -> stay set plus clear free, pro
      -   link pro "Pro" -> stay set pro clear free, plus
      -   link cancel "Cancel" -> stay set free clear plus, pro
      -   link offer "Offer" -> Offer when not pro
      -   link help "Help" -> Help when free
      -   link team "Team" -> Offer when plus
      +   link plus "Plus" -> stay set plan = plus
      +   link pro "Pro" -> stay set plan = pro
      +   link cancel "Cancel" -> stay set plan = free
      +   link offer "Offer" -> Offer when not plan = pro
      +   link help "Help" -> Help when plan = free
      +   link team "Team" -> Offer when plan = plus
        }
        screen Offer {}
        screen Help {}
      """
  ) { compilation, findings in
    for exclusive in compilation.verdicts.exclusiveFlags {
      findings.add(exclusiveFlags, about: .file) { finding(exclusive, compilation) }
    }
  }

  private static func finding(_ exclusive: Verdicts.ExclusiveFlags, _ compilation: Compilation) -> Finding {
    let (model, flags) = (compilation.model, exclusive.flags)
    let names = listed(flags.map { compilation.name($0) })
    var finding = exclusiveFlags.finding(
      "at most one of \(names) holds in every state, and links change them together",
      at: compilation.range(of: flags[0]))
    finding.notes = flags.dropFirst().map { Finding.Note(message: "with this one", range: compilation.range(of: $0)) }
    // The initial value is the first one.
    let initial = flags.filter { model[$0].isInitiallySet }
    let ordered = initial + flags.filter { !initial.contains($0) }
    var values = ordered.map { Spelling.word(model.text(model[$0].name)) }
    if initial.isEmpty { values.insert("none", at: 0) } else if !exclusive.isOneAlwaysSet { values.append("none") }
    finding.help = "declare one flag with values: `flag NAME = \(values.joined(separator: " | "))`"
    return finding
  }
}
