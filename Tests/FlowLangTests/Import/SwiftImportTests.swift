import Testing

@testable import FlowLang

/// Flows of Swift sources: screens, components, tabs, entries and notes.
@Suite struct SwiftImportTests {
  /// Returns the flow of some files; syntax errors in it are recorded as issues.
  static func flow(_ files: [(path: String, text: String)]) -> String {
    let result = Importer.run(files.map { SourceFile(path: $0.path, text: $0.text) })
    for finding in result.problems.findings.sorted { Issue.record("\(finding.message)") }
    let text = result.files.first?.text ?? ""
    let errors = Compiler.compile(SourceFile(path: "a.flow", text: text)).findings.sorted.filter {
      $0.severity == .error
    }
    #expect(errors.map(\.message) == [], "\(text)")
    return text
  }

  static let shop = """
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      @State var isHelpShown = false
      var body: some View {
        List {
          NavigationLink("Cart") { CartView() }
          ProductRow()
        }
        .toolbar { Button("Help") { isHelpShown = true } }
        .sheet(isPresented: $isHelpShown) { HelpView() }
      }
    }
    struct CartView: View { var body: some View { ProductRow() } }
    struct ProductRow: View { var body: some View { NavigationLink("Open", destination: ProductView()) } }
    struct ProductView: View { var body: some View { Text("x") } }
    struct HelpView: View { var body: some View { Text("x") } }
    """

