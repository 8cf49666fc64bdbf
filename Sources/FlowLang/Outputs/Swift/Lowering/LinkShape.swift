/// The parameters of the function that follows a link: those that the caller gives, and those that the screen has.
struct LinkShape: Sendable {
  /// The parameters that the caller must give, in the order in which the link mentions them.
  let asked: [RouterParameter]
  /// The values of the screen, or of the flows around the link, that the link uses, with their names in the function.
  let context: [RouterParameter]
  /// For each parameter that is merged into another one of the caller's, the index of that one.
  let merged: [ParameterID: Int]

  /// - Complexity: Linear in the link with its `else`s and `on`s.
  init(_ link: LinkID, _ scope: RouterScope) {
    var names = SwiftScope()
    var asked: [RouterParameter] = []
    var merged: [ParameterID: Int] = [:]
    for target in scope.model.alternatives(of: scope.model[link].target) {
      for parameter in scope.asked(by: target) {
        if let place = asked.firstIndex(where: { $0.id == parameter.id || $0.isAsked(like: parameter) }) {
          if asked[place].id != parameter.id { merged[parameter.id] = place }
          if parameter.defaultValue != asked[place].defaultValue { asked[place] = asked[place].required }
        } else {
          asked.append(parameter.renamed(names.take(parameter.label)))
        }
      }
    }
    (self.asked, self.merged) = (asked, merged)
    // The names that the caller sees are unchanged.
    let used = scope.used(by: scope.model[link].target)
    context = scope.parameters(scope.model[link].owner).filter { used.contains($0.id) }
      .map { $0.renamed(names.take($0.label)) }
  }
}

extension RouterParameter {
  /// Whether the caller gives one argument for two parameters: they have the same name and type.
  fileprivate func isAsked(like other: RouterParameter) -> Bool { label == other.label && type == other.type }
}
