/// The interned names of some Swift files: each name is compared once, afterwards it is a number. The names of
/// ``CodeKeyword`` come first, in their order.
struct CodeNames: Sendable {
  private var pool: [UInt8] = []
  private var ends: [UInt32] = []
  /// Numbers of names, -1 where there is none; the size is a power of two.
  private var slots: [Int32]

  init() {
    slots = Array(repeating: -1, count: 1 << 12)
    for keyword in CodeKeyword.allCases { _ = intern("\(keyword)") }
    for symbol in CodeSymbol.allCases { _ = intern(symbol.text) }
  }

  /// Returns the number of a name.
  mutating func intern(_ text: String) -> CodeName {
    var text = text
    return text.withUTF8 { intern($0, 0, $0.count) }
  }

  /// Returns the number of a name that is part of a text.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> CodeName {
    var slot = Self.hash(bytes, start, end) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isSame(Int(slots[slot]), bytes, start, end) { return CodeName(index: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(ends.count)
    slots[slot] = number
    for index in start..<end { pool.append(bytes[index]) }
    ends.append(UInt32(pool.count))
    if ends.count * 2 > slots.count { grow() }
    return CodeName(index: number)
  }

  /// Returns the number of a name that may be interned; nil when no file has it.
  func find(_ text: String) -> CodeName? {
    var text = text
    return text.withUTF8 { bytes in
      var slot = Self.hash(bytes, 0, bytes.count) & (slots.count - 1)
      while slots[slot] >= 0 {
        if isSame(Int(slots[slot]), bytes, 0, bytes.count) { return CodeName(index: slots[slot]) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// The text of a name; empty for ``CodeName/none``.
  subscript(name: CodeName) -> String {
    if name.index < 0 { return "" }
    return String(decoding: pool[start(of: Int(name.index))..<Int(ends[Int(name.index)])], as: UTF8.self)
  }

  private func start(of number: Int) -> Int { number == 0 ? 0 : Int(ends[number - 1]) }

  private func isSame(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let first = self.start(of: number)
    guard Int(ends[number]) - first == end - start else { return false }
    for offset in 0..<(end - start) where pool[first + offset] != bytes[start + offset] { return false }
    return true
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in start..<end { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for number in ends.indices {
      let (first, end) = (start(of: number), Int(ends[number]))
      var slot = pool.withUnsafeBufferPointer { Self.hash($0, first, end) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}

/// A name of Swift files, as a number of their ``CodeNames``.
struct CodeName: Hashable, Sendable {
  let index: Int32

  /// The absence of a name.
  static let none = CodeName(index: -1)

  /// Whether the name is a given keyword.
  @inline(__always) static func == (name: CodeName, keyword: CodeKeyword) -> Bool { name.index == keyword.rawValue }
  @inline(__always) static func != (name: CodeName, keyword: CodeKeyword) -> Bool { name.index != keyword.rawValue }

  /// The keyword that the name is; nil for all other names.
  var keyword: CodeKeyword? { CodeKeyword(rawValue: index) }
}

/// The operators known to the parser; their numbers follow those of the keywords.
enum CodeSymbol: Int32, CaseIterable, Sendable {
  case less, greater, question, exclamation, ampersand, underscore

  var text: String {
    switch self {
    case .less: "<"
    case .greater: ">"
    case .question: "?"
    case .exclamation: "!"
    case .ampersand: "&"
    case .underscore: "_"
    }
  }

  var name: CodeName { CodeName(index: rawValue + Int32(CodeKeyword.allCases.count)) }
}

/// The keywords known to the parser, in the order of their numbers.
enum CodeKeyword: Int32, CaseIterable, Sendable {
  // Declarations.
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `func`, `var`, `let`, `init`, `deinit`, `subscript`
  case `import`, `typealias`, `associatedtype`, `operator`, `precedencegroup`, macro, `case`
  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, override, lazy, weak, unowned
  case mutating, nonmutating, nonisolated, required, convenience, dynamic, optional, prefix, postfix, infix, indirect
  case isolated, distributed, consuming, borrowing, async, sending, safe, unsafe
  // Statements.
  case `if`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `catch`, `return`, `throw`, `defer`, `break`, `continue`
  case `fallthrough`, `else`, `in`, `where`, `default`, yield
  // Expressions and types.
  case `try`, await, `as`, `is`, `self`, `Self`, `super`, `throws`, `rethrows`, `inout`, some, any, each, copy, consume
  case get, set, willSet, didSet, _read, _modify, `nil`, `true`, `false`, reasync, discard, then
  case unsafeAddress, unsafeMutableAddress

  /// Whether the word is a modifier before a declaration, and a name elsewhere.
  var isModifier: Bool { (CodeKeyword.public.rawValue...CodeKeyword.unsafe.rawValue).contains(rawValue) }

  /// Whether the word begins or continues a statement or a declaration, so that no expression begins with it.
  var endsExpression: Bool {
    switch self {
    case .case, .default, .in, .else, .where, .return, .throw, .defer, .break, .continue, .fallthrough, .guard, .while,
      .for, .catch, .func, .class, .struct, .enum, .protocol, .extension, .import, .typealias, .deinit,
      .associatedtype, .operator, .is, .as, .throws, .rethrows, .inout:
      true
    default: false
    }
  }

  /// Whether a block after the word is that of an accessor.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .`init`: true
    default: false
    }
  }
}
