import Foundation
import Testing

@Suite struct OutputTests {
  private let flow = "app A { start H } screen H { link open -> I } screen I {}"

  @Test func closedPipesEndQuietly() throws {
    for arguments in [["explain", "--all"], ["init", "-o", "-"], ["help"]] {
      let run = try FlowcRun.flowc(arguments, in: ScratchFolder(), output: .closedPipe)
      #expect((run.status, run.errors) == (0, ""))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisksAreReported() throws {
    let folder = try ScratchFolder(["a.flow": flow])
    let full = try folder.flowc("init", "-o", "-", output: .file("/dev/full"))
    #expect(full.status == 2)
    #expect(full.errors == "flowc: error: cannot write to standard output: no space left on device\n")
    let file = try folder.flowc("graph", "a.flow", "-o", "/dev/full")
    #expect((file.status, file.errors) == (2, "flowc: error: cannot write /dev/full: no space left on device\n"))
    let form = try folder.flowc("check", "a.flow", "--format", "json=/dev/full")
    #expect(form.status == 2)
  }

  @Test func filesAreReplacedInOneStepAndOnlyWhenTheyChange() throws {
    let folder = try ScratchFolder(["a.flow": flow, "a.dot": "old"])
    let path = folder.path("a.dot")
    func attribute(_ key: FileAttributeKey) throws -> NSNumber? {
      try FileManager.default.attributesOfItem(atPath: path)[key] as? NSNumber
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let old = try attribute(.systemFileNumber)
    #expect(try folder.flowc("graph", "a.flow", "-o", "a.dot").status == 0)
    let new = try attribute(.systemFileNumber)
    #expect(old != new)
    #expect(try attribute(.posixPermissions) == 0o640)
    #expect(try folder.flowc("graph", "a.flow", "--output=a.dot").status == 0)
    #expect(try attribute(.systemFileNumber) == new)
    #expect(try folder.names == ["a.dot", "a.flow"])
  }

  @Test func linksToFilesStayLinks() throws {
    let folder = try ScratchFolder(["a.flow": flow, "sub/real.dot": "old"])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.dot"), withDestinationPath: "sub/real.dot")
    #expect(try folder.flowc("graph", "a.flow", "-o", "link.dot").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.dot")) == "sub/real.dot")
    #expect(try folder.read("sub/real.dot") != "old")
  }

  @Test func filesThatCannotBeWrittenAreReported() throws {
    let folder = try ScratchFolder(["a.flow": flow, "sub/x": ""])
    let gone = try folder.flowc("graph", "a.flow", "-o", "gone/a.dot")
    #expect((gone.status, gone.errors) == (2, "flowc: error: cannot write gone/a.dot: its folder is not there\n"))
    let directory = try folder.flowc("swift", "a.flow", "-o", "sub/x")
    #expect((directory.status, directory.output) == (2, ""))
    #expect(directory.errors.contains("sub/x"), "\(directory.errors)")
  }

  @Test func aFlowIsNeverReplacedByItsOutput() throws {
    let flow = "app A { start H } screen H { link on -> P } screen P {}"
    let folder = try ScratchFolder(["a.flow": flow])
    for arguments in [
      ["check", "--format", "json=a.flow", "a.flow"], ["graph", "-f", "dot", "-o", "./a.flow", "a.flow"],
    ] {
      let run = try FlowcRun.flowc(arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("it is one of the flows that are read"))
    }
    #expect(try folder.flowc("check", "a.flow").status == 0)
  }

  @Test func syntaxErrorsCannotBeSuppressed() throws {
    let folder = try ScratchFolder(["a.flow": "screen {"])
    for option in ["--allow", "--warn"] { #expect(try folder.flowc("check", option, "syntax", "a.flow").status == 1) }
  }
}
