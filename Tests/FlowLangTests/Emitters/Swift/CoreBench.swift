import Testing

@testable import FlowLang

/// The cores of many flows, compiled together and walked through: their namespaces keep them apart.
struct CoreBench {
  private let drivers: [CoreDriver]
  private let folder: ScratchFolder
  private let mode: String

  /// Compiles the cores; an issue when the compiler says anything.
  ///
  /// - Parameters:
  ///   - compilations: The flows, whose apps have different names.
  ///   - types: The types of the app's own that they use.
  ///   - mode: The language mode.
  init(_ compilations: [Compilation], types: String = "", mode: String) throws {
    drivers = compilations.map { CoreDriver($0) }
    folder = try ScratchFolder()
    self.mode = mode
    var files = ["Support.swift": CoreDriver.support, "Types.swift": types]
    files["Program.swift"] = CoreDriver.main(drivers.map(\.name))
    for driver in drivers {
      files["\(driver.name).flow.swift"] = SwiftCore.text(driver.router, SwiftOptions())
      files["\(driver.name)Driver.swift"] = driver.text
    }
    let complaints = try clocked("compile") {
      try SwiftToolchain.compile(files, mode: mode, in: folder, options: ["-warnings-as-errors", "-parse-as-library"])
    }
    try #require(complaints == "", "\(complaints.prefix(4000))")
  }

  /// Takes random walks through each flow and compares every state with the machine's.
  func walk(_ walks: Int, steps: Int = 24, seed: UInt64 = 1) throws {
    var input: [String] = []
    var expected: [(line: Int, text: String)] = []
    for (index, driver) in drivers.enumerated() {
      guard let walk = clocked("walk", { CoreWalk(driver, seed: seed + UInt64(index), walks: walks, steps: steps) })
      else { continue }
      input.append("app\t\(index)")
      for (line, text) in zip(walk.input, walk.output) {
        expected.append((input.count, text))
        input.append(line)
      }
    }
    let output = try clocked("run") {
      try SwiftToolchain.run(mode: mode, input: input.joined(separator: "\n") + "\n", in: folder)
    }
    .split(separator: "\n", omittingEmptySubsequences: false)
    for (found, (line, text)) in zip(output, expected) where found != text {
      let first = input[..<line].lastIndex { $0.hasPrefix("start") } ?? line
      let app = input[..<line].lastIndex { $0.hasPrefix("app") } ?? 0
      let driver = drivers[Int(input[app].dropFirst(4)) ?? 0]
      Issue.record(
        """
        \(driver.name): after \(input[min(first, line)...line].joined(separator: ", "))
        the core:    \(found)
        the machine: \(text)
        """)
      return
    }
    #expect(output.count == expected.count + 1)
  }
}

func clocked<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
  let start = ContinuousClock.now
  defer { print("CLOCK", name, ContinuousClock.now - start) }
  return try body()
}
