/// Text that an editor shows in a line although it is not part of the file.
public struct InlayHint: Hashable, Sendable {
  /// The location of the text.
  public let position: Cursor
  /// The text: `asks id: Int`.
  public let text: String
}

extension Editor {
  /// Returns the arguments that the links in a range leave for the caller to give.
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
  /// Returns the parameters that a target leaves for the caller of the link to give.
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
