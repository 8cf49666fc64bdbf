import Foundation
import Testing

@testable import FlowLang

/// axe-core (Deque, rules of WCAG 2.1 A and AA) reports no serious violations on the pages, in light and dark mode, on
/// a desktop, a tablet and a phone, at the start and with a presented layer.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct PreviewAccessibilityTests {
  struct Look: Sendable, CustomStringConvertible {
    let description: String
    let width: Int
    let height: Int
    let options: [String]
  }

  private static let looks = [
    Look(description: "desk", width: 1400, height: 900, options: []),
    Look(description: "desk, dark", width: 1400, height: 900, options: ["--blink-settings=preferredColorScheme=0"]),
    Look(description: "tablet", width: 1024, height: 768, options: []),
    Look(description: "phone", width: 390, height: 844, options: []),
    Look(description: "phone, dark", width: 390, height: 844, options: ["--blink-settings=preferredColorScheme=0"]),
  ]

  @Test(arguments: PreviewPageTests.examples, looks)
  func nothingSeriousIsFound(_ path: String, _ look: Look) throws {
    let script = """
      const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
      const found = [];
      async function inspect(moment) {
        document.getAnimations().forEach((animation) => animation.finish());
        const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"] });
        for (const { id, impact, nodes } of violations) {
          if (impact === "serious" || impact === "critical") found.push(`${moment}: ${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" ")}`);
        }
      }
      await inspect("start");
      document.querySelector("[data-rule]")?.click();
      for (let step = 0; step < 12 && !document.querySelector(".layer[role=dialog]"); step++) {
        const buttons = document.querySelectorAll("#display > .layer:not([inert]) .link:not(.leads-back)");
        buttons[step % Math.max(buttons.length, 1)]?.click();
      }
      await inspect("later");
      report({ found, isDark });
      """
    let page = PreviewPageTests.page(try EmittedExamples.compile(path), script)
    let axe = "<script>\(try AxeCore.script())</script>\n<pre id=\"result\">"
    let visit = try Browser.visit(
      page.replacingOccurrences(of: "<pre id=\"result\">", with: axe), look.options, size: (look.width, look.height))
    #expect(visit.console == [])
    let text = try #require(visit.text(of: "result"))
    let result = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    #expect(result["found"] as? [String] == [])
    #expect(result["isDark"] as? Bool == !look.options.isEmpty)
  }
}

/// The accessibility checker, from its Python package.
enum AxeCore {
  static func script() throws -> String {
    try String(contentsOfFile: try #require(path, "pip install --no-deps axe-playwright-python"), encoding: .utf8)
  }

  private static let path: String? = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let find = "import importlib.util as u; print(u.find_spec('axe_playwright_python').submodule_search_locations[0])"
    process.arguments = ["python3", "-c", find]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let folder = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let file = folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/axe.min.js"
    return process.terminationStatus == 0 && FileManager.default.isReadableFile(atPath: file) ? file : nil
  }()
}
