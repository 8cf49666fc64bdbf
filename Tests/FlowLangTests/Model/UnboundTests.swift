import Testing

@testable import FlowLang

/// Unbound names, duplicate names, and missing statements.
@Suite struct UnboundTests {
  @Test func theSameUnknownNameIsOneFinding() {
    let finding = Compilation.of(
      """
      app A { start H }
      screen H { link a -> Prodct link b -> I over Prodct link c -> Prodct }
      screen I { requires Signed else Prodct link d -> Product }
      screen Product {}
      """
    ).findings.sorted
    #expect(finding.map(\.message) == ["there is no screen, tab bar or flow `Prodct`", "there is no flag `Signed`"])
    #expect(finding.first?.notes.count == 3)
    #expect(finding.first?.fixes.first?.edits.count == 4)
  }

  @Test func unknownNames() {
    expectFindings(
      """
      app X { start ⟦Nowhere⟧ transition ⟦slid⟧ }
      transition slide {}
      tabs T { tab home -> ⟦Hme⟧ }
      screen Home(id: Int) {
        requires ⟦singedIn⟧ else ⟦SignIn⟧
        url "/x" in tab ⟦hom⟧ over ⟦Start⟧
        embed ⟦Banner⟧
        link a -> ⟦Product⟧(id: 3)
        link b -> Home(⟦ids⟧: 3)
        link c -> Home(id: ⟦ident⟧)
        link d -> back to ⟦Produkt⟧
        link e -> Home(id: 1) replace from ⟦Detail⟧
        link f -> tab T.⟦hme⟧
        link g -> tab ⟦U⟧.home
        link h -> home when ⟦signdIn⟧
        link i -> Home(id: 1) via ⟦slde⟧ set ⟦signd⟧
        link j -> F { on ⟦don⟧ -> stay on done -> stay }
      }
      flow F { start Home outcome done link x -> finish ⟦dne⟧ }
      flag signedIn
      expect ⟦Hoome⟧ reachable
      """,
      [
        "unknown-name: there is no screen, tab bar or flow `Nowhere`", "unknown-name: there is no transition `slid`",
        "unknown-name: there is no screen, tab bar or flow `Hme`", "unknown-name: there is no flag `singedIn`",
        "unknown-name: there is no screen, tab bar or flow `SignIn`", "unknown-name: there is no tab `hom`",
        "unknown-name", "unknown-name", "unknown-name: there is no screen, tab bar or flow `Product`",
        "unknown-name: `Home` has no parameter `ids`",
        "unknown-name: there is no parameter `ident` to take the value from",
        "unknown-name: there is no screen or flow `Produkt`; a tag is written `#Produkt`",
        "unknown-name: there is no screen or flow `Detail`; a tag is written `#Detail`",
        "unknown-name: the tab bar `T` has no tab `hme`", "unknown-name: there is no tab `U`",
        "unknown-name: there is no flag `signdIn`", "unknown-name: there is no transition `slde`",
        "unknown-name: there is no flag `signd`", "unknown-name: the flow `F` has no outcome `don`",
        "unknown-name: the flow `F` has no outcome `dne`",
        "unknown-name: there is no screen, tab bar, group or flow `Hoome`",
      ], of: ["unknown-name"])
  }

  @Test func namesOfTheWrongKind() {
    expectFindings(
      """
      app X { start A }
      screen A {
        link a -> ⟦G⟧
        link b -> back to ⟦T⟧
        link c -> tab ⟦A⟧.t
        embed ⟦T⟧
      }
      group G { screen B { link d -> B over ⟦G⟧ } }
      tabs T { tab t -> A }
      """, ["unknown-name", "unknown-name", "unknown-name", "unknown-name", "unknown-name"], of: ["unknown-name"])
  }

