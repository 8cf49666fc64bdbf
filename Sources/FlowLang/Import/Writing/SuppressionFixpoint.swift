/// Removes false findings about an imported app. The app is compiled; where a rule about states reports what the files
/// cannot know, because code navigates and the system goes back by itself, the finding is suppressed with a reason, and
/// a link whose anchor is never below does without it.
struct SuppressionFixpoint {
  var app: ImportedApp
  private var hasChanged = false
  /// The range of each node in the text, sorted by its start.
  private var places: [(range: Range<Int>, node: ImportedID)] = []
  /// The indices of the links of each node by name, memoized; they do not change.
  private var linkPlaces: [ImportedID?: [String: Int]] = [:]
  /// The end of each node in the text.
  private var ends: [Int] = []

  /// The text of the last round, whose states take long to find, with the suppressions in it that are not needed.
  private var lastCompiled: (text: String, unneeded: [Finding])?

  /// The findings about links that may be wrong, as far as the files show.
  private var notes: [Finding] = []
  /// The first of the screens behind each entry or url, whose finding is kept; the findings about others are
  /// suppressed.
  var firstBehind: [String: ImportedID] = [:]
  /// The reachability of the entry points of the app, which does not change.
  lazy var entrances = Entrances(app)

  /// Compiles and changes the app until there is a fixpoint.
  ///
  /// - Returns: The findings about links that may be wrong, with their locations in the source files.
  static func settle(_ app: inout ImportedApp) -> [Finding] {
    var work = SuppressionFixpoint(app: app)
    work.boundPlaces()
    work.allowWhatIsBehindEntries()
    for _ in 0..<mostRounds {
      work.hasChanged = false
      work.compile()
      if !work.hasChanged { break }
    }
    work.dropInnerAllows()
    work.dropUnneededAllows()
    app = work.app
    return work.notes + work.problemsWithPlaces
  }

  /// The findings about links whose anchor can be below according to the files.
  private var problemsWithPlaces: [Finding] {
    (app.links + app.nodes.flatMap(\.links)).compactMap { $0.isWeakened ? nil : $0.problemWithPlace }
  }

  /// Removes suppressions that are no longer needed, because links were changed after they were added.
  private mutating func dropUnneededAllows() {
    for _ in 0..<Self.mostRounds {
      let (text, places) = FlowWriter.text(of: app)
      self.places = places.sorted { $0.range.lowerBound < $1.range.lowerBound }
      for place in places { ends[Int(place.node.index)] = place.range.upperBound }
      let unneeded =
        lastCompiled?.text == text
        ? lastCompiled?.unneeded ?? []
        : Self.unneeded(Compiler.compile(SourceFile(path: "imported.flow", text: text)))
      let bytes = Array(text.utf8)
      var isDone = true
      for finding in unneeded {
        let range = Int(finding.range.start)..<Int(finding.range.end)
        let rule = String(decoding: bytes[range], as: UTF8.self)
        if let node = node(at: range.lowerBound) {
          isDone = isDone && !app[node].allows.contains { $0.rule == rule }
          app[node].allows.removeAll { $0.rule == rule }
        } else {
          isDone = isDone && !app.allows.contains { $0.rule == rule }
          app.allows.removeAll { $0.rule == rule }
        }
      }
      if isDone { return }
    }
  }

  private static func unneeded(_ compilation: Compilation) -> [Finding] {
    compilation.findings.sorted.filter { $0.rule == "unneeded-allow" }
  }

  /// Removes the anchors of all links if there are more of them than in any real app, since each costs time to analyse.
  private mutating func boundPlaces() {
    let all = app.links + app.nodes.flatMap(\.links)
    guard Set(all.compactMap(\.neededPlace)).count > Self.mostPlaces else { return }
    for link in app.links { dropPlace(link.name, of: nil) }
    for id in app.ids { for link in app[id].links { dropPlace(link.name, of: id) } }
  }

  /// The maximum number of anchors; the largest apps have a hundred.
  private static let mostPlaces = 600

  private mutating func dropPlace(_ name: String, of node: ImportedID?) {
    _ = change(name, of: node) { link in
      guard link.neededPlace != nil else { return false }
      if case .backTo = link.goal { link.goal = .back } else { link.placing = nil }
      link.isWeakened = true
      return true
    }
  }

  /// Removes suppressions that an enclosing node has already.
  private mutating func dropInnerAllows() {
    for id in app.ids where !app[id].allows.isEmpty {
      let outer = Set(app.allows.map(\.rule) + app.around(id).dropFirst().flatMap { app[$0].allows.map(\.rule) })
      app[id].allows.removeAll { outer.contains($0.rule) }
    }
  }

  /// The maximum number of rounds. One round makes all changes that it finds, so that more than a few are not needed.
  private static let mostRounds = 12

  private init(app: ImportedApp) { self.app = app }

  private mutating func compile() {
    let (text, places) = FlowWriter.text(of: app)
    self.places = places.sorted { $0.range.lowerBound < $1.range.lowerBound }
    ends = Array(repeating: 0, count: app.nodes.count)
    for place in places { ends[Int(place.node.index)] = place.range.upperBound }
    // As notes, so that all are reported and not only the first hundred.
    let severities = Dictionary(uniqueKeysWithValues: Self.reasons.keys.map { ($0, Severity?.some(.note)) })
    let compilation = Compiler.compile(SourceFile(path: "imported.flow", text: text), severities: severities)
    for finding in compilation.findings.sorted { consider(finding) }
    lastCompiled = (text, Self.unneeded(compilation))
  }

