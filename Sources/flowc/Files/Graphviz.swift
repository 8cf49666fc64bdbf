import FlowLang

/// Graphviz, which draws what `flowc graph` writes: the program `dot` on the PATH.
enum Graphviz {
  /// Draws a graph in the DOT language.
  ///
  /// - Parameters:
  ///   - dot: The graph.
  ///   - form: The output format: `svg` or `png`.
  static func draw(_ dot: String, as form: String) throws(Failure) -> [UInt8] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (input, output, errors) = (folder.file("in.dot"), folder.file("out"), folder.file("errors"))
    try FileWriter.create(input, with: dot)
    let status = try run(["dot", "-T\(form)", input, "-o", output], errors)
    let diagnostics = (try? FileReader.readOutput(errors).bytes) ?? []
    guard status == 0, let picture = try? FileReader.readOutput(output).bytes, !picture.isEmpty else {
      let reason = TerminalText.clean(String(decoding: diagnostics.prefix(2000), as: UTF8.self))
      throw Failure("Graphviz could not draw it: \(reason.isEmpty ? "`dot` ended with status \(status)" : reason)")
    }
    return picture
  }

  /// Returns an SVG picture in which references to picture files are replaced by their contents.
  static func standingAlone(_ svg: [UInt8], _ pictures: [ProjectLoader.Picture]) -> [UInt8] {
    var text = String(decoding: svg, as: UTF8.self)
    for picture in pictures {
      let parts = text.split(separator: "xlink:href=\"\(picture.path)\"", omittingEmptySubsequences: false)
      text = parts.joined(separator: "xlink:href=\"\(picture.address)\"")
    }
    return Array(text.utf8)
  }

  private static func run(_ words: [String], _ errors: String) throws(Failure) -> Int32 {
    do {
      return try ChildProcess.run(words, errors: errors)
    } catch {
      if error.code == ENOENT {
        throw Failure(
          "Graphviz is not installed: there is no `dot` on the PATH; get it from graphviz.org, or draw with --format "
            + "mermaid, or with `flowc preview`, which needs no other tool")
      }
      throw Failure("cannot start `dot`: \(error.reason)")
    }
  }
}
