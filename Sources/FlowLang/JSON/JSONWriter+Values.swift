/// Writes JSON values that were read or built.
extension JSONWriter {
  /// Writes a value with its nested values, on one line. Values that were read nest at most as deep as
  /// ``JSONReader/deepestNesting``.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let number): int(number)
    case .number(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let elements):
      array { json in
        for element in elements { json.value(element) }
      }
    case .object(let members):
      object { json in
        for member in members {
          json.key(member.name)
          json.value(member.value)
        }
      }
    }
  }
}

extension JSONValue {
  /// The value as JSON, on one line.
  public var text: String {
    var json = JSONWriter()
    json.value(self)
    return json.text
  }
}
