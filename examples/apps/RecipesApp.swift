// The app of examples/recipes.flow for the target swiftui: a flag picks the shell.
import Foundation
import SwiftUI

@main struct RecipesApp: App {
  var body: some Scene {
    WindowGroup { RecipesWindow() }
  }
}

/// One window, with a router of its own.
struct RecipesWindow: View {
  @StateObject private var router = RecipesFlow.Router(
    .init(flags: .init(newShell: UserDefaults.standard.bool(forKey: "newShell"))))

  var body: some View { RecipesFlow.RootView(router, RecipesViews()) }
}
