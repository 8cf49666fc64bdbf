@_spi(_Unicode) import Swift

/// Gives names: to each node one of its own, to each link one that no other link has which its screen offers.
///
/// A name stays as it is wherever the language can write it, in backticks where it must. One that is taken gets the
/// next free number; those that code knows are given first.
struct ImportedNames {
  /// The names that are there already.
  private let known: Set<String>
  private var taken: Set<String> = []
  /// The number to try next for a name that is taken.
  private var numbers: [String: Int] = [:]

  private init(known: Set<String> = []) { self.known = known }

  /// Names every node, tab and link of an app.
  static func assign(in app: inout ImportedApp) {
    var names = ImportedNames()
    for isNamed in [true, false] {
      for id in app.ids where app[id].isNamed == isNamed {
        app[id].name = names.take(app[id].candidates, or: app[id].kind.word)
        if isNamed, !app[id].isExternal, let lost = lost(app[id].candidates, app[id].name) {
          app[id].notes.append(lost)
        }
      }
    }
    let parents = Set(app.nodes.compactMap(\.parent))
    var inherited: [ImportedID: Set<String>] = [:]
    let own = nameLinks(&app.links, [])
    for id in app.ids {
      // A node comes after what it stands inside.
      var known = app[id].parent.flatMap { inherited[$0] } ?? own
      known.subtract(app[id].dropped)
      let names = nameLinks(&app[id].links, known)
      if parents.contains(id) { inherited[id] = names.isEmpty ? known : known.union(names) }
      var tabs = ImportedNames()
      for index in app[id].tabs.indices {
        app[id].tabs[index].name = tabs.take(app[id].tabs[index].candidates, or: "tab")
      }
    }
  }

  /// The text as a name that can be written: on one line, in normal form C, without what a file may not hold.
  static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = MarkCounter()
    // What is cut off could not be kept, but would be put in order.
    let whole = text.unicodeScalars.count <= longest ? text : shortened(text)
    for scalar in whole._nfc.prefix(longest) where !marks.isTooMany(scalar) {
      let isUnfit =
        scalar == "`" || scalar.value < 0x20 || scalar.value == 0x7F || UTF8Text.isControl(scalar)
        || UTF8Text.reordersText(scalar)
      result.append(isUnfit ? " " : scalar)
    }
    let words = String(result).split(separator: " ", omittingEmptySubsequences: true)
    return words.joined(separator: " ")
  }

  /// The names of files without their folders; a path stays whole where two have one name.
  static func shortPaths(_ paths: [String]) -> [String] {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(paths, names).map { counts[$1] == 1 ? $1 : $0 }
  }

  /// How many characters of a name are kept.
  private static let longest = 200

  /// A name without its middle: what distinguishes long names is at the beginning and at the end.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let start = String.UnicodeScalarView(scalars.prefix(longest * 3 / 5))
    return String(start) + "…" + String(String.UnicodeScalarView(scalars.suffix(longest * 2 / 5 - 1)))
  }

  /// Names links apart from each other and from those that are known already; returns their names.
  private static func nameLinks(_ links: inout [ImportedLink], _ known: Set<String>) -> Set<String> {
    var names = ImportedNames(known: known)
    for index in links.indices {
      links[index].name = names.take(links[index].candidates, or: "link")
      if links[index].isNamed, let lost = lost(links[index].candidates, links[index].name) {
        links[index].notes.append(lost)
      }
    }
    return names.taken
  }

  /// A name that code knows and that could not be kept.
  private static func lost(_ candidates: [String], _ name: String) -> ImportedNote? {
    candidates.first.flatMap { $0 == name ? nil : ImportedNote("name", $0) }
  }

  /// Takes a name; false when it is there already.
  private mutating func insert(_ name: String) -> Bool { !known.contains(name) && taken.insert(name).inserted }

  /// The first candidate that is free, or the first one with a number.
  private mutating func take(_ candidates: [String], or word: String) -> String {
    let clean = candidates.map(Self.clean).filter { !$0.isEmpty }
    for name in clean where insert(name) { return name }
    let base = clean.first ?? word
    while true {
      let number = numbers[base, default: 2]
      numbers[base] = number + 1
      if insert("\(base)\(number)") { return "\(base)\(number)" }
    }
  }
}

extension ImportedNode.Kind {
  /// What stands for a name where there is none.
  fileprivate var word: String {
    switch self {
    case .screen, .externalScreen: "Screen"
    case .tabs: "Tabs"
    case .group: "Group"
    case .flow: "Flow"
    }
  }
}
