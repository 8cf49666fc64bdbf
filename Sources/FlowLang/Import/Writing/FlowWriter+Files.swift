extension FlowWriter {
  /// Returns the files of a flow: a single one, or one for each source file of the app.
  static func files(of app: ImportedApp, isSplit: Bool) -> [ImportResult.File] {
    guard isSplit, app.files.count > 1 else {
      return [ImportResult.File(name: "\(app.name).flow", text: canonical(text(of: app).text))]
    }
    var names: [String] = []
    for name in app.files {
      var unique = name
      var number = 2
      while names.contains("\(unique).flow") { (unique, number) = ("\(name)\(number)", number + 1) }
      names.append("\(unique).flow")
    }
    var main = "\(app.name).flow"
    if names.contains(main) { main = "App.flow" }
    return texts(of: app, named: names, main: main).map { ImportResult.File(name: $0.name, text: canonical($0.text)) }
  }

  /// Returns a text in the canonical layout.
  private static func canonical(_ text: String) -> String {
    FlowFormatter.format(SourceFile(path: "", text: text)) ?? text
  }
}
