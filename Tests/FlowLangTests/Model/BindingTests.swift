import Testing

@testable import FlowLang

/// The bindings of names.
@Suite struct BindingTests {
  @Test func screensAndLinks() {
    expectModel(
      """
      app Shop { start Home link out -> Home reset }
      screen Home {
        link open -> Product(id: 3) as #product
        link both -> `Product`(id: 3, name: "x") sheet over #product via slide or home
      }
      screen Product(id: Int, name: String?) { link again -> Product(id: id, name: name) replace from root }
      transition slide {}
      """,
      """
      app Shop
        start screen Home
        link out -> screen Home reset
      screen Home
        link open -> screen Product(id: literal) as #product
        link both -> screen Product(id: literal, name: literal) sheet over #product via slide or home
      screen Product
        parameter id: Int
        parameter name: String? optional
        link again -> screen Product(id: Product.id, name: Product.name) replace from root
      """)
  }

  @Test func everyGoal() {
    expectModel(
      """
      tabs T { tab a -> S tab b -> F }
      flow F {
        start S
        outcome done(n: Int)
        screen S {
          link back -> back
          link toTag -> back to #t
          link toRoot -> back to root
          link toScreen -> back to S
          link toFlow -> back to F
          link home -> home
          link dismiss -> dismiss
          link raise -> raise #t
          link tab -> tab a
          link tabOfBar -> tab T.b
          link finish -> finish done(n: 1)
          link open -> open "https://example.com"
          link stay -> stay
          link bar -> T reset
          link flow -> F cover { on done -> S(x: n) }
        }
      }
      """,
      """
      tabs T
        tab a -> screen S
        tab b -> flow F
      flow F
        start screen S
        outcome done(n: Int)
        screen S
          link back -> back
          link toTag -> back to #t
          link toRoot -> back to root
          link toScreen -> back to screen S
          link toFlow -> back to flow F
          link home -> home
          link dismiss -> dismiss
          link raise -> raise #t
          link tab -> tab T.a
          link tabOfBar -> tab T.b
          link finish -> finish F.done(n: literal)
          link open -> open
          link stay -> stay
          link bar -> tabs T reset
          link flow -> flow F cover { on done -> screen S(?: F.done.n) }
      """)
  }

  @Test func guardsFlagsAndAlternatives() {
    expectModel(
      """
      flag a = true
      external flag b
      flag a
      group G {
        requires a, not b else S sheet when a else home
        transition none
        back declared
        screen S {
          requires b
          link x -> S when not a, b else back when b else stay
          link y -> S set a, b clear b
        }
      }
      """,
      """
      flag a = true
      external flag b
      group G
        requires a, not b else screen S sheet when a else home
        transition none
        back declared
        screen S
          requires b
          link x -> screen S when not a, b else back when b else stay
          link y -> screen S set a, b clear b
      """)
  }

  @Test func startAlternatives() {
    expectModel(
      "flag f flag g app A { start S when f, not g else T(x: 1) when g else F } screen S {} screen T(x: Int) {} flow F { start S when f else T }",
      """
      flag f
      flag g
      app A
        start screen S when f, not g else screen T(x: literal) when g else flow F
      screen S
      screen T
        parameter x: Int
      flow F
        start screen S when f else screen T
      """)
  }

  @Test func entryPointsAndEmbeds() {
    expectModel(
      """
      app A { start T }
      tabs T { tab home -> S }
      screen S { embed B(x: 1) }
      screen B(x: Int) { url "/b/{x}" in tab home over S, B(x: 2) entry "push" in tab T.home }
      """,
      """
      app A
        start tabs T
      tabs T
        tab home -> screen S
      screen S
        embed screen B(x: literal)
      screen B
        parameter x: Int
        url in tab T.home over screen S, screen B(x: literal)
        entry in tab T.home
      """)
  }

  @Test func aTabWithoutABarMayBeInSeveral() {
    expectModel(
      "tabs T { tab a -> S tab b -> S } tabs U { tab a -> S } screen S { link x -> tab a link y -> tab U.a link z -> S in tab b }",
      """
      tabs T
        tab a -> screen S
        tab b -> screen S
      tabs U
        tab a -> screen S
      screen S
        link x -> tab T.a or U.a
        link y -> tab U.a
        link z -> screen S in tab T.b
      """)
  }

  @Test func equalTagsAreOneTag() {
    let model = compile(
      """
      screen A { link a -> B as #t link b -> B as #"t" link c -> B as #"a b" link d -> back to #"a b" link e -> raise #u }
      screen B {}
      """
    ).model
    #expect(model.tags.map { model.text($0.name) } == ["t", "a b", "u"])
    #expect(model.tags.map(\.taggingTargets.count) == [2, 1, 0])
    #expect(model.tags.map(\.isAsked) == [false, true, true])
  }

  @Test func namesInBackticksAreTheSameNames() {
    expectModel(
      "screen `Home` { link a -> Home link `b` -> `Log in (old)` } screen `Log in (old)` {}",
      """
      screen Home
        link a -> screen Home
        link b -> screen Log in (old)
      screen Log in (old)
      """)
  }

  @Test func aFileWithoutAnAppHasAModelToo() {
    let model = compile("screen A {}").model
    #expect(!model.hasApp)
    #expect(model.nodes.count == 2)
    #expect(compile("").model.nodes.count == 1)
  }

  @Test func expectations() {
    let compilation = compile(
      """
      flag f
      expect never A when f
      expect every screen within 3 taps
      expect A only after B
      expect A within 1 tap of B
      expect A within 2 taps
      expect B reachable
      expect B reachable from A
      expect `never` reachable
      screen A {} screen B {} screen `never` {}
      """)
    let model = compilation.model
    func name(_ node: NodeID?) -> String { node.map { model.name(of: $0) } ?? "-" }
    let forms = model.expectations.map { expectation in
      switch expectation.form {
      case .never(let node, let conditions): "never \(name(node)) \(conditions.count)"
      case .everyScreen(let taps): "every \(taps)"
      case .onlyAfter(let node, let other): "\(name(node)) after \(name(other))"
      case .within(let node, let taps, let other): "\(name(node)) within \(taps) of \(name(other))"
      case .reachable(let node, let other): "\(name(node)) from \(name(other))"
      case .broken: "broken"
      }
    }
    #expect(
      forms == [
        "never A 1", "every 3", "A after B", "A within 1 of B", "A within 2 of -", "B from -", "B from A",
        "never from -",
      ])
    #expect(compilation.findings.sorted.filter { $0.rule == "unknown-name" }.isEmpty)
  }
}
