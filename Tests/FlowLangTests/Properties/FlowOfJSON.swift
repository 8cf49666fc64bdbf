@testable import FlowLang

/// The text of a flow, generated from the output of `flowc graph --format json`.
struct FlowOfJSON {
  private var lines: [String] = []
  private let nodes: [JSONValue]

  /// Returns the flow in one file.
  static func text(_ json: JSONValue) -> String {
    var flow = FlowOfJSON(json)
    flow.write(json)
    return flow.lines.joined(separator: "\n") + "\n"
  }

  private init(_ json: JSONValue) { nodes = json.elements("nodes") }

  private mutating func write(_ json: JSONValue) {
    for flag in json.elements("flags") {
      add((flag.has("external") ? "external " : "") + "flag \(flag.name)" + Self.values(flag), flag)
    }
    for transition in json.elements("transitions") {
      add("transition \(transition.name) {", transition)
      for motion in transition.elements("motions") {
        let sides = [motion.elements("effects"), motion.elements("leaving")].filter { !$0.isEmpty }
        let effects = sides.map { $0.map(Self.effect).joined(separator: " + ") }.joined(separator: " / ")
        lines.append("\(motion.text("kind")) \(effects)")
      }
      lines.append("}")
    }
    if let app = json["app"] {
      add("app \(app.name) {", app)
      writeParts(of: app)
      lines.append("}")
    }
    for node in nodes where node["parent"] == nil { write(node: node) }
    for expectation in json.elements("expectations") { lines.append("expect " + Self.expectation(expectation)) }
  }

