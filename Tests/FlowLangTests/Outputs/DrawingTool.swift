import Foundation
import Testing

/// A program that draws the output of an emitter, for tests of the full tier.
struct DrawingTool: Sendable {
  /// The possible names of the program, the best first.
  let names: [String]
  /// The extension of its input files.
  let suffix: String
  /// Returns its arguments, for an input file and an output file.
  let arguments: @Sendable (_ input: String, _ output: String) -> [String]

  static let graphviz = DrawingTool(names: ["dot"], suffix: "dot") { ["-Tsvg", $0, "-o", $1] }
  static let mermaid = DrawingTool(names: ["mmdc", "mermaidx"], suffix: "mmd") { ["-q", "-i", $0, "-o", $1] }
  /// PlantUML writes its output beside the input.
  static let plantUML = DrawingTool(names: ["plantuml"], suffix: "puml") { input, _ in ["-failfast2", "-tsvg", input] }

  /// Draws a file and returns the picture and the standard error of the tool.
  func draw(_ text: String) throws -> (svg: String, diagnostics: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "picture.\(suffix)")
    let output = folder.appending(path: "picture.svg")
    try Data(text.utf8).write(to: input)
    let process = Process()
    process.executableURL = try TestTier.program(names)
    process.arguments = arguments(input.path(), output.path())
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let diagnostics = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return (String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self), diagnostics)
  }
}
