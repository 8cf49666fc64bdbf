/// Scans the words of one file of Swift, Objective-C, Kotlin or Java for the names that occur in each class.
struct CodeScan {
  private let words: [CodeWords.Word]
  private let place: String
  /// The classes of the open braces; nil for other braces.
  private var open: [String?] = []
  /// The class whose declaration has begun and whose brace has not.
  private var declared: String?
  /// The number of open parentheses, now and at the declaration of the class.
  private var depth = 0
  private var declaredDepth = 0

  /// Whether the file is Objective-C: `[X y]` sends a message to the class X.
  private let readsObjectiveC: Bool

  init(_ file: SourceFile, place: String) {
    readsObjectiveC = file.path.hasSuffix(".m") || file.path.hasSuffix(".mm")
    var reader = CodeWords(file.bytes)
    var words: [CodeWords.Word] = []
    while let word = reader.next() { words.append(word) }
    self.words = words
    self.place = place
  }

  /// Adds all names of the file.
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

  /// The classes around the current word.
  private var classes: [String] { open.compactMap { $0 } }

  /// The classes around the current word, with the class whose head is being read.
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
      // A view binding of a layout: `ActivityMainBinding` is `activity_main`.
      for owner in classes { code.beginning.add(layout: Self.layout(ofBinding: name), ofClass: owner) }
    }
    guard namesClass(at: index), !classes.contains(name) else { return }
    code.add(class: name, in: place)
    code.add(ImportedCode.Use(kind: .type, name: name, place: place), of: classes)
  }

  /// Reads the beginning or the end of an Objective-C class, if the word is one: `@implementation X … @end`.
  private mutating func readImplementation(_ name: String, _ before: CodeWords.Word?, at index: Int) -> Bool {
    if before == .name("implementation"), word(index - 2) == .mark("@") {
      open = [name]
      return true
    }
    guard before == .mark("@"), name == "end" else { return false }
    open = []
    return true
  }

  /// Adds an id, unless it is only compared or gone back to. The id of a screen is a link of the class, unless it is
  /// the pattern of a branch, which may belong to a menu.
  private func addID(_ name: String, at index: Int, _ code: inout ImportedCode) {
    if isGoneBackTo(index) || isCompared(index) { return }
    code.add(name, in: place)
    if isOfBranch(index) { return }
    code.add(ImportedCode.Use(kind: .id, name: name, place: place), of: classes)
  }

  private func word(_ index: Int) -> CodeWords.Word? { words.indices.contains(index) ? words[index] : nil }

  /// Returns the kind of a resource: `id` at `details` of `R.id.details`, where an import may rename `R`.
  private func resource(at index: Int) -> String? {
    guard word(index - 1) == .mark("."), case .name(let kind)? = word(index - 2), word(index - 3) == .mark("."),
      case .name(let table)? = word(index - 4), table.last == "R", ["id", "layout", "navigation"].contains(kind)
    else { return nil }
    return kind
  }

  /// Returns the index at which the reference to a resource begins, including its package.
  private func start(ofResource index: Int) -> Int {
    var start = index - 4
    while word(start - 1) == .mark("."), case .name? = word(start - 2) { start -= 2 }
    return start
  }

  /// Whether an id is an operand of a comparison, for example with the current destination.
  private func isCompared(_ index: Int) -> Bool {
    let start = start(ofResource: index)
    return [[word(start - 2), word(start - 1)], [word(index + 1), word(index + 2)]].contains { words in
      words == [.mark("="), .mark("=")] || words == [.mark("!"), .mark("=")]
    }
  }

  /// Whether an id is the pattern of a branch, for example for the items of a menu.
  private func isOfBranch(_ index: Int) -> Bool {
    let (before, after) = (word(start(ofResource: index) - 1), word(index + 1))
    return before == .name("case") || after == .mark("-") && word(index + 2) == .mark(">")
      || (before == .mark(",") || after == .mark(",")) && isBranch(after: index)
  }

  /// Whether an id is one of several before a `->`.
  private func isBranch(after index: Int) -> Bool {
    var next = index + 1
    while let word = word(next), next < index + 40 {
      if word == .mark("-"), self.word(next + 1) == .mark(">") { return true }
      if [.mark("("), .mark(")"), .mark("{"), .mark("}"), .mark("=")].contains(word) { return false }
      next += 1
    }
    return false
  }

  /// Whether an id is an argument of a function that goes back or finds a view.
  private func isGoneBackTo(_ index: Int) -> Bool {
    let start = start(ofResource: index)
    guard word(start - 1) == .mark("("), case .name(let function)? = word(start - 2) else { return false }
    return [
      "popBackStack", "popUpTo", "setPopUpTo", "getBackStackEntry", "navGraphViewModels", "findViewById", "findItem",
    ]
    .contains(function) || function.hasPrefix("hilt") || function == "koinNavGraphViewModel"
  }

  /// Whether a class is instantiated (`X(`, `[X alloc]`), mentioned (`X::class`, `X.self`, `X.newInstance`), or used as
  /// a type argument or in a cast (`<X>`, `as! X`).
  private func namesClass(at index: Int) -> Bool {
    let (before, after) = (word(index - 1), word(index + 1))
    if readsObjectiveC {
      // Excludes the names of headers, casts and protocols.
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

  /// Whether a call is that of a superclass: `class A : B()`.
  private func isHeritage(_ index: Int) -> Bool { declared != nil && depth == declaredDepth }

  /// Whether `@IBAction` precedes a function.
  private func isAction(_ index: Int) -> Bool { words[max(index - 12, 0)..<index].contains(.name("IBAction")) }

  /// Adds an unwind action: `@IBAction func close(_ segue: UIStoryboardSegue)` has the selector `close:`.
  private func noteUnwind(_ function: String, of className: String, _ index: Int, _ code: inout ImportedCode) {
    let parameters = Array(words[(index + 1)...].prefix(8).prefix { $0 != .mark(")") })
    guard parameters.last == .name("UIStoryboardSegue"), case .name(let label)? = parameters.dropFirst().first else {
      return
    }
    let hasOwnLabel = parameters.count > 2 && parameters[2] != .mark(":")
    let capital = label.withCapital
    // The first label becomes a part of the selector, with `With` unless it is a preposition.
    let suffixes = label == "_" ? [""] : hasOwnLabel ? [capital, "With\(capital)"] : ["With\(capital)", capital]
    for suffix in suffixes { code.unwindClasses["\(function)\(suffix):", default: []].append(className) }
  }

  /// Returns the name of the layout of a binding: `activity_main` for `ActivityMainBinding`.
  private static func layout(ofBinding name: String) -> String {
    name.dropLast(7).reduce(into: "") { result, letter in
      if letter.isUppercase, !result.isEmpty { result += "_" }
      result += letter.lowercased()
    }
  }

  /// The keywords that end the head of a class without braces.
  private static let declaring: Set<String> = [
    "fun", "func", "val", "var", "let", "class", "interface", "object", "enum", "struct", "protocol", "extension",
  ]
}
