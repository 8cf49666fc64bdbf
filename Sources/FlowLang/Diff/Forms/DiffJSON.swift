extension DiffForm {
  static let json = DiffForm(name: "json", summary: "for programs: one object, a change on each line") { diffs, _ in
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("version", 1)
      json.array(key: "flows") { json in
        for diff in diffs { json.write(diff) }
      }
      json.object(key: "summary") { json in
        for impact in Impact.allCases { json.member(impact.rawValue, diffs.count(impact)) }
      }
    }
    json.endLine()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ diff: FlowDiff) {
    let places = ChangeLocations(diff)
    object(.lines) { json in
      json.member("old", diff.oldPath)
      json.member("new", diff.newPath)
      if let omission = diff.omission { json.member("omission", omission) }
      json.array(key: "changes", .lines) { json in
        for change in diff.changes { json.value(change.json(places)) }
      }
    }
  }
}

extension Change {
  fileprivate func json(_ places: ChangeLocations) -> JSONValue {
    func json(_ located: ChangeLocations.Located) -> JSONValue {
      .object([.init("file", .string(located.path))] + located.place.json)
    }
    return .object(omittingNil: [
      "rule": .string(rule.name),
      "class": .string(impact.rawValue),
      "message": .string(message),
      "screen": .string(screen),
      "link": .string(link),
      "before": places.before(self).map(json),
      "after": places.after(self).map(json),
      "traceBefore": traceBefore.map { .steps($0) },
      "traceAfter": traceAfter.map { .steps($0) },
    ])
  }
}
