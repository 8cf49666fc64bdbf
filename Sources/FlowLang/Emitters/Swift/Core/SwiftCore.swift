/// Writes the core of a Swift router: the screens and the state of the app as plain values, one function for each link
/// that moves the state as the language says, and for each screen the links that it offers. It imports Foundation only.
struct SwiftCore: SwiftWriting, Sendable {
  let router: Router
  /// `public `, `package ` or nothing, before what others use.
  let access: String
  /// The words of the router's names, and those that are needed beside them.
  var allWords: WordTable
  var words = LentWords.none
  var out = IndentedWriter()
  /// The names of a screen's members, and before them those that no member may have.
  var memberNames: WordScope
  /// The names that what an initializer is given hides.
  let hiddenNames: [Word]
  /// What can be done on the screen whose links are written.
  var members: [Member] = []
  /// Links that many screens share.
  var shared: [SharedLinks] = []
  /// What conditions of links begin with: the name of the state and a dot.
  var stateName = "state."
  /// For each move, whether it has been used so far.
  var isUsed = [Bool](repeating: false, count: SwiftMove.allCases.count)

  init(_ router: Router, access: SwiftOptions.Access) {
    self.router = router
    self.access = access.prefix
    var words = router.words
    memberNames = WordScope(reserved: RouterNames.reservedMembers.map { words.word($0) })
    hiddenNames = RouterNames.hiddenMembers.map { words.word($0) }
    allWords = words
    for move: SwiftMove in [.reset, .back, .dismiss, .cut] { use(move) }
  }

  /// How many bytes of UTF-8 a word has.
  func count(of word: Word) -> Int { words[word]?.count ?? allWords.count(of: word) }

  /// Goes on with the function of a state that follows a link.
  @inline(__always)
  mutating func writeFunctionName(of link: LinkID) { write(router.functionWords(link)) }

  /// Goes on with a name of one or two words.
  @inline(__always)
  mutating func write(_ name: (Word, Word?)) {
    write(name.0)
    if let second = name.1 { write(second) }
  }

  /// What makes the file: the screens and what else is named, what a state is and does, then what screens are given. The
  /// parts do not need each other.
  static func parts(_ router: Router, _ options: SwiftOptions) -> [SwiftTarget.Part] {
    var core = SwiftCore(router, access: options.access)
    core.findSharedLinks()
    let whole = core
    let links = stride(from: 0, to: router.screens.count, by: screensInPart).map { start in
      router.screens[start..<min(start + screensInPart, router.screens.count)]
    }
    return [
      whole.part(depth: 0) { core in
        core.writeHeader(["Foundation"], options)
        core.writeAppTypes()
        core.documentation(of: core.model[.app].syntax, in: core.model[.app].file)
        core.out.line("\(core.access)nonisolated enum \(router.namespace) {")
        core.out.indent()
        core.writeScreens()
        core.writeBars()
        core.writeNames()
        core.writeTransitions()
        core.writeFlags()
        core.writeCalls()
        core.writeNothing()
      },
      whole.part { $0.writeState() },
      whole.part { core in
        core.writeAddressTypes()
        core.writeLinkTypes()
        core.writeSharedLinks()
      },
    ] + links.map { screens in whole.part { $0.writeLinks(of: screens) } }
      + [
        whole.part(depth: 0) { core in
          core.out.line("}")
          core.writeLinkDefaults()
        }
      ]
  }

  /// So many that a small router has one part of links, and a large one some for each processor.
  private static let screensInPart = 1000

  /// What makes a part.
  private func part(
    depth: Int = 1, _ write: @escaping @Sendable (inout SwiftCore) -> Void
  ) -> SwiftTarget.Part {
    { take in
      router.words.lend { words in
        var core = self
        core.words = words
        core.out = IndentedWriter(to: take)
        for _ in 0..<depth { core.out.indent() }
        write(&core)
        core.out.finish()
      }
    }
  }

  /// Other names for types of the app that a type of the router hides.
  private mutating func writeAppTypes() {
    let hidden = AppTypes.hidden(in: model)
    for name in hidden {
      out.line("/// The app's own `\(name)`: inside `\(router.namespace)` that name means another type.")
      out.line("\(access)typealias \(AppTypes.alias(of: name, in: router.namespace)) = \(name)")
    }
    if !hidden.isEmpty { out.blank() }
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
