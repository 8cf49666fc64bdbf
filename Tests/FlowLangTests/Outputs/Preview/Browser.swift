import Foundation
import Testing

/// Headless Chromium, for tests of the full tier.
enum Browser {
  /// The result of a visit to a page.
  struct Visit {
    /// The final DOM of the page.
    let dom: String
    /// The messages on the console: warnings, errors and output of scripts.
    let console: [String]

    /// Returns the text of an element of the page without child elements.
    func text(of id: String) -> String? {
      guard let start = dom.range(of: "id=\"\(id)\">"), let end = dom[start.upperBound...].range(of: "</") else {
        return nil
      }
      let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"), ("&amp;", "&")]
      return entities.reduce(String(dom[start.upperBound..<end.lowerBound])) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
      }
    }
  }

  /// Opens a page and runs its scripts for some seconds of virtual time.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - options: Further options of the browser.
  ///   - size: The width and the height of the window.
  static func visit(
    _ html: String, _ options: [String] = [], size: (width: Int, height: Int) = (1400, 900)
  ) throws -> Visit {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    try Data(html.utf8).write(to: page)
    let process = Process()
    process.executableURL = try TestTier.program("chromium", "chromium-browser", "google-chrome")
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
        "--user-data-dir=\(folder.path())/profile", "--window-size=\(size.width),\(size.height)",
        "--virtual-time-budget=20000", "--dump-dom",
      ] + options + [page.absoluteString]
    let output = Pipe()
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let messages = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let console = messages.split(separator: "\n").filter { $0.contains(":CONSOLE:") }.map(String.init)
    return Visit(dom: dom, console: console)
  }
}
