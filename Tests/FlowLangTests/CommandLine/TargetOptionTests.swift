import Testing

/// `--target`: features that a router does not support, reported by `flowc check` and by `flowc swift`.
@Suite struct TargetOptionTests {
  private let flow = """
    app A { start H }
    transition fade { both opacity }
    screen H { link open -> I via fade }
    screen I {}
    """
  private let problem =
    "a.flow:3:27: warning: the target `swiftui` moves screens as the platform does, not `via fade` "
    + "[unsupported-by-target]"

  @Test func checkReportsUnsupportedFeaturesOfEachTarget() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let rule = "unsupported-by-target"
    #expect(try !folder.flowc("check", "a.flow").text.contains(rule))
    #expect(try !folder.flowc("check", "--target", "stack", "a.flow").text.contains(rule))
    #expect(try folder.flowc("check", "--target", "swiftui", "a.flow").text.hasPrefix(problem))
    #expect(try folder.flowc("check", "--strict", "--target", "swiftui", "a.flow").status == 1)
    let both = try folder.flowc("check", "--target", "swiftui", "--target", "uikit", "a.flow")
    #expect(both.text.contains("; 2 warnings; "))
    let unknown = try folder.flowc("check", "--target", "swiftu", "a.flow")
    #expect(unknown.status == 2)
  }

  @Test func checkUsesTheTargetOfTheConfiguration() throws {
    let folder = try ScratchFolder(["a.flow": flow, ".flowc.json": #"{ "swift": { "target": "swiftui" } }"#])
    #expect(try folder.flowc("check", "a.flow").text.hasPrefix(problem))
    #expect(try !folder.flowc("check", "--target", "stack", "a.flow").text.contains("unsupported-by-target"))
  }

  @Test func checkReportsFeaturesThatNoTargetSupportsOnce() throws {
    let folder = try ScratchFolder([
      "a.flow": "app A { start H } screen H { link open -> I(v: .a) } screen I(v: `My type`) {}"
    ])
    let run = try folder.flowc("check", "--target", "swiftui", "--target", "uikit", "a.flow")
    #expect(run.status == 1)
    #expect(run.text.contains("; 1 error; "), "\(run.text)")
    #expect(try folder.flowc("check", "a.flow").status == 0)
  }

  @Test func swiftReportsUnsupportedFeaturesAndWritesTheRouter() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let run = try folder.flowc("swift", "a.flow")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix(problem))
    #expect(run.output.contains("struct RootView"))
    #expect(try folder.flowc("swift", "--target", "stack", "a.flow").errors == "")
  }
}
