import Testing

@testable import FlowLang

/// Navigation of Stinsen.
@Suite struct StinsenFactTests {
  private static let coordinators = """
    struct A: View { var body: some View { Text("a") } }
    struct B: View { var body: some View { Text("b") } }
    final class OtherCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\OtherCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var more = makeMore
      @ViewBuilder func makeStart() -> some View { B() }
      @ViewBuilder func makeMore() -> some View { A() }
    }
    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      @Root var other = makeOther
      @Route(.push) var detail = makeDetail
      @Route(.modal) var settings = makeSettings
      @Route(.fullScreen) var intro = makeIntro
      @Route(.push) var more = makeDetail
      @Route(.push) var lost = makeLost
      @ViewBuilder func makeStart() -> some View { Home() }
    }
    extension MainCoordinator {
      @ViewBuilder func makeDetail(id: Int) -> some View { A() }
      func makeSettings() -> NavigationViewCoordinator<OtherCoordinator> {
        NavigationViewCoordinator(OtherCoordinator())
      }
      func makeIntro() -> NavigationViewCoordinator<BasicNavigationViewCoordinator> {
        NavigationViewCoordinator { B() }
      }
      func makeOther() -> OtherCoordinator { return OtherCoordinator() }
      func makeLost() -> AnyView { resolver.resolve() }
    }

    """

  @Test(arguments: [
    ("router.route(to: \\.detail, 1)", ["Home push A \"Go\""]),
    ("router.route(to: \\.settings)", ["Home sheet B \"Go\""]),
    ("router.route(to: \\.intro)", ["Home cover B \"Go\""]),
    ("router.root(\\.other)", ["Home root B \"Go\""]),
    // Two coordinators have a route of this name; the type of the router decides.
    ("router.route(to: \\.more)", ["Home push A \"Go\""]),
    ("other.route(to: \\.more)", ["Home push A \"Go\""]),
    ("router.popToRoot().route(to: \\.detail)", ["Home push A \"Go\""]),
    ("router.popToRoot().route(to: \\.more)", ["Home push  (unknown) \"Go\""]),
    ("router.route(to: \\.lost)", ["Home push  (unknown) \"Go\""]),
    ("router.route(to: \\.nowhere)", ["Home push  (unknown) \"Go\""]),
    ("router.popLast()", []),
    ("router.dismissCoordinator()", []),
    ("other.route(to: place)", []),
  ])
  func routes(_ action: String, _ expected: [String]) {
    let text = """
      \(Self.coordinators)struct Home: View {
        @EnvironmentObject var router: MainCoordinator.Router
        @RouterObject var other: NavigationRouter<OtherCoordinator>!
        var body: some View { Button("Go") { \(action) } }
      }
      """
    #expect(FactFinderTests.facts(text) == expected, "\(action)")
  }

