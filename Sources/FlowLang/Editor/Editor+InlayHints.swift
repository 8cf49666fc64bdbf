/// Words that an editor shows in a line though they do not stand there.
public struct InlayHint: Hashable, Sendable {
  /// Where they are shown.
  public let position: Cursor
  /// The words: `asks id: Int`.
  public let text: String
}

extension Editor {
  /// What the links in a range ask of whoever follows them: the arguments that they leave out.
  public func inlayHints(in range: SourceRange) -> [InlayHint] {
    let model = compilation.model
    var result: [InlayHint] = []
    for link in model.links where model[link.owner].file == range.file {
      let place = compilation.range(link.syntax, in: link.owner)
      guard place.start <= range.end, range.start <= place.end else { continue }
      for target in model.alternatives(of: link.target) {
        let asked = model.askedParameters(of: target)
        let end = compilation.goalRange(of: target).end
        guard !asked.isEmpty, range.start <= end, end <= range.end else { continue }
        let text = asked.map { "\(model.text($0.name)): \($0.type.spelling)" }.joined(separator: ", ")
        result.append(InlayHint(position: Cursor(file: range.file, offset: end), text: "asks \(text)"))
      }
    }
    return result.sorted { $0.position.offset < $1.position.offset }
  }
}

extension Model {
  /// The parameters that a target leaves for the caller of the link to give.
  func askedParameters(of target: TargetID) -> [Parameter] {
    let parameters: Slice
    switch self[target].goal {
    case .call(let node): parameters = details(of: node).parameters
    case .finish(let outcome): parameters = self[outcome].parameters
    default: return []
    }
    let given = Set(arguments[details(of: target).arguments].compactMap(\.parameter))
    return parameters.map { ParameterID($0) }.filter { !self[$0].isOptional && !given.contains($0) }.map { self[$0] }
  }
}
