import Foundation
import Testing

@testable import FlowLang

/// The maximum nesting fits on the smallest stack of a thread: 512 KiB on macOS.
@Suite struct StackTests {
  @Test(arguments: [
    ("group G {", "}"), ("flow F { start S ", "}"), ("screen S {", "}"), ("tabs T { app A {", "}}"),
    ("screen S { link a -> F { on x -> stay ", "} }"),
  ])
  func blocksAsDeepAsAllowed(_ open: String, _ close: String) { compile("", open, "", close, "") }

  @Test func targetsAsDeepAsAllowed() {
    compile("screen S { link a -> F", " { on x -> F", "", "}", "}")
    compile("screen S { requires f else F", " { on x -> F", "", "}", "}")
    compile("screen S { link a -> F", " when f else F", "", "", "}")
    compile("screen S { link a -> F", " { on x -> F", " when f else F", "}", "}")
  }

  private func compile(_ head: String, _ open: String, _ middle: String, _ close: String, _ tail: String) {
    let count = Parser.nestingLimit + 10
    let parts = [open, middle, close].map { String(repeating: $0, count: count) }
    let text = head + parts.joined() + tail
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = Compiler.compile(SourceFile(path: "", text: text))
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
  }
}
