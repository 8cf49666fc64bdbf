/// Writes the core of a Swift router: the screens and the state of the app as plain values, one function for each link
/// that moves the state as the language says, and for each screen the links that it offers. It imports Foundation only.
struct SwiftCore {
  let router: Router
  let machine: Machine
  /// `public `, `package ` or nothing, before what others use.
  let access: String
  var out = IndentedWriter()

  var model: Model { router.model }

  init(_ router: Router, access: SwiftOptions.Access) {
    self.router = router
    self.access = access == .internal ? "" : "\(access.rawValue) "
    machine = router.compilation.machine
  }

  /// The whole file.
  static func text(_ router: Router, _ options: SwiftOptions) -> String {
    var core = SwiftCore(router, access: options.access)
    core.writeHeader(options)
    core.document(router.documentation(core.model[.app].syntax, in: core.model[.app].file))
    core.block("\(core.access)enum \(router.namespace)") { core in
      core.writeScreens()
      core.writeBars()
      core.writeNames()
      core.writeFlags()
      core.writeCalls()
      core.writeState()
      core.writeAddressTypes()
      core.writeLinks()
    }
    return core.out.text
  }

  // MARK: Laying out

  /// Lines between braces.
  mutating func block(_ head: String, end: String = "}", _ body: (inout SwiftCore) -> Void) {
    out.line(head + " {")
    out.indent()
    body(&self)
    out.outdent()
    out.line(end)
  }

  /// A type or extension with an empty line before it.
  mutating func section(_ head: String, _ body: (inout SwiftCore) -> Void) {
    out.blank()
    block(head, body)
  }

  /// Lines of a template, moved in as deep as what stands around them.
  mutating func lines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { out.blank() } else { out.line(String(line)) }
    }
  }

  /// A documentation comment.
  mutating func document(_ lines: [String]) {
    for line in lines { out.line(line.isEmpty ? "///" : "/// " + SwiftText.comment(line)) }
  }

  /// A documentation comment of one line.
  mutating func document(_ line: String) { document([line]) }

  /// An enumeration of which there are no values when it has no cases.
  mutating func writeEnum(
    _ head: String, _ cases: [(name: String, parameters: [String])], _ rest: (inout SwiftCore) -> Void = { _ in }
  ) {
    block(head) { core in
      for item in cases {
        let values = item.parameters.isEmpty ? "" : "(\(item.parameters.joined(separator: ", ")))"
        core.out.line("case \(SwiftName.quoted(item.name))\(values)")
      }
      if cases.isEmpty {
        core.lines(
          """
          \(core.access)init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "there are none"))
          }
          \(core.access)func encode(to encoder: any Encoder) {}
          """)
      }
      rest(&core)
    }
  }
}
