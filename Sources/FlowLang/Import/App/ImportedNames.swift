@_spi(_Unicode) import Swift

/// Assigns names: a unique one to each node, and to each link one that is unique on its screen.
///
/// A name is kept wherever the language can write it, in backticks if necessary. A name that is taken gets the next
/// free number; names that code uses are assigned first.
struct ImportedNames {
  /// The names that are taken in an enclosing scope.
  private let known: Set<String>
  private var taken: Set<String> = []
  /// The next number to try for each name that is taken.
  private var numbers: [String: Int] = [:]

  private init(known: Set<String> = []) { self.known = known }

  /// Assigns names to all nodes, tabs and links of an app.
  static func assign(in app: inout ImportedApp) {
    var names = ImportedNames()
    for isNamed in [true, false] {
      for id in app.ids where app[id].isNamed == isNamed {
        let kind = app[id].isExternal ? .screen : app[id].kind
        app[id].name = names.take(app[id].candidates, or: kind.rawValue.withCapital)
        if isNamed, !app[id].isExternal, let lost = lost(app[id].candidates, app[id].name) {
          app[id].notes.append(lost)
        }
      }
    }
    let parents = Set(app.nodes.compactMap(\.parent))
    var inherited: [ImportedID: Set<String>] = [:]
    let own = nameLinks(&app.links, [])
    for id in app.ids {
      // A node comes after its parent.
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

  /// Returns a text as a valid name: on one line, in normal form C, without characters that a file must not contain.
  static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var marks = MarkCounter()
    // Text beyond the limit is cut off before it is normalized.
    let whole = text.unicodeScalars.count <= longest ? text : shortened(text)
    for scalar in whole._nfc.prefix(longest) where !marks.isTooMany(scalar) {
      result.append(scalar == "`" || UTF8Text.isInvisible(scalar) ? " " : scalar)
    }
    let words = String(result).split(separator: " ", omittingEmptySubsequences: true)
    return words.joined(separator: " ")
  }

  /// Returns the names of files without their folders; files of the same name keep their path.
  static func shortPaths(_ paths: [String]) -> [String] {
    let names = paths.map(SourceFile.name(ofPath:))
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(paths, names).map { counts[$1] == 1 ? $1 : $0 }
  }

  /// The maximum number of characters of a name.
  private static let longest = 200

  /// Returns a name without its middle, since long names differ at the beginning and at the end.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let start = String.UnicodeScalarView(scalars.prefix(longest * 3 / 5))
    return String(start) + "…" + String(String.UnicodeScalarView(scalars.suffix(longest * 2 / 5 - 1)))
  }

  /// Assigns names to links that differ from each other and from known names; returns the new names.
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

  /// Returns a note with a name that code uses, if it could not be kept.
  private static func lost(_ candidates: [String], _ name: String) -> ImportedNote? {
    candidates.first.flatMap { $0 == name ? nil : ImportedNote("name", $0) }
  }

  /// Takes a name; returns false if it is taken already.
  private mutating func insert(_ name: String) -> Bool { !known.contains(name) && taken.insert(name).inserted }

  /// Takes and returns the first free candidate, or the first candidate with a number.
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
