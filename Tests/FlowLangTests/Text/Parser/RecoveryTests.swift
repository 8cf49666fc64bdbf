import Testing

@testable import FlowLang

/// A broken statement affects only itself: one error, and both neighbours are in the tree.
@Suite struct RecoveryTests {
  /// Broken statements of a screen, each with its one message; `⟦⟧` is its expected range.
  @Test(arguments: [
    // Links.
    ("link⟦⟧", "the name of a link is missing here"),
    ("link ⟦->⟧ B", "a name comes before the arrow: `link b`"),
    ("link ⟦5⟧ view -> B", "expected the name of a link, found `5`"),
    ("link x⟦⟧", "`->` is missing here"),
    ("link x ⟦B⟧", "expected `->`, found `B`"),
    ("link sign ⟦in⟧ -> B", "expected `->`, found `in`"),
    ("link x ->⟦⟧", "\(goal) is missing here"),
    ("link x -> ⟦->⟧ B", "one arrow leads to the goal"),
    ("link x ⟦=>⟧ B", "the arrow is written `->`"),
    ("link x ⟦-->⟧ B", "the arrow is written `->`"),
    ("link ⟦sign-in⟧ -> B", "a name cannot contain `-` unless it is in backticks"),
    ("link x -> ⟦link⟧", "`link` is a word of the language; as a name it needs backticks"),
    ("link x -> B ⟦sheat⟧", "`sheat` means nothing here"),
    ("link x -> back ⟦too⟧ #p", "`too` is written `to` here"),
    // Goals and modifiers that end too early.
    ("link x -> tab⟦⟧", "the name of a tab is missing here"),
    ("link x -> tab a.⟦⟧", "the name of a tab is missing here"),
    ("link x -> raise⟦⟧", "a tag such as `#product` is missing here"),
    ("link x -> finish⟦⟧", "the name of an outcome is missing here"),
    ("link x -> open⟦⟧", "an address in quotes is missing here"),
    ("link x -> open ⟦home⟧", "expected an address in quotes, found the word `home`"),
    ("link x -> back to⟦⟧", "a tag, `root` or the name of a screen or flow is missing here"),
    ("link x -> B as⟦⟧", "a tag such as `#product` is missing here"),
    ("link x -> B as ⟦product⟧", "a tag begins with `#`"),
    ("link x -> B as ⟦#⟧ p", "a tag needs its name right after the `#`"),
    ("link x -> B in⟦⟧", "`tab` is missing here"),
    ("link x -> B in ⟦home⟧", "`tab` is missing before `home`"),
    ("link x -> B via⟦⟧", "the name of a transition is missing here"),
    ("link x -> B set a⟦,⟧", "nothing follows this `,`"),
    ("link x -> B or⟦⟧", "`back`, `home`, `dismiss` or `stay` is missing here"),
    ("link x -> B or ⟦push⟧", "expected `back`, `home`, `dismiss` or `stay`, found `push`"),
    ("link x -> B when⟦⟧", "the name of a flag is missing here"),
    ("link x -> B when a ⟦and⟧ b", "conditions are joined by `,`"),
    ("link x -> B when a else⟦⟧", "\(goal) is missing here"),
    // Arguments.
    ("link x -> B(⟦⟧", "the name of a parameter is missing here"),
    ("link x -> B(id:⟦⟧", "the name of a parameter is missing here"),
    ("link x -> B(id: 3⟦⟧", "`,` or `)` is missing here"),
    ("link x -> B(⟦3⟧)", "expected the name of a parameter, found `3`"),
    ("link x -> B(id ⟦=⟧ 3)", "expected `:`, found `=`"),
    ("link x -> B(⟦,⟧)", "expected the name of a parameter, found `,`"),
    // Handlers.
    ("link x -> B {⟦⟧", "the block of `link x` is not closed"),
    ("link x -> B { on done -> stay⟦⟧", "the block of `link x` is not closed"),
    ("link x -> B {\n    on done -> stay⟦⟧ }", ""),
    ("link x -> B⟦⟧\n    on done -> stay }", "`{` is missing here"),
    (
      "link x -> B {\n    on done -> B⟦⟧\n      link a -> B }".replacing("⟦⟧", with: "").replacing(
        "link a", with: "⟦link⟧ a"),
      "`link` is not allowed here; it belongs in the app, in a screen, in tabs, in a group or in a flow"
    ),
    ("link x -> B { on done ⟦}⟧", "expected `->`, found `}`"),
    ("link x -> B { ⟦done⟧ -> stay }", "`on` is missing before `done`"),
    // Other statements.
    ("requires⟦⟧", "the name of a flag is missing here"),
    ("requires ⟦else⟧ B", "expected the name of a flag, found the word `else`"),
    ("requires a ⟦b⟧", "expected `,`, `else`, a statement or `}`, found `b`"),
    ("url⟦⟧", "an address in quotes is missing here"),
    ("url \"/x\" in tab⟦⟧", "the name of a tab is missing here"),
    ("url \"/x\" over B,⟦⟧", "the name of a screen is missing here"),
    ("entry⟦⟧", "a reason in quotes (such as \"notification\") is missing here"),
    ("view⟦⟧", "the name of a Swift type is missing here"),
    ("view uikit⟦⟧", "the name of a Swift type is missing here"),
    ("image ⟦cart⟧.png", "expected the name of an image file in quotes, found `cart`"),
    ("embed ⟦5⟧", "expected the name of a screen, found `5`"),
    ("without⟦⟧", "the name of a link is missing here"),
    ("allow⟦⟧", "the name of a rule is missing here"),
    ("allow trap⟦⟧", "the reason in quotes is missing here"),
    ("note⟦⟧", "the key of the note is missing here"),
    ("note x⟦⟧", "the text of the note in quotes is missing here"),
    ("back ⟦to⟧ A", "expected `automatic` or `declared`, found `to`"),
    ("transition⟦⟧", "the name of a transition is missing here"),
    // Statements that are not allowed in a screen, and words that are not statements.
    ("⟦lnk⟧ x -> B", "there is no statement `lnk`"),
    (#"link x -> open ⟦"example.com"⟧"#, "an address outside the app begins with a scheme, such as `https:`"),
    ("⟦42⟧", "expected a statement or `}`, found `42`"),
    ("⟦\"text\"⟧", "expected a statement or `}`, found `\"text\"`"),
    ("⟦else⟧ B", "expected a statement or `}`, found the word `else`"),
    ("⟦)⟧", "expected a statement or `}`, found `)`"),
    ("⟦start⟧ B", "`start` is not allowed here; it belongs in the app or in a flow"),
    ("⟦tab⟧ a -> B", "`tab` is not allowed here; it belongs in tabs"),
    ("⟦flag⟧ x", "`flag` is not allowed here; it belongs at the top of the file"),
    ("⟦transition⟧ t { both slide }", "`transition` is not allowed here; it belongs at the top of the file"),
    (
      "⟦screen⟧ C { link c -> B }",
      "`screen` is not allowed here; it belongs at the top of the file, in a group or in a flow"
    ),
    // An error of the lexer is not reported again by the parser.
    ("link x ⟦\"abc⟧ -> B", "this text is not closed with `\"` before the end of the line"),
    ("link x -> ⟦`B⟧", "this name is not closed with a backtick before the end of the line"),
    ("link x -> ⟦``⟧", "a name in backticks cannot be empty"),
    ("link x ⟦“X”⟧ -> B", "a text is in straight quotes, `\"`"),
    ("link x -> B⟦@⟧C", "`@` means nothing here"),
    ("link x -> ⟦🙂⟧", "`🙂` means nothing here"),
    ("link x -> B⟦;⟧", "statements are not separated by `;`"),
    ("requires a ⟦&⟧ b", "all conditions must hold; they are joined by `,`"),
    ("⟦'⟧", "a text is in straight quotes, `\"`"),
  ])
  func aBrokenStatementOfAScreenAffectsOnlyItself(_ broken: String, _ message: String) {
    let isFine = message.isEmpty
    let text = isFine ? broken.replacing("⟦⟧", with: "") : broken
    for layout in [
      "screen A {\n  link first -> B\n  %\n  link last -> B\n}\nscreen Z {}",
      "group G {\n\tscreen A {\n\t\tlink first -> B\n\t\t%\n\t\tlink last -> B } }\nscreen Z {}",
    ] {
      let marked = layout.replacing("%", with: text)
      expectSyntaxErrors(marked, isFine ? [] : [message])
      expectNeighbours(marked)
    }
  }

  private static let goal = "a goal (a screen, `back`, `home`, `dismiss`, `raise`, `tab`, `finish`, `open` or `stay`)"

  private func expectNeighbours(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let tree = parse(MarkedSource(marked).text)
    let good = tree.ids.filter { [.link, .screen].contains(tree[$0].kind) }
    let names = good.filter { !tree[$0].isBroken || tree[$0].kind == .screen }.compactMap { tree.name(of: $0) }.map {
      tree.text(of: $0)
    }
    #expect(
      names.contains("first") && names.contains("last") && names.contains("Z"), "\(names)",
      sourceLocation: sourceLocation)
  }

