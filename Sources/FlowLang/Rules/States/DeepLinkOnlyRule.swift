extension Rule {
  static let deepLinkOnly: Rule = Rule(
    "deep-link-only", .note, .states,
    summary: "only a url or an entry of another screen leads to a screen",
    definition: """
      Some reachable state shows the screen, but none that is reached from the start alone, and the screen has no `url`
      or `entry` of its own. Reported once for all screens whose shortest trace begins with a `url` or `entry` of the same
      screen, at the nearest of them; the others are named. An `allow` in that screen or in the one that is opened silences
      them all.
      """,
    explanation: """
      Some state shows the screen, but none that begins at the start of the app: a person has to come from outside, and
      by way of another screen. If that is meant, give the screen a `url` or an `entry` of its own, or allow it in the
      screen that is opened.
      """,
    failing: """
      app Shop { start Home }
      screen Home { link open "See product" -> Product }
      screen Product {}
      screen Sale {
        entry "a notification"
        link terms "Terms" -> Terms
      }
      screen ⟦Terms⟧ {}
      """,
    repaired: """
      app Shop { start Home }
      screen Home {
        link open "See product" -> Product
        link terms "Terms" -> Terms
      }
      screen Product {}
      screen Sale {
        entry "a notification"
        link terms "Terms" -> Terms
      }
      screen Terms {}
      """
  ) { compilation, findings in
    for group in compilation.screensBehindOpenings {
      let others = group.dropFirst().filter { !findings.isAllowed(deepLinkOnly, about: .node($0.screen)) }
      let (first, opener) = (group[0], compilation.opener(of: group[0]) ?? group[0].screen)
      findings.add(deepLinkOnly, about: .opening(of: first.screen, by: opener)) {
        let names = ([first] + others).map { compilation.name($0.screen) }
        let opening = Situation(compilation, first).opening ?? "the app was opened from outside"
        var finding = compilation.finding(
          deepLinkOnly,
          "no way from the start leads to \(listed(names)); \(others.isEmpty ? "it is" : "they are") shown only when, "
            + "for instance, \(opening)", first)
        finding.help =
          "link to \(names[0]) from a screen that people get to in the app; if it is meant for those who "
          + "come from outside, give it a `url` or an `entry` of its own, or allow this in \(compilation.name(opener))"
        return finding
      }
    }
  }
}

extension Compilation {
  /// The screens that are only shown behind a url or an entry, by the screen or flow that this opens; in each group the
  /// nearest to it first.
  fileprivate var screensBehindOpenings: [[Verdict]] {
    var groups: [[Verdict]] = []
    var numbers: [NodeID?: Int] = [:]
    for verdict in verdicts.deepLinkOnly {
      let opener = opener(of: verdict)
      if let number = numbers[opener] {
        groups[number].append(verdict)
      } else {
        numbers[opener] = groups.count
        groups.append([verdict])
      }
    }
    return groups.map { group in
      let nearest = group.map(\.trace.count).min()
      guard let index = group.firstIndex(where: { $0.trace.count == nearest }) else { return group }
      return [group[index]] + group[..<index] + group[(index + 1)...]
    }
  }

  /// The screen or flow whose url or entry a trace begins with.
  fileprivate func opener(of verdict: Verdict) -> NodeID? {
    for case .wayIn(let index) in verdict.trace { return model.waysIn[index].owner }
    return nil
  }
}
