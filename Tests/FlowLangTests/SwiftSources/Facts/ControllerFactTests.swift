import Testing

@testable import FlowLang

/// The facts of UIKit controllers.
@Suite struct ControllerFactTests {
  private static let views =
    "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }\n"

  private static func facts(controller code: String, more: String = "") -> [String] {
    FactFinderTests.facts(
      "\(views)class D: UIViewController { static func make() -> UIViewController { D() } }\nclass Preview: QLPreviewController {}\nextension UIViewController { func dialog(_ n: Int) -> UIAlertController { create() } }\nextension SFSafariViewController { convenience init(with url: URL) { self.init(url: url) } }\n\(more)\nclass Home: UIViewController {\nfunc go() {\n\(code)\n}\n}"
    )
  }

  @Test(arguments: [
    ("navigationController?.pushViewController(D(), animated: true)", ["Home push D"]),
    ("let d = D()\nd.title = \"x\"\nshow(d, sender: self)", ["Home push D"]),
    ("present(UINavigationController(rootViewController: D()), animated: true)", ["Home sheet D"]),
    ("let host = UIHostingController(rootView: A())\npresent(host, animated: true, completion: nil)", ["Home sheet A"]),
    ("present(D.make(), animated: true)", ["Home sheet D"]),
    ("present(UIAlertController(title: \"x\", message: nil, preferredStyle: .alert), animated: true)", []),
    ("let alert = UIAlertController()\npresent(alert, animated: true)", []),
    ("present(SFSafariViewController(url: url), animated: true)", ["Home sheet SFSafariViewController (outside)"]),
    (
      "let d = storyboard!.instantiateViewController(withIdentifier: \"details\") as! D\npresent(d, animated: true)",
      ["Home sheet D"]
    ),
    (
      "present(storyboard!.instantiateViewController(withIdentifier: \"details\"), animated: true)",
      ["Home sheet #details"]
    ),
    (
      "let nav = UINavigationController()\nnav.pushViewController(D(), animated: false)\npresent(nav, animated: true)",
      ["Home sheet D"]
    ),
    (
      "self.nav.setViewControllers([D()], animated: false)\nother.present(self.nav, animated: true)",
      ["Home sheet D"]
    ),
    ("let nav = UINavigationController()\nnav.viewControllers = [D()]\npresent(nav, animated: true)", ["Home sheet D"]),
    ("navigationController?.viewControllers = [self, D()]", ["Home push D"]),
    ("navigationController?.setViewControllers([self, D()], animated: true)", ["Home push D"]),
    ("setViewControllers([D()], direction: .forward, animated: true)", []),
    ("let d = D()\nd.modalPresentationStyle = .fullScreen\npresent(d, animated: true)", ["Home cover D"]),
    ("let d = D()\nd.modalPresentationStyle = .overFullScreen\nif on { present(d, animated: true) }", ["Home cover D"]),
    ("let d = D()\nd.modalPresentationStyle = .popover\nself.present(d, animated: true)", ["Home popover D"]),
    ("let d = D()\nd.modalPresentationStyle = .formSheet\npresent(d, animated: true)", ["Home sheet D"]),
    ("let e = D()\ne.modalPresentationStyle = .fullScreen\npresent(D(), animated: true)", ["Home sheet D"]),
    ("present(PackageController(rootViewController: D()), animated: true)", ["Home sheet D"]),
    ("let host = PackageHost(rootView: A(), on: false)\npresent(host, animated: true)", ["Home sheet A"]),
    (
      "let id = \"details\"\npresent(storyboard!.instantiateViewController(withIdentifier: id), animated: true)",
      ["Home sheet #details"]
    ),
    (
      "present(board.instantiateViewController(withIdentifier: String(describing: D.self)), animated: true)",
      ["Home sheet D"]
    ),
    (
      "let d = UIStoryboard(name: \"More\", bundle: nil).instantiateInitialViewController()!\npresent(d, animated: true)",
      ["Home sheet #More.storyboard"]
    ),
    (
      "let d: D = board.instantiateViewController(withIdentifier: \"details\")\npresent(d, animated: true)",
      ["Home sheet D"]
    ),
    ("guard let d = make() else { return }\npresent(d, animated: true)", ["Home sheet  (unknown)"]),
    ("present(dialog(1), animated: true)", []),
    ("navigationController?.pushViewController(UIViewController(), animated: false)", []),
    ("let alert = dialog(2)\npresent(alert, animated: true)", []),
    (
      "let p: SFSafariViewController?\np = found()\npresent(p!, animated: true)",
      ["Home sheet SFSafariViewController (outside)"]
    ),
    // A controller of the system that a type of the app refines, or that the type of a variable names.
    ("let p = Preview(url)\nnavigationController?.pushViewController(p, animated: true)", ["Home push Preview"]),
    (
      "let p: UIDocumentPickerViewController\nif on { p = .init(a) } else { p = .init(b) }\npresent(p, animated: true)",
      ["Home sheet UIDocumentPickerViewController (outside)"]
    ),
    ("let p: UIViewController = .init()\npresent(p, animated: true)", ["Home sheet  (unknown)"]),
    ("var p: UINavigationController\np = found()\npresent(p, animated: true)", ["Home sheet  (unknown)"]),
  ])
  func controllers(_ code: String, _ expected: [String]) {
    #expect(Self.facts(controller: code) == expected, "\(code)")
  }

