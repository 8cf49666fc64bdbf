@testable import FlowLang

/// The verdicts about links from a state that can reach `home` to one that never can.
extension NaiveJudge {
  func trapJudgements(_ dead: [Bool]) -> [Judgement] {
    var traps = Traps(space, dead)
    for event in events where !event.isAnswered {
      // If a guard refuses a url, its `else` begins at the start of the app, which is home.
      let verdict = traps.verdict(from: event.isAtStart ? nil : event.place, to: space.place(of: event.after))
      traps.note(verdict, .target(event.target), space.distances[event.place], screens(of: event))
    }
    for start in space.coldOpenings where !start.isRefused {
      traps.note(opening: start.steps.last, to: start.place, start.steps.count, space)
    }
    for place in space.states.indices {
      for opening in space.openings(at: place) where !opening.isRefused {
        traps.note(opening: opening.action, to: opening.place, space.distances[place] + 1, space)
      }
    }
    return traps.judgements
  }
}

private struct Traps {
  enum Verdict { case yes, maybe, no }

  /// Whether a state leads home; to a dead end; to a state beyond the bounds.
  private let leadsHome: [Bool]
  private let leadsToDeadEnd: [Bool]
  private let isOpen: [Bool]
  private var certain: [Judgement.Subject: Sighting] = [:]
  private var possible: [Judgement.Subject: Int] = [:]

  init(_ space: StateEnumeration, _ dead: [Bool]) {
    leadsHome = space.leading { space.states[$0].isHome }
    leadsToDeadEnd = space.leading { dead[$0] }
    isOpen = space.leading { !space.isExpanded[$0] }
  }

  /// Returns whether a step is a trap; `from` is nil for a cold start, and `to` if the bounds exclude the state.
  func verdict(from source: Int?, to place: Int?) -> Verdict {
    let source: Verdict = source.map { leadsHome[$0] ? .yes : isOpen[$0] ? .maybe : .no } ?? .yes
    guard source != .no, let place else { return source == .no ? .no : .maybe }
    if leadsHome[place] || leadsToDeadEnd[place] { return .no }
    return isOpen[place] ? .maybe : source
  }

  mutating func note(_ verdict: Verdict, _ subject: Judgement.Subject, _ distance: Int, _ screens: Set<NodeID>) {
    guard verdict != .no else { return }
    possible[subject] = min(possible[subject] ?? Int.max, distance)
    if verdict == .yes { Sighting.note(distance, screens, in: &certain[subject]) }
  }

  /// Records the states opened by a url or an entry that no guard refuses; others are attributed to the guard.
  mutating func note(opening action: Action?, to place: Int?, _ distance: Int, _ space: StateEnumeration) {
    guard case .entryPoint(let index) = action else { return }
    let screens = place.map { [space.states[$0].current.screen] as Set } ?? []
    note(verdict(from: nil, to: place), .entryPoint(index), distance, screens)
  }

  var judgements: [Judgement] {
    possible.map { subject, distance in
      let certain = certain[subject]
      return Judgement(
        rule: "trap", subject: subject, certain: certain?.distance, possible: distance,
        screens: certain?.distance == distance ? certain?.screens ?? [] : [])
    }
  }
}
