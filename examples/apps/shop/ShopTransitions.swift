// The transitions of the shop's own that examples/shop/transitions.flow mentions.
import SwiftUI

enum ShopTransitions {
  /// Opens to the top.
  static var curtain: AnyTransition { .move(edge: .top) }
}
