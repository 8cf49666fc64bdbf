import Testing

@testable import FlowLang

/// Navigation of The Composable Architecture.
@Suite struct StoreFactTests {
  private static let features = """
    @Reducer struct Detail { @ObservableState struct State {} }
    struct DetailView: View {
      let store: StoreOf<Detail>
      var body: some View { Button("Edit") { store.send(.editTapped) } }
    }
    @Reducer struct Edit { struct State {} }
    struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("edit") } }

    """

  /// The presentations of a store, given by the body of a view and the members of its state.
  @Test(
    arguments: [
      (
        "Text(\"x\").sheet(item: $store.scope(state: \\.edit, action: \\.edit)) { store in EditView(store: store) }",
        "@Presents var edit: Edit.State?", "state.edit = Edit.State()", ["Home sheet EditView \"Open\""]
      ),
      (
        "Text(\"x\").navigationDestination(item: $store.scope(state: \\.edit, action: \\.edit)) { EditView(store: $0) }",
        "@Presents var edit: Edit.State?", "state.edit = .init()", ["Home push EditView \"Open\""]
      ),
      (
        "Text(\"x\").fullScreenCover(item: $store.scope(state: \\.edit, action: \\.edit), content: EditView.init(store:))",
        "@Presents var edit: Edit.State?", "", ["Home cover EditView"]
      ),
      (
        """
        Text("x").sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { store in
          NavigationStack { EditView(store: store) }
        }
        """,
        "@Presents var destination: Destination.State?", "state.destination = .edit(Edit.State())",
        ["Home sheet EditView \"Open\""]
      ),
      // The button opens another screen.
      (
        "Text(\"x\").sheet(item: $store.scope(\\.$destination, action: \\.destination).edit) { EditView(store: $0) }",
        "@Presents var destination: Destination.State?", "state.destination = .alert(.sure)", ["Home sheet EditView"]
      ),
      (
        """
        Text("x").sheet(item: $store.scope(state: \\.destination, action: \\.destination)) { store in
          switch store.case {
          case .edit(let store): EditView(store: store)
          case .detail(let store): DetailView(store: store)
          case .alert: EmptyView()
          }
        }
        """,
        "@Presents var destination: Destination.State?", "state.destination = .edit(Edit.State())",
        ["Home sheet EditView \"Open\""]
      ),
      // The action carries the state.
      (
        """
        Text("x").sheet(item: $store.scope(state: \\.destination, action: \\.destination)) { store in
          switch store.case {
          case .edit(let store): EditView(store: store)
          case .detail(let store): DetailView(store: store)
          case .alert: EmptyView()
          }
        }
        """,
        "@Presents var destination: Destination.State?", "state.destination = given",
        ["Home sheet EditView|DetailView (one of)"]
      ),
      // Versions before 1.7.
      (
        """
        Text("x").sheet(
          store: self.store.scope(state: \\.$destination, action: { .destination($0) }),
          state: /Destination.State.edit, action: Destination.Action.edit
        ) { store in EditView(store: store) }
        """,
        "@PresentationState var destination: Destination.State?", "state.destination = .edit(Edit.State())",
        ["Home sheet EditView \"Open\""]
      ),
      (
        "Text(\"x\").popover(store: store.scope(state: \\.$edit, action: \\.edit)) { EditView(store: $0) }",
        "@PresentationState var edit: Edit.State?", "", ["Home popover EditView"]
      ),
      (
        """
        NavigationLinkStore(store.scope(state: \\.$edit, action: \\.edit)) {
          store.send(.openTapped)
        } destination: {
          EditView(store: $0)
        } label: {
          Text("Go")
        }
        """,
        "@PresentationState var edit: Edit.State?", "", ["Home push EditView"]
      ),
      (
        """
        Text("x").sheet(isPresented: $isShown) {
          IfLetStore(store.scope(state: \\.edit, action: \\.edit), then: EditView.init(store:))
        }
        """,
        "var edit: Edit.State?", "", ["Home sheet EditView"]
      ),
      (
        "Text(\"x\").alert($store.scope(state: \\.alert, action: \\.alert))", "@Presents var alert: AlertState<Never>?",
        "", []
      ),
    ])
  func presentations(_ body: String, _ state: String, _ reaction: String, _ expected: [String]) {
    let text = """
      \(Self.features)@Reducer struct Feature {
        @Reducer enum Destination { case edit(Edit), detail(Detail), alert(AlertState<Never>) }
        @ObservableState struct State { \(state) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.openTapped):
              \(reaction)
              return .none
            default: return .none
            }
          }
        }
      }
      struct Home: View {
        @Bindable var store: StoreOf<Feature>
        @State var isShown = false
        var body: some View {
          Button("Open") { store.send(.view(.openTapped)) }
          \(body)
        }
      }
      """
    #expect(FactFinderTests.facts(text) == expected, "\(body)")
  }

