/// Decides what depends on whether places lie below: first by the shortest ways, which answer most, then by sets of all
/// the places that are left.
struct PlainPlaces {
  /// A question about a place and an entry, with what the answers say of a target.
  private struct Question {
    let place: Target.Place
    let vertex: UInt32
    let target: TargetID
    /// What holds if the place can lie below; if it need not.
    let ifPresent: PlainSurvey.Fact
    let ifAbsent: PlainSurvey.Fact
  }

  private let space: PlainSpace
  private let order: PlainOrder
  private var questions: [Question] = []
  private lazy var parents = PlainParents(space)

  /// Answers all that is open.
  static func decide(_ survey: inout PlainSurvey, _ space: PlainSpace, _ order: PlainOrder) {
    guard !survey.open.isEmpty else { return }
    var places = PlainPlaces(space: space, order: order)
    places.decideLayers(&survey)
    for open in survey.open { places.ask(open, &survey) }
    places.answerByWays(&survey)
    places.answerBySets(&survey)
  }

  private init(space: PlainSpace, order: PlainOrder) {
    self.space = space
    self.order = order
  }

  private mutating func decideLayers(_ survey: inout PlainSurvey) {
    var first: PlainConstrainedWays?
    var inLayer: PlainConstrainedWays?
    for open in survey.open {
      guard case .worksInLayer = open.effect else { continue }
      let inFirst = first ?? space.ways(to: .avoiding(PlainAvoidance(layers: true)))
      let inOther = inLayer ?? space.ways(to: .inLayers)
      (first, inLayer) = (inFirst, inOther)
      if inFirst.isReached(open.occasion.vertex) { survey.note(.idles, of: open.target) }
      if inOther.isReached(open.occasion.vertex) { survey.note(.works, of: open.target) }
    }
  }

  private mutating func ask(_ open: PlainSurvey.Open, _ survey: inout PlainSurvey) {
    let vertex = open.occasion.vertex
    func ask(_ place: Target.Place, _ present: PlainSurvey.Fact, _ absent: PlainSurvey.Fact, at vertex: UInt32) {
      questions.append(
        Question(place: place, vertex: vertex, target: open.target, ifPresent: present, ifAbsent: absent))
    }
    switch open.effect {
    case .worksInCall(let flow): ask(.node(flow), .works, .idles, at: vertex)
    case .needs(let place, let isAgain):
      // Where it is said what happens instead, nobody asks whether the place may be absent.
      let isAnswered = space.targets[Int(open.target.index)].fallback != nil
      ask(place, isAgain ? .present : [.present, .works], isAnswered ? [] : .absent, at: vertex)
      guard isAgain else { return }
      for parent in parents.beneath(vertex) where !space.machine.model.isPlace(space.graph[parent], place) {
        ask(place, .works, [], at: parent)
      }
    case .worksUnlessOverBottom:
      for parent in parents.beneath(vertex) {
        survey.note(space.graph[parent].isBottom ? .idles : .works, of: open.target)
      }
    default: break
    }
  }

  /// Looks down the shortest way to each entry, some steps far, for the place: where it lies there, it can lie there.
  private mutating func answerByWays(_ survey: inout PlainSurvey) {
    let model = space.machine.model
    questions.removeAll { question in
      if survey[question.target].isSuperset(of: question.ifPresent.union(question.ifAbsent)) { return true }
      guard !survey[question.target].isSuperset(of: question.ifPresent) else { return false }
      var vertex = question.vertex
      for _ in 0..<Self.steps {
        guard let (before, edge) = space.ways.step(to: vertex) else { break }
        let kind = space.graph.kind(of: edge)
        if kind == .anew { break }
        if kind == .up && model.isPlace(space.graph[before], question.place) {
          survey.note(question.ifPresent, of: question.target)
          return question.ifAbsent.isEmpty
        }
        vertex = before
      }
      return false
    }
  }

  private static let steps = 64

  private mutating func answerBySets(_ survey: inout PlainSurvey) {
    questions.removeAll { survey[$0.target].isSuperset(of: $0.ifPresent.union($0.ifAbsent)) }
    guard !questions.isEmpty else { return }
    var number: [Target.Place: Int] = [:]
    var numbered = questions.map { question in
      let known = number[question.place] ?? number.count
      number[question.place] = known
      return (place: known, question: question)
    }
    numbered.sort { $0.place < $1.place }
    let marks = PlainMarks(space.machine.model, space.steps, number)
    var next = 0
    for first in stride(from: 0, to: number.count, by: PlainPlaceSets.chunk) {
      let end = min(number.count, first + PlainPlaceSets.chunk)
      let needsMust = numbered[next...].prefix { $0.place < end }.contains { !$0.question.ifAbsent.isEmpty }
      let sets = PlainPlaceSets(space, order, count: end - first, needsMust: needsMust) { vertex, add in
        marks.forEach(of: vertex) { if $0 >= first && $0 < end { add($0 - first) } }
      }
      while next < numbered.count, numbered[next].place < end {
        let (place, question) = numbered[next]
        next += 1
        if sets.canLieBelow(place - first, question.vertex) { survey.note(question.ifPresent, of: question.target) }
        if !question.ifAbsent.isEmpty && !sets.mustLieBelow(place - first, question.vertex) {
          survey.note(question.ifAbsent, of: question.target)
        }
      }
    }
  }
}
