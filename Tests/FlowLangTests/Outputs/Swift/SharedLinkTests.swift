import Foundation
import Testing

@testable import FlowLang

/// Links that many screens share are generated once.
@Suite struct SharedLinkTests {
  /// Returns an app with a group of screens that all offer the links of the group.
  private static func flow(screens: Int, links: Int, more: String = "") -> String {
    let shared = (0..<links).map { "link g\($0) \"G \($0)\" -> S\($0 % screens)\n" }.joined()
    let inner = (0..<screens).map { "screen S\($0) { link next -> S\(($0 + 1) % screens) }\n" }.joined()
    return "app A { start S0 }\ngroup G {\n\(shared)\(inner)\(more)}\n"
  }

  private func core(_ text: String) -> String {
    let files = SwiftTarget.all[0].files(Router(compile(text)), SwiftOptions())
    return String(decoding: files[0].bytes, as: UTF8.self)
  }

  @Test func outputGrowsWithTheSumOfScreensAndLinks() {
    let text = core(Self.flow(screens: 165, links: 100))
    #expect(text.utf8.count < 500_000)
    #expect(text.components(separatedBy: "struct LinksOfG: Links {").count == 2)
    #expect(text.components(separatedBy: "linksOfG = LinksOfG(state, change)").count == 166)
  }

  @Test func omittedLinksAreNotShared() {
    let text = core(Self.flow(screens: 6, links: 8, more: "screen T { without g1 link h -> home }\n"))
    let own = text.components(separatedBy: "struct TLinks").last?.components(separatedBy: "\n  }\n").first ?? ""
    #expect(own.contains("var g0: Action = {}") && !own.contains("g1") && !own.contains("linksOfG"))
    #expect(!core(Self.flow(screens: 6, links: 3)).contains("LinksOf"))
  }
}

/// A link with parameters has one type, however many screens offer it.
@Suite struct SharedLinkTypeTests {
  static let flow = """
    app A { start H  link any "Any" -> Product }
    flag f
    group G {
      link open "Open" -> Product
      link cond -> Product when f else stay
      screen H { link i -> I  link own -> Product }
      screen I { link appAny -> K }
    }
    screen K(n: Int) { without any  link b -> back set f }
    screen Product(id: Int) { link b -> back }
    """

  @Test func theTypeIsWrittenOnce() {
    let core = String(
      decoding: SwiftTarget.all[0].files(Router(compile(Self.flow)), SwiftOptions())[0].bytes, as: UTF8.self)
    for (line, count) in [
      ("struct AppAnyLink {", 2), ("struct GOpenLink {", 1), ("struct GCondLink {", 1), ("struct OwnLink {", 1),
      ("struct OpenLink {", 0), ("    typealias OpenLink = AFlow.GOpenLink", 2),
      ("    typealias AnyLink = AFlow.AppAnyLink", 3),
      ("  /// The link `open` of `G`, “Open”.\n  @MainActor struct GOpenLink", 1),
    ] { #expect(core.components(separatedBy: line).count == count + 1, "\(line)\n\(core)") }
  }

  /// A view for several screens takes the link of any of them.
  @Test(.fullTier, arguments: SwiftToolchain.modes) func theTypeIsThatOfEachScreen(_ mode: String) throws {
    var options = SwiftOptions()
    options.access = .public
    let core = SwiftTarget.all[0].files(Router(compile(Self.flow)), options)[0]
    let own = """
      @MainActor func header(_ open: AFlow.GOpenLink, _ any: AFlow.AppAnyLink) { open(id: 1); any(id: 2) }
      @MainActor func use(_ state: AFlow.State) {
        var links = AFlow.HLinks(state) { _ in }
        header(links.open, links.any)
        header(AFlow.ILinks.none.open, AFlow.ProductLinks.none.any)
        links.open = AFlow.HLinks.OpenLink { _ in }
        AFlow.ILinks.none.appAny(n: 1)
      }
      """
    let messages = try SwiftToolchain.check(
      ["Core.swift": String(decoding: core.bytes, as: UTF8.self), "Own.swift": own], mode: mode, in: ScratchFolder(),
      options: [])
    #expect(messages == "")
  }
}

/// Shared links are valid Swift, and a view calls them like its own.
@Suite(.fullTier, .timeLimit(.minutes(60))) struct SharedLinkCompilingTests {
  @Test(arguments: SwiftToolchain.modes) func sharedLinksAreMembers(_ mode: String) throws {
    let shared = (0..<9).map { "link g\($0) -> S\($0 % 4)\n" }.joined()
    let screens = (0..<4).map { "screen S\($0) { link next -> Ship }\n" }.joined()
    let text = "app A { start S0 }\nscreen Ship(address: Address?) {}\ngroup G {\n\(shared)\(screens)}\n"
    let core = SwiftTarget.all[0].files(Router(compile(text)), SwiftOptions())[0]
    let own = """
      public struct Address: Hashable, Codable, Sendable {}
      @MainActor func use(_ state: AFlow.State) {
        var links = AFlow.S0Links(state) { _ in }
        links.g3()
        links.g4 = {}
        links.next(address: Address())
        AFlow.S1Links.none.g8()
      }
      """
    let messages = try SwiftToolchain.check(
      ["Core.swift": String(decoding: core.bytes, as: UTF8.self), "Own.swift": own], mode: mode, in: ScratchFolder(),
      options: [])
    #expect(messages == "")
  }
}
