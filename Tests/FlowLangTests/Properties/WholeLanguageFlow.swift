@testable import FlowLang

/// A random flow that uses the whole language, in two files that import each other.
struct WholeLanguageFlow {
  let seed: UInt64
  let files: MemoryFiles

  init(seed: UInt64) {
    self.seed = seed
    let lines = RandomFlow.lines(.all, seed: seed, usesWholeLanguage: true)
    var random = SeededRandom(seed: seed ^ 0xF11E)
    var texts = ["main.flow": "import \"sub/part.flow\"\n", "sub/part.flow": "import \"../main.flow\"\n"]
    for item in Self.items(lines) {
      let isPart = !item.contains("app A {") && random.int(below: 100) < 40
      texts[isPart ? "sub/part.flow" : "main.flow", default: ""] += item.joined(separator: "\n") + "\n"
    }
    texts["main.flow"] = texts["main.flow"]?.replacing("app A {", with: "app A\(seed) {")
    files = MemoryFiles(texts: texts)
  }

  /// Returns the first flows without errors, from a seed on.
  static func sound(_ count: Int, from first: UInt64 = 1) -> [WholeLanguageFlow] {
    var flows: [WholeLanguageFlow] = []
    var seed = first
    while flows.count < count, seed < first + UInt64(count) * 10 {
      let flow = WholeLanguageFlow(seed: seed)
      if flow.mistakes.isEmpty { flows.append(flow) }
      seed += 1
    }
    return flows
  }

  /// The errors of the flow, except for a tag on several screens.
  var mistakes: [String] {
    let bound = Compiler.bind(source(files)) { files.load($0, $1) }
    let errors = bound.findings.shown.filter { $0.severity == .error && $0.rule != "duplicate-tag" }
    return errors.isEmpty && !bound.isSound ? ["it is not sound"] : errors.map { "\($0.rule): \($0.message)" }
  }

  func compile() -> Compilation { compile(files) }

  /// Compiles the flow with other files.
  func compile(_ files: MemoryFiles) -> Compilation { Compiler.compile(source(files)) { files.load($0, $1) } }

  /// Returns the main file of the flow.
  func source(_ files: MemoryFiles) -> SourceFile {
    SourceFile(path: "main.flow", text: files.texts["main.flow"] ?? "")
  }

  /// Returns the lines of each declaration, with the comments before it.
  private static func items(_ lines: [String]) -> [[String]] {
    var items: [[String]] = []
    var isComplete = true
    for line in lines {
      let isInside = line.hasPrefix(" ") || line.hasPrefix("}")
      if isInside || !isComplete { items[items.count - 1].append(line) } else { items.append([line]) }
      if !isInside { isComplete = !line.hasPrefix("/") }
    }
    return items
  }
}
