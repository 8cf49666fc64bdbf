import Testing

@testable import FlowLang

/// The tree of the tolerant Swift parser: calls, declarations and blocks in any context.
@Suite struct CodeParserTests {
  /// Returns the names of all calls of a source, in order of their locations.
  private static func calls(_ text: String) -> [String] {
    var names = CodeNames()
    let tree = CodeParser.parse(Array(text.utf8), &names)
    var found: [(UInt32, String)] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .call {
      let callee = tree.nodes[index].child
      guard callee.exists, tree[callee].token >= 0 else { continue }
      found.append((tree.tokens[Int(tree[callee].token)].start, names[tree.name(of: callee)]))
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Returns the names of all declarations of types and functions.
  private static func declarations(_ text: String) -> [String] {
    var names = CodeNames()
    let tree = CodeParser.parse(Array(text.utf8), &names)
    let kinds: Set<CodeNode.Kind> = [.type, .function, .binding, .enumCase]
    var found: [(UInt32, String)] = []
    for index in tree.nodes.indices where kinds.contains(tree.nodes[index].kind) && tree.nodes[index].token >= 0 {
      let node = CodeNodeID(index: Int32(index))
      found.append((tree.tokens[Int(tree[node].token)].start, names[tree.name(of: node)]))
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  @Test(arguments: [
    ("f(a)", ["f"]), ("x.f { g() }", ["f", "g"]), ("Foo<Bar>(1).baz()", ["Foo", "baz"]),
    ("if items.contains { $0.isOn } { run() }", ["contains", "run"]),
    ("guard let x = make() else { fail(); return }\nuse(x)", ["make", "fail", "use"]),
    ("switch state { case .a(let x) where ok(x): f()\ndefault: g() }", ["a", "ok", "f", "g"]),
    ("let text = \"a \\(b(\"c)\")) d\"; f()", ["f"]), ("let r = /f(x)/; g()", ["g"]),
    ("let a = b / c(d) / e(f)", ["c", "e"]),
    ("let s = #\"\"\"\n \"quoted\" \\(no()) \\#(no2())\n\"\"\"#\nyes()", ["yes"]),
    ("/* a /* b() */ c() */ d()", ["d"]), ("x\n#if DEBUG\n.a()\n#else\n.b()\n#endif\n.c()", ["a", "b", "c"]),
    ("Button { a() } label: { Text(\"x\") }", ["Button", "a", "Text"]),
    ("let v = if ok { a() } else { b() }", ["a", "b"]), ("f(x) ? g() : h()", ["f", "g", "h"]),
    ("Task { [weak self, x = 1] (a: Int, b) async throws -> [Int: String]? in await self?.go(a) }", ["Task", "go"]),
    ("button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)", ["addTarget"]),
    ("values.map(\\.name).sorted(by: <)", ["map", "sorted"]), ("a < b(c) && d > (e)", ["b"]),
    ("let x: [String: Foo<Bar>] = [:]\nf()", ["f"]), ("foo?.bar!.baz?()", ["baz"]), ("a ?? b()", ["b"]),
    ("for case let x? in list() where x.ok() { use() }", ["list", "ok", "use"]),
    ("let x = foo() as! Bar<Int>\nbar()", ["foo", "bar"]),
    ("do { try f() } catch let e as MyError { g() }", ["f", "g"]),
    ("while let x = next() { go() }\nrepeat { a() } while b()", ["next", "go", "a", "b"]),
    ("@Environment(\\.dismiss) private var dismiss\nvar body: some View { f() }", ["f"]),
    ("#Preview { Home() }", ["Home"]), ("let handler: (Int) -> Void = { n in f(n) }", ["f"]),
    ("$binding.wrapped()", ["wrapped"]), ("`class`.`init`(x)", ["init"]), ("f()\n(a, b) = g()", ["f", "g"]),
  ])
  func findsCalls(_ text: String, _ expected: [String]) { #expect(Self.calls(text) == expected, "\(text)") }

  @Test(arguments: [
    ("struct A<T: P>: View where T: Q { var b: some View { c } }", ["A", "b"]),
    ("enum R: Hashable { case a, b(id: Int, _ x: String = \"\")\n indirect case c(R) }", ["R", "a", "b", "c"]),
    ("extension A.B { func c() {} }", ["B", "c"]), ("extension [Route] { func last() {} }", ["last"]),
    ("final class A { private(set) var b = 1 { didSet { c() } }\n class func d() {} }", ["A", "b", "d"]),
    ("actor A {}\nlet actor = 1", ["A", "actor"]), ("func == (a: A, b: A) -> Bool { true }\nfunc f() {}", ["f"]),
    (
      "protocol P { associatedtype T\n var x: Int { get set }\n func f() async throws(E) -> T }\nstruct S {}",
      ["P", "x", "f", "S"]
    ),
    ("@available(iOS 17, *) @MainActor public struct S {}", ["S"]), ("let open = 1, final = 2", ["open", "final"]),
    ("struct S {\n#if os(iOS)\n func a() {}\n#else\n func a() {}\n#endif\n}", ["S", "a", "a"]),
  ])
  func findsDeclarations(_ text: String, _ expected: [String]) {
    #expect(Self.declarations(text).filter { $0 != "==" } == expected, "\(text)")
  }

  @Test func conditionsAreKept() {
    var names = CodeNames()
    let tree = CodeParser.parse(Array("#if os(macOS)\na()\n#else\nb()\n#endif".utf8), &names)
    #expect(tree.conditions.map(\.text) == ["os(macOS)", "os(macOS)"])
    #expect(tree.conditions.map(\.isElse) == [false, true])
  }

  @Test func commentsForFlowcAreKept() {
    var names = CodeNames()
    let tree = CodeParser.parse(Array("// flow: link settings\na()\n// flows: no\nb() // flow:  ignore".utf8), &names)
    #expect(tree.anchors.map(\.text) == ["link settings", "ignore"])
  }

  @Test(arguments: [
    "(", "[", "{", "f(", "f{", "x.f { ", "if a {", "switch x { case .a: ", "\"\\(", "A<", "?.", "-", "a ? ",
  ])
  func deepNestingIsBounded(_ piece: String) {
    let text = String(repeating: piece, count: 20_000)
    var names = CodeNames()
    let tree = CodeParser.parse(Array(text.utf8), &names)
    #expect(tree.nodes.count < 2_000_000)
  }

  @Test func everyNodeIsOnceInTheTree() {
    var random = SystemLikeRandom(state: 7)
    let pieces = [
      "struct A: View {", "}", "func f(", ")", "{ x in", "case .a:", "switch x {", "\"\\(", "\"", "#if A", "#endif",
      "\n", "/*",
      "*/", "<", ">", "?", ".b", "@C(", "[", "]", "init", "let x =", "in", "é", "`", "\\.", "->", "if", "else", ":",
      ",",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      var names = CodeNames()
      let tree = CodeParser.parse(Array(text.utf8), &names)
      var count = 0
      var pending = [CodeTree.root]
      while let next = pending.popLast(), count <= tree.nodes.count {
        count += 1
        #expect(tree[next].first <= tree[next].end)
        pending += tree.children(of: next)
      }
      #expect(count <= tree.nodes.count, "\(text)")
    }
  }
}

/// A generator with the same numbers on every platform.
private struct SystemLikeRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