  @Test func linksOfACoordinatorBelongToTheScreen() {
    let text = """
      \(Self.coordinators)extension MainCoordinator { func showDetail() { route(to: \\.detail, 1) } }
      struct Home: View {
        let coordinator: MainCoordinator
        var body: some View { Button("Go") { coordinator.showDetail() } }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push A \"Go\"", "MainCoordinator push A"])
  }

  @Test func tabsAreThoseOfTheChildCoordinator() {
    let text = """
      \(Self.coordinators)final class TabsCoordinator: TabCoordinatable {
        var child = TabChild(startingItems: [\\TabsCoordinator.home, \\TabsCoordinator.other])
        @Route(tabItem: makeHomeTab) var home = makeHome
        @Route(tabItem: makeOtherTab, onTapped: onTapped) var other = makeOther
        func makeHome() -> NavigationViewCoordinator<MainCoordinator> { NavigationViewCoordinator(MainCoordinator()) }
        func makeOther() -> OtherCoordinator { OtherCoordinator() }
        @ViewBuilder func makeHomeTab(isActive: Bool) -> some View { Image(systemName: "house"); Text("Start") }
        @ViewBuilder func makeOtherTab(isActive: Bool) -> some View { Label("Other", systemImage: "star") }
      }
      struct Home: View { var body: some View { Text("home") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { TabsCoordinator().view() } } }
      """
    #expect(
      FactFinderTests.facts(text) == [
        "Shop root TabsCoordinator", "TabsCoordinator tab B \"Other\"", "TabsCoordinator tab Home \"Start\"",
      ])
  }

  @Test func theFirstScreenMayDependOnTheState() {
    let text = """
      \(Self.coordinators)final class AppCoordinator: NavigationCoordinatable {
        var stack: NavigationStack<AppCoordinator>
        @Root var one = makeOne
        @Root var two = makeTwo
        init(isNew: Bool) {
          if isNew { stack = NavigationStack(initial: \\AppCoordinator.one) }
          else { stack = NavigationStack(initial: \\AppCoordinator.two) }
        }
        func makeOne() -> some View { A() }
        func makeTwo() -> some View { B() }
      }
      struct Home: View { var body: some View { Text("home") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { AppCoordinator(isNew: true).view() } } }
      """
    #expect(FactFinderTests.facts(text) == ["Shop root A|B (one of)"])
  }

  @Test func coordinatorsThatStartWithEachOtherTerminate() {
    let text = """
      final class One: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\One.start)
        @Root var start = makeStart
        func makeStart() -> Two { Two() }
      }
      final class Two: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\Two.start)
        @Root var start = makeStart
        func makeStart() -> One { One() }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { One().view() } } }
      """
    #expect(FactFinderTests.facts(text) == ["Shop root  (unknown)"])
  }

  @Test func otherRoutersAreIgnored() {
    let text = """
      struct Home: View { let router: Router; var body: some View { Button("Go") { router.route(to: \\.detail) } } }
      """
    #expect(FactFinderTests.facts(text) == [])
  }
}

/// Navigation of XCoordinator.
@Suite struct TransitionFactTests {
  private static let coordinators = """
    class HomeController: UIViewController {}
    class DetailController: UIViewController {}
    class SettingsController: UIViewController {}
    enum SettingsRoute: Route { case start, close, detail }
    class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
      init() { super.init(initialRoute: .start) }
      override func prepareTransition(for route: SettingsRoute) -> NavigationTransition {
        switch route {
        case .start: .push(SettingsController())
        case .close: .dismiss()
        case .detail: .push(DetailController())
        }
      }
    }
    extension NavigationTransition {
      static func alertTransition(title: String) -> Transition {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        return .present(alert)
      }
      static func presentAsCover(_ presentable: Presentable) -> Transition {
        presentable.viewController?.modalPresentationStyle = .fullScreen
        return .present(presentable, animation: .fade)
      }
    }
    enum HomeRoute: Route {
      case home, detail(Int), settings, intro, alert, back, reset, both, child, given(UIViewController), custom
      case ownAlert, ownCover
    }
    class HomeCoordinator: NavigationCoordinator<HomeRoute> {
      init() { super.init(initialRoute: .home) }
      override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
        switch route {
        case .home:
          let viewController = HomeController.instantiateFromNib()
          let viewModel = HomeModel(router: unownedRouter)
          viewController.bind(to: viewModel)
          return .push(viewController)
        case .detail(let id):
          let viewController = DetailController()
          return .push(viewController, animation: .fade)
        case .settings:
          let coordinator = SettingsCoordinator()
          return .present(coordinator)
        case .intro: return .presentFullScreen(DetailController(), animation: .fade)
        case .alert:
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          return .present(alert)
        case .ownAlert: return .alertTransition(title: "Sure?")
        case .ownCover: return .presentAsCover(DetailController())
        case .back: return .pop()
        case .reset: return .set([HomeController(), DetailController()])
        case .both: return .multiple(.dismiss(), .push(DetailController()))
        case .child:
          addChild(SettingsCoordinator(rootViewController: rootViewController))
          return .none()
        case .given(let controller): return .push(controller)
        case .custom: return Transition(presentables: []) { _, _, done in done?() }
        }
      }
    }

    """

  /// Returns the facts of the controller that the model is made for.
  private static func facts(of action: String) -> [String] {
    FactFinderTests.facts(
      """
      \(coordinators)class HomeModel {
        let router: UnownedRouter<HomeRoute>
        let settings: StrongRouter<SettingsRoute>
        init(router: UnownedRouter<HomeRoute>) { self.router = router }
        @objc func go() { \(action) }
      }
      extension Reactive { func trigger(_ route: Base.RouteType) { base.trigger(route) } }
      """
    ).filter { !$0.hasPrefix("HomeModel") }
  }

  @Test(arguments: [
    ("router.trigger(.detail(1))", ["HomeController push DetailController"]),
    ("self.router.rx.trigger(.detail(1))", ["HomeController push DetailController"]),
    ("router.trigger(HomeRoute.detail(1), with: .init())", ["HomeController push DetailController"]),
    ("router.contextTrigger(.detail(1), with: options)", ["HomeController push DetailController"]),
    ("router.trigger(.settings)", ["HomeController sheet SettingsController"]),
    ("router.trigger(.intro)", ["HomeController cover DetailController"]),
    ("router.trigger(.alert)", []),
    ("router.trigger(.back)", []),
    ("router.trigger(.ownAlert)", []),
    ("router.trigger(.ownCover)", ["HomeController cover DetailController"]),
    ("router.trigger(.reset)", ["HomeController push DetailController"]),
    ("router.trigger(.both)", ["HomeController push DetailController"]),
    ("router.trigger(.child)", ["HomeController push SettingsController"]),
    ("router.trigger(.given(controller))", ["HomeController push  (unknown)"]),
    ("router.trigger(.custom)", ["HomeController push  (unknown)"]),
    ("settings.trigger(.close)", []),
    ("settings.trigger(.detail)", ["HomeController push DetailController"]),
    // Only one enum has the first case; no enum has the next one, or two have it.
    ("make().trigger(.settings)", ["HomeController sheet SettingsController"]),
    ("make().trigger(.other)", ["HomeController push  (unknown)"]),
    ("make().trigger(.detail(1))", ["HomeController push  (unknown)"]),
  ])
  func triggers(_ action: String, _ expected: [String]) { #expect(Self.facts(of: action) == expected, "\(action)") }

  @Test func linksOfAViewModelBelongToItsController() {
    let text = """
      \(Self.coordinators)class HomeModel {
        let router: UnownedRouter<HomeRoute>
        lazy var action = Action { self.router.trigger(.detail(1)) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        private let router = HomeCoordinator().strongRouter
        func application() { router.setRoot(for: mainWindow) }
      }
      """
    #expect(
      FactFinderTests.facts(text) == [
        "AppDelegate root HomeController", "HomeController push DetailController", "HomeModel push DetailController",
      ])
    let plan = ScreenPlan(FactFinder.find(in: CodeProject([SourceFile(path: "App.swift", text: text)])))
    let links = plan.screens.filter { !$0.value.links.isEmpty }.keys.map { owner in
      if case .type(let type) = owner { plan.project.qualifiedName(of: type) } else { "" }
    }
    #expect(links == ["HomeController"])
  }

  @Test func linksOfAClosureBelongToTheScreenOfItsCase() {
    let text = """
      \(Self.coordinators)enum ListRoute: Route { case list, detail, open(StrongRouter<SettingsRoute>) }
      class ListController: UIViewController {}
      class ListCoordinator: NavigationCoordinator<ListRoute> {
        override func prepareTransition(for route: ListRoute) -> NavigationTransition {
          switch route {
          case .list:
            let model = ListModel()
            model.events.subscribe { [weak self] event in
              switch event { case .detail: self?.trigger(.detail) }
            }
            return .push(ListController(model: model))
          case .detail: return .push(DetailController())
          case .open(let router): return .presentAsCover(router)
          }
        }
        func notificationReceived() { trigger(.open(SettingsCoordinator().strongRouter)) }
      }
      """
    #expect(
      FactFinderTests.facts(text) == [
        "ListController push DetailController", "ListCoordinator cover SettingsController",
      ])
  }

  @Test func theFirstRouteMayComeFromAProperty() {
    let text = """
      \(Self.coordinators)class Access {
        var firstRoute: AppRoute { switch state { case .home: return .settings; default: return .detail } }
      }
      enum AppRoute: Route { case home, settings, detail }
      class AppCoordinator: NavigationCoordinator<AppRoute> {
        init(access: Access) { super.init(initialRoute: access.firstRoute) }
        override func prepareTransition(for route: AppRoute) -> NavigationTransition {
          switch route {
          case .home: return .set([HomeController()])
          case .settings: return .set([SettingsController()])
          case .detail: return .set([DetailController()])
          }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application() { AppCoordinator(access: access).strongRouter.setRoot(for: mainWindow) }
      }
      """
    #expect(FactFinderTests.facts(text) == ["AppDelegate root SettingsController|DetailController (one of)"])
  }

  @Test(arguments: ["tabs: [home, settings]", "tabs: tabs"])
  func tabsAreThoseOfTheCoordinator(_ tabs: String) {
    let text = """
      \(Self.coordinators)enum TabRoute: Route { case home, settings }
      class TabsCoordinator: TabBarCoordinator<TabRoute> {
        convenience init() {
          self.init(home: HomeCoordinator().strongRouter, settings: SettingsCoordinator().strongRouter)
        }
        init(home: StrongRouter<HomeRoute>, settings: StrongRouter<SettingsRoute>) {
          let tabs = [home] + (isNew ? [settings] : []) as [Presentable]
          super.init(\(tabs), select: home)
        }
        override func prepareTransition(for route: TabRoute) -> TabBarTransition {
          switch route { case .home: return .select(home); case .settings: return .select(settings) }
        }
      }
      """
    #expect(
      FactFinderTests.facts(text) == ["TabsCoordinator tab HomeController", "TabsCoordinator tab SettingsController"])
  }

  @Test func tabsAreThoseThatATransitionSets() {
    let text = """
      \(Self.coordinators)enum TabRoute: Route { case initial }
      class TabsCoordinator: TabBarCoordinator<TabRoute> {
        init() {
          super.init(rootViewController: TabsController(), initialRoute: nil)
          trigger(.initial)
        }
        override func prepareTransition(for route: TabRoute) -> TabBarTransition {
          switch route {
          case .initial:
            let home = HomeCoordinator()
            return .multiple(.set([home, SettingsCoordinator()]), .select(home))
          }
        }
      }
      """
    #expect(
      FactFinderTests.facts(text) == ["TabsCoordinator tab HomeController", "TabsCoordinator tab SettingsController"])
  }

  @Test func otherCoordinatorsAreIgnored() {
    let text = """
      class HomeController: UIViewController {}
      class Coordinator: NavigationCoordinator { func start() { trigger(.home) } }
      """
    #expect(FactFinderTests.facts(text) == [])
  }
}
