/// The properties that the code of a project assigns or changes, by their names.
struct ChangedProperties {
  /// The names of those that are changed in an object: `model.tabs = […]`.
  private var inObjects: Set<CodeName> = []
  /// The files in which each is changed by its name alone: `tabs.append(.home)`.
  private var files: [CodeName: Set<Int32>] = [:]

  private static let listChanges: Set<String> = [
    "append", "insert", "move", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "shuffle", "sort",
    "swapAt",
  ]

  /// Takes time linear in the code.
  init(_ project: CodeProject) {
    for file in project.files.indices {
      let tree = project.files[file].tree
      for index in tree.nodes.indices where tree.nodes[index].kind == .assignment || tree.nodes[index].kind == .call {
        let node = CodePlace(file: Int32(file), node: CodeNodeID(index: Int32(index)))
        guard var target = project.first(of: node) else { continue }
        if tree.nodes[index].kind == .call {
          guard project.node(target).kind == .member, let list = project.first(of: target),
            Self.listChanges.contains(project.names[project.name(of: target)])
          else { continue }
          target = list
        }
        guard project.node(target).token >= 0 else { continue }
        if project.node(target).kind == .member {
          inObjects.insert(project.name(of: target))
        } else {
          files[project.name(of: target), default: []].insert(Int32(file))
        }
      }
    }
  }

  /// Whether a property with a name is changed in an object, or in some files by its name alone.
  func contains(_ name: CodeName, in own: Set<Int32>) -> Bool {
    inObjects.contains(name) || !(files[name]?.isDisjoint(with: own) ?? true)
  }
}
