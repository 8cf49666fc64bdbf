extension CoveringWalks {
  /// The walks for other programs: one JSON object, with the steps as in the traces of findings.
  var json: [UInt8] {
    let names = CoverageItemText(compilation)
    var taken: Set<CoverageItem> = []
    var json = JSONWriter()
    json.object(.lines) { json in
      json.member("version", 2)
      json.member("taps", taps)
      json.member("complete", isComplete)
      json.array(key: "walks", .lines) { json in
        for walk in walks {
          let route = WalkRoute(walk, machine)
          let new = route.moments.flatMap(\.items).filter { taken.insert($0).inserted }
          json.object(.lines) { json in
            if let name = walk.name { json.member("name", name) }
            json.member("launch", .steps(walk.launch.map { compilation.step($0) }))
            json.member("steps", .steps(walk.steps.map { compilation.step($0) }))
            json.array(key: "takes", .lines) { json in
              for item in new { json.object { json in write(item, names, &json) } }
            }
          }
        }
      }
      json.array(key: "untaken", .lines) { json in
        for one in untaken {
          json.object { json in
            write(one.item, names, &json)
            json.member("reason", one.reason.name)
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private func write(_ item: CoverageItem, _ names: CoverageItemText, _ json: inout JSONWriter) {
    let model = compilation.model
    switch item {
    case .start(let index):
      json.member("start", model.startAlternatives[index].call.node.map { model.name(of: $0) } ?? "")
    case .entryPoint(let index):
      if case .object(let members) = compilation.step(.entryPoint(index)).json {
        for member in members { json.member(member.name, member.value) }
      }
    case .target(let target):
      let parts = names.parts(target)
      let isGuard = parts.link == nil && !parts.isOfStart
      json.member(isGuard ? "guard" : "owner", model.name(of: parts.owner))
      if let link = parts.link { json.member("link", model.text(model[link].name)) }
      if parts.branch.isEmpty { return }
      json.array(key: "branch") { json in
        for word in parts.branch { json.string(word) }
      }
    }
  }
}
