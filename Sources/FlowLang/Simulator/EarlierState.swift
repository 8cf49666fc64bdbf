/// An earlier state of a walk, stored as its difference from the next state.
///
/// Most steps leave nearly all of the stacks unchanged: storing whole states would take memory quadratic in the steps.
struct EarlierState: Sendable {
  /// The number of layers at the bottom that both states share.
  private let sharedLayers: Int
  /// The stacks of the shared layers that differ.
  private(set) var changes: [Change] = []
  /// The selected tabs of the shared layers, where another one is selected now.
  private var selections: [(layer: Int, selected: Int)] = []
  /// The layers above the shared ones.
  let layers: [Layer]
  private let flags: FlagSet

  /// The entries of a stack above those that both states share.
  struct Change: Sendable {
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

  /// Returns the earlier state.
  ///
  /// - Parameter later: The next state.
  func state(before later: AppState) -> AppState {
    var result = AppState(layers: later.layers.prefix(sharedLayers) + layers, flags: flags)
    for change in changes {
      result.layers[change.layer].stacks[change.stack].replaceSubrange(change.shared..., with: change.entries)
    }
    for (layer, selected) in selections { result.layers[layer].selected = selected }
    return result
  }
}

extension Array {
  /// Returns the number of elements at the beginning that match those of another array.
  fileprivate func sharedStart(with other: [Element], where isLike: (Element, Element) -> Bool) -> Int {
    let most = Swift.min(count, other.count)
    var count = 0
    while count < most, isLike(self[count], other[count]) { count += 1 }
    return count
  }
}

extension Layer {
  /// Whether another layer has the same presentation, bar, call and number of stacks.
  fileprivate func isPresented(like other: Layer) -> Bool {
    presentation == other.presentation && bar == other.bar && call == other.call && stacks.count == other.stacks.count
  }
}