  /// Of a stack of controllers, the last one is shown, also where the stack is a variable.
  @Test(arguments: [
    ("let c: [UIViewController] = [self, E(), D()]\nnav.setViewControllers(c, animated: true)", ["D"]),
    ("var c = nav.viewControllers\nc.append(D())\nnav.setViewControllers(c, animated: true)", ["D"]),
    ("var c = [UIViewController]()\nc.append(E())\nc.append(D())\nnav.viewControllers = c", ["D"]),
    ("var c = nav.viewControllers\nc += [E(), D()]\nnav.setViewControllers(c, animated: true)", ["D"]),
    ("nav.setViewControllers(nav.viewControllers + [D()], animated: true)", ["D"]),
    ("let c = nav.viewControllers.or([]).appending(D())\nnav.setViewControllers(c, animated: true)", ["D"]),
    (
      "let c: [UIViewController]\nif on { c = [self, D()] } else { c = [E()] }\nnav.setViewControllers(c, animated: true)",
      ["D", "E"]
    ),
    (
      "var c: [UIViewController] = [E()]\nif on { c.append(D()) }\nnav.setViewControllers(c, animated: true)",
      ["D", "E"]
    ),
    ("var c = [D(), E()]\nc.append(found())\nnav.setViewControllers(c, animated: true)", []),
  ])
  func theLastControllerOfAStackIsShown(_ code: String, _ goals: [String]) {
    let facts = Self.facts(controller: code, more: "class E: UIViewController {}")
    let ending = goals.count == 1 ? "" : goals.isEmpty ? " (unknown)" : " (one of)"
    #expect(facts == ["Home push \(goals.joined(separator: "|"))\(ending)"], "\(code)")
  }

  /// The controllers that the helpers of an app make of storyboards.
  @Test(arguments: [
    ("present(UIStoryboard.main.make(ofType: D.self), animated: true)", ["Home sheet D"]),
    ("show(UIStoryboard.more.instantiateInitialViewController()!, sender: self)", ["Home push #More.storyboard"]),
    (
      "let d = UIStoryboard.main.instantiateInitialViewController()\npresent(d!, animated: true)",
      ["Home sheet #Main.storyboard"]
    ),
  ])
  func helpersOfStoryboardsAreFollowed(_ code: String, _ expected: [String]) {
    let more = """
      extension UIStoryboard {
        static let main = UIStoryboard(name: "Main", bundle: nil)
        static var more: UIStoryboard { return UIStoryboard(name: "More", bundle: nil) }
        func make<T: UIViewController>(ofType type: T.Type = T.self) -> T {
          let id = String(describing: type)
          guard let made = instantiateViewController(withIdentifier: id) as? T else { fatalError() }
          return made
        }
      }
      """
    #expect(Self.facts(controller: code, more: more) == expected, "\(code)")
  }

  /// A function that makes the type that it is called on, by the name of the type.
  @Test(arguments: [
    ("static func instantiate() -> Self {", "id", ["Home sheet D"]),
    ("static func instantiate() -> Self {", "String(describing: self)", ["Home sheet D"]),
    ("static func instantiate() -> UIViewController {", "id", ["Home sheet  (unknown)"]),
  ])
  func aControllerMakesItself(_ function: String, _ identifier: String, _ expected: [String]) {
    let more = """
      protocol Storyboarded {}
      extension Storyboarded where Self: UIViewController { \(function)
        let id = String(describing: self)
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: \(identifier)) as! Self
      } }
      extension D: Storyboarded {}
      """
    let code = "let d = D.instantiate()\npresent(d, animated: true)"
    #expect(Self.facts(controller: code, more: more) == expected, "\(function) \(identifier)")
  }

