import Testing

@testable import FlowLang

/// Printed traces can be used as input.
@Suite struct WalkTraceTests {
  @Test func stepsAsText() {
    let steps: [Step] = [
      .flag("online", value: true), .url("/product/{id}"), .entry(screen: "Receipt"),
      .link(screen: "Home", link: "open", outcome: nil), .link(screen: "Pay", link: "home", outcome: "paid"),
      .back, .dismiss, .tab("cart"), .externalOutcome(flow: "Pay", outcome: "paid"), .externalBack("Chat"),
    ]
    #expect(
      steps.text == "online = true, url /product/{id}, entry Receipt, Home › open, Pay › home (paid), back, close, "
        + "tab cart, Pay ends (paid), Chat goes back")
  }

  @Test func oddNamesAreQuoted() {
    let steps: [Step] = [
      .flag("a = b", value: false), .url("/a, b"), .url(""), .url("/ü"), .entry(screen: "stay"),
      .link(screen: "Log in (old)", link: "a › b, c", outcome: "1"), .tab(""), .externalBack("x goes back"),
    ]
    #expect(
      steps.text == "`a = b` = false, url \"/a, b\", url \"\", url \"/ü\", entry `stay`, "
        + "`Log in (old)` › `a › b, c` (`1`), tab ``, `x goes back` goes back")
  }

  private let odd = """
    external flag `a = b`
    app X { start `Log in, (old)` }
    screen `Log in, (old)` {
      link `3` -> `stay` link `back` -> `Log in, (old)` sheet link `a › "b", c` -> `x ends` { on `(1)` -> `stay` on of -> stay }
      link go -> `T goes back` cover
    }
    screen `stay` { url "/a, \\"b\\"/ü" entry "why" }
    tabs `T goes back` { tab `tab` -> `stay` tab `2` -> `Log in, (old)` }
    external flow `x ends` { outcome `(1)` outcome of }
    """

  @Test func oddNamesAreReadBack() throws {
    try expectPlace(
      odd,
      "= shown by: `a = b` = true, url \"/a, \\\"b\\\"/ü\", `a = b` = false, back, `Log in, (old)` › `a › \"b\", c`, "
        + "`x ends` ends (`(1)`), back, `Log in, (old)` › `3`, back, `Log in, (old)` › go, tab `2`",
      at: "app `Log in, (old)` cover tabs `T goes back`: tab [`2`] ▸ `Log in, (old)`")
  }

  /// A trace with its label begins at the start, one without it continues.
  @Test func traceBeginsAtTheStart() throws {
    let flow = "app X { start A } screen A { link b -> B } screen B { link b -> B }"
    try expectPlace(flow, "b", "      = shown by: A › b, B › b", at: "app A B ▸ B")
    try expectPlace(flow, "b", "      = with it:  A › b", at: "app A ▸ B")
    try expectPlace(flow, "b", "B › b, back, B › b", at: "app A B ▸ B")
    try expectPlace(flow, "b", "= again and again: B › b", at: "app A B ▸ B")
  }

  /// A url or an entry may be anywhere in a trace: it replaces the layers, and the flags stay.
  @Test func urlsAndEntriesInTheMiddle() throws {
    let flow = """
      external flag net flag f app X { start A scheme "x" } screen A { link b -> B set f link c -> C cover }
      screen B { url "/b" } screen C { entry "a menu" over B } screen D { requires net, f url "/d" }
      """
    try expectPlace(flow, "= shown by: A › b, url /b, back, A › c, entry C", at: "app A B ▸ C flags f")
    try expectPlace(flow, "b, net = true, url /d", at: "app A ▸ D flags net, f")
    try expectPlace(flow, "c", "url /d", "undo", at: "app A cover ▸ C")
  }

  /// Where a screen has several entries, a step names the reason.
  @Test func entriesOfOneScreenAreDistinguished() throws {
    let flow = """
      app A { start H } screen H { link a -> S } screen B { link b -> home }
      screen S { entry "one" entry "two" over B link z -> back to B or home }
      """
    let compilation = compile(flow)
    let steps = compilation.model.entryPoints.indices.map { compilation.step(.entryPoint($0)) }
    #expect(steps.map(\.text) == [#"entry S "one""#, #"entry S "two""#])
    #expect(steps[1].json == ["entry": "S", "reason": "two"])
    try expectPlace(flow, steps[0].text, at: "app H ▸ S")
    try expectPlace(flow, steps[1].text, at: "app H B ▸ S")
  }

  /// An external flag that the start finds otherwise changes back in the running app.
  @Test func anExternalFlagOfTheStartChangesLater() throws {
    let flow = """
      external flag m app A { start M when m else H } screen H {} screen M { link retry -> X cover when not m } screen X {}
      """
    try expectPlace(flow, "m = true, m = false, M › retry", at: "app M cover ▸ X")
    try expectPlace(flow, "m = true, m = false", at: "app ▸ M")
    try expectPlace(flow, "m = true", "undo", "m = false", at: "app ▸ H")
  }

  /// No input traps, and input that cannot be parsed changes nothing.
  @Test func randomInputDoesNotTrap() throws {
    let words = [
      "back", "tab", "url", "entry", "`", "\"", "\\", "›", ">", "=", "(", ")", ",", " ", "2", "go", "/a", "true",
    ]
    let known = [
      "`3`", "`Log in, (old)`", "`x ends`", "ends", "goes", "undo", "restart", "url /", "= shown by:", "\u{0301}",
    ]
    var walk = try #require(Walk(compile(odd)))
    var random = SeededRandom(seed: 3)
    for _ in 0..<5000 {
      let line = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        (words + known).randomElement(using: &random) ?? ""
      }
      let state = walk.state
      let answer = walk.follow(line.joined(separator: Bool.random(using: &random) ? "" : " "))
      if answer.text.isEmpty { #expect(walk.state == state, "\(line)") }
    }
  }

  /// The steps of a random walk lead to the same state when they are entered in one line.
  @Test(arguments: Repository.examples + [""])
  func everyWalkCanBeEnteredAgain(_ path: String) throws {
    let compilation = path.isEmpty ? compile(odd) : try Self.compilation(of: path)
    guard var walk = Walk(compilation) else { return #expect(!compilation.model.hasApp) }
    let machine = compilation.machine
    var random = SeededRandom(seed: 7)
    for flags in machine.coldFlags {
      var state = try #require(machine.started(flags: flags.flags))
      var steps = flags.steps.map { compilation.step($0) }
      if !compilation.model.entryPoints.isEmpty, Bool.random(using: &random) {
        let entryPoint = Action.entryPoint(Int.random(in: 0..<compilation.model.entryPoints.count, using: &random))
        let step = compilation.step(entryPoint)
        let isOnly =
          compilation.model.entryPoints.indices.filter { compilation.step(.entryPoint($0)) == step }.count == 1
        if isOnly { (state, steps) = (machine.take(entryPoint, in: state), steps + [step]) }
      }
      for _ in 0..<30 {
        guard let action = machine.actions(in: state).randomElement(using: &random) else { break }
        // A change of an external flag of the start can only be stated at the start.
        if case .flag = action, steps.count == flags.steps.count { continue }
        (state, steps) = (machine.take(action, in: state), steps + [compilation.step(action)])
      }
      let line = "= shown by: " + TerminalText.clean(steps.text)
      #expect(walk.follow(line).refusal == nil, "\(line)")
      #expect(walk.state == state, "\(line)")
    }
  }

  private static func compilation(of path: String) throws -> Compilation {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    var files: [String: String] = [:]
    for file in Repository.files(below: folder, withExtension: "flow") {
      files[String(file.dropFirst(folder.count + 1))] = try Repository.text(of: file)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let loader = MemoryFiles(texts: files)
    return Compiler.compile(SourceFile(path: name, text: files[name] ?? "")) { loader.load($0, $1) }
  }
}
