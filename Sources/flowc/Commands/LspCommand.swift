import FlowLang

extension Command {
  static let lsp: Command = Command(
    name: "lsp",
    group: .tools,
    summary: "the language server for editors",
    details: """
      Speaks the Language Server Protocol 3.17 on standard input and output: findings as you type, completion, hover, \
      definitions, references, renaming, symbols, fixes, formatting and more. Editors start it by themselves.
      """,
    page: "docs/editors.md",
    operands: .none,
    options: [.standardStreams],
    exits: [
      Exit(status: .success, meaning: "the editor ended the session"),
      Exit(status: .findings, meaning: "the editor was gone before it ended the session"),
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
    name: "stdio", summary: "use standard input and output, as it always does; some editors pass this")
}
