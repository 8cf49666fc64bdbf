import Foundation
import Testing

@testable import FlowLang

/// Other programs accept our reports: each format is validated by its schema, for flows with findings of every kind,
/// with none, and with hostile names. `Tests/FlowLangTests/Schemas/install` downloads the schemas.
@Suite struct SchemaTests {
  /// A format, and the command that validates a file of it.
  struct Schema: Sendable, CustomTestStringConvertible {
    let reporter: Reporter
    let command: [String]
    let files: [String]

    var testDescription: String { reporter.name }

    static let all = [
      Schema(
        reporter: .sarif, command: ["python3", "Tests/FlowLangTests/Schemas/sarif.py"],
        files: ["Tests/FlowLangTests/Schemas/sarif.py"]),
      Schema(
        reporter: .junit, command: ["xmllint", "--noout", "--schema", ".build/schemas/junit-10.xsd"],
        files: [".build/schemas/junit-10.xsd"]),
      Schema(
        reporter: .checkstyle,
        command: ["xmllint", "--noout", "--schema", "Tests/FlowLangTests/Schemas/checkstyle.xsd"],
        files: ["Tests/FlowLangTests/Schemas/checkstyle.xsd"]),
    ]

    /// Returns the output of the validator for a report; empty if the report is valid.
    func problems(about report: String) throws -> String {
      let file = FileManager.default.temporaryDirectory.appending(path: "flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(report.utf8).write(to: file)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command + [file.path()]
      process.currentDirectoryURL = Repository.root
      let errors = Pipe()
      process.standardError = errors
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return process.terminationStatus == 0 ? "" : text
    }
  }

  /// The examples of all rules, all of them together, hostile names, and no flow at all.
  private static let flows: [[Compilation]] =
    [[], [HostileFlow.compilation], [Compilation.of(bytes: Array(UInt8.min...UInt8.max))]]
    + Rule.all.map { [Compilation.of(RuleExample($0.failing).text, path: "Flows/ä ö:%,<\"'>&\u{1}.flow")] }

  @Test(.fullTier, arguments: Schema.all)
  func reportsAreValid(_ schema: Schema) throws {
    // A single file for all would not show which is invalid; one run of the validator for each would take long.
    let all = Self.flows.flatMap { $0 }
    #expect(try schema.problems(about: schema.reporter.report(all, ReportStyle())) == "")
    for compilations in Self.flows.prefix(3) {
      #expect(try schema.problems(about: schema.reporter.report(compilations, ReportStyle())) == "")
    }
  }

  @Test(.fullTier, arguments: Schema.all)
  func invalidReportsAreRefused(_ schema: Schema) throws {
    let report = schema.reporter.report([HostileFlow.compilation], ReportStyle())
    let broken = report.replacing("\"version\": \"2.1.0\"", with: "\"version\": \"1\"")
      .replacing("<testcase", with: "<test").replacing(" severity=", with: " weight=")
    #expect(broken != report)
    #expect(try schema.problems(about: broken) != "")
  }
}