  /// Returns a source with a stack, and the changes of its path by the reducer.
  private static func stack(
    _ reaction: String, root: String = "", path: String = "StackState<Path.State>()"
  ) -> [String] {
    let text = """
      \(features)@Reducer struct Other { struct State { var path = [String]() } }
      @Reducer struct Feature {
        @Reducer enum Path { case detail(Detail), edit(Edit), about(title: String) }
        @ObservableState struct State { var path = \(path) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(reaction)
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct Home: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Open") { store.send(.openTapped) }
            \(root)
          } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)
            case let .edit(store): EditView(store: store)
            case .about: AboutView()
            }
          }
        }
      }
      struct AboutView: View { var body: some View { Text("a") } }
      """
    return FactFinderTests.facts(text)
  }

  @Test(arguments: [
    ("NavigationLink(\"Go\", state: Feature.Path.State.detail(Detail.State()))", ["Home push DetailView \"Go\""]),
    (
      "NavigationLink(state: Feature.Path.State.about(title: \"x\")) { DetailView(store: store) }",
      ["Home push AboutView"]
    ),
    ("NavigationLink(state: make()) { Text(\"x\") }", ["Home push  (unknown) \"x\""]),
  ])
  func linksOfAState(_ link: String, _ expected: [String]) { #expect(Self.stack("", root: link) == expected) }

  @Test(arguments: [
    ("case .openTapped: state.path.append(.detail(Detail.State()))", ["Home push DetailView \"Open\""]),
    ("case .openTapped: state.path.append(Path.State.detail(.init()))", ["Home push DetailView \"Open\""]),
    ("case .loaded: state.path = StackState([.detail(.init())])", ["Home push DetailView"]),
    // The action of a screen of the stack, whose button has the label.
    (
      "case .path(.element(id: _, action: .detail(.editTapped))): state.path.append(.edit(.init()))",
      ["DetailView push EditView \"Edit\""]
    ),
    ("case .done: state.path.removeAll()", []),
    ("case .back: _ = state.path.popLast()", []),
  ])
  func valuesOfAPath(_ reaction: String, _ expected: [String]) { #expect(Self.stack(reaction) == expected) }

  @Test func aStoreIsIdentifiedByItsInitialState() {
    let text = """
      \(Self.features)@Reducer struct Feature {
        @Reducer enum Path { case detail(Detail) }
        struct State { var path = StackState<Path.State>() }
      }
      @Reducer struct Other { struct State { var path = StackState<Edit.State>() } }
      struct Home: View {
        @State private var store = Store(initialState: Feature.State()) { Feature() }
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            NavigationLink("Go", state: Feature.Path.State.detail(.init()))
          } destination: { store in
            switch store.case { case .detail(let store): DetailView(store: store) }
          }
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push DetailView \"Go\""])
  }

  @Test func aStackWithUnknownStatesIsCounted() {
    #expect(Self.stack("", path: "makePath()") == ["Home push  (unknown)"])
  }

  @Test func aStackOfOlderVersionsIsRead() {
    let text = """
      \(Self.features)struct Feature: Reducer {
        struct Path: Reducer {
          enum State { case detail(Detail.State), edit(Edit.State) }
          enum Action { case detail(Detail.Action), edit(Edit.Action) }
        }
        struct State { var path: StackState<Path.State> = .init() }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .editTapped: state.path.append(.edit(.init()))
          }
        }
      }
      struct Home: View {
        let store: StoreOf<Feature>
        var body: some View {
          NavigationStackStore(self.store.scope(state: \\.path, action: { .path($0) })) {
            NavigationLink("Go", state: Feature.Path.State.detail(.init()))
          } destination: {
            switch $0 {
            case .detail:
              CaseLet(/Feature.Path.State.detail, action: Feature.Path.Action.detail, then: DetailView.init(store:))
            case .edit:
              CaseLet(/Feature.Path.State.edit, action: Feature.Path.Action.edit) { EditView(store: $0) }
            }
          }
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push DetailView \"Go\"", "Home push EditView"])
  }

  @Test func controllersPresentAndPushStates() {
    let text = """
      class EditController: UIViewController { init(store: StoreOf<Edit>) {} }
      @Reducer struct Edit { struct State {} }
      @Reducer struct Feature { struct State { @Presents var edit: Edit.State? } }
      class Home: UIViewController {
        @UIBindable var store: StoreOf<Feature>
        override func viewDidLoad() {
          present(item: $store.scope(state: \\.edit, action: \\.edit)) { EditController(store: $0) }
          navigationDestination(item: $store.scope(state: \\.edit, action: \\.edit)) { store in
            EditController(store: store)
          }
          present(item: $store.scope(state: \\.alert, action: \\.alert)) { UIAlertController(store: $0) }
        }
      }
      """
    #expect(FactFinderTests.facts(text) == ["Home push EditController", "Home sheet EditController"])
  }
}
