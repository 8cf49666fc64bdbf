import Testing

@testable import FlowLang

/// Flows that are compared with Swift code in an editor.
@Suite struct CodeDocumentTests {
  private let flow = """
    app A { start Home }
    screen Home { link settings "Settings" -> Settings  link about "About" -> About }
    screen Settings {}
    screen About {}
    """
  private let code = """
    struct HomeView: View { var body: some View { NavigationLink("Settings", destination: SettingsView()) } }
    struct SettingsView: View { var body: some View { NavigationLink("About", destination: AboutView()) } }
    struct AboutView: View { var body: some View { Text("about") } }
    """

  @Test func differencesAreReportedInTheFlowAndTheCode() {
    var client = EditorClient(["App.swift": code])
    client.open("a.flow", flow)
    #expect(
      client.diagnostics() == """
        App.swift
          0:7-0:15 warning link-not-in-code: the code of `Home` does not lead to `About`
            a.flow 1:52-1:79 the flow here
          1:50-1:64 warning link-not-in-flow: the code of `Settings` leads to `About` (push), the flow does not
            a.flow 2:7-2:15 the flow here
        a.flow (1)
          1:52-1:79 warning link-not-in-code: the code of `Home` does not lead to `About`
            App.swift 0:7-0:15 the code of `Home` is here
          2:7-2:15 warning link-not-in-flow: the code of `Settings` leads to `About` (push), the flow does not
            App.swift 1:50-1:64 NavigationLink here
        """)
  }

  @Test func codeThatChangesOnDiskIsReadAgain() {
    var client = EditorClient(["App.swift": code])
    client.open("a.flow", flow)
    _ = client.diagnostics()
    client.store(
      "App.swift",
      code.replacing("SettingsView()", with: "pick()") + """
        func pick() -> some View { Group { if isOn { SettingsView() } else { AboutView() } } }
        """)
    let after = client.diagnostics()
    #expect(after.contains("a.flow (1)"), "nothing was published")
    #expect(!after.contains("does not lead to `About`"))
  }
  @Test func storyboardsThatChangeOnDiskAreReadAgain() {
    func storyboard(_ segues: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h"><scenes>
      <scene sceneID="1"><objects><viewController id="h" customClass="HomeViewController">\(segues)</viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="d" customClass="DetailViewController"/></objects></scene>
      </scenes></document>
      """
    }
    let segue = #"<connections><segue destination="d" kind="show" id="q"/></connections>"#
    var client = EditorClient([
      "Main.storyboard": storyboard(segue),
      "Home.swift": "class HomeViewController: UIViewController {}\nclass DetailViewController: UIViewController {}",
    ])
    client.open("a.flow", "app A { start Home }\nscreen Home { link more -> Detail }\nscreen Detail {}")
    #expect(!client.diagnostics().contains("link-not-in-code"))
    client.store("Main.storyboard", storyboard(""))
    #expect(client.diagnostics().contains("link-not-in-code: the code of `Home` does not lead to `Detail`"))
  }
}
