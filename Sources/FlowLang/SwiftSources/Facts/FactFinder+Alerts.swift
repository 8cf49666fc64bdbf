/// Alerts, which are no screens.
extension FactFinder {
  func isAlertMade(in closure: CodePlace) -> Bool {
    project.children(of: closure).last.map { isAlert($0, depth: 0) } ?? false
  }

  /// Whether a presented value is an alert, a menu or a share sheet, which are no screens.
  func isAlert(_ place: CodePlace, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    switch project.node(place).kind {
    case .call:
      guard let callee = project.first(of: place), project.node(callee).token >= 0 else { return false }
      let name = project.names[evaluation.constructedName(callee)]
      if name == "UIAlertController" { return true }
      if name.lowercased().contains("alert"), project.typesByName[project.name(of: callee)] == nil { return true }
      if isAlertNamed(project.name(of: callee), from: place.file) { return true }
      // A function of the app that makes one: `func dialog() -> UIAlertController`.
      if let call = evaluation.call(place), project.typesByName[project.name(of: callee)] == nil {
        let makers = evaluation.functions(named: project.name(of: callee), fitting: call).prefix(20)
        if !makers.isEmpty, makers.allSatisfy({ isAlertDeclared($0.place) }) { return true }
      }
      return isAlert(callee, depth: depth + 1)
    case .member: return project.first(of: place).map { isAlert($0, depth: depth + 1) } ?? false
    case .name:
      guard case .binding(let binding)? = evaluation.declaration(of: project.name(of: place), at: place) else {
        let text = project.names[project.name(of: place)].lowercased()
        return text.contains("alert") || text.contains("actionsheet")
      }
      return project.children(of: binding).contains { isAlert($0, depth: depth + 1) }
    case .typeName: return isAlertNamed(project.name(of: place), from: place.file)
    default: return false
    }
  }

  private func isAlertNamed(_ name: CodeName, from file: Int32) -> Bool {
    project.names[name] == "UIAlertController"
      || project.type(named: name, in: nil, from: file).map { isAlert($0) } ?? false
  }

  /// Whether a type is a kind of alert: `class ErrorAlert: UIAlertController`.
  private func isAlert(_ type: CodeTypeID) -> Bool {
    ([type] + project.bases(of: type)).contains { base in
      project[base].keyword == .class
        && project[base].inherited.contains { project.names[$0] == "UIAlertController" }
    }
  }

  private func isAlertDeclared(_ function: CodePlace) -> Bool {
    project.child(of: function, .typeName).map { isAlertNamed(project.name(of: $0), from: $0.file) } ?? false
  }
}
