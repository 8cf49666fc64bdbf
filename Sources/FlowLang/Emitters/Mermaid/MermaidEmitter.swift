extension Emitter {
  /// The emitter of state diagrams for Mermaid, which draws them in a browser or in Markdown.
  static let mermaid = Emitter(
    name: "mermaid", fileExtension: "mmd", summary: "a state diagram for Mermaid, as Markdown on the web shows it"
  ) { MermaidPicture.draw(StateChart($0, $1)) }
}
