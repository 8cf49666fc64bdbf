/// Looks through the words of one file of Swift, Objective-C, Kotlin or Java for what it names, and in which class.
struct CodeScan {
  private let words: [CodeWords.Word]
  private let place: String
  /// The classes whose braces are open, nil for other braces.
  private var open: [String?] = []
  /// The class that was declared and whose brace has yet to come.
  private var declared: String?
  /// How many parentheses are open, and how many were where the class was declared.
  private var depth = 0
  private var declaredDepth = 0

  /// Whether it is Objective-C: `[X y]` sends a message to the class X.
  private let readsObjectiveC: Bool

  init(_ file: SourceFile, place: String) {
    readsObjectiveC = file.path.hasSuffix(".m") || file.path.hasSuffix(".mm")
    var reader = CodeWords(file.bytes)
    var words: [CodeWords.Word] = []
    while let word = reader.next() { words.append(word) }
    self.words = words
    self.place = place
  }

  /// Notes all that is named.
  mutating func run(into code: inout ImportedCode) {
    for index in words.indices {
      switch words[index] {
      case .mark(let mark): follow(mark)
      case .text(let text): code.add(text, in: place)
      case .name(let name): read(name, at: index, &code)
      }
    }
  }

  private mutating func follow(_ mark: Character) {
    switch mark {
    case "(": depth += 1
    case ")": depth = max(depth - 1, 0)
    case "{":
      open.append(declared)
      declared = nil
    case "}": _ = open.popLast()
    default: break
    }
  }

  /// The classes around the current place.
  private var classes: [String] { open.compactMap { $0 } }

  /// The same with the class whose head is being read.
  private var owners: [String] { classes + [declared].compactMap { $0 } }

  private mutating func read(_ name: String, at index: Int, _ code: inout ImportedCode) {
    let before = word(index - 1)
    if Self.declaring.contains(name), before != .mark(":"), before != .mark("."), depth == declaredDepth {
      declared = nil
    }
    if case .name(let keyword)? = before, ["class", "extension", "object", "struct"].contains(keyword),
      word(index - 2) != .mark(":"), !Self.declaring.contains(name)
    {
      (declared, declaredDepth) = (name, depth)
      return
    }
    if name == "import" { return }
    if readsObjectiveC, readImplementation(name, before, at: index) { return }
    if before == .name("func"), let owner = classes.last, isAction(index) { noteUnwind(name, of: owner, index, &code) }
    if let kind = resource(at: index) {
      switch kind {
      case "id": addID(name, at: index, &code)
      case "layout": for owner in owners { code.beginning.add(layout: name, ofClass: owner) }
      case "navigation": for owner in owners { code.beginning.add(graph: name, ofClass: owner) }
      default: break
      }
      return
    }
    guard name.first?.isUppercase == true else { return }
    if name.hasSuffix("Binding"), name.count > 7 {
      // A layout that is bound to a class: `ActivityMainBinding` is `activity_main`.
      for owner in classes { code.beginning.add(layout: Self.layout(ofBinding: name), ofClass: owner) }
    }
    guard namesClass(at: index), !classes.contains(name) else { return }
    code.add(class: name, in: place)
    code.add(ImportedCode.Use(kind: .type, name: name, place: place), of: classes)
  }

  /// Whether a word is that of a class of Objective-C which begins or ends: `@implementation X … @end`.
  private mutating func readImplementation(_ name: String, _ before: CodeWords.Word?, at index: Int) -> Bool {
    if before == .name("implementation"), word(index - 2) == .mark("@") {
      open = [name]
      return true
    }
    guard before == .mark("@"), name == "end" else { return false }
    open = []
    return true
  }

  /// Notes an id, unless it is only compared or gone back to. Of a screen of the source's own class it is a link, unless
  /// it is that of a branch, which may be of a menu.
  private func addID(_ name: String, at index: Int, _ code: inout ImportedCode) {
    if isGoneBackTo(index) || isCompared(index) { return }
    code.add(name, in: place)
    if isOfBranch(index) { return }
    code.add(ImportedCode.Use(kind: .id, name: name, place: place), of: classes)
  }

  private func word(_ index: Int) -> CodeWords.Word? { words.indices.contains(index) ? words[index] : nil }

  /// The kind of a resource: `id` at `details` of `R.id.details`, where `R` may have another name by an import.
  private func resource(at index: Int) -> String? {
    guard word(index - 1) == .mark("."), case .name(let kind)? = word(index - 2), word(index - 3) == .mark("."),
      case .name(let table)? = word(index - 4), table.last == "R", ["id", "layout", "navigation"].contains(kind)
    else { return nil }
    return kind
  }

