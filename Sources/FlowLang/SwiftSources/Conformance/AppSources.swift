/// The Swift sources of an app, read once, with their facts about navigation.
public struct AppSources: Sendable {
  let project: CodeProject
  let plan: ScreenPlan
  let facts: [NavigationFact]
  let anchors: [SourceAnchor]
  /// The uses of the links of a router that flowc wrote.
  let routerUses: RouterUses
  let files: [SourceFile]
  /// The storyboards beside the code, and their scenes.
  let storyboards: [SourceFile]
  let scenes: [StoryboardScene]
  /// The storyboards that are not XML, for example because they have the marks of a conflict: their segues are not known.
  let unreadStoryboards: [UnreadStoryboard]

  /// The extensions of the files that the code of an app consists of.
  public static let fileExtensions = ["swift", "storyboard"]

  /// Reads Swift files and ignores all others.
  ///
  /// - Parameter table: The project's declarations about its own functions and views.
  public init(_ sources: [SourceFile], _ table: NavigationTable = NavigationTable()) {
    self.init(sources, table, storyboards: [], scenes: [], unreadStoryboards: [])
  }

  init(
    _ sources: [SourceFile], _ table: NavigationTable, storyboards: [SourceFile], scenes: [StoryboardScene],
    unreadStoryboards: [UnreadStoryboard]
  ) {
    self.unreadStoryboards = unreadStoryboards
    self.storyboards = storyboards
    self.scenes = scenes
    files = sources.filter { $0.path.hasSuffix(".swift") }
    let own = files.filter { !RouterUses.isGenerated($0) }
    let project = CodeProject(own)
    var finder = FactFinder.find(in: project, table)
    anchors = SourceAnchor.all(in: project, finder)
    finder.ignoreFacts(at: anchors)
    self.project = project
    plan = ScreenPlan(finder)
    facts = finder.facts
    routerUses = RouterUses(project, isRouterThere: own.count < files.count)
  }

  /// The storyboards that could not be read, for standard error: one line for each.
  public var unreadStoryboardLines: String {
    unreadStoryboards.map { "\(TerminalText.clean($0.path)): \($0.problem); its segues are not compared\n" }.joined()
  }

  /// The sites whose goal is unknown: one line for each, with its location.
  public var unknownSites: String {
    facts.filter { $0.certainty == .unknown }.map { fact in
      let file = project.files[Int(fact.place.file)]
      let line = file.line(at: project.range(of: fact.place).lowerBound)
      return "\(TerminalText.clean(file.path)):\(line): \(fact.source)\n"
    }.joined()
  }
}

/// A storyboard that is not XML.
struct UnreadStoryboard: Sendable {
  let path: String
  let problem: String
  /// The classes that its text names.
  let classes: Set<String>
}

/// A scene of a storyboard, with the segues that lead on.
struct StoryboardScene: Sendable {
  /// The class of its controller.
  let type: String?
  /// The identifiers that code uses for the controller, or for a navigation controller around it.
  let identifiers: [String]
  /// The indices of the scenes that segues lead to, with their presentation and their range in the storyboard, whose
  /// index is the number of the file.
  let segues: [(goal: Int, presentation: Target.Presentation, place: SourceRange?)]
}

extension FactFinder {
  /// Removes the facts that an `ignore` comment covers: those on the line of the comment or on the line after it.
  fileprivate mutating func ignoreFacts(at anchors: [SourceAnchor]) {
    let ignored = anchors.filter { $0.kind == .ignore }
    if ignored.isEmpty { return }
    facts.removeAll { fact in
      ignored.contains { anchor in
        anchor.file == fact.place.file && anchor.line.contains(project.range(of: fact.place).lowerBound)
      }
    }
  }
}

/// A comment in Swift code with a directive for flowc.
struct SourceAnchor: Sendable {
  enum Kind: Hashable, Sendable {
    /// `// flow: link settings`, `// flow: link invite -> Invitation sheet`.
    case link(name: String, goal: String?, presentation: String?)
    /// `// flow: screen Settings`.
    case screen(String)
    /// `// flow: ignore`.
    case ignore
    case unknown
  }

  let kind: Kind
  let text: String
  let file: Int32
  let range: Range<UInt32>
  /// The bytes of the line that the comment applies to, and of its own line.
  let line: Range<UInt32>
  /// The owner of the code around the comment; for `screen`, the type declared after the comment.
  let owner: CodeOwner?

  /// The maximal number of comments of a file that are read.
  private static let mostInAFile = 1000

  static func all(in project: CodeProject, _ finder: FactFinder) -> [SourceAnchor] {
    var result: [SourceAnchor] = []
    for (index, file) in project.files.enumerated() {
      for anchor in file.tree.anchors.prefix(mostInAFile) {
        let kind = Kind(anchor.text)
        var end = Int(anchor.end)
        if anchor.token < file.tree.tokens.count { end = max(end, Int(file.tree.tokens[Int(anchor.token)].start)) }
        while end < file.bytes.count, file.bytes[end] != ASCII.lineFeed { end += 1 }
        var start = Int(anchor.start)
        while start > 0, file.bytes[start - 1] != ASCII.lineFeed { start -= 1 }
        let owner = owner(of: anchor, kind, in: index, project, finder)
        result.append(
          SourceAnchor(
            kind: kind, text: anchor.text, file: Int32(index), range: anchor.start..<anchor.end,
            line: UInt32(start)..<UInt32(end), owner: owner))
      }
    }
    return result
  }

  /// Returns the owner of the smallest node around a comment, or of the type that begins after the comment.
  private static func owner(
    of anchor: CodeAnchor, _ kind: Kind, in file: Int, _ project: CodeProject, _ finder: FactFinder
  ) -> CodeOwner? {
    let tree = project.files[file].tree
    var best: (size: Int32, owner: CodeOwner)?
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let place = CodePlace(file: Int32(file), node: CodeNodeID(index: Int32(index)))
      if case .screen = kind {
        guard node.kind == .type, node.first == anchor.token, let type = project.typesByPlace[place] else { continue }
        return .type(type)
      }
      guard node.first < anchor.token, node.end > anchor.token || (node.end == anchor.token && node.kind == .block),
        let owner = finder.owner(of: place)
      else { continue }
      if best.map({ node.end - node.first < $0.size }) ?? true { best = (node.end - node.first, owner) }
    }
    return best?.owner
  }
}

extension SourceAnchor.Kind {
  fileprivate init(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("ignore", _): self = .ignore
    case ("screen", 2): self = .screen(words[1])
    case ("link", 2): self = .link(name: words[1], goal: nil, presentation: nil)
    case ("link", 4) where words[2] == "->": self = .link(name: words[1], goal: words[3], presentation: nil)
    case ("link", 5) where words[2] == "->": self = .link(name: words[1], goal: words[3], presentation: words[4])
    default: self = .unknown
    }
  }
}
