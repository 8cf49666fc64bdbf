import Testing

@testable import FlowLang

/// `flowc import` and `flowc check --conforms` of a folder with Swift sources.
@Suite struct SwiftSourcesCommandTests {
  private static let files: KeyValuePairs<String, String> = [
    "Sources/Shop.swift": SwiftImportTests.shop,
    "Sources/ShopTests/Other.swift":
      "class A: UIViewController { func a() { present(B(), animated: true) } }\nclass B: UIViewController {}",
    "Sources/README.md": "```mermaid\nflowchart LR\n  A --> B\n```",
  ]

  @Test func aFolderIsImportedAndConforms() throws {
    let folder = try ScratchFolder(Self.files)
    let run = try folder.flowc("import", "Sources", "-o", "app.flow", "--summary", "s.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.hasPrefix("Shop.swift: 5 screens, 4 links\nlinks: 4 exact\n"), "\(run.errors)")
    let check = try folder.flowc("check", "--strict", "--conforms", "Sources", "app.flow")
    #expect(check.status == 0, "\(check.errors)")
  }

  /// A folder with two apps is read as the one of iOS, and the summary reports what is left out.
  @Test func graphsBesideSwiftAreLeftOut() throws {
    let graph = graph("nav", start: "a", fragment("a"))
    let folder = try ScratchFolder([
      "Sources/Shop.swift": SwiftImportTests.shop, "Sources/android/res/navigation/nav.xml": graph,
    ])
    let run = try folder.flowc("import", "Sources", "-o", "app.flow")
    let line =
      "left out: 1 Android navigation graph, since Swift sources are read; import Sources/android/res/navigation for it\n"
    #expect(run.status == 0 && run.errors.hasSuffix(line), "\(run.errors)")
    #expect(try folder.flowc("import", "Sources/android/res/navigation", "-o", "b.flow").status == 0)
  }

  @Test func driftFailsAStrictCheck() throws {
    let code = SwiftImportTests.shop.replacing("NavigationLink(\"Cart\") { CartView() }", with: "Text(\"x\")")
    let folder = try ScratchFolder(Self.files)
    #expect(try folder.flowc("import", "Sources", "-o", "app.flow", "--quiet").status == 0)
    let other = try ScratchFolder([
      "Sources/Shop.swift": code, "app.flow": try folder.read("app.flow"),
      ".flowc.json": "{ \"paths\": [\"app.flow\"], \"conforms\": [\"Sources\"] }",
    ])
    let check = try other.flowc("check", "--strict")
    #expect(check.status == 1)
    #expect(check.output.contains("the code of `Home` does not lead to `Cart` [link-not-in-code]"))
    for form in ["json", "sarif", "xcode", "github", "gitlab", "junit", "checkstyle"] {
      #expect(try other.flowc("check", "--format", form).output.contains("link-not-in-code"), "\(form)")
    }
    #expect(try other.flowc("check", "--allow", "link-not-in-code", "--strict").status == 0)
  }

  @Test func unknownSitesAreListed() throws {
    let code = SwiftImportTests.shop.replacing("{ CartView() }", with: "{ made() }")
    let folder = try ScratchFolder(["Sources/Shop.swift": code, "app.flow": "app A { start Home }\nscreen Home {}"])
    let run = try folder.flowc("check", "--conforms", "Sources", "--unknown", "app.flow")
    #expect(run.errors.contains("Sources/Shop.swift:6: NavigationLink\n"))
  }

  @Test func storyboardsThatAreNoXMLAreReported() throws {
    let folder = try ScratchFolder([
      "Sources/Shop.swift": SwiftImportTests.shop, "Sources/Main.storyboard": "<a>\n<<<<<<< HEAD\n</a>",
      "app.flow": "app A { start Home }\nscreen Home {}",
    ])
    let run = try folder.flowc("check", "--conforms", "Sources", "app.flow")
    #expect(run.errors.hasPrefix("Sources/Main.storyboard: "), "\(run.errors)")
    #expect(run.errors.contains("; its segues are not compared\n"), "\(run.errors)")
    #expect(try folder.flowc("check", "--conforms", "Sources", "--quiet", "app.flow").errors == "")
  }

  /// A screen without a type in the code must be reported, since it cannot be compared.
  @Test func screensWithoutATypeAreReported() throws {
    let names = (1...7).map { "Only\($0)" }
    let flow =
      "app A { start Home }\nscreen Home {" + names.map { " link l\($0) -> \($0)" }.joined() + " }\n"
      + names.map { "screen \($0) {}\n" }.joined()
    let folder = try ScratchFolder(["Sources/Shop.swift": SwiftImportTests.shop, "app.flow": flow])
    let check = try folder.flowc("check", "--conforms", "Sources", "app.flow")
    let line = "app.flow: 7 screens without a type in the code, not compared: Only1, Only2, Only3, Only4, Only5"
    #expect(check.errors.hasSuffix("\(line) and 2 more, which --unknown lists\n"), "\(check.errors)")
    let all = try folder.flowc("check", "--conforms", "Sources", "--unknown", "app.flow")
    #expect(all.errors.hasSuffix("\(line), Only6, Only7\n"), "\(all.errors)")
    #expect(try folder.flowc("check", "--conforms", "Sources", "--quiet", "app.flow").errors == "")
  }

  @Test func aFolderWithoutCodeIsRefused() throws {
    let folder = try ScratchFolder(["app.flow": "app A { start Home }\nscreen Home {}", "Sources/a.txt": ""])
    for path in ["Sources", "gone"] { #expect(try folder.flowc("check", "--conforms", path, "app.flow").status == 2) }
  }
}
