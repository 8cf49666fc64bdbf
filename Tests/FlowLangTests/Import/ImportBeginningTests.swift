import Testing

@testable import FlowLang

/// The start of an app is taken from declarations in its files, and never guessed.
@Suite struct ImportBeginningTests {
  private static func board(_ id: String, _ attributes: String = "") -> String {
    storyboard(controller(id, "customClass=\"\(id)ViewController\""), initial: id)
      .replacingOccurrences(of: "targetRuntime", with: "\(attributes) targetRuntime")
  }

  private func start(
    _ files: KeyValuePairs<String, String>, _ settings: KeyValuePairs<String, String> = [:]
  )
    -> (start: String, problems: [String], reason: String)
  {
    let result = imported(files, code: settings)
    let line = result.files[0].text.split(separator: "\n").first { $0.contains("start ") } ?? ""
    return (String(line.drop { $0 == " " }), result.problems.places, result.startReason ?? "")
  }

  @Test func theLargestOfSeveralAppsIsTheStart() {
    func list(_ name: String) -> String {
      "<plist><dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>"
    }
    let large = storyboard(
      controller("Home", "customClass=\"HomeViewController\"") + controller("Cart", ""), initial: "Home")
    let boards: KeyValuePairs = ["Demo/Main.storyboard": Self.board("Demo"), "Shop/Base/Main.storyboard": large]
    let begun = start(boards, ["Demo/Info.plist": list("Main"), "Shop/Info.plist": list("Main")])
    #expect(begun.start == "start Home")
    #expect(begun.reason == "Main.storyboard, which Shop/Info.plist names")
  }

  @Test func theStartOfAStoryboardAppIsNeverGuessed() {
    let launch = Self.board("Splash", "launchScreen=\"YES\"")
    let boards: KeyValuePairs = ["Login.storyboard": Self.board("Login"), "Zebra.storyboard": Self.board("Zebra")]
    let guessed = start(boards)
    #expect(guessed.start == "start Code")
    #expect(guessed.problems == ["Login.storyboard:1:1: no-start"])
    #expect(guessed.reason == "no file declares which storyboard the app begins with: `Login` or `Zebra`")
    let list = "<plist><dict><key>UIMainStoryboardFile</key><string>Zebra</string></dict></plist>"
    let result = start(boards, ["App/Info.plist": list])
    #expect((result.start, result.problems) == ("start Zebra", []))
    #expect(result.reason == "Zebra.storyboard, which Info.plist names")
    let scene =
      "<plist><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneStoryboardFile</key><string>Login</string></dict></dict></plist>"
    #expect(start(boards, ["Info.plist": scene]).start == "start Login")
    let menu = storyboard("<application id=\"app\" sceneMemberID=\"viewController\"/>", runtime: "MacOSX.Cocoa")
    let zebra = start(["Zebra.storyboard": menu, "Login.storyboard": Self.board("Login")], ["App/Info.plist": list])
    #expect((zebra.start, zebra.problems) == ("start Code", []))
    #expect(zebra.reason == "Info.plist names Zebra.storyboard, which has no initial controller")
    let absent = start(["Login.storyboard": Self.board("Login")], ["App/Info.plist": list])
    #expect(absent.reason == "Info.plist names Zebra.storyboard, which is not among the files")
    let project = "\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Zebra;\n"
    #expect(
      start(boards, ["A.xcodeproj/project.pbxproj": project]).reason == "Zebra.storyboard, which project.pbxproj names")
    let inList = "/* I */ INFOPLIST_KEY_UIMainStoryboardFile = Zebra;\n"
    #expect(
      start(boards, ["A.xcodeproj/project.pbxproj": inList]).reason == "Zebra.storyboard, which project.pbxproj names")
    let code = "<plist><dict><key>UILaunchStoryboardName</key><string>Login</string></dict></plist>"
    #expect(start(boards, ["Info.plist": code]).start == "start Code")
    let part =
      "<plist><dict><key>NSExtension</key><dict/><key>UIMainStoryboardFile</key><string>Zebra</string></dict></plist>"
    #expect(start(boards, ["Info.plist": part]).start == "start Code")
    // A launch screen is not the start.
    #expect(start(["A.storyboard": launch, "Z.storyboard": Self.board("Z")]).start == "start Z")
    let both = start(["A.storyboard": launch], ["I.plist": list.replacingOccurrences(of: "Zebra", with: "A")])
    #expect(both.start == "start Code")
    #expect(both.reason == "I.plist names A.storyboard, which is only shown while the app starts")
    #expect(start(["LaunchScreen.storyboard": Self.board("L"), "Z.storyboard": Self.board("Z")]).start == "start Z")
    #expect(
      start(["Main.storyboard": Self.board("M"), "Z.storyboard": Self.board("Z")]).reason
        == "Main.storyboard, by its name")
  }

  @Test func theStartOfAnAndroidAppIsNeverGuessed() {
    let graphs: KeyValuePairs = [
      "one.xml": graph("one", start: "a", fragment("a")),
      "two.xml": graph("two", start: "b", fragment("b") + fragment("c")),
    ]
    let guessed = start(graphs)
    #expect((guessed.start, guessed.problems.first) == ("start Code", "one.xml:1:1: no-start"))
    let manifest = """
      <manifest><application><activity android:name=".MainActivity"><intent-filter>
      <action android:name="android.intent.action.MAIN"/><category android:name="android.intent.category.LAUNCHER"/>
      </intent-filter></activity></application></manifest>
      """
    let layout = "<FrameLayout><fragment app:navGraph=\"@navigation/one\"/></FrameLayout>"
    for line in ["setContentView(R.layout.activity_main)", "val views = ActivityMainBinding.inflate(layoutInflater)"] {
      let result = start(
        graphs,
        [
          "AndroidManifest.xml": manifest, "res/layout/activity_main.xml": layout,
          "MainActivity.kt": "class MainActivity : Base() { fun f() { \(line) } }",
        ])
      #expect(result.start == "start a", "\(line)")
      #expect(result.reason == "one.xml, shown by MainActivity, which AndroidManifest.xml starts")
    }
    #expect(start(["nav_graph.xml": graph("g", start: "a", fragment("a"))]).reason == "nav_graph.xml, the only file")
  }
}
