/// The names of coverage items in messages: `Home › open`, `Cart › buy, on paid`, `the guard of Cart, else`.
struct CoverageItemText: Sendable {
  private let compilation: Compilation
  private var model: Model { compilation.model }
  /// The role of each nested target within its parent.
  private let roles: [TargetID: Role]

  private struct Role {
    let parent: TargetID
    /// `else`, or `on` with the outcome.
    let name: String
  }

  /// A target as its owner, its link (nil for a guard or a start), and the roles within that, from the outside in.
  struct Parts {
    let owner: NodeID
    let link: LinkID?
    let branch: [String]
    let isOfStart: Bool
  }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let model = compilation.model
    var roles: [TargetID: Role] = [:]
    for parent in model.targets.indices.map({ TargetID($0) }) where model.hasBranches(parent) {
      let details = model.details(of: parent)
      if let otherwise = details.otherwise { roles[otherwise] = Role(parent: parent, name: "else") }
      for handler in model.handlers[details.handlers] {
        guard let target = handler.target, let outcome = handler.outcome else { continue }
        roles[target] = Role(parent: parent, name: "on " + Spelling.word(model.text(model[outcome].name)))
      }
    }
    self.roles = roles
  }

  func parts(_ target: TargetID) -> Parts {
    var branch: [String] = []
    var target = target
    while let role = roles[target] {
      branch.append(role.name)
      target = role.parent
    }
    let link = model.link(of: target)
    let isOfStart = model[target].origin.startOwner != nil
    return Parts(
      owner: model.owner(of: target), link: link,
      branch: (link == nil && !isOfStart ? ["else"] : []) + branch.reversed(), isOfStart: isOfStart)
  }

  /// Returns the name of an item.
  func text(_ item: CoverageItem) -> String {
    switch item {
    case .start(let index):
      return "start " + (model.startAlternatives[index].call.node.map { Spelling.name(model.name(of: $0)) } ?? "")
    case .entryPoint(let index): return compilation.step(.entryPoint(index)).text
    case .target(let target):
      let parts = parts(target)
      let owner = Spelling.name(model.name(of: parts.owner))
      let link = parts.link.map { "\(owner) › \(Spelling.name(model.text(model[$0].name)))" }
      return ([link ?? "the \(parts.isOfStart ? "start" : "guard") of \(owner)"] + parts.branch).joined(separator: ", ")
    }
  }
}
