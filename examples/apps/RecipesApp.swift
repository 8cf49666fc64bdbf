// The app of examples/recipes.flow for the target swiftui: a flag picks the shell.
import Foundation
import SwiftUI

@main struct RecipesApp: App {
  @StateObject private var router = RecipesFlow.Router(
    .init(flags: .init(newShell: UserDefaults.standard.bool(forKey: "newShell"))))

  var body: some Scene {
    WindowGroup { RecipesFlow.RootView(router, RecipesViews()) }
  }
}
