import FlowLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Graphviz, which draws what `flowc graph` writes: the program `dot` on the PATH.
enum Graphviz {
  /// Draws a file in Graphviz' language.
  ///
  /// - Parameters:
  ///   - dot: The file.
  ///   - form: What Graphviz calls the form of the picture: `svg` or `png`.
  static func draw(_ dot: String, as form: String) throws(Failure) -> [UInt8] {
    let folder = try temporaryFolder()
    defer { remove(folder) }
    let (input, output, errors) = (folder + "/in.dot", folder + "/out", folder + "/errors")
    try FileWriter.create(input, with: dot)
    let status = try run(["dot", "-T\(form)", input, "-o", output], errors: errors)
    let complaints = (try? FileReader.readRegularFile(errors).bytes) ?? []
    guard status == 0, let picture = try? FileReader.readRegularFile(output).bytes, !picture.isEmpty else {
      let reason = TerminalText.clean(String(decoding: complaints.prefix(2000), as: UTF8.self))
      throw Failure("Graphviz could not draw it: \(reason.isEmpty ? "`dot` ended with status \(status)" : reason)")
    }
    return picture
  }

  /// A picture in SVG with the pictures in it that it names as files.
  static func standingAlone(_ svg: [UInt8], _ pictures: [ProjectLoader.Picture]) -> [UInt8] {
    var text = String(decoding: svg, as: UTF8.self)
    for picture in pictures {
      let parts = text.split(separator: "xlink:href=\"\(picture.path)\"", omittingEmptySubsequences: false)
      text = parts.joined(separator: "xlink:href=\"\(picture.address)\"")
    }
    return Array(text.utf8)
  }

  /// Runs a program to its end and gives its status.
  private static func run(_ arguments: [String], errors: String) throws(Failure) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let problem = posix_spawnp(&child, arguments[0], &actions, nil, &words, environ)
    if problem == ENOENT {
      throw Failure(
        "Graphviz is not installed: there is no `dot` on the PATH; get it from graphviz.org, or draw with --format mermaid, "
          + "or with `flowc preview`, which needs no other tool")
    }
    if problem != 0 { throw Failure("cannot start `dot`: \(SystemError(code: problem).reason)") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    // As WIFEXITED and WEXITSTATUS have it.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  private static func temporaryFolder() throws(Failure) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array((parent + "/flowc-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw Failure("cannot make a temporary folder: \(SystemError.last.reason)") }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  private static func remove(_ folder: String) {
    for name in ["in.dot", "out", "errors"] { unlink(folder + "/" + name) }
    rmdir(folder)
  }
}
