extension Emitter {
  /// The emitter of state diagrams for PlantUML.
  static let plantUML = Emitter(
    name: "plantuml", fileExtension: "puml", summary: "a state diagram for PlantUML to draw"
  ) { PlantUMLPicture.draw(StateChart($0, $1)) }
}