  /// Broken declarations between two good ones.
  @Test(arguments: [
    ("screen⟦⟧", "the name of a screen is missing here"),
    ("⟦screen⟧ { }", "`screen` has a name: `screen B {`"),
    ("screen C⟦⟧", "`{` is missing here"),
    ("screen C ⟦}⟧", "expected `{`, found `}`"),
    ("screen C(⟦⟧", "the name of a parameter is missing here"),
    ("screen C(id: Int ⟦{⟧\n  link c -> D\n}", "expected `,` or `)`, found `{`"),
    ("screen C(id ⟦Int⟧) {\n  link c -> D\n}", "expected `:`, found `Int`"),
    ("screen C(\n  id: Int⟦⟧\n  name: String\n) {\n  link c -> D\n}", "`,` or `)` is missing here"),
    ("screen C(id: ⟦)⟧ {\n  link c -> D\n}", "expected a type such as `Int`, `[String]` or `Product.ID?`, found `)`"),
    (
      "screen C(id: Int = ⟦x⟧) {\n  link c -> D\n}",
      "expected a text, a number, `true`, `false`, `nil`, `.name` or `[]`, found `x`"
    ),
    ("screen My ⟦Screen⟧ {\n  link c -> D\n}", "expected `{`, found `Screen`"),
    ("screen ⟦\"C\"⟧ {\n  link c -> D\n}", "a name is written without quotes"),
    ("screen C⟦⟧\n  link c -> D\n}", "`{` is missing here"),
    ("screen C {\n  link c -> D⟦⟧\n", "the block of `screen C` is not closed"),
    ("screen C {\n  link c -> D ⟦}⟧\n  link d -> E\n}", "this `}` closes nothing"),
    ("screen C {\n  link c -> D\n}\n⟦}⟧", "this `}` closes nothing"),
    ("⟦}}}⟧", "this `}` closes nothing"),
    ("screen C {\n  link c -> D {\n    on x -> stay⟦⟧\n  link d -> E\n}", "the block of `link c` is not closed"),
    ("⟦{⟧\n}", "\(declaration), found `{`"),
    ("⟦func⟧ x() {}", "`func` is written `screen` here"),
    ("⟦Screen⟧ C {\n  link c -> D\n}", "the words of the language are in small letters"),
    ("⟦app⟧ {\n start C\n}", "`app` has a name: `app App {`"),
    ("app Shop {\n  ⟦strat⟧ C\n}", "there is no statement `strat`"),
    ("app Shop {\n  start C⟦⟧\n", "the block of `app Shop` is not closed"),
    ("flag x = ⟦yes⟧", "a flag is `true` or `false`, or has several values, as in `free | pro`"),
    ("flag x ⟦y⟧", "\(declaration), found `y`"),
    ("external ⟦group⟧ X {}", "expected `flag`, `screen` or `flow`, found the word `group`"),
    ("external flow F { ⟦outcom⟧ x }", "there is no statement `outcom`"),
    ("external flow F {\n outcome x⟦⟧\n", "the block of `external flow F` is not closed"),
    (
      "transition t {\n  ⟦forwrd⟧ slide\n  both slide\n}",
      "expected `forward`, `backward`, `both`, `easing` or `}`, found `forwrd`"
    ),
    ("transition t {\n  forward slide⟦⟧\n  both slide\n}", "`/` is missing here"),
    ("transition t {\n  both⟦⟧\n}", "an effect such as `move(leading)` is missing here"),
    ("transition t {\n  both scale(0.5⟦⟧\n}", "`,` or `)` is missing here"),
    ("tabs T {\n  tab home ⟦Home⟧\n}", "expected `->`, found `Home`"),
    ("tabs T {\n  tab home \"Home\" ->⟦⟧\n}", "the name of a screen or flow is missing here"),
    ("tabs T⟦(⟧id: Int) {\n tab home -> Home\n}".replacing("T⟦", with: "T ⟦"), "expected `{`, found `(`"),
    ("group G {\n  flow F {\n    start A\n  }⟦⟧\n", "the block of `group G` is not closed"),
    ("group G⟦⟧\n  screen C {}\n}", "`{` is missing here"),
    ("flow F {\n  screen C {\n    link c -> D⟦⟧\n  screen D {\n  }\n}", "the block of `screen C` is not closed"),
    ("flow F {\n  outcome⟦⟧\n  start C\n}", "the name of an outcome is missing here"),
    ("flow F {\n  start⟦⟧\n  outcome x\n}", "the name of a screen, tab bar or flow is missing here"),
    ("flow F {\n  start C when x⟦⟧\n}", "`else` is missing here"),
    ("expect⟦⟧", "the name of a screen, `never` or `every` is missing here"),
    ("expect ⟦A before B⟧", "this is written `expect B only after A`"),
    ("expect A within ⟦three⟧ taps", "expected a number of taps, found `three`"),
    ("expect A within 3 ⟦clicks⟧", "expected `taps`, found `clicks`"),
    ("expect every⟦⟧", "`screen` is missing here"),
    ("import ⟦shop⟧", "expected the path of a file in quotes, found `shop`"),
    ("import ⟦'shop.flow'⟧", "a text is in straight quotes, `\"`"),
    ("⟦requires⟧ x", "`requires` is not allowed here; it belongs in a screen, in tabs, in a group or in a flow"),
  ])
  func aBrokenDeclarationAffectsOnlyItself(_ broken: String, _ message: String) {
    let marked = "screen A {\n  link first -> B\n}\n\(broken)\nflag last\nscreen Z {\n  link last -> A\n}\n"
    // An unclosed group or flow contains the following declarations; all others end where the next declaration begins.
    expectSyntaxErrors(marked, [message])
    expectNeighbours(marked)
  }

