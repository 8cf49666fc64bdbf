/// The places that decide what a link does: those that vertices of the stack graph keep count of.
enum TrackedPlaces {
  /// Each place once, in the order of the targets that ask for it.
  static func find(_ model: Model) -> [Target.Place] {
    var result: [Target.Place] = []
    var seen: Set<Target.Place> = [.root]
    func track(_ place: Target.Place) {
      if seen.insert(place).inserted { result.append(place) }
    }
    for index in model.targets.indices {
      let target = TargetID(index)
      switch model[target].goal {
      case .backTo(let place): track(place)
      case .raise(let tag): track(.tag(tag))
      case .finish(let outcome): track(.node(model[outcome].owner))
      case .call(let node):
        switch model.placing(of: target) {
        case .over(let place), .replaceFrom(let place): track(place)
        case .reuse: track(.node(node))
        default: break
        }
      default: break
      }
    }
    return result
  }
}
