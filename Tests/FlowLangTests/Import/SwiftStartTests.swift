import Testing

@testable import FlowLang

/// The start of an app that has storyboards and code.
@Suite struct SwiftStartTests {
  private static let storyboard = """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="w">
    <scenes>
    <scene sceneID="1"><objects><viewController id="w" storyboardIdentifier="welcome" customClass="WelcomeViewController" sceneMemberID="viewController"/></objects></scene>
    </scenes>
    </document>
    """

  private static let controllers = """
    class WelcomeViewController: UIViewController {}
    class HomeViewController: UIViewController { func f() { present(HelpViewController(), animated: true) } }
    class HelpViewController: UIViewController {}

    """

  /// What a delegate sets in any case replaces the initial controller of a storyboard.
  @Test(arguments: [
    ("window?.rootViewController = HomeViewController()", "Home"),
    ("if isKnown { window?.rootViewController = HomeViewController() }", "welcome"),
  ])
  func aDelegateReplacesTheStoryboard(_ code: String, _ expected: String) {
    let text = """
      \(Self.controllers)class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { \(code) } }
      """
    let flow = SwiftImportTests.flow([("App/Main.storyboard", Self.storyboard), ("App/Scene.swift", text)])
    #expect(flow.contains("start \(expected)\n"), "\(flow)")
  }

  /// The tabs in the window of the app, beside a storyboard of its past.
  @Test func theTabsOfAWindowReplaceTheStoryboard() {
    let text = """
      \(Self.controllers)struct A: View { var body: some View { Text("a") } }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { tabs } }
        var tabs: some View { TabView { A().tabItem { Text("A") } } } }
      """
    let flow = SwiftImportTests.flow([("App/Main.storyboard", Self.storyboard), ("App/App.swift", text)])
    #expect(flow.contains("start ShopApp\n"), "\(flow)")
  }

  /// The storyboard of a share sheet is not the start of the app.
  @Test func theStoryboardOfAnExtensionIsNoStart() {
    let text = """
      \(Self.controllers)class Coordinator { func start() { window.rootViewController = HomeViewController() } }
      """
    let flow = SwiftImportTests.flow([("Share/MainInterface.storyboard", Self.storyboard), ("App/A.swift", text)])
    #expect(flow.contains("start Home\n"), "\(flow)")
  }

  /// An app of several windows that all have names.
  @Test func theFirstNamedWindowIsTheStart() {
    let text = """
      struct HomeView: View { var body: some View { NavigationLink("x") { HelpView() } } }
      struct HelpView: View { var body: some View { Text("a") } }
      struct NoteView: View { var body: some View { Text("n") } }
      struct NoteCommands: Commands { @Environment(\\.openWindow) var openWindow
        var body: some Commands { Button("Help") { openWindow(id: "help") } } }
      struct NoteScene: Scene { var body: some Scene { WindowGroup(id: "note", for: Int.self) { _ in NoteView() } } }
      struct HomeScene: Scene { var body: some Scene { WindowGroup(id: "home") { HomeView() } } }
      struct HelpScene: Scene { var body: some Scene { Window("Help", id: "help") { HelpView() } } }
      @main struct NotesApp: App { var body: some Scene { NoteScene(); HomeScene(); HelpScene() } }
      """
    let flow = SwiftImportTests.flow([("App/A.swift", text)])
    #expect(flow.contains("start Home\n"), "\(flow)")
  }

  /// The picture while the app starts is no screen of it.
  @Test func theLaunchScreenIsNoStart() {
    let text = """
      \(Self.controllers)class Coordinator {
        func start() { window.rootViewController = UIStoryboard(name: "LaunchScreen", bundle: nil).instantiateInitialViewController() }
        func go() { window.rootViewController = HomeViewController() } }
      """
    let flow = SwiftImportTests.flow([("App/A.swift", text)])
    #expect(flow.contains("start Home\n"), "\(flow)")
  }

  /// Nor is a storyboard that Xcode marks as one, by any name.
  @Test func aStoryboardForTheLaunchIsLeftOut() {
    let storyboard = Self.storyboard.replacing(
      "initialViewController", with: "launchScreen=\"YES\" initialViewController")
    let text = "\(Self.controllers)class Coordinator { func go() { window.rootViewController = HomeViewController() } }"
    let flow = SwiftImportTests.flow([("App/Launch Picture.storyboard", storyboard), ("App/A.swift", text)])
    #expect(flow.contains("start Home\n") && !flow.contains("elcome"), "\(flow)")
  }
}
