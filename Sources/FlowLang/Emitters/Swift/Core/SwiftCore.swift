/// Writes the core of a Swift router: the screens and the state of the app as plain values, one function for each link
/// that moves the state as the language says, and for each screen the links that it offers. It imports Foundation only.
struct SwiftCore: SwiftWriting, Sendable {
  let router: Router
  let machine: Machine
  /// `public `, `package ` or nothing, before what others use.
  let access: String
  var words: WordTable
  var out = IndentedWriter()
  /// The names of links that no member may have, and those that what an initializer is given hides.
  let reservedNames: [Word]
  let hiddenNames: (state: Word, change: Word)
  /// The moves that have been used so far.
  var moves: Set<SwiftMove> = [.position, .arrive, .reset, .layer, .back, .dismiss, .cut]

  init(_ router: Router, access: SwiftOptions.Access) {
    self.router = router
    self.access = access.prefix
    machine = router.compilation.machine
    var words = router.words
    reservedNames = [words.word("init"), words.word("self")]
    hiddenNames = (words.word("state"), words.word("change"))
    self.words = words
  }

  /// What makes the file: what a state is and does, then what screens are given. The parts do not need each other.
  static func parts(_ router: Router, _ options: SwiftOptions) -> [@Sendable () -> [UInt8]] {
    let core = SwiftCore(router, access: options.access)
    return [
      {
        var core = core
        core.out.reserve(router.textSize * 8)
        core.writeHeader(["Foundation"], options)
        core.documentation(of: core.model[.app].syntax, in: core.model[.app].file)
        core.out.line("\(core.access)enum \(router.namespace) {")
        core.out.indent()
        core.writeScreens()
        core.writeBars()
        core.writeNames()
        core.writeTransitions()
        core.writeFlags()
        core.writeCalls()
        core.writeNothing()
        core.writeState()
        return core.out.bytes
      },
      {
        var core = core
        core.out.reserve(router.textSize * 8)
        core.out.indent()
        core.writeAddressTypes()
        core.writeLinks()
        core.out.outdent()
        core.out.line("}")
        return core.out.bytes
      },
    ]
  }

  /// An enumeration.
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
