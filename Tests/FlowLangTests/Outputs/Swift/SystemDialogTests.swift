import Testing

@testable import FlowLang

/// The screens that are system dialogs, and their texts.
@Suite struct SystemDialogTests {
  @Test(arguments: [
    // A button that closes the dialog, one that leads on; three to choose from.
    (
      #"screen D "Sure?" { link yes "Yes" -> home link no "No" -> dismiss }"#,
      "D alert “Sure?”: yes “Yes”, no “No” cancels"
    ),
    (
      "screen D { link one -> home link two -> S reset link no -> back }",
      "D dialog “D”: one “One”, two “Two”, no “No” cancels"
    ),
    // All buttons close the dialog: the last one cancels.
    ("screen D { link add -> dismiss link later -> back }", "D alert “D”: add “Add”, later “Later” cancels"),
    ("screen D { link again -> S reset }", "D alert “D”: again “Again”"),
    // A dialog whose link only leaves the app gets the button of the system to close it.
    (#"screen D { link settings "Open Settings" -> open "app-settings:" }"#, "D dialog “D”: settings “Open Settings”"),
    // A link that closes the dialog only sometimes, or sets a flag, does more than close it.
    (
      "screen D { link a -> dismiss set f link b -> dismiss when f link c -> dismiss }",
      "D dialog “D”: a “A”, b “B”, c “C” cancels"
    ),
    // A link that leaves the stack of the dialog unchanged may present a layer.
    ("screen D { link a -> T sheet link b -> T over S link c -> back }", "D dialog “D”: a “A”, b “B”, c “C” cancels"),
  ])
  func aScreenOfLinksIsADialog(_ screen: String, _ expected: String) { #expect(dialogs(screen) == [expected]) }

  @Test(arguments: [
    "screen D { view DView link no -> dismiss }",
    #"screen D { image "d.png" link no -> dismiss }"#,
    "screen D(id: Int = 1) { link no -> dismiss }",
    "screen D {}",
    // The screen is also pushed, opened from outside, the root of a tab, or inside another one.
    "screen D { link no -> dismiss } screen U { entry \"push\" link d -> D }",
    "screen D { url \"/d\" link no -> dismiss }",
    "screen D { link no -> dismiss } tabs B { tab d -> D } screen U { entry \"push\" link b -> B reset }",
    "screen D { link no -> dismiss } screen U { entry \"push\" embed D }",
    "screen D { link no -> dismiss } screen U { entry \"push\" link d -> D sheet }",
    // The screen leads on in its own stack, or requires a value from its view.
    "screen D { link a -> T link no -> dismiss }",
    "screen D { link a -> T replace link no -> dismiss }",
    "screen D { link a -> V sheet link no -> dismiss } screen V(id: Int) {}",
    // In some states there is no button.
    "screen D { link no -> dismiss when f }",
    "external screen D",
  ])
  func anyOtherScreenNeedsAView(_ screen: String) { #expect(dialogs(screen) == []) }

  /// Links inherited by a screen are not shown by a dialog.
  @Test func inheritedLinksAreNoButtons() {
    let text = """
      app A { start S link help -> T sheet }
      screen S { link d -> D dialog }
      screen D { link no -> dismiss }
      screen T {}
      """
    #expect(described(text) == ["D alert “D”: no “No” cancels"])
  }

  /// No view is required, in any target, and the links are followed.
  @Test(arguments: SwiftTarget.all.map(\.name))
  func aDialogNeedsNoView(_ name: String) throws {
    let target = try #require(SwiftTarget.all.first { $0.name == name })
    let text = flow(#"screen LogOut "Log out?" { link yes "Yes" -> home link no "No" -> dismiss }"#, call: "LogOut")
    let written = target.files(Router(Compiler.compile(SourceFile(path: "a.flow", text: text))), SwiftOptions())[1].text
    #expect(!written.contains("protocol LogOutScreen"))
    #expect(written.contains("protocol SScreen"))
    #expect(written.contains(#"Choice(.logOutYes, "Yes", links.yes),"#))
    #expect(written.contains(#"Choice(.logOutNo, "No", isCancel: true, links.no),"#))
    #expect(written.contains(name == "uikit" ? "UIAlertController(" : ".alert("))
  }

  private func dialogs(_ screen: String) -> [String] { described(flow(screen, call: "D")) }

  private func flow(_ screen: String, call: String) -> String {
    """
    app A { start S }
    flag f
    screen S { link d -> \(call) dialog link f -> stay set f }
    screen T { entry "push" }
    \(screen)
    """
  }

  private func described(_ text: String) -> [String] {
    let compilation = Compiler.compile(SourceFile(path: "a.flow", text: text))
    #expect(compilation.isSound, "\(text)")
    return Router(compilation).dialogs.map { dialog in
      let choices = dialog.choices.map { choice in
        let name = compilation.model.text(compilation.model[choice.link].name)
        return "\(name) “\(choice.label)”" + (choice.isCancel ? " cancels" : "")
      }
      let kind = dialog.isAlert ? "alert" : "dialog"
      return
        "\(compilation.model.name(of: dialog.screen)) \(kind) “\(dialog.title)”: \(choices.joined(separator: ", "))"
    }
  }
}
