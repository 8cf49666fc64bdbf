import Foundation
import Testing

@testable import FlowLang

/// Differences in the format of `diff -u`: `patch` makes the new text from the old one.
@Suite struct UnifiedDiffTests {
  @Test func equalTextsHaveNoDifference() { #expect(UnifiedDiff.text(from: "a\n", to: "a\n", path: "a") == "") }

  @Test func aChangeHasThreeLinesOfContext() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      UnifiedDiff.text(from: old, to: old.replacingOccurrences(of: "5\n", with: "five\n"), path: "a.flow") == """
        --- a/a.flow
        +++ b/a.flow
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func patchMakesTheNewText() throws {
    var random = SeededRandom(seed: 26)
    for _ in 0..<60 {
      func text() -> String {
        let lines = (0..<Int.random(in: 0...14, using: &random)).map { _ in
          ["a", "b", "c\t"].randomElement(using: &random)!
        }
        return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
      }
      let (old, new) = (text(), text())
      let folder = try ScratchFolder(["a.flow": old, "x.diff": UnifiedDiff.text(from: old, to: new, path: "a.flow")])
      let run = try FlowcRun.bash("if [ -s x.diff ]; then git apply --unsafe-paths -p1 x.diff; fi", in: folder)
      #expect(run.status == 0, "\(run.errors)\n\(old)\n--\n\(new)")
      let made = (try? folder.read("a.flow")) ?? ""
      #expect(made == new)
    }
  }

  @Test func manyDifferencesAreAReplacement() {
    let old = (0..<2000).map { "old \($0)\n" }.joined()
    let new = (0..<2000).map { "new \($0)\n" }.joined()
    let text = UnifiedDiff.text(from: old, to: new, path: "a")
    #expect(text.contains("@@ -1,2000 +1,2000 @@"))
    #expect(text.split(separator: "\n").count == 4003)
  }
}
