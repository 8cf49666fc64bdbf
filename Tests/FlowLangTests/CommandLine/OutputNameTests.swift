import Foundation
import Testing

/// No output replaces an input of the run or another output.
@Suite struct OutputNameTests {
  private static let flow = "app A { start H }\nscreen H { link open -> I }\nscreen I {}\n"

  private func expectRefused(
    _ arguments: [String], _ kept: String, in folder: ScratchFolder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.read(kept)
    let run = try FlowcRun.flowc(arguments, in: folder)
    #expect(run.status == 2, "\(arguments)", sourceLocation: sourceLocation)
    #expect(run.errors.contains("cannot write "), "\(arguments) \(run.errors)", sourceLocation: sourceLocation)
    #expect(try folder.read(kept) == before, "\(arguments)", sourceLocation: sourceLocation)
  }

  @Test func inputsAreNotReplaced() throws {
    let board = storyboard(controller("a", "storyboardIdentifier=\"A\""), initial: "a")
    let folder = try ScratchFolder([
      "a.flow": Self.flow, ".flowc.json": "{}\n", "base": "", "names.txt": "b\n", "App/A.kt": "R.id.c\n",
      "App/Info.plist": "<plist/>", "Main.storyboard": board, "App/A.swift": "import SwiftUI\nstruct A: View {}\n",
      "pic.flow": Self.flow + "screen P { image \"p.png\" }\n", "p.png": "no picture\n",
    ])
    try expectRefused(["graph", "a.flow", "-o", ".flowc.json"], ".flowc.json", in: folder)
    try expectRefused(["check", "a.flow", "--baseline", "base", "--write-baseline", "base"], "base", in: folder)
    try expectRefused(["check", "a.flow", "--baseline", "base", "-f", "json=base"], "base", in: folder)
    let importing = ["import", "Main.storyboard", "--scan", "App", "--entries", "names.txt", "-o"]
    for file in ["names.txt", "App/A.kt", "App/Info.plist", "Main.storyboard", "App/A.swift"] {
      try expectRefused(importing + [file], file, in: folder)
    }
    try expectRefused(
      ["import", "Main.storyboard", "-o", "i.flow", "--summary", "Main.storyboard"], "Main.storyboard", in: folder)
    try expectRefused(["check", "a.flow", "--conforms", "App", "-f", "json=App/A.swift"], "App/A.swift", in: folder)
    // Nor under another name of the file.
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "names.txt")
    try expectRefused(importing + ["link"], "names.txt", in: folder)
  }

  /// The outputs for the flows of a folder, or of a configuration, go into a folder; that for a single file is the file
  /// of the option.
  @Test func outputsForAFolderOfFlowsGoIntoAFolder() throws {
    let folder = try ScratchFolder([
      "Flows/a.flow": "app A { start H } screen H {}", ".flowc.json": #"{ "paths": ["Flows"] }"#,
    ])
    #expect(try folder.flowc("graph", "-o", "pictures").status == 0)
    #expect(try folder.flowc("tests", "-f", "xcuitest", "-o", "UITests", "Flows").status == 0)
    #expect(try folder.flowc("graph", "-o", "picture", "Flows/a.flow").status == 0)
    #expect(try folder.read("pictures/a.dot") == folder.read("picture"))
    #expect(try folder.read("UITests/a.tests.swift").contains("XCTest"))
  }

  @Test func twoOutputsMustHaveDifferentNames() throws {
    let folder = try ScratchFolder([
      "a.flow": Self.flow, "b/a.flow": Self.flow + "screen J {}\n", "out/x": "",
      "Main.storyboard": storyboard(controller("a"), initial: "a"),
    ])
    for arguments in [
      ["check", "a.flow", "-f", "json=r", "-f", "sarif=r"], ["check", "a.flow", "-f", "json=r", "-f", "sarif=./r"],
      ["import", "Main.storyboard", "-o", "s", "--summary", "s"], ["graph", "a.flow", "b/a.flow", "-o", "out/"],
    ] {
      let run = try FlowcRun.flowc(arguments, in: folder)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.errors.contains("another output of this run has the same name"), "\(arguments) \(run.errors)")
    }
    // The same file twice, with the same content, is one output.
    #expect(try folder.flowc("graph", "a.flow", "-o", "g.dot").status == 0)
    #expect(try folder.flowc("graph", "a.flow", "-o", "g.dot").status == 0)
  }
}
