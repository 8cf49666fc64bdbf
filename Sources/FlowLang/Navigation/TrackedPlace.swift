/// A place that decides what a link does: vertices of the stack graph keep count of it.
enum TrackedPlace: Hashable, Sendable {
  /// An entry below, in any layer.
  case place(Target.Place)
  /// An entry below in the same stack that `raise` may move.
  case raisable(TagID)

  /// Each place once, in the order of the targets that ask for it.
  static func find(_ model: Model) -> [TrackedPlace] {
    var result: [TrackedPlace] = []
    var seen: Set<TrackedPlace> = [.place(.root)]
    func track(_ place: Target.Place) { track(.place(place)) }
    func track(_ place: TrackedPlace) {
      if seen.insert(place).inserted { result.append(place) }
    }
    for index in model.targets.indices {
      let target = TargetID(index)
      switch model[target].goal {
      case .backTo(let place): track(place)
      case .raise(let tag): track(TrackedPlace.raisable(tag))
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
