extension DiffForm {
  static let json = DiffForm(name: "json", summary: "for programs: one object, a change on each line") { diffs, _ in
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("version", 1)
      json.key("flows")
      json.array { json in
        for diff in diffs { json.write(diff) }
      }
      json.key("summary")
      json.object { json in
        for impact in Impact.allCases { json.member(impact.rawValue, diffs.count(impact)) }
      }
    }
    json.endLine()
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ diff: FlowDiff) {
    let places = ChangePlaces(diff)
    object(.lines) { json in
      json.member("old", diff.oldPath)
      json.member("new", diff.newPath)
      if let omission = diff.omission { json.member("omission", omission) }
      json.key("changes")
      json.array(.lines) { json in
        for change in diff.changes { json.write(change, places) }
      }
    }
  }

  private mutating func write(_ change: Change, _ places: ChangePlaces) {
    object { json in
      json.member("rule", change.rule.name)
      json.member("class", change.impact.rawValue)
      json.member("message", change.message)
      json.member("screen", change.screen)
      json.member("link", change.link)
      json.write("before", places.before(change))
      json.write("after", places.after(change))
      if let way = change.wayBefore { json.member("wayBefore", way) }
      if let way = change.wayAfter { json.member("wayAfter", way) }
    }
  }

  private mutating func write(_ key: String, _ located: ChangePlaces.Located?) {
    guard let located else { return }
    self.key(key)
    object { json in
      json.member("file", located.path)
      json.member("line", located.place.line)
      json.member("column", located.place.column)
      json.member("endLine", located.place.endLine)
      json.member("endColumn", located.place.endColumn)
    }
  }
}
