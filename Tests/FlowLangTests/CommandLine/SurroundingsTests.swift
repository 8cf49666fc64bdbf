import Testing

/// The time zone, the language, the terminal and other surroundings of a run do not change its output.
@Suite struct SurroundingsTests {
  private static let surroundings: [[String: String]] = [
    ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"], ["LC_ALL": "C"],
    ["LC_ALL": "de_DE.ISO-8859-1", "LANGUAGE": "de:fr"],
    ["LANG": "\u{FFFD}; rm -rf"], ["TZ": "Pacific/Kiritimati"], ["TZ": ":/dev/zero"], ["TZ": ""],
    ["TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "20", "LINES": "1"], ["TERM": ""], ["TERM": "dumb"],
    ["HOME": "/nowhere", "USER": "", "PWD": "/nowhere"], ["LC_NUMERIC": "fr_FR.UTF-8", "LC_COLLATE": "sv_SE.UTF-8"],
    ["CLICOLOR_FORCE": "1"], ["SWIFT_DETERMINISTIC_HASHING": "1"],
  ]

  @Test(arguments: [
    ["check", "shop.flow"], ["check", "wrong.flow", "gone.flow"], ["check", "wrong.flow", "--format", "sarif"],
    ["graph", "shop.flow"], ["swift", "shop.flow"], ["tests", "shop.flow", "--format", "json"],
    ["preview", "shop.flow"], ["format", "-"], ["diff", "shop.flow", "wrong.flow"],
  ])
  func outputDoesNotDependOnTheSurroundings(_ words: [String]) throws {
    let flow = """
      app Übung { start Home scheme "s" }
      screen Home { link zürück "İıi ß" -> Product link other -> Zebra sheet }
      screen Product(price: Double = 1.5) { url "/product/{price}" }
      screen Zebra {} screen ähnlich {}
      """
    let folder = try ScratchFolder([
      "shop.flow": flow.replacing(" screen ähnlich {}", with: ""), "wrong.flow": flow + " link",
    ])
    let usual = try FlowcRun.flowc(words, in: folder, input: flow)
    #expect(!(usual.output + usual.errors).isEmpty)
    for surrounding in Self.surroundings {
      let run = try FlowcRun.flowc(words, in: folder, input: flow, environment: surrounding)
      #expect(run.status == usual.status, "\(surrounding)")
      #expect(run.output == usual.output, "\(surrounding)")
      #expect(run.errors == usual.errors, "\(surrounding)")
    }
  }
}
