import Foundation
import Testing

/// A file of another format has the same result with every command: one message that names what reads it, and the exit
/// status of an input that is no flow.
@Suite struct ForeignInputTests {
  private static let files: KeyValuePairs<String, String> = [
    "a.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n",
    "a.storyboard": "<?xml version=\"1.0\"?>\n<document><scenes/></document>\n",
    "a.xml": "<navigation xmlns:android=\"http://schemas.android.com/apk/res/android\"/>\n",
    "a.mmd": "stateDiagram-v2\n  [*] --> Home\n", "a.dot": "digraph G { a -> b }\n",
    "a.puml": "@startuml\n[*] --> A\n@enduml\n", "a.json": "{ \"version\": 1 }\n", "a.yaml": "---\na: 1\n",
    "a.png": "\0\0\0\0\0\0\0\0\0\0", "b.flow": "app A { start H } screen H {}\n",
  ]

  static let kinds = [
    ("a.swift", "Swift", "`flowc import` makes a flow of"), ("a.storyboard", "XML", "`flowc import` makes a flow of"),
    ("a.xml", "XML", "`flowc import` makes a flow of"),
    ("a.mmd", "a Mermaid diagram", "`flowc import` makes a flow of"),
    ("a.dot", "a DOT graph", "`flowc graph`"), ("a.puml", "a PlantUML diagram", "`flowc graph`"),
    ("a.json", "JSON", "check the name of the file"), ("a.yaml", "YAML", "check the name of the file"),
    ("a.png", "not text", "check the name of the file"),
  ]

  @Test(arguments: kinds)
  func everyCommandRefusesIt(_ file: String, _ format: String, _ help: String) throws {
    let folder = try ScratchFolder(Self.files)
    let before = try folder.read(file)
    for words in [
      ["check"], ["graph"], ["graph", "-o", "out.json"], ["preview"], ["swift"], ["tests"],
      ["run", "--script", "help"],
      ["format"], ["format", "--check"], ["fix"], ["fix", "--unsafe"], ["diff", "b.flow"], ["diff", file],
    ] {
      let run = try FlowcRun.flowc(words + [file], in: folder)
      #expect(run.status == 2, "\(words)")
      #expect(run.text.contains(format) && run.text.contains(help), "\(words) \(run.text)")
      if words != ["check"] { #expect(run.errors.hasPrefix("flowc: error: \(file): this "), "\(words) \(run.errors)") }
      #expect(!run.text.contains("red") && run.text.split(separator: "\n").count <= 7, "\(words) \(run.text)")
    }
    #expect(try folder.read(file) == before)
    #expect(try folder.names.count == Self.files.count)
  }

  /// The finding is in machine formats, too; other files are checked, and formatted.
  @Test func theOtherFilesAreRead() throws {
    let folder = try ScratchFolder(Self.files)
    let json = try folder.flowc("check", "a.swift", "b.flow", "-f", "json")
    #expect((json.status, json.output.contains("this seems to be Swift")) == (2, true))
    #expect(json.output.contains("dead-end"))
    #expect(try folder.flowc("format", "a.swift", "b.flow").status == 2)
    #expect(try folder.read("b.flow") == "app A { start H }\nscreen H {}\n")
  }

  /// A flow that imports a file of another format is a flow with an error.
  @Test func animportIsAFinding() throws {
    let folder = try ScratchFolder([
      "c.flow": "import \"a.swift\"\napp A { start H } screen H {}\n", "a.swift": "import UIKit\n",
    ])
    #expect(try folder.flowc("check", "c.flow").status == 1)
    #expect(try folder.flowc("swift", "c.flow").status == 1)
  }
}
