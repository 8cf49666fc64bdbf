import Foundation

@testable import FlowLang

/// The examples of the repository, compiled for the tests of emitters.
enum EmittedExamples {
  /// The files with an `app`, relative to the root of the repository.
  static let paths = [
    "examples/custom-router.flow", "examples/details.flow", "examples/grocery.flow", "examples/letters.flow",
    "examples/navigation-stack.flow", "examples/planner.flow", "examples/tab-app.flow", "examples/shop/shop.flow",
  ]

  /// Compiles an example with its imports; paths are relative to the root wherever the tests run.
  ///
  /// - Parameter change: A change of the text of each file before it is compiled.
  static func compile(_ path: String, _ change: (String) -> String) throws -> Compilation {
    var compilation = try bind(path, change)
    compilation.judge()
    return compilation
  }

  /// Returns an example as it is. Most tests need the same ones, so that these are compiled once.
  static func compile(_ path: String) throws -> Compilation { try compiled[path] ?? compile(path) { $0 } }

  private static let compiled = Dictionary(
    uniqueKeysWithValues: paths.compactMap { path in (try? compile(path) { $0 }).map { (path, $0) } })

  /// Binds an example with its imports, as ``compile(_:_:)`` does, without a look at its states.
  static func bind(_ path: String, _ change: (String) -> String = { $0 }) throws -> Compilation {
    func source(_ path: String) throws -> SourceFile {
      SourceFile(path: path, text: change(try Repository.text(of: path)))
    }
    return Compiler.bind(try source(path)) { imported, importer in
      let folder = URL(filePath: importer.path, relativeTo: Repository.root).deletingLastPathComponent()
      let file = folder.appending(path: imported).standardized.relativePath
      return (try? source(file)).map { .success($0) } ?? .failure(.notFound)
    }
  }
}

/// A flow whose names and texts try to break out of every context that an emitter writes them to.
enum HostileFlow {
  static let compilation = Compiler.compile(SourceFile(path: "hostile \"<&>\".flow", text: text))

  static let names = [
    #"Log in (old) "<b>]};"#, "graph", "node", "subgraph", "-->", "😀", "a b", "a-20b", " ", #"\"#, "&amp;",
    "<B>", "cluster", "\u{E9}", "e\u{301}", #"tail\"#, "</TABLE>>]", #"", URL="javascript:alert(1)"#, "日本語",
  ]

  static let text = #"""
    /// "quotes" \ back\\slash <b>bold</b> &amp; &#10; ]; } \N \G \
    app `App "x" <i>&` {
      start `graph`
      link `a"b` "Sign \"out\" <b>&amp;\n\u{0}\u{202E}evil\u{1F600}\\" -> `graph` reset
      link empty "" -> `node`
      link space " " -> `subgraph`
      link control "\u{FFFE}\u{FFFF}\u{85}\u{7F}\u{1B}[31m\u{2028}" -> `😀`
      link long "\#(String(repeating: "long ", count: 100))" -> `a b`
      link t "\\" -> tab `q"r`
      link u "x" -> `-->` when `f"<x>` else `E"<>` sheet as #"t\"<>&\n"
    }
    flag `f"<x>`
    \#(names.map { "screen `\($0)` { url \"/\\\"><script>alert(1)</script>{x}\\\\\" view A.B }" }.joined(separator: "\n"))
    tabs `T"<` { tab `q"r` "x\"<b>" icon "i\"" badge -> `😀` tab badge -> `a b` }
    flow `F"` {
      start `in`
      outcome `o"<` (a: Int)
      outcome `cluster`
      screen `in` { link fin "f" -> finish `o"<` note "k\"" "v\u{2028}" }
      link g -> `<B>`
    }
    group `G>]` {
      requires not `f"<x>` else `F"` { on `o"<` -> stay on `cluster` -> home }
      screen `inner` {}
    }
    external screen `E"<>`(a: String)
    """#
}
