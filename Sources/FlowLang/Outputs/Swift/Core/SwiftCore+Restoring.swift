/// Writes the restoration of states that an earlier run, perhaps of an older version, has saved.
extension SwiftCore {
  /// Writes the initializer that restores a saved state.
  mutating func writeRestoring() {
    describe([
      "The app as an earlier run left it: `JSONEncoder().encode(state)`, perhaps of an older version. What this",
      "version does not know is left out, with all that is over it; where nothing is left, the app starts as usual.",
      "External flags are those that are given.",
    ])
    block("\(access)init(restoring data: Foundation.Data, flags: Flags = Flags())") { core in
      core.out.line("self.init(flags: flags)")
      core.out.line("guard let saved = try? JSONDecoder().decode(SavedState.self, from: data) else { return }")
      for flag in core.model.declaredFlags where !core.model[flag].isExternal {
        let name = core.router.flag(flag)
        let saved = "saved.flags?.value?[\(SwiftText.literal(name))]"
        let value =
          !core.hasFlagValues
          ? saved + "?.value"
          : core.model[flag].value == nil
            ? saved + "?.isSet"
            : saved + "?.value.flatMap(Flags.\(SwiftName.quoted(core.router.type(ofFlag: flag))).init)"
        core.out.line("if let value = \(value) { self.flags.\(SwiftName.quoted(name)) = value }")
      }
      core.lines(
        """
        var restored: [Layer] = []
        for layer in saved.layers\(core.router.presents ? "" : ".prefix(1)") {
          guard let (next, isWhole) = restore(layer, isFirst: restored.isEmpty) else { break }
          restored.append(next)
          if !isWhole { break }
        }
        if !restored.isEmpty { layers = restored }
        """)
    }
    declare(
      """
      /// A layer, and whether its visible stack was restored completely; nil where nothing was restored.
      private mutating func restore(_ saved: SavedLayer, isFirst: Bool) -> (Layer, isWhole: Bool)? {
        guard saved.presentation?.isKnown != false, (saved.presentation == nil) == isFirst,
          saved.bar?.isKnown != false, saved.call?.isKnown != false, saved.stacks.indices.contains(saved.selected)
        else { return nil }
      \(hasBars ? restoredTabs : "  guard saved.stacks.count == 1 else { return nil }\n")\
        var stacks: [[Entry]] = []
        for saved in \(hasBars ? "places.map({ $0.map { saved.stacks[$0] } ?? [] })" : "saved.stacks") {
          var stack: [Entry] = []
          for entry in saved {
            guard let screen = entry.screen.value, entry.call?.isKnown != false else { break }
            stack.append(
              Entry(
                id: next(), screen: screen, tag: entry.tag?.value, transition: entry.transition?.value,
                call: entry.call?.value))
          }
          stacks.append(stack)
        }
      \(hasBars ? """
          let seen = places.firstIndex(of: saved.selected).flatMap { stacks[$0].isEmpty ? nil : $0 }
          guard let selected = seen ?? stacks.firstIndex(where: { !$0.isEmpty }) else { return nil }

        """ : """
          let selected = 0
          if stacks[selected].isEmpty { return nil }

        """)\
        let layer = Layer(
          id: next(), presentation: saved.presentation?.value, bar: \(hasBars ? "bar" : "nil"), call: saved.call?.value,
          stacks: stacks, selected: selected)
        return (layer, \(hasBars ? "seen != nil && " : "")stacks[selected].count == saved.stacks[saved.selected].count)
      }
      """)
  }

  /// The statements that find the saved stack of each tab.
  private var restoredTabs: String {
    """
      let (bar, names) = (saved.bar?.value, saved.tabs)
      guard saved.stacks.count == names?.count ?? bar?.tabs.count ?? 1 else { return nil }
      // The place of the saved stack of each tab; without names they are in order.
      let places: [Int?] = names.map { names in (bar?.tabs ?? []).map { tab in names.firstIndex { $0.value == tab } } }
        ?? saved.stacks.indices.map { $0 }

    """
  }

  /// The declaration of the type from which a flag is decoded, if some flags have values.
  private var savedFlag: String {
    guard hasFlagValues else { return "" }
    return """

      /// A flag that is yes or no, or has one of several values.
      private struct SavedFlag: Decodable {
        let isSet: Bool?
        let value: String?

        init(from decoder: any Swift.Decoder) throws {
          let container = try decoder.singleValueContainer()
          isSet = try? container.decode(Bool.self)
          value = try? container.decode(String.self)
        }
      }

      """
  }

  /// Whether any flag has values.
  private var hasFlagValues: Bool { model.flags.contains { $0.value != nil } }

  /// Writes the types from which saved states are decoded.
  mutating func writeSavedTypes() {
    declare(
      """
      /// The elements that an older version wrote and this one knows.
      private struct SavedState: Decodable {
        let layers: [SavedLayer]
        let flags: Lenient<[String: \(hasFlagValues ? "SavedFlag" : "Lenient<Bool>")]>?
      }
      \(savedFlag)
      private struct SavedLayer: Decodable {
        let presentation: Lenient<Presentation>?
        let bar: Lenient<Bar>?
        let call: Lenient<Call>?
        let stacks: [[SavedEntry]]\(hasBars ? "\n  let tabs: [Lenient<Tab>]?" : "")
        let selected: Int
      }

      private struct SavedEntry: Decodable {
        let screen: Lenient<Screen>
        let tag: Lenient<Tag>?
        let transition: Lenient<Transition>?
        let call: Lenient<Call>?
      }

      /// A value that may be missing, or be one that this version does not know.
      private struct Lenient<Value: Decodable>: Decodable {
        let value: Value?
        let isKnown: Bool

        init(from decoder: any Swift.Decoder) throws {
          value = try? Value(from: decoder)
          isKnown = value != nil
        }
      }
      """)
    guard hasBars else { return }
    declare(
      """
      private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }
      """)
  }
}
