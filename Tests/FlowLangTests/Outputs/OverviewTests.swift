import Testing

@testable import FlowLang

/// The overview of a large flow: names, and one arrow between two of them.
@Suite struct OverviewTests {
  private func arrows(_ text: String) -> [String] {
    var options = Emitter.Options()
    options.isOverview = true
    let lines = Emitter.dot.emit(compile(text), options).split(separator: "\n")
    return lines.filter { $0.contains(" -> ") }.map { line in
      let ends = line.prefix { $0 != "[" }.replacing("\"", with: "").trimmingPrefix { $0 == " " }
      let edge = ["ltail", "lhead"].compactMap { key in
        line.firstRange(of: "\(key)=\"").map { "\(key) " + line[$0.upperBound...].prefix { $0 != "\"" } }
      }
      return ([String(ends).split(separator: " ").joined(separator: " ")] + edge).joined(separator: ", ")
    }
  }

  private let app = """
    app A { start Home }
    screen Home { link pay -> Pay { on done -> home }  link help -> Help }
    screen Help {}
    """

  @Test func linksOfAFlowLeadAwayFromItsEdge() {
    let flow = "flow Pay { start Card  outcome done  link ask -> Terms sheet  screen Card { link pay -> finish done } }"
    let arrows = arrows("\(app)\nscreen Terms {}\n\(flow)")
    #expect(arrows == [".app -> Home", "Home -> Card", "Home -> Help", "Card -> Terms, ltail cluster.Pay"])
  }

  @Test func linksThatStayInAFlowLeadOnFromItsStart() {
    let flow = """
      flow Pay {
        start Card
        outcome done
        link quit -> Quit dialog
        screen Card { link pay -> finish done }
        screen Quit {}
      }
      """
    #expect(arrows("\(app)\n\(flow)") == [".app -> Home", "Home -> Card", "Home -> Help", "Card -> Quit"])
  }

  @Test func linksAndRequirementsOfAGroupAreDrawn() {
    let text = """
      app A { start Home }
      flag s
      screen Home { link a -> One  link b -> Two }
      group Own {
        requires s else Sign sheet
        link help -> Help
        screen One {}
        screen Two {}
      }
      screen Sign { link done -> dismiss set s }
      screen Help {}
      """
    #expect(
      arrows(text) == [
        ".app -> Home", "Home -> One", "Home -> Two", "One -> Sign, ltail cluster.Own",
        "One -> Help, ltail cluster.Own",
      ])
  }

  /// A group without drawn content has no arrows.
  @Test func emptyAreasHaveNoArrows() {
    #expect(arrows("app A { start Home }\nscreen Home {}\ngroup G { link a -> Home }") == [".app -> Home"])
  }
}
