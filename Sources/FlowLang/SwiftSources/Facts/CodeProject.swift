/// The Swift files of an app, and their declarations. Nothing changes after the initializer; a class, since all that
/// asks holds it, and a copy would count the references to each part.
final class CodeProject: @unchecked Sendable {
  private(set) var names = CodeNames()
  private(set) var files: [CodeFile] = []
  private(set) var types: [CodeType] = []
  /// The types with each name, including nested types.
  private(set) var typesByName: [CodeName: [CodeTypeID]] = [:]
  /// The types with each name by the name of the type around them, which outer types do not have: many types may have
  /// a nested `Row`.
  private(set) var typesByOuterName: [CodeName: [CodeName?: [CodeTypeID]]] = [:]
  /// Functions and variables outside of all types.
  private(set) var globals: [CodeName: [CodePlace]] = [:]
  /// The type of each type declaration and extension.
  private(set) var typesByPlace: [CodePlace: CodeTypeID] = [:]
  /// All functions and variables of types, by name.
  private(set) var membersByName: [CodeName: [CodeMember]] = [:]
  private(set) var aliases: [CodeName: CodePlace] = [:]
  /// The classes and protocols above each type, the nearest first, and all of them.
  private var bases: [[CodeTypeID]] = []
  private(set) var baseTypes: Set<CodeTypeID> = []
  /// The declarations of blocks, closures and patterns, by scope and name, in source order.
  private(set) var locals: [LocalKey: [CodePlace]] = [:]

  /// A name in the scope of a block, closure, condition or pattern.
  struct LocalKey: Hashable, Sendable {
    let scope: CodePlace
    let name: CodeName
  }

  /// Parses files and collects their declarations.
  init(_ sources: [SourceFile]) {
    files.reserveCapacity(sources.count)
    for source in sources {
      let tree = CodeParser.parse(source.bytes, &names)
      files.append(CodeFile(path: source.path, bytes: source.bytes, tree: tree))
    }
    for isExtension in [false, true] {
      for file in files.indices { takeTypes(of: file, extensions: isExtension) }
    }
    // A type that is declared in an extension is nested in the extended type.
    for index in types.indices where types[index].parent == nil && types[index].keyword != .extension {
      guard let place = types[index].places.first else { continue }
      if let around = typeAround(place), !isInside(around, CodeTypeID(index: Int32(index))) {
        types[index].parent = around
        let (name, id) = (types[index].name, CodeTypeID(index: Int32(index)))
        typesByOuterName[name]?[nil]?.removeAll { $0 == id }
        typesByOuterName[name]?[self[around].name, default: []].append(id)
      }
    }
    for file in files.indices { takeMembers(of: file) }
    bases = types.indices.map { basesFound(of: CodeTypeID(index: Int32($0))) }
    baseTypes = Set(bases.joined())
  }

  subscript(type: CodeTypeID) -> CodeType { types[Int(type.index)] }

  func node(_ place: CodePlace) -> CodeNode { files[Int(place.file)].tree[place.node] }

  func name(of place: CodePlace) -> CodeName { files[Int(place.file)].tree.name(of: place.node) }

  func children(of place: CodePlace) -> [CodePlace] {
    files[Int(place.file)].tree.children(of: place.node).map { CodePlace(file: place.file, node: $0) }
  }

  func first(of place: CodePlace) -> CodePlace? {
    let child = node(place).child
    return child.exists ? CodePlace(file: place.file, node: child) : nil
  }

  func parameters(of function: CodePlace) -> [CodePlace] {
    children(of: function).filter { node($0).kind == .parameter }
  }

  func child(of place: CodePlace, _ kind: CodeNode.Kind) -> CodePlace? {
    files[Int(place.file)].tree.child(of: place.node, kind).map { CodePlace(file: place.file, node: $0) }
  }

  /// Returns the parent of a node; nil for a file.
  func parent(of place: CodePlace) -> CodePlace? {
    let parent = files[Int(place.file)].parents[Int(place.node.index)]
    return parent < 0 ? nil : CodePlace(file: place.file, node: CodeNodeID(index: parent))
  }

  /// Returns the nodes around a node, the innermost first.
  func ancestors(of place: CodePlace) -> some Sequence<CodePlace> {
    let parents = files[Int(place.file)].parents
    return sequence(state: place.node.index) { index -> CodePlace? in
      index = parents[Int(index)]
      return index < 0 ? nil : CodePlace(file: place.file, node: CodeNodeID(index: index))
    }
  }

  /// Returns the innermost node of some kinds around a node, before one of other kinds.
  func around(
    _ place: CodePlace, _ kinds: Set<CodeNode.Kind>, before end: Set<CodeNode.Kind> = [.type]
  ) -> CodePlace? {
    for outer in ancestors(of: place) {
      let kind = node(outer).kind
      if kinds.contains(kind) { return outer }
      if end.contains(kind) { return nil }
    }
    return nil
  }

