/// Storyboards with the references between them resolved: the controllers, the nodes that represent them, and the
/// edges.
struct JoinedStoryboards: Sendable {
  /// All controllers of all files, in order.
  private(set) var controllers: [Storyboard.Controller] = []
  /// The file of each controller.
  private(set) var files: [Int] = []
  /// All segues, with the controllers that they connect, if any.
  private(set) var segues: [Segue] = []
  private(set) var problems: [Finding] = []
  /// The initial controller of each file.
  private(set) var initials: [Int?] = []
  /// The storyboard that the app starts with, if known, and the reason.
  let main: StoryboardBeginning

  struct Segue: Sendable {
    let segue: Storyboard.Segue
    let source: Int?
    /// Nil for an unwind segue, and for a segue whose destination does not exist.
    let destination: Int?
    let isUnwind: Bool
  }

  /// The representative of each controller: itself, the root of a navigation controller, the destination of a
  /// reference.
  private var meanings: [Int] = []

  init(_ storyboards: [Storyboard], _ beginning: AppBeginning) {
    main = StoryboardBeginning(storyboards, beginning)
    var numbers: [[String: Int]] = []
    var offsets: [Int] = []
    for (file, storyboard) in storyboards.enumerated() {
      offsets.append(controllers.count)
      let ids = storyboard.controllers.indices.map { (storyboard.controllers[$0].id, controllers.count + $0) }
      numbers.append(Dictionary(ids) { first, _ in first })
      controllers += storyboard.controllers
      files += Array(repeating: file, count: storyboard.controllers.count)
    }
    initials = storyboards.indices.map { file in storyboards[file].initial.flatMap { numbers[file][$0] } }
    for (file, storyboard) in storyboards.enumerated() {
      for segue in storyboard.segues {
        let destination = numbers[file][segue.destination]
        let isUnwind = destination == nil && (segue.kind == "unwind" || storyboard.exits.contains(segue.destination))
        if destination == nil, !isUnwind {
          let message = "the segue leads to `\(segue.destination)`, which is no controller of this storyboard"
          problems.report(.unknownDestination, message, at: segue.range)
        }
        segues.append(
          Segue(
            segue: segue, source: segue.source.map { $0 + offsets[file] }, destination: destination,
            isUnwind: isUnwind))
      }
      noteDuplicates(in: storyboard)
    }
    targets = followReferences(storyboards)
    fold(targets)
  }

  /// Returns the representative of a controller.
  func meaning(of number: Int) -> Int { meanings[number] }

  func isTabs(_ number: Int) -> Bool { controllers[number].isTabBar && tabBars.contains(number) }

  /// The tab bars with at least one tab.
  private var tabBars: Set<Int> = []

  /// Returns the segues to a controller or to one that it represents.
  func arrivals(at number: Int) -> [Storyboard.Segue] { arrivals[number] }

  private var arrivals: [[Storyboard.Segue]] = []

  /// Returns the controllers of a file that references in other files lead to, by their indices in the file.
  func entered(in file: Int) -> [Int] {
    let offset = files.firstIndex(of: file) ?? 0
    return targets.indices.compactMap { number in
      targets[number].flatMap { files[number] != file && files[$0] == file ? $0 - offset : nil }
    }
  }

  /// The controller that each reference leads to.
  private var targets: [Int?] = []

  private mutating func noteDuplicates(in storyboard: Storyboard) {
    var first: [String: SourceRange] = [:]
    for controller in storyboard.controllers where !controller.isReference {
      guard let identifier = controller.identifier else { continue }
      if let other = first[identifier] {
        let message = "the identifier `\(identifier)` is given to another controller, too"
        var finding = SourceProblem.duplicateIdentifier.finding(message, at: controller.range)
        finding.notes = [Finding.Note(message: "the first one is here", range: other)]
        problems.append(finding)
      } else {
        first[identifier] = controller.range
      }
    }
  }

  /// Returns the controller that each reference leads to, if it is in one of the files.
  private mutating func followReferences(_ storyboards: [Storyboard]) -> [Int?] {
    var byName: [String: Int] = [:]
    for file in storyboards.indices.reversed() { byName[storyboards[file].name] = file }
    var byIdentifier: [[String: Int]] = Array(repeating: [:], count: storyboards.count)
    for number in controllers.indices.reversed() where !controllers[number].isReference {
      if let identifier = controllers[number].identifier { byIdentifier[files[number]][identifier] = number }
    }
    var targets = [Int?](repeating: nil, count: controllers.count)
    // All references to the same missing controller are represented by the first of them.
    var elsewhere: [Storyboard.Reference: Int] = [:]
    for number in controllers.indices {
      guard let reference = controllers[number].reference else { continue }
      let sibling = ImportSource.prefix(of: storyboards[files[number]].name)
      let named = reference.storyboard.flatMap { byName[$0] ?? byName[sibling + $0] }
      let file = reference.storyboard == nil ? files[number] : named
      if let file, reference.bundle == nil || named != nil {
        targets[number] = reference.identifier.map { byIdentifier[file][$0] } ?? initials[file]
        if targets[number] == nil {
          let what = reference.identifier.map { "no controller with the identifier `\($0)`" } ?? "no initial controller"
          problems.report(
            .unknownDestination, "\(storyboards[file].name).storyboard has \(what)", at: controllers[number].range)
        }
      }
      if targets[number] == nil {
        let known = Storyboard.Reference(
          storyboard: reference.storyboard ?? storyboards[files[number]].name, identifier: reference.identifier,
          bundle: reference.bundle)
        if let first = elsewhere[known] { targets[number] = first } else { elsewhere[known] = number }
      }
    }
    return targets
  }

  /// Computes the representatives: follows references and replaces containers of a single controller by that.
  private mutating func fold(_ references: [Int?]) {
    var next = references
    var columns: [Int: [Int]] = [:]
    for segue in segues {
      guard let source = segue.source, let destination = segue.destination else { continue }
      switch segue.segue.relationship {
      case "rootViewController", "window.shadowedContentViewController":
        if next[source] == nil { next[source] = destination }
      case "masterViewController", "supplementaryViewController", "detailViewController", "splitItems":
        columns[source, default: []].append(destination)
      case "viewControllers", "tabItems":
        if controllers[source].isTabBar { tabBars.insert(source) }
      default: break
      }
    }
    func end(of number: Int) -> Int {
      var last = number
      var steps = 0
      while let following = next[last], steps <= controllers.count { (last, steps) = (following, steps + 1) }
      return steps > controllers.count ? number : last
    }
    // A split view cannot embed a tab bar, so the tab bar represents it.
    for (source, columns) in columns.sorted(by: { $0.key < $1.key }) {
      if let bar = columns.map(end).first(where: { tabBars.contains($0) }) { next[source] = bar }
    }
    // An external screen has no notes for a navigation controller, which therefore stays a screen that embeds it.
    for number in controllers.indices where !controllers[number].isReference && next[number] != nil {
      if controllers[end(of: number)].isReference { next[number] = nil }
    }
    meanings = controllers.indices.map(end)
    arrivals = Array(repeating: [], count: controllers.count)
    for segue in segues {
      if let destination = segue.destination { arrivals[meanings[destination]].append(segue.segue) }
    }
  }
}
