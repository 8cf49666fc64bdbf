/// Reads a file as XML, in one pass and without recursion, and throws the first violation of well-formedness. A
/// document type is skipped and its declarations are not used: only the five predefined entities are expanded, and
/// nothing is ever fetched.
struct XMLReader {
  let bytes: [UInt8]
  var position: Int
  private var document: XMLDocument
  /// The open elements, innermost last.
  private var open: [Int] = []
  /// The names of the attributes of the current tag.
  private var attributeNames: Set<[UInt8]> = []

  /// The maximum size of a file, in bytes; the largest storyboards in practice have a few million.
  static let maximumSize = 64 << 20
  /// The maximum nesting depth of elements. Storyboards have a depth of about 40.
  static let maximumDepth = 512
  /// The maximum number of elements.
  static let maximumCount = 1_000_000

  /// Reads a file, which must be UTF-8: ``XMLText/decoded(_:)`` converts other encodings.
  static func read(_ source: SourceFile) throws(XMLProblem) -> XMLDocument {
    guard source.bytes.count <= maximumSize else {
      throw XMLProblem("the file is larger than \(maximumSize >> 20) MiB", at: 0)
    }
    try XMLText.check(source.bytes)
    var reader = XMLReader(source)
    try reader.readDocument()
    return reader.document
  }

  private init(_ source: SourceFile) {
    bytes = source.bytes
    position = UTF8Text.byteOrderMarkLength(bytes)
    document = XMLDocument(source)
  }

  private mutating func readDocument() throws(XMLProblem) {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        try readText()
        continue
      }
      if skips("<!--") {
        try skip(past: "-->", of: "comment")
      } else if skips("<![CDATA[") {
        if open.isEmpty { throw XMLProblem("there is text outside the root element", at: position - 9) }
        try skip(past: "]]>", of: "CDATA section")
      } else if skips("<?") {
        try skip(past: "?>", of: "processing instruction")
      } else if skips("<!DOCTYPE") {
        try skipDocumentType()
      } else if skips("</") {
        try readEndTag()
      } else {
        try readStartTag()
      }
    }
    if let last = open.last {
      let element = XMLElement(document: document, index: last)
      throw XMLProblem(
        "the file ends inside `<\(element.name)>`", at: bytes.count, help: "it may be cut off; export or save it again")
    }
    if document.records.isEmpty { throw XMLProblem("there is no XML element in the file", at: 0) }
  }

  /// Reads text between tags, in which only references are checked.
  private mutating func readText() throws(XMLProblem) {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if open.isEmpty, !ASCII.isWhitespace(bytes[position]) {
        let isBefore = document.records.isEmpty
        throw XMLProblem(
          isBefore ? "the file does not begin with `<`, so it is no XML" : "there is text after the root element",
          at: position)
      }
      if bytes[position] == UInt8(ascii: "&") { try readReference() } else { position += 1 }
    }
  }

  private mutating func readStartTag() throws(XMLProblem) {
    let start = position
    position += 1
    let name = try readName()
    if open.isEmpty, !document.records.isEmpty { throw XMLProblem("there is a second root element", at: start) }
    if open.count == Self.maximumDepth {
      throw XMLProblem("elements are nested more than \(Self.maximumDepth) deep", at: start)
    }
    if document.records.count == Self.maximumCount {
      throw XMLProblem("the file has more than \(Self.maximumCount.grouped) elements", at: start)
    }
    document.open(name, in: open.last ?? -1)
    attributeNames.removeAll(keepingCapacity: true)
    open.append(document.records.count - 1)
    while true {
      let isSeparated = skipWhitespace()
      if skips("/>") {
        open.removeLast()
        break
      }
      if skips(">") { break }
      guard position < bytes.count else { throw XMLProblem("the file ends inside a tag", at: bytes.count) }
      guard isSeparated else { throw XMLProblem("a space, `>` or `/>` is missing in the tag", at: position) }
      try readAttribute()
    }
    document.endTag(at: position)
  }

  private mutating func readAttribute() throws(XMLProblem) {
    let name = try readName()
    let text = String(decoding: bytes[name], as: UTF8.self)
    if !attributeNames.insert(Array(bytes[name])).inserted {
      throw XMLProblem("the attribute `\(text)` occurs twice in one tag", at: name.lowerBound)
    }
    skipWhitespace()
    guard skips("=") else { throw XMLProblem("the attribute `\(text)` has no value", at: position) }
    skipWhitespace()
    guard position < bytes.count, bytes[position] == ASCII.quote || bytes[position] == UInt8(ascii: "'") else {
      throw XMLProblem("the value of `\(text)` is not in quotes", at: position)
    }
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      switch bytes[position] {
      case UInt8(ascii: "<"): throw XMLProblem("the value of `\(text)` has no end", at: start - 1)
      case UInt8(ascii: "&"): try readReference()
      default: position += 1
      }
    }
    guard position < bytes.count else { throw XMLProblem("the value of `\(text)` has no end", at: start - 1) }
    document.add(attribute: name, value: start..<position)
    position += 1
  }

  private mutating func readEndTag() throws(XMLProblem) {
    let start = position - 2
    let name = try readName()
    skipWhitespace()
    guard skips(">") else { throw XMLProblem("`>` is missing at the end of the tag", at: position) }
    let text = String(decoding: bytes[name], as: UTF8.self)
    guard let last = open.popLast() else { throw XMLProblem("`</\(text)>` ends nothing", at: start) }
    let element = XMLElement(document: document, index: last)
    guard element.name == text else {
      throw XMLProblem("`</\(text)>` occurs where `<\(element.name)>` has to end", at: start)
    }
  }
}

/// The reason why a file is not read as XML: the first violation of well-formedness, or a limit that it exceeds.
struct XMLProblem: Error {
  /// The problem, in one lower-case sentence.
  let message: String
  /// The byte offset in the file, as UTF-8.
  let offset: Int
  /// A suggestion for the user, in one sentence.
  let help: String?

  init(_ message: String, at offset: Int, help: String? = nil) {
    self.message = message
    self.offset = offset
    self.help = help
  }
}
