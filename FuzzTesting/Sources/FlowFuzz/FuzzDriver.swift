#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Hands one target to libFuzzer, which has the loop, the options and the reports. The target is in the environment and
/// not among the arguments, because libFuzzer starts itself anew with arguments of its own.
@main enum FuzzDriver {
  /// The variable that names the target.
  private static let variable = "FLOW_FUZZ_TARGET"

  /// How long an input may take, sanitizers included.
  static let mostSeconds = 3.0

  /// The target that is named; nil where none of that name is there.
  static let target = getenv(variable).flatMap { name in FuzzTarget.named(String(cString: name)) }

  static func main() {
    guard target != nil else {
      report("\(variable) names one of: \(FuzzTarget.all.map(\.name).joined(separator: " "))\n")
      exit(2)
    }
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    exit(runDriver(&count, &arguments, testOneInput))
  }

  /// Writes to standard error.
  static func report(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Tries one input; what does not hold ends the process, which is how libFuzzer learns of it. So does an input that takes
/// long by the clock of the processor, which other work on the machine does not turn.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let begin = clock()
  var violations = FuzzDriver.target?.violations(Array(UnsafeBufferPointer(start: start, count: count))) ?? []
  let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
  if seconds > FuzzDriver.mostSeconds { violations.append("\(count) bytes take \(seconds) seconds") }
  if violations.isEmpty { return 0 }
  FuzzDriver.report("does not hold:\n\(violations.joined(separator: "\n"))\n")
  abort()
}
