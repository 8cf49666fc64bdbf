/// Writes the flags of a state, and the types of flags with values.
extension SwiftCore {
  mutating func writeFlags() {
    let lasting = Set(router.machine.lastingFlags)
    let flags = model.declaredFlags
    out.blank()
    if flags.isEmpty {
      document("The facts that conditions ask for: this flow has none.")
      return out.line("\(access)struct Flags: Hashable, Codable, Sendable { \(access)init() {} }")
    }
    let hasValues = flags.contains { model[$0].value != nil }
    document(hasValues ? "The facts that conditions ask for." : "The yes/no facts that conditions ask for.")
    block("\(access)struct Flags: Hashable, Codable, Sendable") { core in
      for flag in flags { core.writeFlag(flag, isLasting: lasting.contains(flag)) }
      core.describe("The flags at a cold start; those that the app stores can be passed.")
      let parameters = flags.filter { lasting.contains($0) }.map { flag in
        "\(SwiftName.quoted(core.router.flag(flag))): \(core.type(of: flag)) = \(core.initial(flag))"
      }
      core.block("\(core.access)init(\(parameters.joined(separator: ", ")))") { core in
        for flag in flags {
          let name = SwiftName.quoted(core.router.flag(flag))
          core.out.line("self.\(name) = \(lasting.contains(flag) ? name : core.initial(flag))")
        }
      }
      for flag in flags where core.model[flag].value != nil { core.writeValues(of: flag) }
    }
  }

  private mutating func writeFlag(_ flag: FlagID, isLasting: Bool) {
    document(router.documentation(model[flag].syntax, in: model[flag].file))
    let setter = model[flag].isExternal || access.isEmpty && isLasting ? "" : "fileprivate(set) "
    out.line("\(access)\(setter)var \(SwiftName.quoted(router.flag(flag))): \(type(of: flag))")
  }

  /// Writes the enum of the values of a flag; the raw value of each is its name in the flow.
  private mutating func writeValues(of flag: FlagID) {
    describe("The values of `\(SwiftText.comment(model.text(model[flag].name)))`.")
    shortEnum(
      "\(access)enum \(SwiftName.quoted(router.type(ofFlag: flag))): String, CaseIterable, Hashable, Codable, Sendable"
    ) { core in
      for value in core.model.values(of: flag) {
        guard let name = core.router.value(value), let text = core.model[value].value.map({ core.model.text($0) })
        else { continue }
        let isSame = name == text
        core.out.line("case \(SwiftName.quoted(name))\(isSame ? "" : " = \(SwiftText.literal(text))")")
      }
    }
  }

  private func type(of flag: FlagID) -> String {
    model[flag].value == nil ? "Bool" : SwiftName.quoted(router.type(ofFlag: flag))
  }

  /// Returns the value of a flag at a cold start, in Swift.
  private func initial(_ flag: FlagID) -> String { router.value(flag, model[flag].isInitiallySet) }
}
