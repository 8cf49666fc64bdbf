/// Writes the buttons, and the routers with a button for each link.
extension SwiftWriter {
  /// The kind of action of a button.
  private enum Trigger: String, CaseIterable {
    case navigation = "NavigationButton"
    case sheet = "SheetButton"
    case link = "LinkButton"

    var documentation: String {
      switch self {
      case .navigation: "A button that goes on to another screen of the stack; nothing while that is not offered."
      case .sheet: "A button that presents something over what is there; nothing while that is not offered."
      case .link: "A button that goes back, to a tab, or out of the app; nothing while that is not offered."
      }
    }
  }

  mutating func writeButtons() {
    for trigger in Trigger.allCases {
      describe(trigger.documentation)
      lines(
        """
        \(access)struct \(trigger.rawValue)<Label: SwiftUI.View>: SwiftUI.View {
          private let follow: Action?
          private let label: Label

          /// - Parameters:
          ///   - follow: The action of a tap; nil when the link is not offered.
          ///   - label: The label of the button.
          \(access)init(_ follow: Action?, @SwiftUI.ViewBuilder label: () -> Label) {
            self.follow = follow
            self.label = label()
          }

          \(access)var body: some SwiftUI.View {
            if let follow {
              SwiftUI.Button { follow() } label: { label }
            }
          }
        }
        """)
    }
  }

  /// Writes the protocol of each screen's router, and the router that follows the links.
  mutating func writeRouters() {
    var core = SwiftCore(router, access: options.access)
    for screen in router.viewScreens {
      core.findMembers(of: screen)
      writeRouter(of: screen, core.members)
    }
  }

  private mutating func writeRouter(of screen: NodeID, _ members: [SwiftCore.Member]) {
    let (type, name) = (router.type(screen), model.name(of: screen))
    describe("The destinations of `\(name)`, as views to tap; tests and previews can have another.")
    block("@MainActor \(access)protocol \(type)RouterProtocol") { writer in
      for member in members {
        if let link = member.link {
          writer.document(link)
        } else {
          writer.document(member.documentation)
        }
        writer.writeDeclaration(of: member)
      }
    }
    describe("Creates views that follow the links of `\(name)`.")
    block("@MainActor \(access)struct \(type)Router: \(type)RouterProtocol") { writer in
      writer.document("The links themselves, for controls that are no buttons.")
      writer.out.line("\(writer.access)let links: \(type)Links")
      writer.out.blank()
      writer.out.line("\(writer.access)init(_ links: \(type)Links) { self.links = links }")
      if !members.isEmpty { writer.out.blank() }
      for member in members { writer.writeDeclaration(of: member, body: writer.statements(of: member)) }
    }
  }

  /// Writes the function that returns the button of a link; in a protocol it has no body, and so no access and no
  /// defaults.
  private mutating func writeDeclaration(of member: SwiftCore.Member, body: [String]? = nil) {
    let parameters = member.parameters.map { declaration($0, withDefault: body != nil) }
    let head = "func \(member.name)<V: SwiftUI.View>"
    let items = parameters + ["@SwiftUI.ViewBuilder label: () -> V"]
    let result = " -> \(trigger(of: member).rawValue)<V>"
    guard let body else { return list(head, items, end: result) }
    let line = "\(access)\(head)(\(items.joined(separator: ", ")))\(result) { \(body[0]) }"
    if body.count == 1, out.indentation + line.columns <= 120 { return out.line(line) }
    block(access + head, items, end: result) { writer in
      for statement in body { writer.out.line(statement) }
    }
  }

  /// Returns the statements that create the button of a link.
  private func statements(of member: SwiftCore.Member) -> [String] {
    let name = member.name
    guard member.type != nil else { return [".init(links.\(name), label: label)"] }
    let values = member.parameters.map { "\($0.argument): \($0.local)" }.joined(separator: ", ")
    if !member.isOptional { return [".init({ links.\(name)(\(values)) }, label: label)"] }
    return [
      "guard let link = links.\(name) else { return .init(nil, label: label) }",
      "return .init({ link(\(values)) }, label: label)",
    ]
  }

  /// Returns the kind of the first action of a link.
  private func trigger(of member: SwiftCore.Member) -> Trigger {
    guard let link = member.link else { return .link }
    let target = model[model[link].target]
    guard case .call = target.goal else { return .link }
    return target.presentation == .push ? .navigation : .sheet
  }
}
