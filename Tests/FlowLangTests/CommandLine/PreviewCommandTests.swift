import Foundation
import Testing

/// `flowc preview`: the page it writes, what it refuses, and what it shows to whom.
@Suite struct PreviewCommandTests {
  private let flow = "app A { start H }\nscreen H { image \"h.png\" }\n"
  private let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  @Test func thePageStandsAlone() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    try #require(Data(base64Encoded: png)).write(to: URL(filePath: folder.path("h.png")))
    let run = try folder.flowc("preview", "a.flow", "-o", "a.html")
    #expect((run.status, run.output, run.errors) == (0, "", ""))
    let page = try folder.read("a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("data:image/png;base64,\(png)"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("src=\"http") && !page.contains("connect-src"))
    #expect(try folder.flowc("preview", "a.flow").output == page)
    #expect(try folder.names == ["a.flow", "a.html", "h.png"])
  }

  @Test func picturesThatAreNotThereAreToldAndLeftOut() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let missing = try folder.flowc("preview", "a.flow", "-o", "a.html")
    #expect((missing.status, missing.errors) == (0, "a.flow: warning: the picture h.png is left out: no such file\n"))
    let other = try ScratchFolder(["a.flow": flow, "h.png": "<svg onload=\"alert(1)\"/>"])
    #expect(try other.flowc("preview", "a.flow", "-o", "a.html").errors.contains("it is no PNG, JPEG, GIF or WebP"))
    let outside = try ScratchFolder(["a.flow": flow.replacingOccurrences(of: "h.png", with: "../../../etc/passwd")])
    #expect(try outside.flowc("preview", "a.flow", "-o", "a.html").errors.contains("it is outside the project"))
  }

  @Test func whatCannotBeWalkedThroughIsRefused() throws {
    let folder = try ScratchFolder(["a.flow": "screen H {}", "b.flow": "app A { start Nope }"])
    let without = try folder.flowc("preview", "a.flow", "-o", "a.html")
    #expect(without.status == 2)
    #expect(without.errors.contains("there is nothing to walk through"))
    let broken = try folder.flowc("preview", "b.flow", "-o", "a.html")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("[unknown-name]"))
    #expect(try folder.names == ["a.flow", "b.flow"])
  }

  @Test func whatDoesNotGoTogetherIsSaid() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    #expect(try folder.flowc("preview", "a.flow", "--watch").errors.contains("--watch needs -o"))
    #expect(try folder.flowc("preview", "-", "--serve", "0", input: flow).errors.contains("cannot be watched"))
    #expect(try folder.flowc("preview", "a.flow", "--serve", "70000").errors.contains("up to 65535"))
  }
}
