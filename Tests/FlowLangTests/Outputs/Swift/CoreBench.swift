import Testing

@testable import FlowLang

/// The cores of many flows, compiled together and compared with the machine; their namespaces are separate.
struct CoreBench {
  private let drivers: [CoreDriver]
  private var files: [String: String]

  /// - Parameters:
  ///   - compilations: The flows, whose apps have different names.
  ///   - types: The app's own types that the flows use.
  init(_ compilations: [Compilation], types: String = "") {
    drivers = compilations.map { CoreDriver($0) }
    files = ["Support.swift": CoreDriver.support, "Types.swift": types]
    files["Program.swift"] = CoreDriver.main(drivers.map(\.name))
    for driver in drivers {
      files["\(driver.name).flow.swift"] = SwiftTarget.swiftUI.files(driver.router, SwiftOptions())[0].text
      files["\(driver.name)Driver.swift"] = driver.text
    }
  }

  /// Compiles the cores with warnings as errors, takes random walks through each flow and compares every state with
  /// that of the machine.
  func expectAgreement(walks: Int, seed: UInt64 = 1) throws {
    var input: [String] = []
    var expected: [(line: Int, text: String)] = []
    for (index, driver) in drivers.enumerated() {
      guard let walk = CoreWalk(driver, seed: seed + UInt64(index), walks: walks, steps: 24) else { continue }
      input.append("app\t\(index)")
      for (line, text) in zip(walk.input, walk.output) {
        expected.append((input.count, text))
        input.append(line)
      }
    }
    let output = try SwiftToolchain.runInEveryMode(files, input: input.joined(separator: "\n") + "\n")
    compare(output.split(separator: "\n", omittingEmptySubsequences: false), expected, input)
  }

  private func compare(_ output: [Substring], _ expected: [(line: Int, text: String)], _ input: [String]) {
    for (found, (line, text)) in zip(output, expected) where found != text {
      let first = input[...line].lastIndex { $0.hasPrefix("start") } ?? line
      let app = input[..<line].lastIndex { $0.hasPrefix("app") } ?? 0
      let driver = drivers[Int(input[app].dropFirst(4)) ?? 0]
      Issue.record(
        """
        \(driver.name): after \(input[first...line].joined(separator: ", "))
        the core:    \(found)
        the machine: \(text)
        """)
      return
    }
    #expect(output.count == expected.count + 1)
  }
}
