import Foundation
import Testing

@testable import FlowLang

/// A flow, statements for its core, and their output.
struct CoreScript: Sendable {
  /// The flow, whose app is called `A`.
  let flow: String
  /// The statements and prints, line by line. A line with a `⊢` prints the value behind it; `Home.open(id: 1)` follows
  /// a link of a screen; other lines are Swift.
  let lines: String
  /// The output.
  let output: String

  init(_ flow: String, _ lines: String, prints output: String) {
    (self.flow, self.lines, self.output) = (flow, lines, output)
  }
}

extension CoreScript {
  /// Runs many scripts as one program, in both language modes, and compares the output of each.
  static func run(_ scripts: [CoreScript], types: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    var files = ["Types.swift": types]
    var calls: [String] = []
    for (index, script) in scripts.enumerated() {
      let compilation = compile(script.flow.replacing("app A ", with: "app A\(index) "), sourceLocation: sourceLocation)
      #expect(compilation.isSound, "\(compilation.findings.sorted.map(\.message))", sourceLocation: sourceLocation)
      let refused = SwiftTarget.refused(Router(compilation))?.findings.sorted.map(\.message)
      try #require(refused == nil, sourceLocation: sourceLocation)
      let router = Router(compilation)
      files["\(index).flow.swift"] = SwiftTarget.swiftUI.files(router, SwiftOptions())[0].text
      files["\(index).swift"] = program(script, index, router.namespace)
      calls.append("try script\(index)()")
    }
    files["Program.swift"] = """
      @main struct Program {
        @MainActor static func main() throws {
          \(calls.joined(separator: "; print(\"---\"); "))
        }
      }

      """
    let output = try SwiftToolchain.runInEveryMode(files, input: "", sourceLocation: sourceLocation)
    for (script, found) in zip(scripts, output.components(separatedBy: "---\n")) {
      #expect(found == script.output + "\n", "\(script.lines)", sourceLocation: sourceLocation)
    }
  }

  private static func program(_ script: CoreScript, _ index: Int, _ namespace: String) -> String {
    let lines = script.lines.split(separator: "\n").map { line in
      if let mark = line.firstIndex(of: "⊢") {
        return "print(\(line[line.index(after: mark)...].replacingOccurrences(of: "NAMESPACE", with: namespace)))"
      }
      guard let dot = line.firstIndex(of: "."), line.first?.isUppercase == true else { return String(line) }
      return "\(namespace).\(line[..<dot])Links(box.state) { $0(&box.state) }\(line[dot...])"
    }
    return """
      import Foundation

      private final class Box { var state = \(namespace).State() }

      @MainActor func script\(index)() throws {
        typealias App = \(namespace)
        let box = Box()
        var entries: [App.Screen] { box.state.layers.flatMap { $0.stack.map(\\.screen) } }
        func text(_ value: Any) -> String { "\\(value)".replacingOccurrences(of: "Routers.\(namespace).", with: "").replacingOccurrences(of: "Screen.", with: "").replacingOccurrences(of: "Routers.", with: "") }
        func roundTrip() throws -> Bool {
          try JSONDecoder().decode(App.State.self, from: JSONEncoder().encode(box.state)) == box.state
        }
        func open(_ text: String) -> String {
          do {
            box.state = try App.State(url: URL(string: text)!, flags: box.state.flags)
            return "\\(box.state.current.screen) \\(box.state.current.screen.url?.absoluteString ?? "-")"
          } catch {
            return "\\(error)"
          }
        }
        _ = (text, roundTrip, open, entries)
        \(lines.joined(separator: "\n  "))
      }

      """
  }
}
