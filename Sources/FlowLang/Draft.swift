/// A flow as it is shown while it is being written. Names without a declaration get one, so that the flow can be drawn
/// and walked through; the findings remain those of the original.
public struct Draft: Sendable {
  /// The original flow, with its findings.
  public let original: Compilation
  /// The completed flow, with a screen for each unbound name, an app where there is none, and a start where the app has
  /// none.
  public private(set) var compilation: Compilation
  /// The screens that are named but not declared, with the first name of each; and the app, at the beginning of the
  /// first file, if there is none.
  public private(set) var missing: [NodeID: SourceRange] = [:]

  /// Completes a flow. One without errors stays as it is.
  ///
  /// - Parameters:
  ///   - original: The flow.
  ///   - load: Finds imported files, as when the flow was compiled.
  public init(_ original: Compilation, load: Compiler.Loader = { _, _ in .failure(.notFound) }) {
    self.original = original
    compilation = original
    if original.isSound, original.model.unresolved.isEmpty { return }
    let source = original.sources[0]
    let model = original.model
    var additions = Self.missingNames(of: original).map { "screen \(Spelling.name($0.text)) {}\n" }.joined()
    let first = model.nodeIDs.dropFirst().first { model[$0].kind == .screen }.map { model.name(of: $0) }
    let start = first.map { "start \(Spelling.name($0))" }
    if !model.hasApp, let start { additions += "app \(Self.name(of: source)) { \(start) }\n" }
    complete(source.bytes, additions, load)
    guard compilation.machine.started(flags: compilation.machine.declaredFlags) == nil, let start,
      let brace = Self.openingBrace(ofAppIn: original)
    else { return }
    let bytes = source.bytes
    complete(bytes[..<brace] + Array(" \(start) ".utf8) + bytes[brace...], additions, load)
  }

  /// Compiles the first file with text behind it.
  private mutating func complete(_ bytes: [UInt8], _ additions: String, _ load: Compiler.Loader) {
    let source = original.sources[0]
    let text = bytes + Array("\n\(additions)".utf8)
    compilation = Compiler.bind(SourceFile(path: source.path, identity: source.identity, bytes: text), load: load)
    let model = compilation.model
    let names = Self.missingNames(of: original)
    let places = Dictionary(names.map { ($0.text, $0.range) }) { first, _ in first }
    missing = [:]
    for node in model.nodeIDs where model[node].file == FileID(0) && (node != .app || model.hasApp) {
      guard compilation.range(model[node].syntax, in: node).start >= UInt32(bytes.count) else { continue }
      missing[node] = places[model.name(of: node)] ?? SourceRange(file: FileID(0), start: 0, end: 0)
    }
  }

  /// The names that stand for nothing where a screen is meant, in the order of the files, each once.
  private static func missingNames(of compilation: Compilation) -> [(text: String, range: SourceRange)] {
    var seen: Set<String> = []
    return compilation.model.unresolved.compactMap { name in
      guard name.actual == nil, name.kind == .goal || name.kind == .screen else { return nil }
      let tree = compilation.trees[Int(name.file.index)]
      let text = tree.text(of: name.token)
      return !text.isEmpty && seen.insert(text).inserted ? (text, tree.range(of: name.token, in: name.file)) : nil
    }
  }

  /// A name for an app that is not there: that of the file.
  private static func name(of source: SourceFile) -> String {
    if source.isStandardInput { return "Draft" }
    let file = source.path.split(separator: "/").last.map(String.init) ?? "Draft"
    let stem = file.hasSuffix(".flow") ? String(file.dropLast(5)) : file
    return Spelling.name(stem.isEmpty || stem.contains("`") ? "Draft" : stem)
  }

  /// The place behind the `{` of the app, when that is in the first file.
  private static func openingBrace(ofAppIn compilation: Compilation) -> Int? {
    let model = compilation.model
    guard model.hasApp, model[.app].file == FileID(0) else { return nil }
    let range = compilation.range(model[.app].syntax, in: .app)
    let bytes = compilation.sources[0].bytes
    return bytes[Int(range.start)..<Int(range.end)].firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 }
  }
}
