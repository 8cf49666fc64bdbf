/// Writes the core of a Swift router: the screens and the state of the app as plain values, a function for each link
/// that changes the state as the language defines, and for each screen its links. The file imports only Foundation.
struct SwiftCore: SwiftWriting, Sendable {
  let router: Router
  /// `public `, `package ` or nothing, before declarations for other modules.
  let access: String
  var out = IndentedWriter()
  /// The names of the members of the screen whose links are written.
  var memberNames = SwiftScope(reserved: RouterNames.reservedMembers)
  /// The members of the type of a screen's links.
  var members: [Member] = []
  /// The links that many screens share.
  var shared: [SharedLinks] = []
  /// The types of links with parameters that several screens offer.
  var sharedTypes: [LinkID: String] = [:]
  /// The prefix of the conditions of links: the name of the state and a dot.
  var stateName = "state."
  /// For each move, whether it has been used so far.
  var isUsed = [Bool](repeating: false, count: SwiftMove.allCases.count)

  init(_ router: Router, access: SwiftOptions.Access) {
    self.router = router
    self.access = access.prefix
    for move: SwiftMove in [.reset, .back, .dismiss, .cut] { use(move) }
  }

  /// The text of the file: the screens and other declared names, the state with its functions, then the values of
  /// screens.
  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    var core = SwiftCore(router, access: options.access)
    core.findSharedLinks()
    core.findSharedTypes()
    core.writeHeader(["Foundation"], options)
    core.writeAppTypes()
    core.documentation(of: core.model[.app].syntax, in: core.model[.app].file)
    core.block("\(core.access)nonisolated enum \(router.namespace)") { core in
      core.writeScreens()
      core.writeBars()
      core.writeNames()
      core.writeTransitions()
      core.writeFlags()
      core.writeCalls()
      core.writeNothing()
      core.writeState()
      core.writeAddressTypes()
      core.writeLinkTypes()
      core.writeSharedTypes()
      core.writeSharedLinks()
      for screen in router.screens { core.writeLinks(of: screen) }
    }
    core.writeLinkDefaults()
    return core.out.text
  }

  /// Writes aliases for types of the app that a type of the router hides.
  private mutating func writeAppTypes() {
    let hidden = AppTypes.hidden(in: model)
    for name in hidden {
      out.line("/// The app's own `\(name)`: inside `\(router.namespace)` that name means another type.")
      out.line("\(access)typealias \(AppTypes.alias(of: name, in: router.namespace)) = \(name)")
    }
    if !hidden.isEmpty { out.blank() }
  }

  mutating func writeEnum(
    _ head: String, _ cases: [(name: String, parameters: [String])], _ rest: (inout SwiftCore) -> Void = { _ in }
  ) {
    block(head) { core in
      for item in cases {
        let values = item.parameters.isEmpty ? "" : "(\(item.parameters.joined(separator: ", ")))"
        core.out.line("case \(SwiftName.quoted(item.name))\(values)")
      }
      rest(&core)
    }
  }
}