  @Test func aComponentOfSeveralScreensIsAPartThatTheyEmbed() {
    let flow = Self.flow([("Shop.swift", Self.shop)])
    #expect(
      flow == """
        app Shop {
          start Home
        }

        screen Home {
          view HomeView
          embed ProductRow

          link cart "Cart" -> Cart
          link help "Help" -> Help sheet
        }

        screen Cart {
          view CartView
          embed ProductRow
        }

        screen ProductRow {
          view ProductRow

          link open "Open" -> Product
        }

        screen Product { view ProductView }

        screen Help { view HelpView }

        """)
  }

  @Test func aComponentOfOneScreenIsPartOfIt() {
    let text = Self.shop.replacing(
      "struct CartView: View { var body: some View { ProductRow() } }",
      with: "struct CartView: View { var body: some View { Text(\"x\") } }")
    let flow = Self.flow([("Shop.swift", text)])
    #expect(!flow.contains("embed") && flow.contains("link open \"Open\" -> Product"))
  }

  @Test func tabsBecomeATabBar() {
    let flow = Self.flow([
      (
        "Tabs.swift",
        """
        @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
        struct RootView: View {
          @State var isHelpShown = false
          var body: some View {
            TabView {
              HomeView().tabItem { Label("Home", systemImage: "house") }
              CartView().tabItem { Label("Cart", systemImage: "cart") }
            }
            .sheet(isPresented: $isHelpShown) { HelpView() }
          }
        }
        struct HomeView: View { var body: some View { Text("x") } }
        struct CartView: View { var body: some View { Text("x") } }
        struct HelpView: View { var body: some View { Text("x") } }
        """
      )
    ])
    #expect(flow.contains("start Root\n"))
    #expect(flow.contains("tab home \"Home\" icon \"house\" -> Home"))
    #expect(flow.contains("-> Help sheet"))
  }

  @Test func screensThatOnlyCodeOpensHaveEntries() {
    let flow = Self.flow([
      (
        "Shop.swift",
        """
        class DetailsViewController: UIViewController {}
        class HomeViewController: UIViewController { func a() { present(MenuViewController(), animated: true) } }
        class MenuViewController: UIViewController {}
        class Pusher { func notified() { navigation.pushViewController(DetailsViewController(), animated: true) } }
        """
      )
    ])
    #expect(flow.contains("entry \"Pusher.notified\""))
    #expect(flow.contains("view uikit DetailsViewController"))
  }

  /// A window for toasts is separate from that of the app.
  @Test func theDelegateShowsTheFirstScreen() {
    let text = """
      class ToastController: UIViewController {}
      class MainController: UIViewController { func f() { present(ToastController(), animated: true) } }
      class Alerts { func show(_ window: UIWindow) { window.rootViewController = ToastController() } }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene) { window?.rootViewController = MainController() }
      }
      """
    #expect(Self.flow([("A.swift", text)]).contains("start Main\n"))
  }

  /// The first screen of the app is not known; that of its watch app is.
  @Test func theStartIsNotThatOfTheWatch() {
    let app = """
      struct Books: View { var body: some View { Text("b") } }
      struct Main: View { var body: some View { TabView { Tab("Books") { Books() } } } }
      class SceneDelegate { func scene() { window?.rootViewController = first } }
      """
    let watch = """
      struct Playing: View { var body: some View { Text("p") } }
      @main struct ReaderApp: App { var body: some Scene { WindowGroup { Playing() } } }
      """
    let flow = Self.flow([("App/Main.swift", app), ("ReaderWatch/ReaderApp.swift", watch)])
    #expect(flow.contains("start Main\n"), "\(flow)")
  }

  /// A screen that the window of the app may show, rather than one that a coordinator shows later.
  @Test func theStartMayDependOnState() {
    let text = """
      struct Later: View { var body: some View { Text("c") } }
      struct One: View {
        let router: AppCoordinator.Router
        var body: some View { Button("x") { router.route(to: \\.two) } }
      }
      struct Two: View { var body: some View { Text("b") } }
      final class AppCoordinator: NavigationCoordinatable {
        var stack: NavigationStack<AppCoordinator>
        @Root var one = makeOne
        @Root var home = makeHome
        @Root var later = makeLater
        @Route(.push) var two = makeTwo
        func showLater() { root(\\.later) }
        init(isNew: Bool) {
          if isNew { stack = NavigationStack(initial: \\.one) } else { stack = NavigationStack(initial: \\.home) }
        }
        func makeOne() -> some View { One() }
        func makeTwo() -> some View { Two() }
        func makeLater() -> some View { Later() }
        func makeHome() -> TabsCoordinator { TabsCoordinator() }
      }
      final class TabsCoordinator: TabCoordinatable {
        let child = TabChild(startingItems: [\\TabsCoordinator.two])
        @Route(tabItem: makeTab) var two = makeTwo
        func makeTwo() -> some View { Two() }
        func makeTab(isActive: Bool) -> some View { Text("Second") }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { AppCoordinator(isNew: true).view() } } }
      """
    let flow = Self.flow([("A.swift", text)])
    #expect(flow.contains("start One\n"), "\(flow)")
    #expect(flow.contains("tabs TabsCoordinator { tab two \"Second\" -> Two }"), "\(flow)")
    #expect(flow.contains("link x \"x\" -> Two\n"), "\(flow)")
  }

  /// A system tab bar that a coordinator creates and fills is the start, rather than the content of another window.
  @Test func theTabBarOfACoordinatorIsTheStart() {
    let text = """
      class CallController: UIViewController {}
      class HomeController: UIViewController {}
      class YouController: UIViewController {}
      class CallWindow: UIWindow { func show(_ call: CallController) { rootViewController = CallController() } }
      class Coordinator {
        lazy var tabBar: UITabBarController = {
          let tabBar = UITabBarController()
          tabBar.viewControllers = [home(), UINavigationController(rootViewController: YouController())]
          return tabBar
        }()
        func home() -> UINavigationController { UINavigationController(rootViewController: HomeController()) }
        func start() { window.rootViewController = tabBar }
        func reset() { self.tabBar.setViewControllers([home()], animated: false) }
      }
      """
    let flow = Self.flow([("App/Call.swift", text)])
    #expect(flow.contains("start TabBar\n"), "\(flow)")
    #expect(
      flow.split(separator: "\n").filter { $0.hasPrefix("tabs") || $0.contains("  tab ") } == [
        "tabs TabBar {", "  tab home -> Home", "  tab you -> You",
      ], "\(flow)")
  }

  /// Of several apps in a folder, the one with the most files is chosen, whether its first screen is known or not.
  @Test func theStartIsThatOfTheLargestApp() {
    let tool = """
      @main struct InspectorApp: App { var body: some Scene { WindowGroup { Colors() } } }
      struct Colors: View { var body: some View { NavigationLink("Red") { Red() } } }
      struct Red: View { var body: some View { Text("r") } }
      """
    let main = "@main struct MailApp: App { var body: some Scene { WindowGroup { coordinator.present() } } }"
    let inbox = """
      struct Inbox: View { var body: some View { NavigationLink("Open") { Letter() } } }
      struct Letter: View { var body: some View { Text("l") } }
      """
    let flow = Self.flow([
      ("Design/Inspector.swift", tool), ("Mail/App/Mail.swift", main), ("Mail/Inbox/Inbox.swift", inbox),
    ])
    #expect(flow.hasPrefix("/// ") || flow.hasPrefix("app Mail {"), "\(flow)")
    #expect(!flow.contains("start Colors"), "\(flow)")
  }

  /// Not that of an app clip, of an app which previews a component, or of code for the Mac.
  @Test func theStartIsThatOfTheAppItself() {
    func app(_ name: String, _ body: String) -> String {
      "@main struct \(name): App { var body: some Scene { WindowGroup { \(body) } } }\n"
    }
    let views = ["Cube", "Demo", "Desk", "Main"].map { "struct \($0): View { var body: some View { Text(\"\") } }\n" }
    let main = "#if targetEnvironment(macCatalyst)\nDesk()\n#else\nMain()\n#endif"
    let flow = Self.flow([
      ("App/Clip/ClipApp.swift", app("ClipApp", "Cube()")), ("App/Previews/DemoApp.swift", app("DemoApp", "Demo()")),
      ("App/iOS/GameApp.swift", app("GameApp", "\n\(main)\n") + views.joined()),
    ])
    #expect(flow.hasPrefix("app Game {\n  start Main\n"), "\(flow)")
  }

  @Test func aNavigationSiteWithoutAGoalIsANote() {
    let flow = Self.flow([
      (
        "Shop.swift",
        """
        class HomeViewController: UIViewController {
          func a() { present(make(), animated: true) }
          func b() { present(MenuViewController(), animated: true) }
        }
        class MenuViewController: UIViewController {}
        """
      )
    ])
    #expect(flow.contains("note unknown \"present at Shop.swift:2\""))
  }

  /// A scene without tabs of its own is the tab bar that code creates for it, even if a segue leads there.
  @Test func theCodeGivesAControllerOfAStoryboardItsTabs() {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="w"><scenes>
      <scene sceneID="1"><objects><viewController id="w" customClass="WelcomeViewController" sceneMemberID="viewController">
      <connections><segue destination="m" kind="show" id="s"/></connections></viewController></objects></scene>
      <scene sceneID="2"><objects><tabBarController id="m" customClass="MainController" sceneMemberID="viewController"/></objects>
      </scene></scenes></document>
      """
    let code = """
      class WelcomeViewController: UIViewController {}
      class HomeViewController: UIViewController {}
      class YouViewController: UIViewController {}
      class MainController: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [HomeViewController(), YouViewController()]
        }
        func help() { present(HelpViewController(), animated: true) }
      }
      class HelpViewController: UIViewController {}
      """
    let flow = Self.flow([("Main.storyboard", storyboard), ("Main.swift", code)])
    #expect(flow.contains("tabs Main {") && flow.contains("tab home -> Home"), "\(flow)")
    #expect(flow.contains("-> Main reset") && flow.contains("-> Help sheet"), "\(flow)")
    // With tabs of its own it is the same bar, which also has those of the code.
    let relationship = "<segue destination=\"w\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\"/>"
    let whole = storyboard.replacing(#"<segue destination="m" kind="show" id="s"/>"#, with: "").replacing(
      #"initialViewController="w""#, with: #"initialViewController="m""#
    ).replacing(
      #"customClass="MainController" sceneMemberID="viewController"/>"#,
      with: #"customClass="MainController"><connections>\#(relationship)</connections></tabBarController>"#)
    let joined = Self.flow([("Main.storyboard", whole), ("Main.swift", code)])
    #expect(
      joined.split(separator: "\n").filter { $0.hasPrefix("tabs") || $0.contains("  tab ") } == [
        "tabs Main {", "  tab welcome -> Welcome", "  tab home -> Home", "  tab you -> You",
      ], "\(joined)")
  }

  @Test func storyboardsAndCodeAreOneApp() {
    let storyboard = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="h">
      <scenes>
      <scene sceneID="1"><objects><viewController id="h" customClass="HomeViewController" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="2"><objects><viewController id="d" storyboardIdentifier="details" customClass="DetailsViewController" sceneMemberID="viewController"/></objects></scene>
      </scenes>
      </document>
      """
    let code = """
      class HomeViewController: UIViewController {
        func open() { present(storyboard!.instantiateViewController(withIdentifier: "details"), animated: true) }
      }
      class DetailsViewController: UIViewController {}
      """
    let flow = Self.flow([("Main.storyboard", storyboard), ("Home.swift", code)])
    #expect(flow.contains("-> details sheet"), "\(flow)")
    #expect(!flow.contains("entry"), "\(flow)")
    #expect(flow.split(separator: "\n").count { $0.hasPrefix("screen") } == 2, "\(flow)")
  }

  /// The class of a scene may be in Objective-C; the code that shows the class leads to the scene.
  @Test func aClassThatNoFileDeclaresMayBeThatOfAScene() {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="h"><scenes>
      <scene sceneID="1"><objects><viewController id="h" customClass="HomeViewController"/></objects></scene>
      <scene sceneID="2"><objects><viewController id="d" customClass="OldViewController" storyboardIdentifier="old"/></objects></scene>
      </scenes></document>
      """
    let code = """
      class HomeViewController: UIViewController {
        func open() { present(OldViewController(), animated: true) } }
      """
    let flow = Self.flow([("Main.storyboard", storyboard), ("Home.swift", code)])
    #expect(flow.contains("-> old sheet") && !flow.contains("external"), "\(flow)")
  }

  /// The branches of `#if` declare one type; a condition that only one of several sites has is none of the link.
  @Test func theBranchesOfAConditionAreOneScreen() {
    let code = """
      @main struct Demo: App { var body: some Scene { WindowGroup { NavigationLink("Panel") { Panel() } } } }
      #if os(macOS)
      struct Panel: View { var body: some View { NavigationLink("Mac") { Mac() } } }
      #else
      struct Panel: View { var body: some View { NavigationLink("Phone") { Phone() } } }
      #endif
      struct Mac: View { var body: some View {
        #if os(tvOS)
        NavigationLink("More") { More() }
        #else
        NavigationLink("More") { More() }
        #endif
      } }
      struct Phone: View { var body: some View { Text("x") } }
      struct More: View { var body: some View { Text("x") } }
      """
    let flow = Self.flow([("A.swift", code)])
    #expect(flow.contains("link mac \"Mac\" -> Mac { note condition \"os(macOS)\" }"), "\(flow)")
    #expect(flow.contains("link phone \"Phone\" -> Phone { note condition \"not os(macOS)\" }"), "\(flow)")
    #expect(flow.contains("link more \"More\" -> More\n"), "\(flow)")
    #expect(flow.split(separator: "\n").count { $0.hasPrefix("screen Panel") } == 1, "\(flow)")
  }

  @Test func codeThatNavigatesNowhereIsRefused() {
    let result = Importer.run([SourceFile(path: "a.swift", text: "struct A {}")])
    #expect(result.files.isEmpty)
    #expect(result.problems.findings.sorted.map(\.rule) == ["unreadable-source"])
  }

  @Test(arguments: [
    ("/App/Home.swift", true), ("/AppTests/HomeTests.swift", false), ("/Pods/A/A.swift", false),
    ("/Package.swift", false),
    ("/.build/checkouts/a.swift", false), ("/App/Preview Content/A.swift", false), ("/App/Home.storyboard", false),
    ("/Tests/A.swift", false), ("/App/Testing/A.swift", true),
  ])
  func filesOfTheAppAreRead(_ path: String, _ isRead: Bool) { #expect(SwiftSources.isRead(path) == isRead) }

  @Test(arguments: [
    ("/App/Home.storyboard", true), ("/AppTests/Helpers/Testing.storyboard", false),
    ("/App/LaunchScreen.storyboard", false),
    ("/App/Home.swift", false),
  ])
  func storyboardsOfTheAppAreRead(_ path: String, _ isRead: Bool) {
    #expect(SwiftSources.isStoryboardRead(path) == isRead)
  }
}
