// The app of examples/letters.flow for the target swiftui: each window has a router of its own.
import Foundation
import SwiftUI

@main struct LettersApp: App {
  var body: some Scene {
    WindowGroup { LettersScene() }
  }
}

/// One window, which remembers where it was left.
struct LettersScene: View {
  @SceneStorage("state") private var saved: Data?

  var body: some View { LettersWindow(saved: $saved) }
}

/// What the window shows. The router is made once, with what the scene has kept.
struct LettersWindow: View {
  @StateObject private var router: LettersFlow.Router

  init(saved: Binding<Data?>) {
    _router = StateObject(
      wrappedValue: LettersSession.router(restoring: saved.wrappedValue) { saved.wrappedValue = $0 })
  }

  var body: some View { LettersFlow.RootView(router, LettersViews()) }
}
