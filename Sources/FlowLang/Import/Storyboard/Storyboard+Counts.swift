extension Storyboard {
  /// Returns the counts of the file.
  ///
  /// - Parameter entered: The controllers that other files lead to.
  func counts(entered: [Int] = []) -> ImportCounts {
    var counts = ImportCounts()
    let screens = controllers.indices.filter { !controllers[$0].isReference }
    let numbers = Dictionary(controllers.indices.map { (controllers[$0].id, $0) }) { first, _ in first }
    var edges = [[Int]](repeating: [], count: controllers.count)
    // The destinations of segues of the app's menu, which belongs to no controller.
    var menus: [Int] = []
    for segue in segues {
      counts.kinds[segue.kind, default: 0] += 1
      guard let source = segue.source else {
        menus += [numbers[segue.destination]].compactMap { $0 }
        continue
      }
      edges[source].append(numbers[segue.destination] ?? source)
    }
    let start = initial.flatMap { numbers[$0] }
    let known = screens.filter { controllers[$0].isEntryPoint } + entered
    // The system shows notifications.
    let starts =
      (start.map { [$0] } ?? []) + menus + screens.filter { controllers[$0].kind == "notificationController" }
    let declared = Reach(from: starts, in: edges)
    let all = Reach(from: starts + known, in: edges)
    counts.scenes = controllers.count
    counts.screens = screens.count
    counts.containers = screens.count { controllers[$0].isContainer }
    counts.externals = controllers.count - screens.count
    counts.nested = counts.externals
    counts.links = segues.count
    counts.tabs = screens.count { controllers[$0].isTabBar }
    counts.start = start.map { controllers[$0].identifier ?? controllers[$0].className ?? controllers[$0].id }
    counts.unreachableFromStart = screens.count { !declared.isReached[$0] }
    counts.unreachable = screens.count { !all.isReached[$0] }
    counts.withoutLinks = screens.count { edges[$0].isEmpty }
    let names = Dictionary(grouping: screens.compactMap { controllers[$0].identifier }) { $0 }
    counts.duplicates = names.count { $0.value.count > 1 }
    return counts
  }
}

extension Storyboard.Controller {
  /// Whether code or the system can show the controller without a segue.
  var isEntryPoint: Bool { identifier != nil || kind == "notificationController" }
}
