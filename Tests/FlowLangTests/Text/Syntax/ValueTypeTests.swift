import Testing

@testable import FlowLang

/// The literals and parameters that fit each type.
@Suite struct ValueTypeTests {
  @Test(arguments: [
    ("Int", "1 -5 007 9223372036854775807 000000000000000000000001"), ("Double", "1 -5.5 0.1"), ("String", "\"x\""),
    ("Bool", "true false"), ("Int?", "nil 1"), ("String?", "nil \"x\""), ("[Int]", "[]"), ("[Int]?", "[] nil"),
    ("[Int?]", "[]"), ("Sort", ".name 1 \"x\" true []"), ("Sort?", ".name nil"), ("Product.ID", "3 \"x\" .none"),
    ("Date", ".now"), ("UUID?", "nil"), ("URL", ".home"), ("Int ?", "nil"),
  ])
  func literalsThatFit(_ type: String, _ values: String) {
    for value in values.split(separator: " ") { #expect(typeMismatches(type, value) == 0, "\(value)") }
  }

  @Test(arguments: [
    ("Int", "1.5 \"1\" true nil [] 9223372036854775808"), ("Double", "\"1\" nil true"), ("String", "1 true nil .x []"),
    ("Bool", "1 \"true\" nil .x"), ("[Int]", "1 nil .x \"\""), ("[Int?]", "nil"), ("Sort", "nil"), ("Date", "1 \"x\""),
    ("UUID", "\"x\" nil"), ("URL", "\"https://x\""), ("Int?", "\"x\""),
  ])
  func literalsThatDoNotFit(_ type: String, _ values: String) {
    for value in values.split(separator: " ") { #expect(typeMismatches(type, value) == 2, "\(value)") }
  }

  /// Returns the number of mismatches of a value, which is used as a default value and as an argument.
  private func typeMismatches(_ type: String, _ value: Substring) -> Int {
    compile("screen A(x: \(type) = \(value)) { link a -> A(x: \(value)) }").model.typeMismatches.count
  }

  @Test func parametersFitTheirOwnTypeAndItsOptional() {
    let types = ["Int", "Int?", "Double", "String", "[Int]", "[Int]?", "[Int?]", "Product.ID"]
    for wanted in types {
      for given in types {
        let isFine = wanted == given || wanted == given + "?"
        let model = compile("screen A(x: \(given)) { link a -> B(y: x) } screen B(y: \(wanted)) {}").model
        #expect(model.typeMismatches.isEmpty == isFine, "\(given) for \(wanted)")
      }
    }
  }

  @Test func brokenAndUnknownValuesFit() {
    #expect(
      compile("screen A(x: ) { link a -> A(x: 1) link b -> A(x: y) link c -> A(x: ) }").model.typeMismatches.isEmpty)
    #expect(compile("screen A(x: Int) { link a -> A(x: x.description) }").model.typeMismatches.isEmpty)
  }
}
