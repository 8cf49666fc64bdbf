import Foundation

/// Walks through the app with the router that the plugin has written, and says where it is.
@main enum Walk {
  static func main() throws {
    var state = ReaderFlow.State()
    show(state)
    state.articlesOpen(id: 7)
    show(state)
    state.platformBack()
    show(state)
    if let url = URL(string: "reader:///article/12") { show(try ReaderFlow.State(url: url)) }
  }

  private static func show(_ state: ReaderFlow.State) { print(state.current.screen) }
}
