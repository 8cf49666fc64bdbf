/// The hooks of UI tests: the actions that depend on the app.
extension XCUITestWriter {
  enum Hook: String, CaseIterable {
    case open, enter, follow, notify, set, give, end, leave, goBack, close, select

    /// The documentation of the hook in the generated code.
    var documentation: String {
      switch self {
      case .open: "Launches the app with flags as they are here, and opens an address."
      case .enter:
        "Launches the app with flags as they are here, by an `entry` of a screen: a notification, a shortcut."
      case .follow: "Opens an address in the running app."
      case .notify: "Opens an `entry` of a screen in the running app."
      case .set: "Changes an external flag of the running app."
      case .give: "Gives an external flag of the running app one of its values."
      case .end: "Ends an external flow in an outcome."
      case .leave: "Goes back from an external screen or flow."
      case .goBack: "Goes back as the platform does."
      case .close: "Closes the sheet, popover or dialog as the platform does."
      case .select: "Taps a tab."
      }
    }

    /// Returns the name and parameters of the hook.
    ///
    /// - Parameter flags: The type of the flags that a launch finds.
    func declaration(_ flags: String) -> String {
      switch self {
      case .open: "open(_ address: String, in app: XCUIApplication, finding flags: \(flags))"
      case .enter: "enter(_ screen: String, for reason: String, in app: XCUIApplication, finding flags: \(flags))"
      case .follow: "follow(_ address: String, in app: XCUIApplication)"
      case .notify: "notify(_ screen: String, for reason: String, in app: XCUIApplication)"
      case .set: "set(_ flag: String, to value: Bool, in app: XCUIApplication)"
      case .give: "give(_ flag: String, _ value: String, in app: XCUIApplication)"
      case .end: "end(_ flow: String, with outcome: String, in app: XCUIApplication)"
      case .leave: "leave(_ screen: String, in app: XCUIApplication)"
      case .goBack: "goBack(in app: XCUIApplication)"
      case .close: "close(in app: XCUIApplication)"
      case .select: "select(_ tab: String, in app: XCUIApplication)"
      }
    }

    /// The default implementation; nil when only the app can implement the hook.
    var standard: [String]? {
      switch self {
      case .open: ["launch(app, finding: flags)", "if let url = URL(string: address) { app.open(url) }"]
      case .follow: ["if let url = URL(string: address) { app.open(url) }"]
      case .goBack: ["app.navigationBars.buttons.firstMatch.tap()"]
      case .close: ["app.swipeDown()"]
      case .select: ["app.tabBars.buttons[tab].firstMatch.tap()"]
      case .enter, .notify, .set, .give, .end, .leave: nil
      }
    }
  }

  mutating func writeHooks() {
    let used = Hook.allCases.filter { hooks.contains($0) }
    let flags = findsValues ? "[String: String]" : "[String: Bool]"
    describe("The parts of the walks that only the app can implement.")
    block("@MainActor protocol \(hookProtocol)") { writer in
      writer.document("Launches the app with these values of its stored flags.")
      writer.out.line("func launch(_ app: XCUIApplication, finding flags: \(flags))")
      for hook in used {
        writer.document(hook.documentation)
        writer.out.line("func \(hook.declaration(flags))")
      }
    }
    out.blank()
    let value =
      findsValues ? "value == \"true\" ? \"YES\" : value == \"false\" ? \"NO\" : value" : "value ? \"YES\" : \"NO\""
    block("extension \(hookProtocol)") { writer in
      writer.lines(
        """
        /// Passes the flags as values of `UserDefaults`.
        func launch(_ app: XCUIApplication, finding flags: \(flags)) {
          for (flag, value) in flags.sorted(by: { $0.key < $1.key }) {
            app.launchArguments += ["-\\(flag)", \(value)]
          }
          app.launch()
        }
        """)
      for hook in used {
        guard let standard = hook.standard else { continue }
        writer.out.blank()
        writer.block("func \(hook.declaration(flags))") { writer in
          for line in standard { writer.out.line(line) }
        }
      }
    }
  }
}
