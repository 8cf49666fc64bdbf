import Foundation
import Testing

@testable import FlowLang

/// Names of files with a line end and other characters of a special meaning: they never end a line, a string or a
/// comment of the output.
@Suite(.timeLimit(.minutes(60))) struct PathFaultTests {
  private static let name = "n\nfatalError()\r*|\u{2028}\"'<&%]]>\\.flow"
  private static let flow = """
    app A { start H scheme "s" } screen H(id: Int = 1) { url "/x/{id}" link open "O" -> I } screen I {}
    """

  private func lines(_ text: String) -> [Substring] {
    text.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" || $0 == "\u{2028}" }
  }

  @Test(arguments: Reporter.all.map(\.name))
  func findingsKeepTheirLines(_ form: String) throws {
    let folder = try ScratchFolder()
    try folder.write(Data("screen H {".utf8), to: Self.name)
    let run = try folder.flowc("check", Self.name, "--format", form)
    #expect(run.status == 1)
    #expect(!lines(run.output + run.errors).contains { $0.hasPrefix("fatalError()") })
    if form == "github" { #expect(run.output.contains("file=n%0AfatalError()%0D*|")) }
    if ["json", "sarif", "gitlab"].contains(form) {
      _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      #expect(run.output.contains(form == "sarif" ? "n%0AfatalError%28%29%0D" : #"n\nfatalError()\r*|"#))
    }
  }

  @Test(arguments: [
    "swift", "swift --target uikit", "swift --target triggers", "graph", "graph --format mermaid",
    "graph --format plantuml",
    "graph --format json", "tests --format json", "tests --format xcuitest", "tests --format swift-testing", "preview",
    "format --check", "fix", "run --script open", "diff other.flow", "diff other.flow --format json",
    "diff other.flow --format markdown",
  ])
  func outputsKeepTheirLines(_ command: String) throws {
    let folder = try ScratchFolder(["other.flow": Self.flow.replacing("\"O\"", with: "\"P\"")])
    try folder.write(Data(Self.flow.utf8), to: Self.name)
    let run = try FlowcRun.flowc(command.split(separator: " ").map(String.init) + [Self.name], in: folder)
    #expect(run.status == (command == "format --check" ? 3 : 0))
    #expect(!(run.output + run.errors).isEmpty)
    #expect(!lines(run.output + run.errors).contains { $0.hasPrefix("fatalError()") })
  }

  @Test func listsOfFilesRefuseNamesWithLineEnds() throws {
    let folder = try ScratchFolder()
    try folder.write(Data(Self.flow.utf8), to: "a\nb.flow")
    let run = try folder.flowc("swift", "a\nb.flow", "-o", "out", "--xcfilelists")
    #expect(run.status == 2)
    #expect(run.errors == "flowc: error: a␊b.flow cannot be in a list of files: its name has a line end\n")
    #expect(try folder.flowc("swift", "a\nb.flow", "-o", "out").status == 0)
  }

  @Test func aBaselineHasOneLineForEachFinding() throws {
    let folder = try ScratchFolder()
    try folder.write(Data("screen H { link a -> B }".utf8), to: Self.name)
    #expect(try folder.flowc("check", Self.name, "--write-baseline", "base").status == 0)
    #expect(try folder.read("base").split(separator: "\n").count == 3)
    #expect(try folder.flowc("check", Self.name, "--baseline", "base").status == 0)
  }
}
