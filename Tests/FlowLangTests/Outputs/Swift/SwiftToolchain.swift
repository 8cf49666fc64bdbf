import Foundation
import Testing

/// The Swift compiler, for tests of the full tier that compile and run generated code.
enum SwiftToolchain {
  /// The compiler.
  static var compiler: URL { get throws { try TestTier.program("swiftc") } }

  /// The language modes that generated code must support. They differ in diagnostics and not in behaviour.
  static let modes = ["5", newest]
  static let newest = "6"

  /// Compiles files of Swift as one module, with warnings as errors, and returns the output of the compiler, which must
  /// be empty.
  static func compile(
    _ files: [String: String], mode: String, in folder: ScratchFolder, module: String = "Routers",
    options more: [String] = [], output: [String]? = nil
  ) throws -> String {
    for (name, text) in files { try folder.write(Data(text.utf8), to: "\(mode)/\(name)") }
    let paths = files.keys.sorted().map { folder.path("\(mode)/\($0)") }
    let options = [
      "-swift-version", mode, "-enable-upcoming-feature", "MemberImportVisibility", "-warnings-as-errors", "-Onone",
      "-wmo", "-module-name", module,
    ]
    let output = output ?? ["-o", folder.path("\(mode)/run")]
    return try run(try compiler, options + more + paths + output, in: folder).text
  }

  /// Compiles a program in every language mode, requires that the compiler prints nothing, and returns the output of
  /// the program that was compiled in the newest one.
  static func runInEveryMode(
    _ files: [String: String], input: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    var output = ""
    for mode in modes {
      let folder = try ScratchFolder()
      let diagnostics = try compile(
        files, mode: mode, in: folder, options: ["-parse-as-library"],
        output: mode == newest ? nil : ["-typecheck"])
      try #require(diagnostics == "", "in mode \(mode): \(diagnostics.prefix(4000))", sourceLocation: sourceLocation)
      if mode == newest { output = try run(mode: mode, input: input, in: folder) }
    }
    return output
  }

  /// Type-checks files of Swift as one module, and returns the output of the compiler, which must be empty.
  static func check(
    _ files: [String: String], mode: String, in folder: ScratchFolder, module: String = "Routers",
    options more: [String]
  ) throws -> String {
    try compile(files, mode: mode, in: folder, module: module, options: more, output: ["-typecheck"])
  }

  /// Runs the compiled program.
  static func run(mode: String, input: String, in folder: ScratchFolder) throws -> String {
    try folder.write(Data(input.utf8), to: "\(mode)/input")
    let input = try FileHandle(forReadingFrom: URL(filePath: folder.path("\(mode)/input")))
    let (text, status) = try run(URL(filePath: folder.path("\(mode)/run")), [], input: input, in: folder)
    try #require(status == 0, "ended with \(status): \(text.suffix(2000))")
    return text
  }

  /// Runs a program and returns its output, on both streams, and its exit status.
  static func run(
    _ tool: URL, _ arguments: [String], input: FileHandle = .nullDevice, in folder: ScratchFolder
  ) throws -> (text: String, status: Int32) {
    let output = folder.path("output-\(UUID().uuidString)")
    try Data().write(to: URL(filePath: output))
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    let handle = try #require(FileHandle(forWritingAtPath: output))
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
    return (text, process.terminationStatus)
  }
}