  private static let declaration =
    "expected a declaration (screen, tabs, group, flow, app, flag, transition, external, expect or import)"

  @Test func aCommentThatNeverEndsIsOneError() {
    expectSyntaxErrors("screen A {\n  link a -> B\n  ⟦/*⟧ link b -> C\n}\n", ["this comment is not closed with `*/`"])
  }

  @Test func aMisplacedDeclarationKeepsItsName() {
    let tree = parse("screen A {\n  screen B { flag f }\n  import \"x.flow\"\n  link a -> B when f\n}")
    #expect(tree.errors.count == 3)
    #expect(tree.imports.map(\.path) == ["x.flow"])
    let model = ModelBuilder.build([tree])
    #expect(model.unresolved.isEmpty)
    #expect(model.nodes.map { model.text($0.name) } == ["", "A", "B"])
    #expect(model.nodes.map(\.parent) == [.app, .app, .app])
  }

  @Test func oneLineFilesRecoverToo() {
    expectSyntaxErrors("screen A { link ⟦->⟧ B link b -> C } screen B { }", ["a name comes before the arrow: `link b`"])
    expectSyntaxErrors("screen A { link a -> ⟦}⟧ screen B {}", ["expected \(Self.goal), found `}`"])
    expectSyntaxErrors("screen A ⟦link⟧ a -> B } screen B {}", ["expected `{`, found the word `link`"])
  }
}
