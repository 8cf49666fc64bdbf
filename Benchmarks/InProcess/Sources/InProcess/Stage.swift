@testable import FlowLang

/// How far a file is taken; each stage begins with all those before it.
enum Stage: String, CaseIterable {
  case read, parse, bind, judge, dot

  /// Takes a file this far, and gives a number that depends on all that was made, so that nothing is left out.
  func run(_ path: String, _ bytes: [UInt8]) -> Int {
    let source = SourceFile(path: path, bytes: bytes)
    switch self {
    case .read: return source.bytes.count
    case .parse: return Parser.parse(source).errors.count
    case .bind: return Compiler.bind(source) { _, _ in .failure(.notFound) }.findings.shown.count
    case .judge: return Compiler.compile(source).findings.shown.count
    case .dot: return Emitter.dot.emit(Compiler.compile(source)).utf8.count
    }
  }
}
