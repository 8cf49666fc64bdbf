import Foundation
import Testing

/// Chromium without a window, for tests of the full tier.
enum Browser {
  /// What came of a page.
  struct Visit {
    /// The page as it is in the end.
    let dom: String
    /// What was said on the console: warnings, errors and whatever a script writes.
    let console: [String]

    /// The text of an element of the page that has no other elements in it.
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

  /// Opens a page and waits until its scripts have done what they do in some seconds of their own time.
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
    let said = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let console = said.split(separator: "\n").filter { $0.contains(":CONSOLE:") }.map(String.init)
    return Visit(dom: dom, console: console)
  }
}
