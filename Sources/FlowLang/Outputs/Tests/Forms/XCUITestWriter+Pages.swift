/// The page objects: one for each screen, and for each tag that is given to one screen only.
extension XCUITestWriter {
  /// Returns the type of a screen's page object.
  func type(_ screen: NodeID) -> String { router.type(screen) + "Page" }

  /// Returns the screen that a tag is given to; nil when there are several.
  func screen(of tag: TagID) -> NodeID? {
    var screens: Set<NodeID> = []
    for target in model[tag].taggingTargets {
      if case .call(let node) = model[target].goal { screens.formUnion(model.entryNodes(of: node)) }
    }
    guard screens.count == 1, let screen = screens.first, model[screen].kind != .tabs else { return nil }
    return screen
  }

  /// Returns the names of a screen's links in its page object.
  func names(on screen: NodeID) -> [LinkID: String] {
    var scope = SwiftScope(reserved: ["app", "name", "isShown", "expectShown", "tap", "init", "self"])
    var result: [LinkID: String] = [:]
    for link in router.links(on: screen) { result[link] = scope.take(SwiftName.lower(model.text(model[link].name))) }
    return result
  }

  /// Returns the names of the tags; some names cannot be those of functions, even in backticks.
  func namesOfTags() -> [TagID: String] {
    var scope = SwiftScope(reserved: ["init", "self", "Type", "Protocol"])
    return router.tags.reduce(into: [:]) { $0[$1] = scope.take(router.tag($1)) }
  }

  mutating func writePages() {
    declare(
      """
      /// A screen on the display, found by the accessibility identifier that every router sets: its name in the flow.
      @MainActor protocol \(pageObject) {
        var app: XCUIApplication { get }
        static var name: String { get }
        /// The element with that name, or a dialog of the system, which has no identifier.
        var root: XCUIElement { get }
      }

      extension \(pageObject) {
        var root: XCUIElement { app.descendants(matching: .any)[Self.name].firstMatch }
        var isShown: Bool { root.waitForExistence(timeout: 5) }

        func expectShown(file: StaticString = #filePath, line: UInt = #line) {
          XCTAssertTrue(isShown, "\\(Self.name) is not shown", file: file, line: line)
        }

        /// Taps the control of a link: the element with its name as identifier, or else the button with that label,
        /// preferably one of the screen itself.
        func tap(_ link: String, label: String? = nil) {
          let marked = app.descendants(matching: .any)[link].firstMatch
          guard let label, !marked.exists else { return marked.tap() }
          let own = root.buttons[label].firstMatch
          (own.exists ? own : app.buttons[label].firstMatch).tap()
        }
      }

      /// The screens, each with the links that can be tapped on it.
      """)
    block("@MainActor enum \(pages)") { writer in
      for (index, screen) in writer.router.screens.enumerated() {
        if index > 0 { writer.out.blank() }
        writer.writePage(of: screen)
      }
    }
  }

  private mutating func writePage(of screen: NodeID) {
    document("`\(router.shownName(screen))`" + (router.title(of: screen).map { ": \"\($0)\"" } ?? ""))
    block("struct \(type(screen)): \(pageObject)") { writer in
      writer.out.line("let app: XCUIApplication")
      writer.out.line("static let name = \(SwiftText.literal(writer.model.name(of: screen)))")
      if let dialog = writer.router.dialogs.first(where: { $0.screen == screen }) {
        writer.out.line("var root: XCUIElement { app.\(dialog.isAlert ? "alerts" : "sheets").firstMatch }")
      }
      for link in writer.router.links(on: screen) { writer.write(link, on: screen) }
    }
  }

  private mutating func write(_ link: LinkID, on screen: NodeID) {
    let label = walks.compilation.label(of: link).map { ", label: " + SwiftText.literal($0) } ?? ""
    out.blank()
    document(link)
    let name = SwiftName.quoted(linkNames[screen]?[link] ?? "")
    out.line("func \(name)() { tap(\(SwiftText.literal(router.function(link)))\(label)) }")
  }

  mutating func writeTags() {
    let marked = router.tags.compactMap { tag in screen(of: tag).map { (tag: tag, screen: $0) } }
    guard !marked.isEmpty else { return }
    describe("The page objects of the tagged screens.")
    block("@MainActor enum \(tags)") { writer in
      for (tag, screen) in marked {
        let page = "\(writer.pages).\(writer.type(screen))"
        writer.document("`" + Spelling.tag(writer.model.text(writer.model[tag].name)) + "`")
        writer.out.line(
          "static func \(SwiftName.quoted(writer.tagNames[tag] ?? ""))(_ app: XCUIApplication) -> \(page) { \(page)(app: app) }"
        )
      }
    }
  }
}
