/// An XML file, read (Extensible Markup Language 1.0, fifth edition): its elements in the order of their start tags, in
/// flat arrays. Names stay as they are written, with their prefixes; text between tags is read and not kept.
struct XMLDocument: Sendable {
  /// The file, as UTF-8.
  let source: SourceFile
  /// Every element; the first is the root.
  private(set) var records: [Record] = []
  private(set) var attributes: [Attribute] = []

  /// What is known of one element.
  struct Record: Sendable {
    /// Where its name stands.
    let name: Range<UInt32>
    /// Where its start tag ends.
    fileprivate(set) var tagEnd: UInt32
    fileprivate(set) var firstAttribute: UInt32
    fileprivate(set) var attributeCount: UInt32
    let parent: Int32
    fileprivate(set) var firstChild: Int32 = -1
    fileprivate(set) var nextSibling: Int32 = -1
    fileprivate(set) var lastChild: Int32 = -1
  }

  /// Where an attribute stands.
  struct Attribute: Sendable {
    let name: Range<UInt32>
    /// Between the quotes.
    let value: Range<UInt32>
  }

  init(_ source: SourceFile) { self.source = source }

  /// The outermost element; the reader sees to it that there is one.
  var root: XMLElement { XMLElement(document: self, index: 0) }

  /// Every element, in the order of the file.
  var elements: some Sequence<XMLElement> { records.indices.lazy.map { XMLElement(document: self, index: $0) } }

  /// Takes in an element that begins inside another one, or outside all with a parent of -1.
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

  /// Takes in an attribute of the element that was opened last.
  mutating func add(attribute name: Range<Int>, value: Range<Int>) {
    attributes.append(
      Attribute(
        name: UInt32(name.lowerBound)..<UInt32(name.upperBound),
        value: UInt32(value.lowerBound)..<UInt32(value.upperBound)))
    records[records.count - 1].attributeCount += 1
  }

  /// Notes where the start tag of the element ends that was opened last.
  mutating func endTag(at offset: Int) { records[records.count - 1].tagEnd = UInt32(offset) }
}

/// One element of a document.
struct XMLElement: Sendable {
  let document: XMLDocument
  let index: Int

  private var record: XMLDocument.Record { document.records[index] }

  /// The name, as it is written.
  var name: String { document.text(record.name) }

  /// The start tag, from `<` to `>`.
  var tag: Range<UInt32> { record.name.lowerBound - 1..<record.tagEnd }

  /// The element around it.
  var parent: XMLElement? {
    record.parent < 0 ? nil : XMLElement(document: document, index: Int(record.parent))
  }

  /// The elements right inside it.
  var children: [XMLElement] {
    var result: [XMLElement] = []
    var next = record.firstChild
    while next >= 0 {
      result.append(XMLElement(document: document, index: Int(next)))
      next = document.records[Int(next)].nextSibling
    }
    return result
  }

  /// Every element inside it, in the order of the file.
  var descendants: [XMLElement] {
    var end = index + 1
    while end < document.records.count, document.records[end].parent >= Int32(index) { end += 1 }
    return (index + 1..<end).map { XMLElement(document: document, index: $0) }
  }

  /// The value of an attribute, with its references replaced.
  subscript(_ name: String) -> String? { place(of: name).map { XMLText.value(document.source.bytes, $0.value) } }

  /// Where an attribute stands.
  func place(of name: String) -> XMLDocument.Attribute? {
    attributes.first {
      document.source.bytes[Int($0.name.lowerBound)..<Int($0.name.upperBound)].elementsEqual(name.utf8)
    }
  }

  /// The names and values of its attributes, in order.
  var values: [(name: String, value: String)] {
    attributes.map { (document.text($0.name), XMLText.value(document.source.bytes, $0.value)) }
  }

  private var attributes: ArraySlice<XMLDocument.Attribute> {
    document.attributes[Int(record.firstAttribute)..<Int(record.firstAttribute + record.attributeCount)]
  }
}

extension XMLDocument {
  /// A piece of the file as it is written.
  fileprivate func text(_ range: Range<UInt32>) -> String {
    String(decoding: source.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}