  /// A type of the system that an extension presents.
  @Test func selfOfAnExtensionIsTheExtendedType() {
    let more = """
      extension UIActivityViewController { static func share(_ presenter: UIViewController) {
        let c = Self(activityItems: [])
        presenter.present(c, animated: true) } }
      extension UIAlertController { static func warn(_ presenter: UIViewController) {
        let c = Self(title: "x")
        presenter.present(c, animated: true) } }
      """
    let facts = Self.facts(controller: "UIActivityViewController.share(self)\nUIAlertController.warn(self)", more: more)
    #expect(facts.contains("share() sheet UIActivityViewController (outside)"), "\(facts)")
    #expect(!facts.contains { $0.contains("unknown") }, "\(facts)")
  }

  @Test func aPresenterOfTheAppIsFollowed() {
    let presenter =
      "extension UIViewController { func presentOverlay(controller: UIViewController) { present(controller, animated: true) } }"
    #expect(Self.facts(controller: "presentOverlay(controller: D())", more: presenter) == ["Home sheet D"])
  }

  @Test func linksOfACoordinatorBelongToTheCallingScreen() {
    let text = """
      class D: UIViewController {}
      class Coordinator { let nav = UINavigationController(); func showDetails() { nav.pushViewController(D(), animated: true) } }
      class Home: UIViewController { let coordinator: Coordinator; func tap() { coordinator.showDetails() } }
      """
    #expect(FactFinderTests.facts(text) == ["Coordinator push D", "Home push D"])
  }

  /// The screens of a package know the router only by its protocol.
  @Test func linksOfARouterBehindAProtocolBelongToTheCallingScreen() {
    let text = """
      struct P: View { var body: some View { Text("p") } }
      protocol Routing { func showPost(_ post: Int); func showPost(withId id: Int) }
      enum Goal { case post }
      class Router: Routing { var path = NavigationPath()
        func showPost(_ post: Int) { path.append(Goal.post) }
        func showPost(withId id: Int) { showPost(id) }
      }
      struct Feed<R: Routing>: View { @Environment(R.self) private var router
        var body: some View { Button("Read") { router.showPost(1) } }
      }
      struct Main: View { var body: some View {
        NavigationStack { Feed<Router>() }.navigationDestination(for: Goal.self) { _ in P() }
      } }
      """
    #expect(FactFinderTests.facts(text).contains("Feed push P \"Read\""))
  }

  @Test func theRootOfAWindowIsTheStart() {
    let text = "class D: UIViewController {}\nclass S { func scene() { window?.rootViewController = D() } }"
    #expect(FactFinderTests.facts(text) == ["S root D"])
  }

  // MARK: Bad input

  @Test(arguments: [
    "", "}", "struct A: View {", "enum R { case a }\nstruct H: View { var body: some View { x.sheet(item: $r) {",
    "\0\u{FF}",
  ])
  func brokenSourcesDoNotTrap(_ text: String) { _ = FactFinderTests.facts(text) }

  /// Each of the types is nested in an extension of the other.
  @Test func mutuallyNestedTypesTerminate() {
    let text = """
      extension A { enum B { case x } }
      extension B { enum A { case y } }
      struct H: View { func f() { let route = A.y } }
      """
    #expect(FactFinderTests.facts(text) == [])
  }

  @Test func mutuallyRecursiveFunctionsTerminate() {
    let text =
      "struct H: View { func a() -> some View { b() }\nfunc b() -> some View { a() }\nvar body: some View { NavigationLink(\"x\") { a() } } }"
    #expect(FactFinderTests.facts(text) == ["H push  (unknown) \"x\""])
  }

  /// A controller that branches assign is shown where the constant is.
  @Test func aControllerThatBranchesAssignIsNotInside() {
    let text = """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let settings: UIViewController
          if new { settings = UIHostingController(rootView: SettingsView()) } else {
            let hosting = UIHostingController(rootView: SettingsView())
            let entity = UINavigationController(rootViewController: hosting)
            settings = entity
          }
          viewControllers = [UINavigationController(rootViewController: ListController()), settings]
        }
      }
      class ListController: UIViewController {}
      struct SettingsView: View { var body: some View { NavigationLink("Log") { LogView() } } }
      struct LogView: View { var body: some View { Text("l") } }
      """
    let flow = SwiftImportTests.flow([("A.swift", text)])
    let tabs = flow.split(separator: "\n}").first { $0.contains("tabs Tabs {") } ?? ""
    #expect(tabs.contains("-> Settings") && !tabs.contains("link"), "\(flow)")
  }
}
