/// Writes the object that owns the state, and the view that shows it.
extension SwiftWriter {
  mutating func writeController() {
    var owner = StateOwner()
    owner.properties = """
      /// The motion of the next change: the view of a leaving screen is not evaluated again.
      @Combine.Published fileprivate private(set) var step: Step
      """
    owner.initializer = """
      /// - Parameters:
      ///   - state: The initial state: `State()`, or a stored one.
      ///   - transition: The transition of screens where the flow names none.
      ///   - easing: The easing of that transition, and of every transition of the flow that declares none.
      \(access)init(
        _ state: State = State(), transition: RouterTransition = .default, easing: SwiftUI.Animation = .easeOut(duration: 0.4)
      ) {
        self.state = state
        step = Step(motion: state.motion, standard: transition, easing: easing)
        \(StateOwner.start)
      }
      """
    owner.show = """
      step.motion = next.motion
      withAnimation(step.animation) {
        state = next
        display()
      }
      """
    owner.assign = "withAnimation(step.animation) { shown = next }"
    owner.members = backMember
    write(owner)
  }

  mutating func writeRouterView() {
    declare(
      """
      /// The app: the screens of a stack one at a time, without NavigationView\(needsUIKit ? "" : " and without UIKit").
      ///
      ///     WindowGroup { \(router.namespace).Router(AppScreens()) }
      ///
      /// A router inside a router of the same flow shows nothing: the outer one goes home instead, since a second one would
      /// lose the state.
      \(access)struct Router<Views: Screens>: SwiftUI.View {
        @SwiftUI.StateObject private var controller: RoutingController
        private let views: ViewSource<Views>
        @SwiftUI.Environment(\\.openURL) private var openURL
        @SwiftUI.Environment(\\.\(aroundKey)) private var around

        /// - Parameters:
        ///   - views: The views of the screens.
        ///   - transition: The transition of screens where the flow names none.
        ///   - easing: The easing of that transition.
        \(access)init(
          _ views: Views, transition: RouterTransition = .default, easing: SwiftUI.Animation = .easeOut(duration: 0.4)
        ) {
          self.init(RoutingController(transition: transition, easing: easing), views)
        }

        /// - Parameters:
        ///   - views: The views of the screens.
        ///   - transition: The transition of screens where the flow names none.
        ///   - duration: The duration of that transition in seconds.
        \(access)init(_ views: Views, transition: RouterTransition = .default, duration: Double) {
          self.init(views, transition: transition, easing: .easeOut(duration: duration))
        }

        /// - Parameters:
        ///   - controller: A controller that the app owns, to open addresses or to restore the state.
        ///   - views: The views of the screens.
        \(access)init(_ controller: @autoclosure @escaping () -> RoutingController, _ views: Views) {
          _controller = SwiftUI.StateObject(wrappedValue: controller())
          self.views = ViewSource(views)
        }

        \(access)var body: some SwiftUI.View {
          if let around {
            SwiftUI.Color.clear.onAppear { around.change { $0.platformHome() } }
          } else {
            LayerView(router: controller, views: views, presented: controller.shown[0])
              .environment(\\.\(aroundKey), controller)
              .onOpenURL { url in controller.receive(url) }
              .onAppear {
                controller.openOutside = { url in openURL(url) }\(router.presents ? "\n            controller.start()" : "")
              }
          }
        }
      }
      """)
  }

  /// The name of the environment value with the router around a view.
  private var aroundKey: String { SwiftName.lower(router.namespace) + "Controller" }

  mutating func writeEnvironment() {
    declare(
      """
      /// The router around a view.
      private struct AroundKey: SwiftUI.EnvironmentKey {
        static var defaultValue: \(router.namespace).RoutingController? { nil }
      }

      extension SwiftUI.EnvironmentValues {
        fileprivate var \(aroundKey): \(router.namespace).RoutingController? {
          get { self[AroundKey.self] }
          set { self[AroundKey.self] = newValue }
        }
      }
      """)
  }
}
