/// Members that are left out when they are empty.
extension JSONWriter {
  /// Writes a member with an object for each element.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - elements: The elements to write.
  ///   - list: The layout of the array.
  ///   - each: The layout of each object.
  ///   - members: Writes the members of an object.
  mutating func objects<Elements: Collection>(
    _ name: String, _ elements: Elements, _ list: Layout = .lines, each: Layout = .inline,
    _ members: (inout JSONWriter, Elements.Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    array(key: name, list) { json in
      for element in elements { json.object(each) { members(&$0, element) } }
    }
  }

  /// Writes a member with an array of strings.
  mutating func strings(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    array(key: name) { json in texts.forEach { json.string($0) } }
  }

  /// Writes a member with a text, if there is one.
  mutating func member(_ name: String, ifAny text: String?) {
    if let text { member(name, text) }
  }

  /// Writes a member that is present only when it is true.
  mutating func member(_ name: String, ifTrue value: Bool) {
    if value { member(name, true) }
  }
}
