import FlowLang

extension Command {
  static let lsp: Command = Command(
    name: "lsp",
    summary: "serves editors on standard input and output",
    details: """
      A language server (Language Server Protocol 3.17): findings as you type, completion, hover, definitions, references, \
      renaming, symbols, repairs, the canonical layout and more. Editors start it by themselves; docs/editors.md tells \
      how. It reads messages from standard input, answers on standard output, and ends when the editor does.
      """,
    operands: .none,
    options: [.standardStreams],
    exits: [
      Exit(status: .success, meaning: "the editor said goodbye"),
      Exit(status: .findings, meaning: "the editor was gone before it said goodbye"),
      .failure,
    ],
    examples: [("flowc lsp", "what an editor's configuration names")]
  ) { _, console throws(Failure) in
    var session = try EditorSession(console)
    return try session.serve()
  }
}

extension Option {
  fileprivate static let standardStreams = Option(
    name: "stdio", summary: "use standard input and output, as it always does; some editors say so")
}
