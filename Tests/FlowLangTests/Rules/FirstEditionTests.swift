import Testing

@testable import FlowLang

/// Flows of the first edition of the language: their meaning is unchanged, and `flowc fix` repairs those that are
/// errors now.
@Suite struct FirstEditionTests {
  /// A flow with everything that has another meaning now: an app that starts with a flow, and types in the spelling of
  /// other languages.
  private static let tour = """
    app Tour {
      start Main when seen else Intro
      link out "Sign out" -> Home reset clear signedIn
    }
    flag seen
    flag signedIn
    tabs Main {
      tab home -> Home
      tab more -> More
    }
    flow Intro {
      start Hello
      outcome done
      outcome skipped
      screen Hello {
        without out
        link next -> finish done
        link skip -> finish skipped
        link begin -> Main reset set seen
      }
    }
    flow SignIn {
      start Form
      outcome done
      outcome cancelled
      screen Form {
        link go -> finish done set signedIn
        link no -> finish cancelled
      }
    }
    screen Home { link open -> Post }
    screen More {
      requires signedIn else SignIn sheet { on done -> continue on cancelled -> stay }
      link post -> Post
    }
    screen Post(id: int, at: date?) {
      url "/post/{id}" in tab home over Home
      link again -> Post(id: id)
    }

    """

  @Test func oneFixMigratesAFlow() {
    let source = SourceFile(path: "tour.flow", text: Self.tour)
    #expect(
      Compiler.compile(source).findings.sorted.map { "\($0.rule): \($0.message)" } == [
        "unhandled-outcome: the `start` with `Intro` does not handle the outcomes `done`, `skipped`",
        "unknown-type: the type `int` is written `Int`", "unknown-type: the type `date?` is written `Date?`",
      ])
    let repair = Repair(source, includingUnsafe: false) { _, _ in .failure(.notFound) }
    let handlers = " {\n    on done -> stay\n    on skipped -> stay\n  }\n"
    let expected = Self.tour.replacing("else Intro\n", with: "else Intro" + handlers)
      .replacing("id: int, at: date?", with: "id: Int, at: Date?")
    #expect(String(decoding: repair.compilation.sources[0].bytes, as: UTF8.self) == expected)
    #expect(repair.compilation.isAnalysed)
    // Nothing was below `Intro` in the first edition either.
    let rules = Set(repair.compilation.findings.sorted.filter { $0.severity == .error }.map(\.rule))
    #expect(rules == [])
  }

  @Test func aMigratedFlowKeepsItsMeaning() {
    let flow = Self.tour.replacing("else Intro\n", with: "else Intro { on done -> stay on skipped -> stay }\n")
    for steps in ["", "next", "skip"] { expectState(flow, after: steps, "Hello") }
    expectState(flow, after: "begin, tab more, no", "[home: Home] {seen}")
    expectState(flow, after: "begin, tab more, go", "[more: More] {seen, signedIn}")
    expectState(flow, after: "begin, open, again, back", "[home: Home, Post] {seen}")
    expectState(flow, after: "begin, tab more, go, out", "Home {seen}")
  }

  /// All flows of the benchmarks are of the first edition.
  @Test(arguments: ["airline", "brokerage", "fitness", "food", "notes", "smarthome", "toot"])
  func largeFlowsNeedNoMigration(_ name: String) throws {
    let path = "Benchmarks/flows/\(name).flow"
    let compilation = try EmittedExamples.compile(path)
    #expect(compilation.isAnalysed && !compilation.trees.contains(where: \.hasErrors))
    #expect(
      compilation.findings.sorted.filter { $0.fixes.contains(where: \.isSafe) }.map(\.rule).allSatisfy {
        $0 == "unneeded-allow"
      })
  }
}
