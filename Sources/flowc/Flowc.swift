import FlowLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The entry point of the tool: runs the requested command and exits with its status.
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
      case "--help", "-h":
        return try Command.help.run(words.dropFirst(), console)
      default:
        return try Command.named(first).run(words.dropFirst(), console)
      }
    } catch {
      console.tell(error)
      return .failure
    }
  }
}
