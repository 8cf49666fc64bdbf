import Foundation
import Testing

@testable import FlowLang

/// The layout of the page on a desktop, a tablet and a phone, in light and dark mode: every panel opens, none is blank,
/// nothing is cut off, and the map shows the current screen.
@Suite(.fullTier, .timeLimit(.minutes(60)))
struct PreviewLayoutTests {
  struct Display: Sendable, CustomStringConvertible {
    let width: Int
    let height: Int
    let isDark: Bool

    var description: String { "\(width) × \(height)\(isDark ? ", dark" : "")" }
  }

  private static let displays = [(1440, 900), (1024, 768), (390, 844)].flatMap { width, height in
    [false, true].map { Display(width: width, height: height, isDark: $0) }
  }

  private static let examples = ["examples/shop/shop.flow", "examples/grocery.flow", "examples/details.flow"]

  @Test(arguments: examples, displays)
  func nothingIsBlankOrCutOff(_ path: String, _ display: Display) throws {
    try check(try EmittedExamples.compile(path), display)
  }

  @Test(arguments: displays)
  func aLargeFlowIsLaidOutAsWell(_ display: Display) throws {
    let screens = (0..<300).map { "screen S\($0) { link a -> S\(($0 + 1) % 300) link b -> S\(($0 * 7) % 300) sheet }" }
    let flow = "app Big { start S0 }\n" + screens.joined(separator: "\n")
    try check(Compiler.bind(SourceFile(path: "big.flow", text: flow), load: { _, _ in .failure(.notFound) }), display)
  }

  private func check(_ compilation: Compilation, _ display: Display) throws {
    let script = """
      const problems = [];
      const look = (moment) => {
        document.getAnimations().forEach((animation) => animation.finish());
        const complain = (text) => problems.push(`${moment}: ${text}`);
        if (document.documentElement.scrollWidth > innerWidth + 1) complain(`wider than the window: ${document.documentElement.scrollWidth}`);
        const seen = [...document.querySelectorAll("main > section")].filter((part) => part.getBoundingClientRect().width > 0);
        if (seen.length === 0) complain("no part is seen");
        for (const part of seen) {
          const { width, height, right, bottom } = part.getBoundingClientRect();
          if (width < 250 || height < 250) complain(`${part.id} is ${width} × ${height}`);
          if (right > innerWidth + 1 || bottom > innerHeight + 1) complain(`${part.id} is cut off`);
          const inner = [...part.querySelectorAll("h2, button, rect, p, li")].filter((child) => {
            const box = child.getBoundingClientRect();
            return box.width > 0 && box.height > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
          });
          if (inner.length < 2) complain(`${part.id} is blank`);
        }
        const [chart, here] = [document.getElementById("chart").getBoundingClientRect(), document.querySelector("#map .here rect")];
        if (chart.width > 0) {
          const box = here?.getBoundingClientRect();
          const isSeen = box && box.width > 4 && box.left < chart.right && box.right > chart.left && box.top < chart.bottom && box.bottom > chart.top;
          if (!isSeen) complain("the map does not show the current screen");
        }
        for (const label of document.querySelectorAll("#display > .layer:not([inert]) .label, .tools button, .views button")) {
          if (label.clientWidth > 0 && label.scrollWidth > label.clientWidth + 1) complain(`cut off: ${label.textContent}`);
        }
      };
      const views = [...document.querySelectorAll(".views button")].filter((button) => button.offsetWidth > 0);
      const all = (moment) => {
        look(moment);
        for (const button of views) {
          button.click();
          look(`${moment}, ${button.textContent}`);
        }
        views[0]?.click();
      };
      all("start");
      document.querySelector(".views [data-view=chart]").click();
      document.getElementById("whole").click();
      document.getAnimations().forEach((animation) => animation.finish());
      const paper = document.getElementById("paper").getBoundingClientRect();
      const isIn = ({ left, right, top, bottom }) => left >= paper.left + 4 && right <= paper.right - 4 && top >= paper.top + 4 && bottom <= paper.bottom - 4;
      const outside = [...document.querySelectorAll("#map .box rect, #map .area rect, #map .arrow")].filter((part) => !isIn(part.getBoundingClientRect()));
      if (outside.length > 0) problems.push(`the whole map does not fit: ${outside.length}`);
      if (document.querySelector(".mapbar").getBoundingClientRect().top < paper.bottom - 1) problems.push("the map is covered");
      document.querySelector(".views [data-view=phone]").click();
      document.getElementById("here").click();
      for (let step = 0; step < 6; step++) {
        const buttons = document.querySelectorAll("#display > .layer:not([inert]) .link:not(.leads-back)");
        buttons[step % Math.max(buttons.length, 1)]?.click();
        look(`step ${step + 1}`);
      }
      document.getElementById("goals").click();
      document.getElementById("restart").click();
      document.getElementById("record").click();
      const first = document.querySelector("#display > .layer:not([inert]) .link");
      first?.click();
      document.getElementById("record").click();
      all("recorded");
      report({ problems, views: views.length, isTapped: first !== null,
        recorded: document.querySelectorAll("#recorded li").length });
      """
    let options =
      ["--force-prefers-reduced-motion"] + (display.isDark ? ["--blink-settings=preferredColorScheme=0"] : [])
    let visit = try Browser.visit(
      PreviewPageTests.page(compilation, script), options, size: (display.width, display.height))
    #expect(visit.console == [])
    let text = try #require(visit.text(of: "result"))
    let result = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    #expect(result["problems"] as? [String] == [])
    #expect(result["views"] as? Int == (display.width > 1180 ? 0 : display.width > 760 ? 2 : 3))
    // An external screen has no links.
    #expect(result["recorded"] as? Int == (result["isTapped"] as? Bool == true ? 1 : 0))
  }
}
