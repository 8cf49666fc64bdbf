/// The object that owns the state, in every target system that shows views.
struct StateOwner {
  /// The documentation of the class.
  var documentation = ["Owns the state of the app. Every change computes the whole new state and assigns it once."]
  /// Whether an app may subclass the class.
  var isBaseClass = false
  /// Further properties.
  var properties = ""
  /// The initializer; nil for one that takes a state.
  var initializer: String?
  /// The statements that show a new state, `next`.
  var show = "state = next\ndisplay()"
  /// Further members.
  var members = ""
  /// The statements that assign the layers that are shown, one after the other; nil where the layers are shown by other
  /// code.
  var assign: String? = "shown = next"
  /// The statement that ends the initializer.
  static let start = "shown = [state.layers[0]]"
}

extension SwiftWriter {
  /// Whether the owner is observed with Observation, which does not notify when a value is replaced by an equal one.
  var isObservable: Bool { style.observableSince.map { minimumIOS >= $0 } ?? false }
  var ignored: String { isObservable ? "@ObservationIgnored " : "" }
  var published: String { isObservable ? "" : "@Combine.Published " }

  /// Returns the property that holds the object in a view.
  func ownerProperty(_ access: String = "private ") -> String {
    isObservable ? "\(access)let router: \(owner)" : "@SwiftUI.ObservedObject \(access)var router: \(owner)"
  }

  /// The statement that makes a view observe replacements by equal values and refusals of the state, before the first
  /// statement of its body.
  var observing: String { isObservable ? "let _ = router.repetitions\n    " : "" }

  /// Writes the class.
  mutating func write(_ owner: StateOwner) {
    let (access, ignored) = (access, ignored)
    let kind = owner.isBaseClass ? (access == "public " ? "open class" : "\(access)class") : "\(access)final class"
    let macro = isObservable ? "@Observable " : ""
    let conformance = isObservable ? "" : ": Combine.ObservableObject"
    describe(owner.documentation)
    block("@MainActor \(macro)\(kind) \(style.owner)\(generics)\(conformance)") { writer in
      writer.lines(
        """
        /// The state of the app.
        \(writer.published)\(access)private(set) var state: State
        """)
      if !owner.properties.isEmpty { writer.lines(owner.properties) }
      if owner.assign != nil { writer.lines(writer.displayProperties) }
      writer.lines(
        """
        /// Opens the addresses outside the app that links lead to.
        \(ignored)\(access)var openOutside: (URL) -> Void = { _ in }
        /// Called after each change with the state before and after it, for analytics and for saving the state.
        \(ignored)\(access)var onChange: (_ old: State, _ new: State) -> Void = { _, _ in }
        /// Called with an address from outside that opens nothing.
        \(ignored)\(access)var onUnknownURL: (URL) -> Void = { print("\(writer.router.namespace): nothing opens \\($0.absoluteString)") }
        /// Asked before an address from outside is opened. One that may not be opened is kept for ``openKeptURL()``.
        \(ignored)\(access)var shouldOpen: (URL) -> Bool = { _ in true }
        /// The last address from outside that could not be opened yet.
        \(ignored)\(access)private(set) var keptURL: URL?
        """)
      if writer.hasDialogs {
        writer.lines(
          """
          /// Called with the choice of a person in a dialog of the system, before its link is followed.
          \(ignored)\(access)var onChoice: (LinkName) -> Void = { _ in }
          """)
      }
      writer.declare(
        owner.initializer ?? """
          /// - Parameter state: Where the app begins: `State()`, or where it was left.
          \(access)init(_ state: State = State()) {
            self.state = state\(owner.assign == nil ? "" : "\n  \(StateOwner.start)")
          }
          """)
      writer.lines(
        """

        /// Changes the state, for links, the platform and the app's own code.
        \(access)func change(_ body: (inout State) -> Void) {
          let old = state
          var next = old
          body(&next)
          let outside = next.takeLeaving()
          if next != old || next.serial != old.serial {
            show(next)
            onChange(old, next)
          }
          if let url = outside.flatMap({ URL(string: $0) }) { openOutside(url) }
        }

        /// ``change(_:)`` for the links of a screen.
        \(access)var changes: Change {
          { body in self.change(body) }
        }

        /// ``change(_:)`` for the links of an entry, which do nothing while it is not the current one.
        fileprivate func changes(of entry: Entry.ID) -> Change {
          { body in if self.state.current.id == entry { self.change(body) } }
        }

        /// Opens an address of the app.
        ///
        /// - Throws: ``AddressError``, and then nothing has changed.
        \(access)func open(_ url: URL) throws {
          let old = state
          var next = old
          try next.open(url)
          show(next)
          onChange(old, next)
        }

        /// Opens an address from outside, if the app allows it.
        \(access)func receive(_ url: URL) {
          guard shouldOpen(url) else {
            keptURL = url
            return
          }
          do { try open(url) } catch { onUnknownURL(url) }
        }

        /// Opens the address that was kept.
        \(access)func openKeptURL() {
          guard let url = keptURL else { return }
          keptURL = nil
          receive(url)
        }

        """)
      writer.block("private func show(_ next: State)") { $0.lines(owner.show) }
      for text in [owner.members, owner.assign.map { writer.displayMembers($0) } ?? ""] where !text.isEmpty {
        writer.declare(text)
      }
    }
  }
}
