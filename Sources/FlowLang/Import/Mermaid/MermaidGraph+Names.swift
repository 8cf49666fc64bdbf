extension MermaidGraph.Node {
  /// What it might be called, the best first: its id. Where that is a mere mark, like `A` or `n12`, what is written in it
  /// says more.
  var names: [String] {
    let letters = id.prefix { $0.isLetter }
    let isMark = letters.count < 3 && id.count < 6 && id.dropFirst(letters.count).allSatisfy(\.isNumber)
    let label = lines.joined(separator: " ")
    let name = ReadableName.capitalized(label)
    guard isMark, name.first?.isLetter == true, label.split(separator: " ").count <= 5 else { return [id] }
    return name == id ? [id] : [name, id]
  }
}