  /// The reason of the suppression for each rule.
  private static let reasons = [
    "unreachable-screen": "code may open it by its name",
    "dead-end": "code may lead on, or close it",
    "trap": "code may lead out of it",
    "dead-link": "code decides what is below",
    "nothing-to-go-back-to": "code decides what is below",
    "place-never-there": "code decides what is below",
    "place-may-be-absent": "where it is not there, nothing is taken away",
    "place-ambiguous": "the upper one counts",
  ]

  private mutating func consider(_ finding: Finding) {
    let node = node(at: Int(finding.range.start))
    switch finding.rule {
    case "place-never-there" where weaken(finding.link, of: node): hasChanged = true
    case "ambiguous-url":
      if let node { makeEntries(node) }
    case "push-instead-of-back", "unbounded-stack":
      if let screen = ownRound(finding) {
        app[screen].dropped.append(finding.link)
        hasChanged = true
      } else if let reason = whyItMayNotGrow(finding, in: node) {
        allow(finding.rule, reason, in: node)
      } else if app.areParametersUnseen, node == nil {
        allow(finding.rule, "a menu opens windows, which are beside each other", in: nil)
      } else if app.areParametersUnseen {
        if note(finding, in: node) {
          allow(finding.rule, "what it shows is not in the files: it may be another one", in: node)
        }
      }
    case "deep-link-only": allowBehindEntry(finding, in: node)
    case "unreachable-screen" where node.map({ app[$0].isDead }) == true: break
    default:
      if let reason = Self.reasons[finding.rule] { allow(finding.rule, app.unknown ?? reason, in: node) }
    }
  }

  /// Adds a finding that a link may put a second screen of a kind on top, once for each link; returns false if the
  /// location of the link is not known.
  private mutating func note(_ finding: Finding, in node: ImportedID?) -> Bool {
    guard let index = index(of: finding.link, of: node) else { return false }
    let link = node.map { app[$0].links[index] } ?? app.links[index]
    guard let place = link.place, case .call(let call) = link.goal else { return false }
    if notes.contains(where: { $0.range == place }) { return true }
    let name = app[call.node].name
    notes.append(
      SourceProblem.pushesAgain.finding(
        "`\(link.name)` may put a second `\(name)` on top of the first", at: place,
        help: "where it shows the same thing, go back to the first one instead"))
    return true
  }

  /// Returns the innermost node around an offset of the text; nil for the app.
  private func node(at offset: Int) -> ImportedID? {
    let next = places.partitioningIndex { $0.range.lowerBound > offset }
    guard next > 0 else { return nil }
    return app.around(places[next - 1].node).first { offset < ends[Int($0.index)] }
  }

  mutating func allow(_ rule: String, _ reason: String, in node: ImportedID?) {
    let allow = ImportedAllow(rule: rule, reason: reason)
    if let node {
      if app[node].allows.contains(allow) { return }
      app[node].allows.append(allow)
    } else {
      if app.allows.contains(allow) { return }
      app.allows.append(allow)
    }
    hasChanged = true
  }

  /// Replaces the anchor of a link, which is never below, by the first screen of the flow that the anchor is, or
  /// removes it; keeps the anchor as a note. Returns false for a link that would be meaningless without it.
  private mutating func weaken(_ name: String, of node: ImportedID?) -> Bool {
    guard let index = index(of: name, of: node) else { return false }
    let place = (node.map { app[$0].links[index] } ?? app.links[index]).neededPlace
    guard let place else { return false }
    let (first, placeName) = (app.firstScreen(of: place), app[place].name)
    return change(name, of: node) { link in
      switch (link.goal, link.placing) {
      case (.backTo, _):
        guard let first else { return false }
        link.goal = .backTo(first)
      case (_, .over): link.placing = first.map { .over($0) }
      case (_, .replaceFrom): link.placing = first.map { .replaceFrom($0) }
      default: return false
      }
      guard first == nil else { return true }
      link.isWeakened = true
      link.notes.append(ImportedNote("place", "\(placeName), which is never below according to the files"))
      return true
    }
  }

  /// Changes a link; returns false if there is none, or if the change returns false.
  private mutating func change(_ name: String, of node: ImportedID?, _ body: (inout ImportedLink) -> Bool) -> Bool {
    guard let index = index(of: name, of: node) else { return false }
    guard let node else { return body(&app.links[index]) }
    return body(&app[node].links[index])
  }

  /// Returns the index of a link among those of a node, or of the app.
  mutating func index(of name: String, of node: ImportedID?) -> Int? {
    if linkPlaces[node] == nil {
      let links = node.map { app[$0].links } ?? app.links
      linkPlaces[node] = Dictionary(links.indices.map { (links[$0].name, $0) }) { first, _ in first }
    }
    return linkPlaces[node]?[name]
  }

  /// Replaces URLs that clash with others by entries for code.
  private mutating func makeEntries(_ node: ImportedID) {
    for index in app[node].entryPoints.indices where app[node].entryPoints[index].isURL {
      let entryPoint = app[node].entryPoints[index]
      app[node].entryPoints[index] = ImportedEntryPoint(
        isURL: false, text: "address \(entryPoint.text)", over: entryPoint.over)
      hasChanged = true
    }
  }
}
