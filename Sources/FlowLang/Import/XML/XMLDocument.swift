/// A parsed XML file (Extensible Markup Language 1.0, fifth edition): its elements in the order of their start tags, in
/// flat arrays. Names are verbatim, with their prefixes; text between tags is checked and not kept.
struct XMLDocument: Sendable {
  /// The file, as UTF-8.
  let source: SourceFile
  /// All elements; the first is the root.
  private(set) var records: [Record] = []
  private(set) var attributes: [Attribute] = []

  /// The data of one element.
  struct Record: Sendable {
    /// The range of the name in the start tag.
    let name: Range<UInt32>
    /// The end of the start tag.
    fileprivate(set) var tagEnd: UInt32
    fileprivate(set) var firstAttribute: UInt32
    fileprivate(set) var attributeCount: UInt32
    let parent: Int32
    fileprivate(set) var firstChild: Int32 = -1
    fileprivate(set) var nextSibling: Int32 = -1
    fileprivate(set) var lastChild: Int32 = -1
  }

  /// The ranges of an attribute.
  struct Attribute: Sendable {
    let name: Range<UInt32>
    /// The range between the quotes.
    let value: Range<UInt32>
  }

  init(_ source: SourceFile) { self.source = source }

  /// The outermost element; the reader guarantees that there is one.
  var root: XMLElement { XMLElement(document: self, index: 0) }

  /// All elements, in the order of the file.
  var elements: some Sequence<XMLElement> { records.indices.lazy.map { XMLElement(document: self, index: $0) } }

  /// Adds an element inside a parent, or the root with a parent of -1.
  mutating func open(_ name: Range<Int>, in parent: Int) {
    let index = Int32(records.count)
    if parent >= 0 {
      let last = records[parent].lastChild
      if last >= 0 { records[Int(last)].nextSibling = index } else { records[parent].firstChild = index }
      records[parent].lastChild = index
    }
    records.append(
      Record(
        name: UInt32(name.lowerBound)..<UInt32(name.upperBound), tagEnd: UInt32(name.upperBound),
        firstAttribute: UInt32(attributes.count), attributeCount: 0, parent: Int32(parent)))
  }

  /// Adds an attribute to the element that was added last.
  mutating func add(attribute name: Range<Int>, value: Range<Int>) {
    attributes.append(
      Attribute(
        name: UInt32(name.lowerBound)..<UInt32(name.upperBound),
        value: UInt32(value.lowerBound)..<UInt32(value.upperBound)))
    records[records.count - 1].attributeCount += 1
  }

  /// Sets the end of the start tag of the element that was added last.
  mutating func endTag(at offset: Int) { records[records.count - 1].tagEnd = UInt32(offset) }
}

/// One element of a document.
struct XMLElement: Sendable {
  let document: XMLDocument
  let index: Int

  private var record: XMLDocument.Record { document.records[index] }

  /// The name, verbatim.
  var name: String { document.text(record.name) }

  /// The start tag, from `<` to `>`.
  var tag: Range<UInt32> { record.name.lowerBound - 1..<record.tagEnd }

  /// The parent element.
  var parent: XMLElement? { record.parent < 0 ? nil : XMLElement(document: document, index: Int(record.parent)) }

  /// The child elements.
  var children: [XMLElement] {
    var result: [XMLElement] = []
    var next = record.firstChild
    while next >= 0 {
      result.append(XMLElement(document: document, index: Int(next)))
      next = document.records[Int(next)].nextSibling
    }
    return result
  }

  /// All elements inside this one, in the order of the file.
  var descendants: [XMLElement] {
    var end = index + 1
    while end < document.records.count, document.records[end].parent >= Int32(index) { end += 1 }
    return (index + 1..<end).map { XMLElement(document: document, index: $0) }
  }

  /// Returns the value of an attribute, with its references replaced.
  subscript(_ name: String) -> String? { place(of: name).map { XMLText.value(document.source.bytes, $0.value) } }

  /// Returns the ranges of an attribute.
  func place(of name: String) -> XMLDocument.Attribute? {
    attributes.first {
      document.source.bytes[Int($0.name.lowerBound)..<Int($0.name.upperBound)].elementsEqual(name.utf8)
    }
  }

  /// The names and values of the attributes, in order.
  var values: [(name: String, value: String)] {
    attributes.map { (document.text($0.name), XMLText.value(document.source.bytes, $0.value)) }
  }

  private var attributes: ArraySlice<XMLDocument.Attribute> {
    document.attributes[Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)]
  }
}

extension XMLDocument {
  /// Returns a piece of the file verbatim.
  fileprivate func text(_ range: Range<UInt32>) -> String {
    String(decoding: source.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}
