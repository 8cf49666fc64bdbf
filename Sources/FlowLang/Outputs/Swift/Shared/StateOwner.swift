/// The object that owns the state, in every target system that shows views.
struct StateOwner {
  /// The name of the class.
  var name = "Router"
  /// The generic parameters of the class.
  var generics = ""
  /// The documentation of the class.
  var documentation = ["Owns the state of the app. Every change computes the whole new state and assigns it once."]
  /// Whether the object is observed with Observation, available on iOS 17, instead of Combine.
  var isObservable = false
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
  /// The code that shows the layers one after the other; nil where another mechanism does.
  var display: Display? = Display()

  /// Returns the property that holds the object in a view.
  ///
  /// - Parameter isGiven: Whether the memberwise initializer of the view takes it.
  static func property(_ type: String, isObservable: Bool, isGiven: Bool = false) -> String {
    let access = isGiven ? "" : "private "
    return isObservable ? "\(access)let router: \(type)" : "@SwiftUI.ObservedObject \(access)var router: \(type)"
  }

  /// Returns the statement that makes a view observe replacements by equal values and refusals of the state, before
  /// the first statement of its body.
  static func observing(_ isObservable: Bool) -> String {
    isObservable ? "let _ = router.repetitions\n    " : ""
  }

  /// Writes the class.
  func write(to writer: inout some SwiftWriting) {
    let access = writer.access
    writer.out.blank()
    writer.document(documentation)
    let kind = isBaseClass ? (access == "public " ? "open class" : "\(access)class") : "\(access)final class"
    let head =
      isObservable
      ? "@MainActor @Observable \(kind) \(name)\(generics)"
      : "@MainActor \(kind) \(name)\(generics): Combine.ObservableObject"
    let ignored = isObservable ? "@ObservationIgnored " : ""
    writer.block(head) { writer in
      writer.lines(
        """
        /// The state of the app.
        \(isObservable ? "" : "@Combine.Published ")\(access)private(set) var state: State
        """)
      if !properties.isEmpty { writer.lines(properties) }
      let hasDialogs = !writer.router.dialogs.isEmpty
      let hasSources = writer.hasSources
      if let display { writer.lines(display.properties(hasDialogs: hasDialogs, hasSources: hasSources)) }
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
      if hasDialogs {
        writer.lines(
          """
          /// Called with the choice of a person in a dialog of the system, before its link is followed.
          \(ignored)\(access)var onChoice: (LinkName) -> Void = { _ in }
          """)
      }
      writer.out.blank()
      writer.lines(
        initializer ?? """
          /// - Parameter state: Where the app begins: `State()`, or where it was left.
          \(access)init(_ state: State = State()) {
            self.state = state\(display == nil ? "" : "\n  \(Display.start)")
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
      writer.block("private func show(_ next: State)") { $0.lines(show) }
      let display = display.map {
        $0.members(hasBars: !writer.router.bars.isEmpty, hasDialogs: hasDialogs, hasSources: hasSources)
      }
      for text in [members, display ?? ""] where !text.isEmpty {
        writer.out.blank()
        writer.lines(text)
      }
    }
  }
}