  /// Where the reference to a resource begins, its package included.
  private func start(ofResource index: Int) -> Int {
    var start = index - 4
    while word(start - 1) == .mark("."), case .name? = word(start - 2) { start -= 2 }
    return start
  }

  /// Whether an id is compared with another, as with where the app is.
  private func isCompared(_ index: Int) -> Bool {
    let start = start(ofResource: index)
    return [[word(start - 2), word(start - 1)], [word(index + 1), word(index + 2)]].contains { words in
      words == [.mark("="), .mark("=")] || words == [.mark("!"), .mark("=")]
    }
  }

  /// Whether an id is what a branch is chosen by, as of a menu.
  private func isOfBranch(_ index: Int) -> Bool {
    let (before, after) = (word(start(ofResource: index) - 1), word(index + 1))
    return before == .name("case") || after == .mark("-") && word(index + 2) == .mark(">")
      || (before == .mark(",") || after == .mark(",")) && isBranch(after: index)
  }

  /// Whether one of several ids before `->` follows.
  private func isBranch(after index: Int) -> Bool {
    var next = index + 1
    while let word = word(next), next < index + 40 {
      if word == .mark("-"), self.word(next + 1) == .mark(">") { return true }
      if [.mark("("), .mark(")"), .mark("{"), .mark("}"), .mark("=")].contains(word) { return false }
      next += 1
    }
    return false
  }

  /// Whether an id is what is gone back to, or what a view is found by.
  private func isGoneBackTo(_ index: Int) -> Bool {
    let start = start(ofResource: index)
    guard word(start - 1) == .mark("("), case .name(let function)? = word(start - 2) else { return false }
    return [
      "popBackStack", "popUpTo", "setPopUpTo", "getBackStackEntry", "navGraphViewModels", "findViewById", "findItem",
    ]
    .contains(function) || function.hasPrefix("hilt") || function == "koinNavGraphViewModel"
  }

  /// Whether a class is made (`X(`, `[X alloc]`), named (`X::class`, `X.self`, `X.newInstance`), or given for a type (`<X>`,
  /// `as! X`).
  private func namesClass(at index: Int) -> Bool {
    let (before, after) = (word(index - 1), word(index + 1))
    if readsObjectiveC {
      // Not the names of headers, casts and protocols.
      guard before == .mark("["), case .name? = after else { return false }
      return true
    }
    let isQualified = before == .mark(".")
    if after == .mark("("), before != .mark(":"), before != .name("fun"), before != .mark("@") {
      return !isHeritage(index)
    }
    if after == .mark(":"), word(index + 2) == .mark(":"), word(index + 3) == .name("class") { return true }
    if after == .mark("."), case .name(let member)? = word(index + 2) {
      return member == "self" || member == "class" || !isQualified && member != "Companion"
    }
    if before == .mark("<") || isQualified, after == .mark(">") { return true }
    return before == .mark("!") && word(index - 2) == .name("as")
      || before == .mark("?") && word(index - 2) == .name("as")
  }

  /// Whether a call is that of a class which another one derives from: `class A : B()`.
  private func isHeritage(_ index: Int) -> Bool { declared != nil && depth == declaredDepth }

  /// Whether a function has `@IBAction` before it.
  private func isAction(_ index: Int) -> Bool { words[max(index - 12, 0)..<index].contains(.name("IBAction")) }

  /// Notes an action to go back to: `@IBAction func close(_ segue: UIStoryboardSegue)` has the selector `close:`.
  private func noteUnwind(_ function: String, of className: String, _ index: Int, _ code: inout ImportedCode) {
    let parameters = Array(words[(index + 1)...].prefix(8).prefix { $0 != .mark(")") })
    guard parameters.last == .name("UIStoryboardSegue"), case .name(let label)? = parameters.dropFirst().first else {
      return
    }
    let hasOwnLabel = parameters.count > 2 && parameters[2] != .mark(":")
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    // The first label becomes a part of the selector, with `With` where it is no preposition.
    let suffixes = label == "_" ? [""] : hasOwnLabel ? [capital, "With\(capital)"] : ["With\(capital)", capital]
    for suffix in suffixes { code.unwindClasses["\(function)\(suffix):", default: []].append(className) }
  }

  /// `activity_main` for `ActivityMainBinding`.
  private static func layout(ofBinding name: String) -> String {
    name.dropLast(7).reduce(into: "") { result, letter in
      if letter.isUppercase, !result.isEmpty { result += "_" }
      result += letter.lowercased()
    }
  }

  /// What ends the head of a class that has no braces.
  private static let declaring: Set<String> = [
    "fun", "func", "val", "var", "let", "class", "interface", "object", "enum", "struct", "protocol", "extension",
  ]
}