  /// Returns the name of a type with those of the types around it: `Settings.Row`.
  func qualifiedName(of type: CodeTypeID) -> String {
    var parts: [String] = []
    var next: CodeTypeID? = type
    while let current = next, parts.count < 16 {
      parts.append(names[self[current].name])
      next = self[current].parent
    }
    return parts.reversed().joined(separator: ".")
  }

  /// Returns the classes and protocols that a type inherits, also through others, the nearest first.
  func bases(of type: CodeTypeID) -> [CodeTypeID] { bases[Int(type.index)] }

  /// Whether a type is another one or is nested in it: extensions of two types that have the same nested names would
  /// otherwise be nested in each other. Types nested deeper than any code count as nested.
  private func isInside(_ type: CodeTypeID, _ outer: CodeTypeID) -> Bool {
    var next = type
    for _ in 0..<64 {
      if next == outer { return true }
      guard let parent = self[next].parent else { return false }
      next = parent
    }
    return true
  }

  // MARK: Taking in

  private func takeTypes(of file: Int, extensions: Bool) {
    let tree = files[file].tree
    // Children are numbered before their parents: in reverse order, a type comes before those nested in it.
    for index in tree.nodes.indices.reversed() where tree.nodes[index].kind == .type {
      let place = CodePlace(file: Int32(file), node: CodeNodeID(index: Int32(index)))
      guard let keyword = keyword(of: place), (keyword == .extension) == extensions else { continue }
      let name = name(of: place)
      if name == .none { continue }
      let around = typeAround(place)
      if keyword == .extension {
        let type = type(named: name, in: nil, from: Int32(file)) ?? add(name, keyword, nil)
        extend(type, with: place)
      } else {
        extend(otherBranch(of: name, around, place) ?? add(name, keyword, around), with: place)
      }
    }
  }

  /// Returns the type that is declared again in another branch of `#if`.
  private func otherBranch(of name: CodeName, _ around: CodeTypeID?, _ place: CodePlace) -> CodeTypeID? {
    guard let known = typesByName[name], let condition = condition(at: place) else { return nil }
    return known.prefix(50).first { type in
      guard self[type].parent == around, let first = self[type].places.first, let other = self.condition(at: first)
      else { return false }
      return other != condition
    }
  }

  private func add(_ name: CodeName, _ keyword: CodeKeyword, _ parent: CodeTypeID?) -> CodeTypeID {
    let id = CodeTypeID(index: Int32(types.count))
    types.append(CodeType(name: name, keyword: keyword, parent: parent))
    typesByName[name, default: []].append(id)
    typesByOuterName[name, default: [:]][parent.map { self[$0].name }, default: []].append(id)
    return id
  }

  private func extend(_ type: CodeTypeID, with place: CodePlace) {
    typesByPlace[place] = type
    types[Int(type.index)].places.append(place)
    for child in children(of: place) where node(child).kind == .typeName {
      types[Int(type.index)].inherited.append(name(of: child))
      for part in children(of: child) { types[Int(type.index)].inheritedArguments.append(name(of: part)) }
    }
  }

  /// Returns the keyword that declares a type.
  private func keyword(of place: CodePlace) -> CodeKeyword? {
    let node = node(place)
    let tokens = files[Int(place.file)].tree.tokens
    var index = Int(node.token)
    while index > Int(node.first) {
      index -= 1
      let token = tokens[index]
      guard token.kind == .name, let keyword = token.name.keyword else { continue }
      switch keyword {
      case .struct, .class, .enum, .actor, .protocol, .extension: return keyword
      default: continue
      }
    }
    return nil
  }

  /// Returns the type whose declaration contains a node.
  func typeAround(_ place: CodePlace) -> CodeTypeID? {
    ancestors(of: place).first { node($0).kind == .type }.flatMap { typesByPlace[$0] }
  }

  private func takeMembers(of file: Int) {
    let tree = files[file].tree
    for index in tree.nodes.indices {
      let place = CodePlace(file: Int32(file), node: CodeNodeID(index: Int32(index)))
      switch tree.nodes[index].kind {
      case .function, .binding:
        takeMember(place)
        takeLocal(place)
      case .initializer, .enumCase, .typeAlias: takeMember(place)
      case .parameter, .name: takeLocal(place)
      default: break
      }
    }
  }

