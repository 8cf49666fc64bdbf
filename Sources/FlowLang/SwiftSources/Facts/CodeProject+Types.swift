/// The types that names of types refer to.
extension CodeProject {
  /// Returns the type that a node of a type names: the nested one of a path, `Settings.Row`; nil for a generic
  /// parameter that has the name of a type of the app.
  func type(namedBy place: CodePlace) -> CodeTypeID? {
    let name = name(of: place)
    guard name != .none, typesByName[name] != nil || aliases[name] != nil else { return nil }
    if let outer = outerName(of: place) {
      let around = type(named: outer, in: typeAround(place), from: place.file)
      if let around, let nested = type(named: name, nestedIn: self[around].name, from: place.file) { return nested }
    } else if isGenericParameter(name, at: place) {
      return nil
    }
    return type(named: name, in: typeAround(place), from: place.file)
  }

  /// Returns the type that a name refers to in a scope.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type around the use.
  ///   - file: The file of the use; of several types with the name, the one whose file is nearest is returned.
  func type(named name: CodeName, in type: CodeTypeID?, from file: Int32) -> CodeTypeID? {
    guard let candidates = typesByName[name] else {
      guard let alias = aliases[name], let target = child(of: alias, .typeName) else { return nil }
      let targetName = self.name(of: target)
      return targetName == name ? nil : self.type(named: targetName, in: type, from: file)
    }
    var around = type
    while let current = around {
      if let nested = self.type(named: name, nestedIn: self[current].name, from: file) { return nested }
      around = self[current].parent
    }
    let outer = typesByOuterName[name]?[nil] ?? []
    let fitting = outer.isEmpty ? (candidates.count == 1 ? candidates : []) : outer
    return nearest(fitting, to: file)
  }

  /// Returns the type with a name that is nested in a type of another name; nil if there is none. The app and its watch
  /// app may each have both.
  func type(named name: CodeName, nestedIn outer: CodeName, from file: Int32) -> CodeTypeID? {
    nearest(typesByOuterName[name]?[outer] ?? [], to: file)
  }

  private func nearest(_ types: [CodeTypeID], to file: Int32) -> CodeTypeID? {
    types.count < 2 ? types.first : types.max { nearness($0, file) < nearness($1, file) }
  }

  /// Returns the length of the common prefix of the paths of a type's file and another one, in bytes.
  private func nearness(_ type: CodeTypeID, _ file: Int32) -> Int {
    guard let place = self[type].places.first else { return 0 }
    var count = 0
    for (left, right) in zip(files[Int(place.file)].path.utf8, files[Int(file)].path.utf8) {
      if left != right { break }
      count += 1
    }
    return count
  }

  /// Returns the names of the types that a variable is declared with or made as.
  func typeNames(of variable: CodePlace) -> [CodeName] {
    let made = child(of: variable, .call).flatMap { first(of: $0) }
    return [child(of: variable, .typeName), made].compactMap { place in
      place.flatMap { node($0).token >= 0 ? name(of: $0) : nil }
    }
  }

  /// Returns the classes and protocols that a type inherits: those that it names, in their order, then those of them.
  func basesFound(of type: CodeTypeID) -> [CodeTypeID] {
    var found = [type]
    var seen: Set = [type]
    var index = 0
    while index < found.count, found.count < 200 {
      for name in self[found[index]].inherited {
        for base in typesByName[name] ?? [] where seen.insert(base).inserted { found.append(base) }
      }
      index += 1
    }
    return Array(found.dropFirst())
  }

  /// Returns the name before the last one of the path of a type; nil for a name alone.
  private func outerName(of place: CodePlace) -> CodeName? {
    let node = node(place)
    guard node.token >= node.first + 2 else { return nil }
    let tokens = files[Int(place.file)].tree.tokens
    let (outer, dot) = (tokens[Int(node.token) - 2], tokens[Int(node.token) - 1])
    return dot.kind == .dot && outer.kind == .name ? outer.name : nil
  }

  /// Whether a name is a generic parameter of a type or function around a node.
  private func isGenericParameter(_ name: CodeName, at place: CodePlace) -> Bool {
    for outer in ancestors(of: place) {
      switch node(outer).kind {
      case .function, .initializer, .subscriptDeclaration: if declares(outer, name) { return true }
      case .type:
        guard let type = typesByPlace[outer] else { continue }
        if self[type].places.prefix(1).contains(where: { declares($0, name) }) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a declaration has a generic parameter with a name: `struct Row<Content: View>`.
  private func declares(_ declaration: CodePlace, _ name: CodeName) -> Bool {
    let tokens = files[Int(declaration.file)].tree.tokens
    // A parameter is before its constraint: after `<`, a comma, or the word `each`.
    return genericNames(of: declaration).contains { index in
      tokens[index].name == name && tokens[index - 1].kind != .colon && tokens[index - 1].kind != .dot
    }
  }

  /// Returns the names that constrain the generic parameters of a declaration: `View` of `struct Row<Content: View>`.
  func genericConstraints(of declaration: CodePlace) -> [CodeName] {
    let tokens = files[Int(declaration.file)].tree.tokens
    return genericNames(of: declaration).filter { tokens[$0 - 1].kind == .colon }.map { tokens[$0].name }
  }

  /// Whether a node of a type names a generic parameter of the function around it that is a view: `Content: View`.
  func isGenericView(_ type: CodePlace) -> Bool {
    guard let function = ancestors(of: type).first(where: { node($0).kind == .function }) else { return false }
    let tokens = files[Int(function.file)].tree.tokens
    return genericNames(of: function).contains { index in
      tokens[index].name == name(of: type) && tokens[index + 1].kind == .colon
        && names[tokens[index + 2].name] == "View"
    }
  }

  /// Returns the indices of the names in the generic parameters of a declaration, without those in angle brackets
  /// inside.
  private func genericNames(of declaration: CodePlace) -> [Int] {
    let node = node(declaration)
    guard node.token >= 0 else { return [] }
    let tokens = files[Int(declaration.file)].tree.tokens
    var index = Int(node.token) + 1
    let end = min(Int(node.end), index + 200)
    guard index < end, tokens[index].kind == .op, tokens[index].name == CodeSymbol.less.name else { return [] }
    var (depth, found) = (0, [Int]())
    while index < end {
      let token = tokens[index]
      if token.kind == .op, token.name == CodeSymbol.less.name { depth += 1 }
      if token.kind == .op, token.name == CodeSymbol.greater.name {
        depth -= 1
        if depth == 0 { return found }
      }
      if depth == 1, token.kind == .name { found.append(index) }
      index += 1
    }
    return found
  }
}
