import Testing

@testable import FlowLang

/// Real apps, edited as a developer edits them: each edit gives its change, and otherwise only changes that follow from
/// it.
@Suite(.fullTier, .enabled(if: Corpus.isThere, Corpus.reason)) struct CorpusChangeTests {
  /// Rules of changes that may follow from any edit: paths that are longer, removed or new, and findings.
  private static let effects = Set((ChangeRule.reachability + ChangeRule.findings).map(\.name))

  /// The flows of all repositories, each as one text.
  private static let flows = Result<[(name: String, compilation: Compilation)], any Error> {
    try Corpus.repositories.map { repository in
      let files = Importer.run(try repository.files.map(Corpus.source)).files
      let compilation = Compiler.compile(SourceFile(path: "app.flow", text: files[0].text))
      try #require(compilation.isSound, "\(repository.name)")
      return (repository.name, compilation)
    }
  }

  /// Compiles a text with some pieces replaced.
  private static func edited(_ compilation: Compilation, _ edits: [TextEdit]) -> Compilation {
    let bytes = TextEdit.apply(edits, to: compilation.sources[0].bytes)
    return Compiler.compile(SourceFile(path: "app.flow", bytes: bytes))
  }

  /// Returns some elements of a list: the first, one in the middle and the last.
  private static func some<Element>(_ list: [Element]) -> [Element] {
    list.enumerated().filter { $0.offset % max(1, list.count / 2) == 0 || $0.offset == list.count - 1 }.map(\.element)
  }

  @Test func anAppDoesNotDifferFromItself() throws {
    for (name, compilation) in try Self.flows.get() {
      #expect(FlowDiff(from: compilation, to: Self.edited(compilation, [])).lines == [], "\(name)")
    }
  }

  @Test func aDeletedLinkIsRemoved() throws {
    var count = 0
    for (name, compilation) in try Self.flows.get() {
      let model = compilation.model
      for index in Self.some(Array(model.links.indices)) {
        let link = LinkID(index)
        let range = compilation.range(model[link].syntax, in: model[link].owner)
        let diff = FlowDiff(from: compilation, to: Self.edited(compilation, [TextEdit(range: range, text: "")]))
        let (owner, linkName) = (model.name(of: model[link].owner), model.text(model[link].name))
        let direct = diff.changes.filter { !Self.effects.contains($0.rule.name) }
        let isOffered = model.nodeIDs.contains {
          model[$0].kind == .screen && model.offeredLinks(of: $0).contains(link)
        }
        #expect(direct.map(\.rule.name) == (isOffered ? ["link-removed"] : []), "\(name): \(owner) \(linkName)")
        #expect(direct.allSatisfy { $0.link == linkName }, "\(name)")
        // Without a link no path gets shorter.
        #expect(!diff.rules.contains("way-shorter") && !diff.rules.contains("screen-reachable"), "\(name)")
        expectUnreachable(diff, compilation, name)
        count += 1
      }
    }
    #expect(count > 40)
  }

  /// Expects that the screens reported as unreachable are those that became unreachable.
  private func expectUnreachable(_ diff: FlowDiff, _ old: Compilation, _ name: String) {
    let model = diff.new.model
    let lost = model.nodeIDs.contains { node in
      guard model[node].kind == .screen, !model[node].isExternal, !diff.new.verdicts.isReachable(node) else {
        return false
      }
      return old.model.nodeIDs.contains {
        old.model.name(of: $0) == model.name(of: node) && old.verdicts.isReachable($0)
      }
    }
    #expect(diff.rules.contains("screen-unreachable") == lost, "\(name)")
  }

  @Test func aScreenWithAnotherNameIsRenamed() throws {
    var count = 0
    for (name, compilation) in try Self.flows.get() {
      let (model, tree) = (compilation.model, compilation.trees[0])
      for node in Self.some(model.nodeIDs.filter { model[$0].kind == .screen }) {
        let screen = model.name(of: node)
        // A view with the same name keeps it.
        let views = tree.children(of: model[node].syntax, .view).map { tree[$0].firstToken..<tree.endToken(of: $0) }
        let tokens = (0..<UInt32(tree.tokens.count)).filter { token in
          tree.token(token).kind.isName && tree.text(of: token) == screen && !views.contains { $0.contains(token) }
        }
        let others = (model.links.map(\.name) + model.parameters.map(\.name) + model.tabs.map(\.name)).map {
          model.text($0)
        }
        guard !others.contains(screen) else { continue }
        let edits = tokens.map { TextEdit(range: compilation.range($0, in: node), text: "`Renamed in a test`") }
        let diff = FlowDiff(from: compilation, to: Self.edited(compilation, edits))
        // An unreachable screen without content cannot be recognized.
        let isBare = tokens.count == 1 && diff.rules.contains("screen-added")
        #expect(isBare || diff.rules == ["screen-renamed"], "\(name): \(screen) \(diff.lines)")
        count += isBare ? 0 : 1
      }
    }
    #expect(count > 40)
  }

  @Test func aNewUrlMatchesNoOldOne() throws {
    var count = 0
    for (name, compilation) in try Self.flows.get() {
      let model = compilation.model
      for entryPoint in Self.some(model.entryPoints.filter(\.isURL)) {
        guard let token = entryPoint.text else { continue }
        let range = compilation.range(token, in: entryPoint.owner)
        let end = SourceRange(file: range.file, start: range.end - 1, end: range.end - 1)
        let text = compilation.trees[0].text(of: token)
        let isQuery = text.contains("?")
        let new = Self.edited(compilation, [TextEdit(range: end, text: isQuery ? "&in=test" : "/in/test")])
        let diff = FlowDiff(from: compilation, to: new)
        let direct = diff.rules.filter { !Self.effects.contains($0) }
        #expect(
          direct == (isQuery ? ["url-narrowed"] : ["url-removed", "url-added"]), "\(name): \(text) \(diff.lines)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test func aNewParameterMustBeGiven() throws {
    var count = 0
    for (name, compilation) in try Self.flows.get() {
      let (model, tree) = (compilation.model, compilation.trees[0])
      for node in Self.some(model.nodeIDs.filter { model[$0].kind == .screen && !model[$0].isExternal }) {
        let place: SourceRange
        let text: String
        if let parameters = tree.child(of: model[node].syntax, .parameters) {
          let range = compilation.range(parameters, in: node)
          place = SourceRange(file: range.file, start: range.end - 1, end: range.end - 1)
          text = ", inTest: Int"
        } else {
          place = compilation.nameRange(of: node).after
          text = "(inTest: Int)"
        }
        let diff = FlowDiff(from: compilation, to: Self.edited(compilation, [TextEdit(range: place, text: text)]))
        let direct = diff.changes.filter { !Self.effects.contains($0.rule.name) }
        #expect(direct.map(\.rule.name) == ["required-parameter-added"], "\(name): \(diff.lines)")
        #expect(direct.map(\.screen) == [model.name(of: node)], "\(name)")
        count += 1
      }
    }
    #expect(count > 40)
  }
}
