@testable import FlowLang

extension FuzzTarget {
  /// The tree gives the file back byte for byte, its nodes stand in order, and all of it can be read.
  static let parser: FuzzTarget = FuzzTarget(name: "parser") { bytes in
    SyntaxInvariants.violations(Parser.parse(SourceFile(path: "", bytes: bytes)))
  }
}
