/// One part of the compiler, and what must hold of it whatever the bytes are. The fuzzer tries it on texts that it thinks
/// up, the test suite on those that were kept. To add one, write one file and list it in ``all``.
struct FuzzTarget: Sendable {
  /// What it is called in the environment of the fuzzer, and the name of the folder with the inputs that are kept.
  let name: String
  /// How texts are changed.
  var mutation: any Mutation.Type = FlowMutation.self
  /// What does not hold for a text; empty when all is well.
  let violations: @Sendable (_ bytes: [UInt8]) -> [String]

  /// Every target, the cheapest first.
  static let all: [FuzzTarget] = [.lexer, .parser, .json, .formatter, .checker, .fixes, .importers, .emitters, .server]

  /// The target of a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
