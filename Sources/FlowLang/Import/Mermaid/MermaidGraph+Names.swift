extension MermaidGraph.Node {
  /// The candidates for the name, best first: the id or, if the id is a mere symbol such as `A` or `n12`, the label of
  /// the node before it.
  var names: [String] {
    let letters = id.prefix { $0.isLetter }
    let isMark = letters.count < 3 && id.count < 6 && id.dropFirst(letters.count).allSatisfy(\.isNumber)
    let label = lines.joined(separator: " ")
    let name = ReadableName.capitalized(label)
    guard isMark, name.first?.isLetter == true, label.split(separator: " ").count <= 5 else { return [id] }
    return name == id ? [id] : [name, id]
  }
}
