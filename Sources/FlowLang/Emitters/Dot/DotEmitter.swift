extension Emitter {
  /// The emitter of pictures for Graphviz.
  static let dot = Emitter(
    name: "dot", fileExtension: "dot", summary: "a picture of the flow, for Graphviz to draw"
  ) { DotPicture.draw($0, $1) }
}
