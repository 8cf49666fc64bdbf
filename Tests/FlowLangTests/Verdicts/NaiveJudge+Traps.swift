@testable import FlowLang

/// Links that lead from where `home` can be reached to where it never can.
extension NaiveJudge {
  func trapJudgements(_ dead: [Bool]) -> [Judgement] {
    var traps = Traps(space, dead)
    for event in events where !event.isAnswered {
      let culprit = model.link(of: event.target) != nil ? event.target : nil
      let distance = space.distances[event.place]
      let verdict = traps.verdict(from: event.place, to: space.place(of: event.after))
      if let culprit {
        traps.note(verdict, .target(culprit), distance, event.before.current.screen)
      } else if verdict != .no {
        // The `on` of a guard belongs to no link: whatever else the step consists of may be told.
        for other in events where other.place == event.place && other.after == event.after {
          traps.note(.maybe, .target(other.target), distance, event.before.current.screen)
        }
      }
    }
    for start in space.coldStarts {
      guard case .wayIn(let index) = start.steps.last else { continue }
      let screen = space.states[start.place].current.screen
      traps.note(traps.verdict(from: nil, to: start.place), .wayIn(index), start.steps.count, screen)
    }
    return traps.judgements
  }
}

private struct Traps {
  enum Verdict { case yes, maybe, no }

  /// Whether a state leads home; to a dead end; to where the bounds hide something.
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

  /// Whether a step is a trap; `from` is nil for a cold start, and `to` where the bounds leave the state out.
  func verdict(from source: Int?, to place: Int?) -> Verdict {
    let source: Verdict = source.map { leadsHome[$0] ? .yes : isOpen[$0] ? .maybe : .no } ?? .yes
    guard source != .no, let place else { return source == .no ? .no : .maybe }
    if leadsHome[place] || leadsToDeadEnd[place] { return .no }
    return isOpen[place] ? .maybe : source
  }

  mutating func note(_ verdict: Verdict, _ subject: Judgement.Subject, _ distance: Int, _ screen: NodeID) {
    guard verdict != .no else { return }
    possible[subject] = min(possible[subject] ?? Int.max, distance)
    if verdict == .yes { Sighting.note(distance, screen, in: &certain[subject]) }
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
