extension Emitter {
  /// The whole model, for other programs.
  static let json = Emitter(
    name: "json", fileExtension: "json", summary: "the whole model with what was decided, for other programs",
    isPicture: false
  ) { compilation, options in
    var json = JSONWriter()
    ModelJSON(compilation).write(to: &json, showing: options.finding)
    json.endLine()
    return json.bytes
  }
}
