extension ChangeRule {
  /// The rules about the start of the app and the actions that the platform offers.
  static let app = [appRenamed, startChanged, backChanged, allowAdded]

  static let appRenamed = ChangeRule("app-renamed", .breaking) { comparison, changes in
    guard comparison.old.model.hasApp, comparison.new.model.hasApp else { return }
    let (before, after) = (comparison.old.model.name(of: .app), comparison.new.model.name(of: .app))
    guard before != after else { return }
    changes.add(
      "the app is called \(quoted(after)) now and was called \(quoted(before))", about: NodePair(old: .app, new: .app))
  }

  static let startChanged = ChangeRule("start-changed", .risky) { comparison, changes in
    comparison.report(&changes, { $0.text(ofStart: $0.model.details(of: $1).start, in: $1) }) { node, before, after in
      guard !before.isEmpty, !after.isEmpty else { return nil }
      return "\(node) starts with \(quoted(after)) now and started with \(quoted(before))"
    }
  }

  static let backChanged = ChangeRule("back-changed", .risky) { comparison, changes in
    for difference in comparison.backDifferences {
      let names = listed(difference.screens.map { comparison.new.described($0.new) })
      let text = difference.isAutomatic ? "the platform offers Back now" : "only links lead back now"
      changes.add("\(text) on \(names)", about: difference.screens[0])
    }
  }

  static let allowAdded = ChangeRule("allow-added", .risky) { comparison, changes in
    let known = Set(
      comparison.old.model.allows.map { allow in
        "\(comparison.nodes.new(of: allow.owner).map { Int($0.index) } ?? -1) \(allow.rule)"
      })
    let model = comparison.new.model
    for allow in model.allows
    where !model[allow.owner].isShadowed && !known.contains("\(allow.owner.index) \(allow.rule)") {
      changes.add(
        "\(comparison.new.described(allow.owner)) suppresses `\(allow.rule)` now",
        about: Change.Subject(
          newNode: allow.owner, after: comparison.new.compilation.range(allow.syntax, in: allow.owner)))
    }
  }
}

extension Comparison {
  /// The screens for which one statement changes whether the platform offers Back.
  struct BackDifference {
    let isAutomatic: Bool
    var screens: [NodePair]
  }

  /// The screens on which the platform offers Back in one version only, grouped by the deciding nodes and the version.
  var backDifferences: [BackDifference] {
    guard old.declaresBack || new.declaresBack else { return [] }
    var result: [BackDifference] = []
    var places: [[Int]: Int] = [:]
    for pair in nodes.pairs where new.model[pair.new].kind == .screen && !new.model[pair.new].isExternal {
      let isAutomatic = new.model.isBackAutomatic(on: pair.new)
      guard isAutomatic != old.model.isBackAutomatic(on: pair.old) else { continue }
      // Where a statement is removed, the screens that it decided for belong together.
      let deciders = [old.deciderOfBack(on: pair.old), new.deciderOfBack(on: pair.new)]
      let key = deciders.map { $0.map { Int($0.index) } ?? -1 } + [isAutomatic ? 1 : 0]
      if let place = places[key] {
        result[place].screens.append(pair)
      } else {
        places[key] = result.count
        result.append(BackDifference(isAutomatic: isAutomatic, screens: [pair]))
      }
    }
    return result
  }
}

extension FlowVersion {
  fileprivate var declaresBack: Bool { model.details.contains { $0.isBackAutomatic != nil } }

  /// Returns the nearest node around a screen that declares whether the platform offers Back.
  fileprivate func deciderOfBack(on node: NodeID) -> NodeID? {
    model.enclosing(node).first { model.details(of: $0).isBackAutomatic != nil }
  }
}