  /// Adds a local declaration to the scope that it belongs to.
  private func takeLocal(_ place: CodePlace) {
    guard node(place).token >= 0, var scope = parent(of: place) else { return }
    switch node(place).kind {
    case .parameter: guard node(scope).kind == .closure else { return }
    case .name:
      if let binding = tuple(around: place), let block = parent(of: binding).flatMap({ parent(of: $0) }) {
        if node(block).kind == .file { return }
        return locals[LocalKey(scope: block, name: name(of: place)), default: []].append(place)
      }
      // A name that a pattern binds.
      var count = 0
      while [.binder, .call, .argument, .tuple, .cast, .sequence].contains(node(scope).kind), count < 8,
        let next = parent(of: scope)
      {
        scope = next
        count += 1
      }
      guard count > 0 || node(scope).kind == .for, node(scope).kind == .switchCase || node(scope).kind == .for else {
        return
      }
    case .binding:
      if node(scope).kind == .variable || node(scope).kind == .guard {
        guard let next = parent(of: scope) else { return }
        scope = next
      }
    default: break
    }
    if node(scope).kind == .file { return }
    if node(scope).kind == .block, let outer = parent(of: scope), node(outer).kind == .type { return }
    let name = name(of: place)
    locals[LocalKey(scope: scope, name: name), default: []].append(place)
    // `{ $window in … }` declares `window`, too.
    if node(place).kind == .parameter, files[Int(place.file)].bytes[Int(start(of: place))] == UInt8(ascii: "$"),
      let plain = names.find(String(names[name].dropFirst()))
    {
      locals[LocalKey(scope: scope, name: plain), default: []].append(place)
    }
  }

  /// Returns the declaration whose tuple a name is an element of: `let (controller, model) = makeEditor()`. The tuple
  /// is the first child of the declaration, or of the assignment in it.
  func tuple(around name: CodePlace) -> CodePlace? {
    guard var tuple = parent(of: name) else { return nil }
    if node(tuple).kind == .argument, let next = parent(of: tuple) { tuple = next }
    guard node(tuple).kind == .tuple, var binding = parent(of: tuple), first(of: binding) == tuple else { return nil }
    if node(binding).kind == .assignment, let next = parent(of: binding) { binding = next }
    guard node(binding).kind == .binding, node(binding).token < 0 else { return nil }
    return binding
  }

  /// Returns the offset of the first byte of a node.
  private func start(of place: CodePlace) -> UInt32 { files[Int(place.file)].tree.start(of: place.node) }

  private func takeMember(_ place: CodePlace) {
    let node = node(place)
    guard node.token >= 0, var outer = parent(of: place) else { return }
    let name = name(of: place)
    if node.kind == .typeAlias {
      if aliases[name] == nil { aliases[name] = place }
      return
    }
    // A binding is part of a variable declaration, a case of an enum part of a `case` declaration.
    if node.kind == .binding || node.kind == .enumCase {
      let kind = self.node(outer).kind
      guard kind == .variable || kind == .otherDeclaration, let next = parent(of: outer) else { return }
      outer = next
    }
    if self.node(outer).kind == .file { return globals[name, default: []].append(place) }
    guard self.node(outer).kind == .block, let declaration = parent(of: outer),
      self.node(declaration).kind == .type, let type = typesByPlace[declaration]
    else { return }
    if node.kind == .enumCase { types[Int(type.index)].cases.append(place) }
    types[Int(type.index)].members[name, default: []].append(place)
    membersByName[name, default: []].append(CodeMember(type: type, place: place))
  }
}

/// A file of an app.
struct CodeFile: Sendable {
  let path: String
  let bytes: [UInt8]
  let tree: CodeTree
  /// The index of the parent of each node; -1 for the file.
  let parents: [Int32]
  private let lines: LineStarts

  /// Returns the number of the line of an offset, from 1.
  func line(at offset: UInt32) -> Int { lines.line(of: offset) + 1 }

  init(path: String, bytes: [UInt8], tree: CodeTree) {
    self.path = path
    self.bytes = bytes
    self.tree = tree
    lines = LineStarts(bytes)
    var parents = [Int32](repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      var child = tree.nodes[index].child
      while child.exists {
        parents[Int(child.index)] = Int32(index)
        child = tree[child].next
      }
    }
    self.parents = parents
  }
}

/// A node of the tree of one of the files.
struct CodePlace: Hashable, Comparable, Sendable {
  let file: Int32
  let node: CodeNodeID

  static func < (left: CodePlace, right: CodePlace) -> Bool {
    (left.file, left.node.index) < (right.file, right.node.index)
  }
}

/// A function or variable of a type.
struct CodeMember: Hashable, Sendable {
  let type: CodeTypeID
  let place: CodePlace
}

/// The index of a type of an app.
struct CodeTypeID: Hashable, Comparable, Sendable {
  let index: Int32
  static func < (left: CodeTypeID, right: CodeTypeID) -> Bool { left.index < right.index }
}

/// A type with the members of its declaration and of its extensions.
struct CodeType: Sendable {
  let name: CodeName
  /// The keyword of the declaration; `extension` for a type that no file declares.
  let keyword: CodeKeyword
  /// The enclosing type.
  var parent: CodeTypeID?
  /// The declaration and the extensions of the type.
  var places: [CodePlace] = []
  var inherited: [CodeName] = []
  /// The generic arguments of the types that it inherits.
  var inheritedArguments: [CodeName] = []
  var members: [CodeName: [CodePlace]] = [:]
  var cases: [CodePlace] = []
}
