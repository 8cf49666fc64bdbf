import Foundation
import Testing

@testable import FlowLang

/// Line editing of `flowc run`: keys, the line, its history and completion.
@Suite struct EditedLineTests {
  private static let words = ["open", "openAll", "back", "tab home"]

  /// Enters bytes; returns the completed lines, and the current state of the line.
  private func type(_ bytes: String) -> (entered: [String], text: String, cursor: Int, listed: [String], ended: Bool) {
    var line = EditedLine()
    var reader = TerminalKeyReader()
    var (entered, listed, ended): ([String], [String], Bool) = ([], [], false)
    for byte in bytes.utf8 {
      for key in reader.keys([byte]) {
        switch line.take(key, completions: Self.words) {
        case .edited: break
        case .entered(let text): entered.append(text)
        case .listed(let words): listed = words
        case .end: ended = true
        }
      }
    }
    return (entered, line.text, line.cursor, listed, ended)
  }

  @Test(arguments: [
    ("abc\u{1B}[D\u{1B}[DX", "aXbc"), ("abc\u{01}X", "Xabc"), ("abc\u{01}\u{05}X", "abcX"),
    ("one two\u{17}X", "one X"), ("one two  \u{17}", "one "), ("abc\u{15}X", "X"), ("abc\u{1B}[D\u{0B}", "ab"),
    ("abc\u{7F}", "ab"), ("\u{7F}", ""), ("abc\u{1B}[H\u{1B}[3~", "bc"), ("é\u{1B}[D\u{04}", ""), ("日本\u{7F}", "日"),
    ("a\u{1B}[15~b\u{1B}xc", "abc"), ("abc\u{1B}OD\u{1B}OCX", "abcX"), ("\u{02}\u{06}a", "a"),
  ])
  func keysEditTheLine(_ keys: String, _ text: String) { #expect(type(keys).text == text) }

  @Test func enteredLinesAreInTheHistory() {
    let up = "\u{1B}[A"
    let down = "\u{1B}[B"
    #expect(type("open\rback\rne\(up)").text == "back")
    #expect(type("open\rback\rne\(up)\(up)\(up)").text == "open")
    #expect(type("open\rback\rne\(up)\(up)\(down)\(down)").text == "ne")
    #expect(type("open\r\(up)\r").entered == ["open", "open"])
    #expect(type("open\ropen\r\(up)\(up)").text == "open")
  }

  @Test func tabCompletesTheLastStep() {
    #expect(type("b\t").text == "back")
    #expect(type("open, t\t").text == "open, tab home")
    let both = type("o\t\t")
    #expect(both.text == "open" && both.listed == ["open", "openAll"])
    #expect(type("x\t").text == "x")
  }

  @Test func controlDAndControlCEnd() {
    #expect(type("\u{04}").ended)
    #expect(!type("a\u{01}\u{04}").ended)
    #expect(type("abc\u{03}").ended)
  }

  @Test func completionsOfAWalkAreAccepted() throws {
    let flow = """
      app A { start T }
      tabs T { tab home -> H tab more -> M }
      screen H { link open -> I link back -> I }
      screen M {}
      screen I { url "/i" }
      """
    let walk = try #require(Walk(Compilation.of(flow)))
    let offered = walk.completions
    #expect(offered.prefix(2) == ["open", "`back`"])
    for word in ["tab home", "url /i", "undo", "quit", "exit"] { #expect(offered.contains(word), "\(word)") }
    for step in offered where !["quit", "exit", "q", "tab", "url", "entry", "help", "close", "back"].contains(step) {
      var copy = walk
      let refusal = copy.follow(step).refusal
      #expect(refusal == nil || refusal?.contains("undo") == true, "\(step): \(refusal ?? "")")
    }
  }

  /// Runs the tool at a pseudo-terminal.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "Python is not installed"))
  func theToolEditsLinesOnATerminal() throws {
    let folder = try ScratchFolder([
      "a.flow": "app A { start H }\nscreen H { link open -> I }\nscreen I {}\n",
      "try.py": """
      import os, pty, sys, time
      pid, master = pty.fork()
      if pid == 0:
          os.environ["TERM"] = "xterm"
          os.execv(sys.argv[1], [sys.argv[1], "run", "a.flow"])
      seen = b""
      def until(text):
          global seen
          while text not in seen: seen += os.read(master, 4096)
          seen = seen.split(text, 1)[1]
      until(b"> ")
      os.write(master, b"opx\\x7f\\t\\r")
      until("▸ I".encode())
      until(b"> ")
      os.write(master, b"back\\r")
      until("▸ H".encode())
      until(b"> ")
      os.write(master, b"\\x1b[A\\x1b[A\\r")
      until("▸ I".encode())
      until(b"> ")
      os.write(master, b"\\x04")
      _, status = os.waitpid(pid, 0)
      print(os.waitstatus_to_exitcode(status), b"^[[" in seen)
      """,
    ])
    let run = try FlowcRun.bash("timeout 60 python3 try.py \"$(command -v flowc)\"", in: folder)
    #expect((run.status, run.output) == (0, "0 False\n"), "\(run.errors)")
  }
}