  private mutating func add(_ line: String, _ documented: JSONValue) {
    for line in documented["doc"]?.string?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
      lines.append("/// \(line)")
    }
    lines.append(line)
  }

  private mutating func write(node: JSONValue) {
    let (kind, isExternal) = (node.text("kind"), node.has("external"))
    let head = (isExternal ? "external " : "") + "\(kind) \(node.name)\(Self.parameters(node))"
    if isExternal, kind == "screen" { return add(head, node) }
    add(head + " {", node)
    writeParts(of: node)
    for inner in nodes where inner["parent"] == node["name"] { write(node: inner) }
    lines.append("}")
  }

  private mutating func writeParts(of node: JSONValue) {
    let starts = node.elements("start").map { Self.call($0) + Self.block($0) + Self.conditions($0) }
    if !starts.isEmpty { lines.append("start " + starts.joined(separator: " else ")) }
    for key in ["scheme", "domain"] {
      for text in node.elements(key + "s") { lines.append("\(key) \(Self.quoted(text.string))") }
    }
    for outcome in node.elements("outcomes") {
      add("outcome \(outcome.name)\(Self.parameters(outcome))" + (outcome.has("stays") ? " -> stay" : ""), outcome)
    }
    for (keys, word, text) in [("urls", "url", "address"), ("entries", "entry", "reason")] {
      for entryPoint in node.elements(keys) {
        let over = entryPoint.elements("over").map(Self.call).joined(separator: ", ")
        lines.append(
          "\(word) \(Self.quoted(entryPoint[text]?.string))"
            + (entryPoint["tab"].map { " in tab \(Self.tab($0))" } ?? "")
            + (over.isEmpty ? "" : " over \(over)") + (entryPoint["presentation"].map { " \($0.string ?? "")" } ?? ""))
      }
    }
    for own in node.elements("requires") {
      lines.append(
        "requires" + Self.conditions(own).dropFirst(5) + (own["else"].map { " else \(Self.target($0))" } ?? ""))
    }
    if let back = node["back"]?.string { lines.append("back \(back)") }
    if let transition = node["transition"]?.string { lines.append("transition \(Self.transition(transition))") }
    if let view = node["view"] { lines.append("view " + (view.has("uikit") ? "uikit " : "") + view.text("type")) }
    if let image = node["image"]?.string { lines.append("image \(Self.quoted(image))") }
    for allow in node.elements("allows") {
      lines.append("allow \(allow.text("rule")) \(Self.quoted(allow["reason"]?.string))")
    }
    lines += Self.notes(node)
    for call in node.elements("embeds") { lines.append("embed \(Self.call(call))") }
    for link in node.elements("without") { lines.append("without \(Self.name(link.string))") }
    for tab in node.elements("tabs") {
      add(
        "tab \(tab.name)" + (tab["title"].map { " \(Self.quoted($0.string))" } ?? "")
          + (tab["icon"].map { " icon \(Self.quoted($0.string))" } ?? "") + (tab.has("badge") ? " badge" : "")
          + " -> \(tab["root"].map(Self.call) ?? "?")", tab)
    }
    for link in node.elements("links") {
      add(
        "link \(link.name)" + (link["label"].map { " \(Self.quoted($0.string))" } ?? "")
          + " -> \(link["target"].map(Self.target) ?? "?")", link)
    }
  }

  // MARK: Targets

  private static func target(_ json: JSONValue) -> String {
    var text: String
    switch json.text("goal") {
    case "call": text = call(json) + " " + json.text("presentation")
    case "backTo": text = "back to " + place(json)
    case "raise": text = "raise #\(quoted(json["tag"]?.string))"
    case "tab": text = "tab " + (json["tab"].map(tab) ?? "?")
    case "finish": text = "finish \(name(json["outcome"]?.string))\(arguments(json))"
    case "open": text = "open \(quoted(json["address"]?.string))"
    case let goal: text = goal
    }
    if let placing = json["placing"] {
      // A placing other than `push` replaces `push`.
      if placing.text("kind") != "over" { text = text.replacing(#/\ push$/#, with: "") }
      switch placing.text("kind") {
      case "replaceFrom": text += " replace from " + place(placing)
      case "over": text += " over " + place(placing)
      case "inTab": text += " in tab " + (placing["tab"].map(tab) ?? "?")
      case let kind: text += " " + kind
      }
    }
    if let tag = json["as"]?.string { text += " as #\(quoted(tag))" }
    if let transition = json["via"]?.string { text += " via \(Self.transition(transition))" }
    if let fallback = json["or"]?.string { text += " or \(fallback)" }
    for key in ["set", "clear"] {
      let values = key == "set" ? json.elements("values").map { flag($0) } : []
      let flags = (json.elements(key).map { name($0.string) } + values).joined(separator: ", ")
      if !flags.isEmpty { text += " \(key) \(flags)" }
    }
    return text + block(json) + conditions(json) + (json["else"].map { " else \(target($0))" } ?? "")
  }

  /// Returns the handlers of a call, with its notes.
  private static func block(_ json: JSONValue) -> String {
    let handlers = json.elements("handlers").map {
      "on \(name($0["outcome"]?.string)) -> \($0["target"].map(target) ?? "?")"
    }
    let block = handlers + notes(json)
    return block.isEmpty ? "" : " { \(block.joined(separator: " ")) }"
  }

  private static func place(_ json: JSONValue) -> String {
    guard let place = json["place"] else { return "?" }
    return place["tag"].map { "#\(quoted($0.string))" } ?? place["node"].map { name($0.string) } ?? "root"
  }

  private static func tab(_ json: JSONValue) -> String { (json["bar"].map { name($0.string) + "." } ?? "") + json.name }

  private static func call(_ json: JSONValue) -> String { name(json["to"]?.string) + arguments(json) }

  /// Returns a flag, with its value if it has one.
  private static func flag(_ json: JSONValue) -> String {
    name(json["flag"]?.string) + (json["value"].map { " = " + name($0.string) } ?? "")
  }

  /// Returns the initial value of a flag, in the syntax of its declaration.
  private static func values(_ flag: JSONValue) -> String {
    let values = flag.elements("values").map { name($0.string) }
    return values.isEmpty ? flag.has("initially") ? " = true" : "" : " = " + values.joined(separator: " | ")
  }

  private static func conditions(_ json: JSONValue) -> String {
    let texts = json.elements("when").map { ($0.has("is") ? "" : "not ") + flag($0) }
    return texts.isEmpty ? "" : " when " + texts.joined(separator: ", ")
  }

  private static func expectation(_ json: JSONValue) -> String {
    func node(_ key: String) -> String { name(json[key]?.string) }
    let within = " within \(json["taps"]?.integer ?? -1) taps"
    switch json.text("kind") {
    case "never": return "never \(node("node"))\(conditions(json))"
    case "everyScreen": return "every screen" + within
    case "onlyAfter": return "\(node("node")) only after \(node("after"))"
    case "within": return node("node") + within + (json["of"] == nil ? "" : " of \(node("of"))")
    default: return "\(node("node")) reachable" + (json["from"] == nil ? "" : " from \(node("from"))")
    }
  }

  // MARK: Values and texts

  private static func arguments(_ json: JSONValue) -> String {
    let texts = json.elements("arguments").map { "\($0.name): \($0["value"].map(value) ?? "?")" }
    return texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
  }

  private static func parameters(_ json: JSONValue) -> String {
    let texts = json.elements("parameters").map { parameter in
      "\(parameter.name): \(parameter.text("type"))" + (parameter["default"].map { " = \(value($0))" } ?? "")
    }
    return texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
  }

  private static func value(_ json: JSONValue) -> String {
    switch json.text("kind") {
    case "string": quoted(json["value"]?.string)
    case "bool": json.has("value") ? "true" : "false"
    case "case": "." + json.text("value")
    case "nil": "nil"
    case "emptyArray": "[]"
    case "parameter": json.elements("path").map { name($0.string) }.joined(separator: ".")
    default: json.text("value")
    }
  }

  private static func effect(_ json: JSONValue) -> String {
    let arguments = json.elements("arguments").map { argument in
      (argument["name"].map { "\($0.string ?? "?"): " } ?? "") + (argument["value"]?.text("value") ?? "?")
    }
    return json.text("name") + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  private static func notes(_ json: JSONValue) -> [String] {
    json.elements("notes").map { "note \(quoted($0["key"]?.string)) \(quoted($0["value"]?.string))" }
  }

  private static func transition(_ name: String) -> String {
    ["none", "default"].contains(name) ? name : Self.name(name)
  }

  static func name(_ text: String?) -> String { "`\(text ?? "?")`" }

  private static func quoted(_ text: String?) -> String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t"]
    return "\"" + (text ?? "?").map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}

extension JSONValue {
  fileprivate func elements(_ key: String) -> [JSONValue] { self[key]?.array ?? [] }
  fileprivate func has(_ key: String) -> Bool { self[key]?.bool == true }
  fileprivate func text(_ key: String) -> String { self[key]?.string ?? "?" }
  fileprivate var name: String { FlowOfJSON.name(self["name"]?.string) }
}
