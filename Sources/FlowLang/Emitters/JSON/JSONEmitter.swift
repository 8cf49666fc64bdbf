extension Emitter {
  /// The whole model, for programs.
  static let json = Emitter(
    name: "json", fileExtension: "json", summary: "the whole model with what was decided, for other programs"
  ) { compilation in
    var json = JSONWriter()
    ModelJSON(compilation).write(to: &json)
    json.endLine()
    return json.text
  }
}
