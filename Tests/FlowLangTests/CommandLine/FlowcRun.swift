import Foundation
import Testing

/// A run of the built tool: its output and its exit status.
struct FlowcRun {
  let status: Int32
  let output: String
  let errors: String

  /// Standard output, followed by standard error: all that `flowc check` reports in text.
  var text: String { output + errors }

  /// Other targets of the standard streams of a run.
  enum Stream {
    case captured
    /// A pipe whose reader has closed it.
    case closedPipe
    /// A file or a device.
    case file(String)
  }

  /// Runs the tool in a folder and waits until it exits.
  static func flowc(
    _ arguments: [String], in folder: ScratchFolder, input: String = "", output: Stream = .captured,
    environment: [String: String] = [:]
  ) throws -> FlowcRun {
    try run(try tool, arguments, in: folder, input: input, output: output, environment: environment)
  }

  /// Runs a bash script in a folder with the tool on the path; it stops at the first command that fails.
  static func bash(_ script: String, in folder: ScratchFolder, environment: [String: String] = [:]) throws -> FlowcRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tools = ["PATH": "\(try tool.deletingLastPathComponent().path()):\(path)"]
    return try run(
      URL(filePath: "/bin/bash"), ["-euo", "pipefail", "-c", script], in: folder,
      environment: tools.merging(environment) { $1 })
  }

  /// Runs a program in a folder and waits until it exits.
  static func run(
    _ program: URL, _ arguments: [String], in folder: ScratchFolder, input: String = "", output: Stream = .captured,
    environment: [String: String] = [:]
  ) throws -> FlowcRun {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ["PATH": path, "ASAN_OPTIONS": withoutLeaks].merging(environment) { $1 }
    return try folder.stored { store in
      try Data(input.utf8).write(to: store.appending(path: "in"))
      for name in ["out", "err"] { try Data().write(to: store.appending(path: name)) }
      process.standardInput = try FileHandle(forReadingFrom: store.appending(path: "in"))
      process.standardError = try FileHandle(forWritingTo: store.appending(path: "err"))
      let pipe = Pipe()
      switch output {
      case .captured: process.standardOutput = try FileHandle(forWritingTo: store.appending(path: "out"))
      case .file(let path): process.standardOutput = FileHandle(forWritingAtPath: path)
      case .closedPipe:
        try pipe.fileHandleForReading.close()
        process.standardOutput = pipe.fileHandleForWriting
      }
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationReason == .exit, "ended by signal \(process.terminationStatus)")
      return FlowcRun(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: store.appending(path: "out")), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: store.appending(path: "err")), as: UTF8.self))
    }
  }

  /// The options of AddressSanitizer, if the tool is built with it: its leak detection ends programs that are traced,
  /// and reports what a global holds in an enumeration that has its case in the bits of a pointer.
  private static let withoutLeaks = "detect_leaks=0"

  /// The tool, beside the bundle of the tests.
  static var tool: URL {
    get throws {
      let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      let candidates = bundles + [URL(fileURLWithPath: CommandLine.arguments[0])]
      let tools = candidates.map { $0.deletingLastPathComponent().appending(path: "flowc") }
      return try #require(tools.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }
  }
}
