extension Emitter {
  /// A state diagram for Mermaid, which draws it in a browser or in Markdown.
  static let mermaid = Emitter(
    name: "mermaid", fileExtension: "mmd", summary: "a state diagram for Mermaid, as Markdown on the web shows it"
  ) { MermaidPicture.draw(StateChart($0, $1)) }
}
