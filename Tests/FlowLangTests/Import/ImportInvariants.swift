@testable import FlowLang

/// The invariants of every import: the flow is canonical, has no errors, and has no unneeded suppressions.
enum ImportInvariants {
  /// Returns the violated invariants; empty also if no flow was imported.
  static func violations(_ result: ImportResult) -> [String] {
    guard let main = result.files.first else {
      return result.problems.findings.shown.isEmpty ? ["nothing is imported, and nothing is said of it"] : []
    }
    let texts = Dictionary(result.files.map { ($0.name, $0.text) }) { first, _ in first }
    var found = texts.count == result.files.count ? [] : ["two files have one name"]
    for (name, text) in texts where FlowFormatter.format(SourceFile(path: name, text: text)) != text {
      found.append("\(name) is not canonical")
    }
    let memory = MemoryFiles(texts: texts)
    let compilation = Compiler.compile(SourceFile(path: main.name, text: main.text)) { memory.load($0, $1) }
    let wrong = compilation.findings.shown.filter { finding in
      finding.severity == .error && finding.rule != "unreachable-screen" || finding.rule == "unneeded-allow"
    }
    found += wrong.map { "\($0.rule): \($0.message)" }
    if !compilation.isSound { found.append("it does not say what it means") }
    return found.isEmpty ? [] : found + result.files.map { "\($0.name):\n\($0.text)" }
  }
}
