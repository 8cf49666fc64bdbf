/// An earlier state of a walk, kept as what is different in it from the state that came after.
///
/// Most steps leave nearly all of the stacks as they are: to keep whole states would take memory quadratic in the steps.
struct EarlierState: Sendable {
  /// The layers at the bottom that are there in both states.
  private let sharedLayers: Int
  /// The stacks of these that changed.
  private var changes: [Change] = []
  /// The tabs of these that were selected, where another one is selected now.
  private var selections: [(layer: Int, selected: Int)] = []
  /// The layers above them.
  private let layers: [Layer]
  private let flags: FlagSet

  /// A stack of a layer, without the entries at its bottom that stayed.
  private struct Change: Sendable {
    let layer: Int
    let stack: Int
    let shared: Int
    let entries: [Entry]
  }

  init(_ earlier: AppState, before later: AppState) {
    let shared = earlier.layers.sharedStart(with: later.layers) { $0.isPresented(like: $1) }
    for layer in 0..<shared {
      let (old, new) = (earlier.layers[layer], later.layers[layer])
      if old.selected != new.selected { selections.append((layer, old.selected)) }
      for stack in old.stacks.indices where old.stacks[stack] != new.stacks[stack] {
        let entries = old.stacks[stack].sharedStart(with: new.stacks[stack], where: ==)
        changes.append(
          Change(layer: layer, stack: stack, shared: entries, entries: Array(old.stacks[stack][entries...])))
      }
    }
    sharedLayers = shared
    layers = Array(earlier.layers[shared...])
    flags = earlier.flags
  }

  /// The earlier state.
  ///
  /// - Parameter later: The state that came after it.
  func state(before later: AppState) -> AppState {
    var result = AppState(layers: later.layers.prefix(sharedLayers) + layers, flags: flags)
    for change in changes {
      result.layers[change.layer].stacks[change.stack].replaceSubrange(change.shared..., with: change.entries)
    }
    for (layer, selected) in selections { result.layers[layer].selected = selected }
    return result
  }

  /// How many entries are kept.
  var entryCount: Int {
    AppState(layers: layers, flags: flags).entryCount + changes.reduce(0) { $0 + $1.entries.count }
  }
}

extension Array {
  /// How many elements at the beginning are like those of another array.
  fileprivate func sharedStart(with other: [Element], where isLike: (Element, Element) -> Bool) -> Int {
    let most = Swift.min(count, other.count)
    var count = 0
    while count < most, isLike(self[count], other[count]) { count += 1 }
    return count
  }
}

extension Layer {
  /// Whether another layer was presented in the same way and has as many stacks.
  fileprivate func isPresented(like other: Layer) -> Bool {
    presentation == other.presentation && bar == other.bar && call == other.call && stacks.count == other.stacks.count
  }
}
