import FlowLang

/// The tool: finds the requested command, runs it and ends with its exit status.
@main
enum Flowc {
  static func main() {
    Console.prepareStreams()
    let console = Console()
    var status = run(console)
    if !console.finish() { status = .failure }
    exit(status.rawValue)
  }

  private static func run(_ console: Console) -> ExitStatus {
    do {
      let words = try Arguments.words()
      guard let first = words.first else { return try Command.help.run([], console) }
      switch first {
      case "--version":
        console.write("flowc \(Compiler.version)\n")
        return .success
      case "--help", "-h": return try Command.help.run(words.dropFirst(), console)
      default: return try Command.named(first).run(words.dropFirst(), console)
      }
    } catch {
      console.report(error)
      return .failure
    }
  }
}