  @Test func oneUnknownNameIsOneError() {
    // Arguments and handlers of the unknown flow are not reported.
    expectFindings(
      """
      screen A(id: Int) {
        link a -> ⟦Chekout⟧(product: order, sum: nothing) { on paid -> A(id: order) on failed -> A(id: order.id) }
        link b -> Pay { on ⟦payed⟧ -> A(id: order) on paid -> stay }
      }
      external flow Pay { outcome paid(order: Int) }
      """,
      [
        "unknown-name: there is no screen, tab bar or flow `Chekout`",
        "unknown-name: the flow `Pay` has no outcome `payed`",
      ], of: ["unknown-name"])
  }

  @Test func theFirstOfTwoDeclarationsIsBound() {
    let compilation = compile(
      """
      screen A { link a -> B link a -> C }
      screen B(x: Int, x: String) {}
      group B { screen C {} }
      flow F { start C outcome o(n: Int) outcome o outcome p screen D { link z -> finish o(n: 1) } }
      tabs T { tab t -> A tab t -> C }
      transition s {} transition s {}
      flag f flag f = true
      app X { start A }
      app Y { start C }
      screen E { link a -> B(x: 1, x: 2) link b -> F { on o -> stay on p -> stay on o -> home } }
      """)
    let model = compilation.model
    let doubles = model.duplicates.map { "\($0.kind.rawValue) \(model.text($0.name))" }
    #expect(
      doubles.sorted() == [
        "app Y", "argument x", "flag f", "handler o", "link a", "outcome o", "parameter x",
        "screen, tab bar, group or flow B", "tab t", "transition s",
      ])
    for double in model.duplicates {
      #expect(double.first.file == double.place.file && double.first.start < double.place.start)
    }
    #expect(model.parameters.map { model.text($0.name) } == ["x", "n"])
    #expect(model.name(of: .app) == "X")
    #expect(model.flags.map(\.isInitiallySet) == [false])
  }

  @Test func nodesShareOneNamespaceAndOthersDoNot() {
    let compilation = compile(
      """
      app A { start A }
      screen A {}
      flag A
      transition A {}
      tabs T { tab A -> A }
      flow F { start A outcome A }
      """)
    #expect(compilation.model.duplicates.isEmpty)
    #expect(
      compile("screen A {} tabs A { tab a -> A } group A {} flow A { start A } external screen A").model.duplicates
        .count == 4)
  }

  @Test func missingAndRepeatedStatements() {
    expectFindings(
      """
      ⟦app X⟧ {}
      ⟦flow F⟧ {}
      ⟦tabs T⟧ {}
      external flow E
      screen A {
        back declared ⟦back automatic⟧
        view A ⟦view B⟧
        image "a" ⟦image "b"⟧
        transition none ⟦transition none⟧
        note a "b" note a "b"
      }
      flow G { start A ⟦start A⟧ }
      """,
      [
        "syntax: the app has no `start`", "syntax: `F` has no `start`", "syntax: `T` has no `tab`",
        "syntax: `A` has more than one `back`", "syntax: `A` has more than one `view`",
        "syntax: `A` has more than one `image`", "syntax: `A` has more than one `transition`",
        "syntax: `G` has more than one `start`",
      ], of: ["syntax"])
  }

  @Test func brokenStatementsAreNotMissing() {
    expectFindings("app X { ⟦strat⟧ A } screen A {}", ["syntax"], of: ["syntax"])
    expectFindings("app X { start A } screen A {} tabs T { tab home ⟦A⟧ }", ["syntax"], of: ["syntax"])
    expectFindings("app X { start A } screen A {} flow F { start ⟦}⟧", ["syntax"], of: ["syntax"])
  }

  @Test func manyUnknownNamesHaveOneSource() {
    let links = (0..<150).map { "link l\($0) -> A when g\($0)" }.joined(separator: "\n")
    let model = compile("flag f0 screen A { \(links) }").model
    #expect(model.unresolved.count == 150)
    #expect(Set(model.unresolved.map(\.source)) == [.flags])
    #expect(model.names(in: .flags).map { model.text($0) } == ["f0"])
  }
}
