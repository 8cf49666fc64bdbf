import Foundation
import Testing

/// `flowc preview`: the page that it writes, the errors, and the picture files that it includes.
@Suite struct PreviewCommandTests {
  private let flow = "app A { start H }\nscreen H { image \"h.png\" }\n"
  private let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  @Test func thePageIsSelfContained() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    try #require(Data(base64Encoded: png)).write(to: URL(filePath: folder.path("h.png")))
    let run = try folder.flowc("preview", "a.flow", "-o", "a.html")
    #expect((run.status, run.output, run.errors) == (0, "", "wrote a.html\n"))
    let page = try folder.read("a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("data:image/png;base64,\(png)"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("src=\"http") && !page.contains("connect-src"))
    #expect(try folder.flowc("preview", "a.flow", "-o", "-").output == page)
    #expect(try folder.names == ["a.flow", "a.html", "h.png"])
  }

  @Test func thePageIsWrittenBesideTheFlow() throws {
    let folder = try ScratchFolder([
      "Flows/a.flow": "app A { start H }\nscreen H {}\n", "Flows/b.flow": "app B { start H }\nscreen H {}\n",
      "Flows/part.flow": "screen P {}", "alone.flow": "app A { start H }\nscreen H {}\n",
      ".flowc.json": #"{ "paths": ["alone.flow"], "preview": { "output": "Pages/" } }"#, ".git/config": "",
    ])
    #expect(try folder.flowc("preview", "-o", "x.html", "alone.flow").errors == "wrote x.html\n")
    #expect(try folder.flowc("preview").errors == "wrote Pages/alone.html\n")
    #expect(try folder.flowc("preview", "--check").status == 0)
    try folder.write(Data("other".utf8), to: "Pages/alone.html")
    let stale = try folder.flowc("preview", "--check")
    #expect((stale.status, stale.errors) == (3, "Pages/alone.html is not what would be written\n"))
    let many = try ScratchFolder([
      "Flows/a.flow": "app A { start H }\nscreen H {}\n", "Flows/b.flow": "app B { start H }\nscreen H {}\n",
      "Flows/part.flow": "screen P {}",
    ])
    #expect(try many.flowc("preview", "Flows/").errors == "wrote Flows/a.html\nwrote Flows/b.html\n")
    #expect(try many.flowc("preview", "Flows", "-o", "one.html").errors.contains("-o must be a folder"))
    let piped = try many.flowc("preview", "-", input: "app A { start H }\nscreen H {}\n")
    #expect(piped.status == 0 && piped.output.hasPrefix("<!DOCTYPE html>\n") && piped.errors == "")
  }

  /// The bytes of a page do not depend on the working folder, nor on the folders of the machine.
  @Test(arguments: ["", "Project/.flowc.json"])
  func thePageIsTheSameFromEverywhere(_ configuration: String) throws {
    let folder = try ScratchFolder([
      "Project/Flows/a.flow": "import \"more/b.flow\"\napp A { start H }\nscreen H {}\n", "Other/x.flow": "",
      "Project/Flows/more/b.flow": "flag f\n",
    ])
    if !configuration.isEmpty { try folder.write(Data("{}".utf8), to: configuration) }
    #expect(try folder.flowc("preview", "Project/Flows/a.flow").status == 0)
    let page = try folder.read("Project/Flows/a.html")
    let name = configuration.isEmpty ? "a.flow" : "Flows/a.flow"
    #expect(page.contains("name=\"flow-file\" content=\"\(name)\""))
    #expect(page.contains("\"\(name)\",") && page.contains("\"\(name.dropLast(6))more/b.flow\""))
    #expect(!page.contains(folder.path("Project")))
    for path in [
      "./Project/Flows/../Flows/a.flow", folder.path("Project/Flows/a.flow"), "Other/../Project/Flows/a.flow",
    ] {
      #expect(try folder.flowc("preview", path, "-o", "-").output == page, "\(path)")
    }
  }

  @Test func pagesOfTheSameNameAreRefused() throws {
    let folder = try ScratchFolder([
      "x/m.flow": "app A { start H }\nscreen H {}\n", "y/m.flow": "app B { start H }\nscreen H {}\n",
    ])
    for command in [["preview"], ["graph", "-f", "dot"], ["swift"], ["tests"]] {
      let run = try FlowcRun.flowc(command + ["x/m.flow", "y/m.flow", "-o", "two/"], in: folder)
      #expect(run.status == 2 && run.errors.contains("outputs of x/m.flow and y/m.flow into one"), "\(run.text)")
      #expect(try folder.names == ["x", "y"])
    }
  }

  @Test func openStartsTheBrowserOfTheSystem() throws {
    let script = "#!/bin/sh\necho \"$@\" > opened\n"
    let folder = try ScratchFolder([
      "a.flow": "app A { start H }\nscreen H {}\n", "bin/xdg-open": script, "bin/open": script,
    ])
    for name in ["xdg-open", "open"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(name)"))
    }
    let path = "\(folder.path("bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let run = try folder.flowc("preview", "a.flow", "--open", environment: ["PATH": path])
    #expect((run.status, run.errors) == (0, "wrote a.html\n"))
    #expect(try folder.read("opened") == "a.html\n")
    let missing = try folder.flowc("preview", "a.flow", "--open", environment: ["PATH": "/nowhere"])
    #expect(missing.status == 2 && missing.errors.contains("it is not installed"), "\(missing.errors)")
  }

  @Test func draftsAreShown() throws {
    let folder = try ScratchFolder([
      "b.flow": "app A { start H }\nscreen H { link open \"Open\" -> Nope }\n", "part.flow": "screen Only {}",
      "none.flow": "flag f\n",
    ])
    let run = try folder.flowc("preview", "b.flow")
    #expect(
      (run.status, run.errors) == (0, "b.flow: draft: 1 error (`flowc check b.flow`)\nwrote b.html\n"))
    let page = try folder.read("b.html")
    #expect(page.contains("data-node=\"Nope\"") && page.contains("unknown-name"))
    #expect(try folder.flowc("preview", "part.flow").status == 0)
    #expect(try folder.flowc("preview", "none.flow").errors.contains("none.flow declares no screen"))
  }

  @Test func missingPicturesAreReportedAndLeftOut() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let missing = try folder.flowc("preview", "a.flow", "-o", "-")
    #expect((missing.status, missing.errors) == (0, "a.flow: warning: the picture h.png is left out: no such file\n"))
    let other = try ScratchFolder(["a.flow": flow, "h.png": "<svg onload=\"alert(1)\"/>"])
    #expect(try other.flowc("preview", "a.flow", "-o", "a.html").errors.contains("it is no PNG, JPEG, GIF or WebP"))
    let outside = try ScratchFolder(["a.flow": flow.replacingOccurrences(of: "h.png", with: "../../../etc/passwd")])
    #expect(try outside.flowc("preview", "a.flow", "-o", "a.html").errors.contains("it is outside the project"))
  }

  @Test func conflictingOptionsAreErrors() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    #expect(try folder.flowc("preview", "a.flow", "--watch", "-o", "-").errors.contains("--watch needs a file"))
    #expect(try folder.flowc("preview", "a.flow", "--watch", "--check").errors.contains("--check goes with neither"))
    #expect(try folder.flowc("preview", "-", "--serve", "0", input: flow).errors.contains("cannot be watched"))
    #expect(try folder.flowc("preview", "a.flow", "--serve", "70000").errors.contains("up to 65535"))
  }
}
