extension ImportedCode {
  /// The extensions of the files that ``scan(_:)`` reads, without a dot.
  public static let fileExtensions = ["swift", "kt", "java", "xml"]

  /// Looks through a file of the code of an app for what it could open: ids (`R.id.settings`), texts that may be
  /// identifiers, classes that declare an action to go back to, and the items of menus. It reads words, not the
  /// language: every text may be an identifier, so it errs on the side of what code may do.
  public mutating func scan(_ file: SourceFile) {
    isKnown = true
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    if name.hasSuffix(".xml") { scan(menu: file, name) } else { scan(code: file, name) }
  }

  /// Takes in a list of what code opens: a name on each line, and behind it perhaps a reason. Empty lines and lines
  /// that begin with `#` say nothing.
  public mutating func addEntries(_ file: SourceFile) {
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      let reason = words.count > 1 ? ImportedNames.clean(String(words[1])) : "opened by code"
      add(String(name), in: reason)
    }
  }

  private mutating func scan(code file: SourceFile, _ name: String) {
    var words = CodeWords(file.bytes)
    var last: [CodeWords.Word] = []
    var className: String?
    while let word = words.next() {
      switch word {
      case .text(let text): add(text, in: "named in \(name)")
      case .name(let text):
        if last.suffix(4) == [.name("R"), .mark("."), .name("id"), .mark(".")] { add(text, in: "named in \(name)") }
        if case .name(let before)? = last.last {
          if ["class", "extension"].contains(before) { className = text }
          if before == "func", let className, last.contains(.name("IBAction")) {
            noteUnwind(text, of: className, &words)
          }
        }
      case .mark: break
      }
      last.append(word)
      if last.count > Self.memory { last.removeFirst() }
    }
  }

  /// How many words before one are looked at.
  private static let memory = 12

  /// Notes an action to go back to: `@IBAction func close(_ segue: UIStoryboardSegue)` has the selector `close:`.
  private mutating func noteUnwind(_ function: String, of className: String, _ words: inout CodeWords) {
    var parameters: [CodeWords.Word] = []
    while let word = words.next(), word != .mark(")"), parameters.count < 8 { parameters.append(word) }
    guard parameters.last == .name("UIStoryboardSegue"), case .name(let label)? = parameters.dropFirst().first else {
      return
    }
    let hasOwnLabel = parameters.count > 2 && parameters[2] != .mark(":")
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    // The first label becomes a part of the selector, with `With` where it is no preposition.
    let suffixes = label == "_" ? [""] : hasOwnLabel ? [capital, "With\(capital)"] : ["With\(capital)", capital]
    for suffix in suffixes { unwindClasses["\(function)\(suffix):", default: []].append(className) }
  }

  /// The items of a menu have the ids of the screens that they open, where the Navigation component sets it up.
  private mutating func scan(menu file: SourceFile, _ name: String) {
    guard let document = try? XMLReader.read(XMLText.decoded(file)), document.root.name == "menu" else { return }
    for element in document.elements where element.name == "item" {
      guard let id = element["android:id"], id.hasPrefix("@"), let slash = id.firstIndex(of: "/") else { continue }
      add(String(id[id.index(after: slash)...]), in: "item of the menu \(name)")
    }
  }
}
