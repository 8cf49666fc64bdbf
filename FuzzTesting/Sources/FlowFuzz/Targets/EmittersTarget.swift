@testable import FlowLang

extension FuzzTarget {
  /// Every form that a flow and its findings can be written in: what other programs read is well formed, and walks take
  /// what they say.
  static let emitters: FuzzTarget = FuzzTarget(name: "emitters") { bytes in
    let compilation = FuzzedFiles(bytes, first: "main.flow").compile()
    var forms = WrittenForms(compilation)
    forms.report()
    let isClear = !compilation.findings.shown.contains {
      $0.severity == .error && Rule.named($0.rule)?.isAboutStates != true
    }
    if isClear { forms.emit() }
    return forms.violations
  }
}

/// Writes a flow in every form, and looks at what comes out.
private struct WrittenForms {
  private let compilation: Compilation
  private(set) var violations: [String] = []

  init(_ compilation: Compilation) { self.compilation = compilation }

  mutating func report() {
    for reporter in Reporter.all {
      let text = reporter.report([compilation], ReportStyle())
      switch reporter.name {
      case "json", "sarif", "gitlab": checkJSON(Array(text.utf8), reporter.name)
      case "junit", "checkstyle":
        do throws(XMLProblem) {
          _ = try XMLReader.read(SourceFile(path: "", text: text))
        } catch {
          violations.append("\(reporter.name) is no XML: \(error.message) at \(error.offset)")
        }
      default: checkText(text, reporter.name)
      }
    }
  }

  mutating func emit() {
    for emitter in Emitter.all {
      var options = Emitter.Options()
      let text = emitter.emit(compilation, options)
      switch emitter.name {
      case "json": checkJSON(Array(text.utf8), "graph")
      case "dot": violations += DotSyntax.violations(text)
      case "mermaid": checkMermaid(text)
      default: checkText(text, emitter.name)
      }
      options.finding = compilation.findings.sorted.first { Emitter.canShow($0, of: compilation) }
      if options.finding != nil { _ = emitter.emit(compilation, options) }
    }
    checkPage(PreviewPage(Draft(compilation)).bytes)
    let router = Router(compilation)
    let isSwift = SwiftTarget.refused(router) == nil
    if isSwift {
      for target in SwiftTarget.all {
        for file in target.files(router, SwiftOptions()) { checkSwift(file.bytes, file.name) }
      }
    }
    guard let walks = CoveringWalks(compilation) else { return }
    violations += walks.problems
    for form in TestForm.all where isSwift || !form.isSwift {
      let text = form.write(walks, [])
      if form.isSwift { checkSwift(text, form.name) } else { checkJSON(text, form.name) }
    }
  }

  private mutating func checkJSON(_ bytes: [UInt8], _ form: String) {
    do throws(JSONReader.Problem) {
      _ = try JSONReader.read(bytes)
    } catch {
      violations.append("\(form) is no JSON: \(error.message) at \(error.offset)")
    }
  }

  /// A terminal, an editor or a renderer is to show text and not to obey it.
  private mutating func checkText(_ text: String, _ form: String) {
    let bad = text.unicodeScalars.first {
      $0 != "\n" && ($0.value < 0x20 || $0.value == 0x7F || UTF8Text.isControl($0) || UTF8Text.reordersText($0))
    }
    if let bad { violations.append("\(form) has the scalar \(bad.value)") }
  }

  /// What is drawn as a state diagram can be read as one again.
  private mutating func checkMermaid(_ text: String) {
    checkText(text, "mermaid")
    let result = Importer.run([SourceFile(path: "App.mmd", text: text)])
    let isEmpty = compilation.model.nodeIDs.dropFirst().isEmpty
    if result.files.isEmpty, !isEmpty {
      violations.append("mermaid is not read: \(result.problems.findings.sorted.map(\.message))")
    }
  }

  /// The page ends none of its scripts early.
  private mutating func checkPage(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return violations.append("the page is no UTF-8") }
    func count(_ piece: String) -> Int { text.ranges(of: piece).count }
    if count("<script") != count("</script>") { violations.append("the page has other starts than ends of scripts") }
  }

  private mutating func checkSwift(_ bytes: [UInt8], _ name: String) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return violations.append("\(name) is no UTF-8") }
    violations += SwiftBrackets.violations(text).map { "\(name): \($0)" }
  }
}
