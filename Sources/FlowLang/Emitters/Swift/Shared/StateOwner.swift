/// The object that owns the state: what every target that shows views has.
struct StateOwner {
  /// What the object is called.
  var name = "Router"
  /// What follows its name: generic parameters.
  var generics = ""
  /// Its documentation.
  var documentation = ["Owns the state of the app. Every change computes the whole new state and assigns it once."]
  /// Whether it is watched by Observation, which iOS 17 has, and not by Combine.
  var isObservable = false
  /// Whether an app may make a subclass of it.
  var isBaseClass = false
  /// Further properties.
  var properties = ""
  /// The initializer; nil for one that takes a state.
  var initializer: String?
  /// What shows a new state, as statements about `next`.
  var show = "state = next"
  /// Further members.
  var members = ""

  /// How a view keeps the object.
  static func property(_ type: String, isObservable: Bool) -> String {
    isObservable ? "private let router: \(type)" : "@ObservedObject private var router: \(type)"
  }

  /// Writes the class.
  func write(to writer: inout some SwiftWriting) {
    let access = writer.access
    writer.out.blank()
    writer.document(documentation)
    let kind = isBaseClass ? (access == "public " ? "open class" : "\(access)class") : "\(access)final class"
    let head =
      isObservable
      ? "@MainActor @Observable \(kind) \(name)\(generics)" : "@MainActor \(kind) \(name)\(generics): ObservableObject"
    writer.block(head) { writer in
      writer.lines(
        """
        /// Where the app is.
        \(isObservable ? "" : "@Published ")\(access)private(set) var state: State
        """)
      if !properties.isEmpty { writer.lines(properties) }
      writer.lines(
        """
        /// Opens what links lead out of the app to.
        \(isObservable ? "@ObservationIgnored " : "")\(access)var openOutside: (URL) -> Void = { _ in }

        """)
      writer.lines(
        initializer ?? """
          /// - Parameter state: Where the app begins: `State()`, or where it was left.
          \(access)init(_ state: State = State()) { self.state = state }
          """)
      writer.lines(
        """

        /// Changes the state: what links, the platform and the app's own code do.
        \(access)func change(_ body: (inout State) -> Void) {
          var next = state
          body(&next)
          let outside = next.takeLeaving()
          if next != state { show(next) }
          if let url = outside.flatMap({ URL(string: $0) }) { openOutside(url) }
        }

        /// ``change(_:)`` for the links of a screen.
        \(access)var changes: Change {
          { body in self.change(body) }
        }

        /// Opens an address of the app's.
        ///
        /// - Throws: ``AddressError``, and then nothing has changed.
        \(access)func open(_ url: URL) throws {
          var next = state
          try next.open(url)
          show(next)
        }

        """)
      writer.block("private func show(_ next: State)") { $0.lines(show) }
      if !members.isEmpty {
        writer.out.blank()
        writer.lines(members)
      }
    }
  }
}
