/// Writes the object that owns the state and the stacks of the package.
extension SwiftWriter {
  mutating func writePushingRouter() {
    var owner = StateOwner()
    owner.documentation = [
      "Owns the state of the app and the stacks that show it. Every change computes the whole new state, assigns it",
      "once, and pushes and pops what is different.",
    ]
    owner.properties = """
      fileprivate let views: ViewSource<Views>
      /// For each layer on the display its stacks, one for each tab; none for a tab that has not been selected yet.
      private var stacks: [Layer.ID: [PushedStack?]] = [:]
      """
    owner.initializer = """
      /// - Parameters:
      ///   - views: The views of the screens.
      ///   - state: The initial state: `State()`, or a stored one.
      \(access)init(_ views: Views, _ state: State = State()) {
        self.views = ViewSource(views)
        self.state = state
        \(StateOwner.start)
        follow()
      }
      """
    owner.assign = "shown = next\nfollow()"
    owner.members = """
      /// Makes the stacks of the package those of the layers that are shown.
      private func follow() {
        let old = stacks
        stacks = [:]
        for layer in leaving { stacks[layer.id] = old[layer.id] }
        for layer in shown {
          stacks[layer.id] = layer.stacks.enumerated().map { index, entries in
            guard let root = entries.first else { return nil }
            let known = old[layer.id]?[index]
            let stack = known.flatMap { $0.root.id == root.id ? $0 : nil } ?? PushedStack(root: root)
            stack.follow(entries.dropFirst(), self)
            return stack
          }
        }
      }

      /// A stack of a layer.
      fileprivate func stack(_ layer: Layer.ID, _ index: Int) -> PushedStack? { stacks[layer]?[index] }


      """ + backMember
    write(owner)
  }

  mutating func writePushed() {
    let easings = used.compactMap { id in
      RouterMotion(id, router.compilation).easing.flatMap { easing in
        easing == RouterMotion.Easing.none ? nil : (id, MotionText.easing(easing))
      }
    }
    declare(
      """
      /// A stack of the package, and what was pushed on it. Every push has an id of its own: the package drops a second one
      /// with the same id.
      @MainActor fileprivate final class PushedStack {
        /// The screen at the bottom; it is never pushed or popped.
        let root: Entry
        let stack: NavigationStackCompat
        private var pushed: [(id: String, entry: Entry)] = []

        init(root: Entry) {
          self.root = root
          stack = NavigationStackCompat(\(easings.isEmpty ? "" : "easing: Self.easing(root.screen.transition)"))
        }

        /// Pops the entries that were removed, and pushes the new ones.
        func follow<Views: Screens>(_ entries: ArraySlice<Entry>, _ router: Router<Views>) {
          let common = zip(pushed, entries).prefix { $0.entry.id == $1.id }.count
          if common < pushed.count {
            stack.pop(to: common == 0 ? .root : .view(withId: pushed[common - 1].id))
            pushed.removeSubrange(common...)
          }
          for entry in entries.dropFirst(common) {
            let id = "\(router.namespace).\\(entry.id)"
            stack.push(PushedScreen(router, entry), withId: id)
            pushed.append((id, entry))
          }
        }
      """)
    if !easings.isEmpty { indented { $0.writeEasings(easings) } }
    out.line("}")
  }

  private mutating func writeEasings(_ easings: [(TransitionID, String)]) {
    describe("The easing of a stack's transitions.")
    table(
      "private static func easing(_ transition: Transition) -> SwiftUI.Animation", of: "transition",
      easings.map { (router.transition(.declared($0)), $1) }, usual: "NavigationStackCompat.defaultEasing")
  }

  /// The declared transitions that any screen has.
  var used: [TransitionID] {
    let all = Set(router.screens.map { model.transition(of: $0) })
    return model.transitions.indices.map { TransitionID($0) }.filter { all.contains(.declared($0)) }
  }
}
