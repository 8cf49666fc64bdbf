/// Writes the restoration of states that an earlier run, perhaps of an older version, has saved.
extension SwiftCore {
  /// Writes the initializer that restores a saved state.
  mutating func writeRestoring() {
    out.blank()
    document([
      "The app as an earlier run left it: `JSONEncoder().encode(state)`, perhaps of an older version. What this",
      "version does not know is left out, with all that is over it; where nothing is left, the app starts as usual.",
      "External flags are those that are given.",
    ])
    block("\(access)init(restoring data: Data, flags: Flags = Flags())") { core in
      core.out.line("self.init(flags: flags)")
      core.out.line("guard let saved = try? JSONDecoder().decode(SavedState.self, from: data) else { return }")
      for flag in core.model.declaredFlags where !core.model[flag].isExternal {
        let name = core.router.flag(flag)
        let saved = "saved.flags?.value?[\(SwiftText.literal(name))]"
        let value =
          !core.hasFlagValues
          ? saved
          : core.model[flag].value == nil
            ? saved + "?.isSet"
            : saved + "?.value.flatMap(Flags.\(SwiftName.quoted(core.router.type(ofFlag: flag))).init)"
        core.out.line("if let value = \(value) { self.flags.\(SwiftName.quoted(name)) = value }")
      }
      core.lines(
        """
        var restored: [Layer] = []
        for layer in saved.layers {
          guard let (next, isWhole) = restore(layer, isFirst: restored.isEmpty) else { break }
          restored.append(next)
          if !isWhole { break }
        }
        if !restored.isEmpty { layers = restored }
        """)
    }
    out.blank()
    let bar = hasBars ? "bar" : "nil"
    lines(
      """
      /// A layer, and whether its visible stack was restored completely; nil where nothing was restored.
      private mutating func restore(_ saved: SavedLayer, isFirst: Bool) -> (Layer, isWhole: Bool)? {
        guard saved.presentation.isKnown, (saved.presentation.value == nil) == isFirst, saved.bar.isKnown,
          saved.call.isKnown, saved.stacks.indices.contains(saved.selected)
        else { return nil }
      \(hasBars ? """
          let bar = saved.bar.value
          guard saved.stacks.count == bar?.tabs.count ?? 1 else { return nil }

        """ : "  guard saved.stacks.count == 1 else { return nil }\n")\
        var stacks: [[Entry]] = []
        for saved in saved.stacks {
          var stack: [Entry] = []
          for entry in saved {
            guard let screen = entry.screen.value, entry.call.isKnown else { break }
            stack.append(
              Entry(
                id: next(), screen: screen, tag: entry.tag?.value, transition: entry.transition?.value,
                call: entry.call.value))
          }
          stacks.append(stack)
        }
        let selected = stacks[saved.selected]
        if selected.isEmpty { return nil }
        let layer = Layer(
          id: next(), presentation: saved.presentation.value, bar: \(bar), call: saved.call.value, stacks: stacks,
          selected: saved.selected)
        return (layer, selected.count == saved.stacks[saved.selected].count)
      }
      """)
  }

  /// The declaration of the type from which a flag is decoded, if some flags have values.
  private var savedFlag: String {
    guard hasFlagValues else { return "" }
    return """

      /// A flag that is yes or no, or has one of several values.
      private struct SavedFlag: Decodable {
        let isSet: Bool?
        let value: String?

        init(from decoder: any Decoder) throws {
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
    out.blank()
    lines(
      """
      /// The elements that an older version wrote and this one knows.
      private struct SavedState: Decodable {
        let layers: [SavedLayer]
        let flags: Lenient<[String: \(hasFlagValues ? "SavedFlag" : "Bool")]>?
      }
      \(savedFlag)
      private struct SavedLayer: Decodable {
        let presentation: Lenient<Presentation>
        let bar: Lenient<Bar>
        let call: Lenient<Call>
        let stacks: [[SavedEntry]]
        let selected: Int

        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: Key.self)
          presentation = try Lenient(values, "presentation")
          bar = try Lenient(values, "bar")
          call = try Lenient(values, "call")
          stacks = try values.decode([[SavedEntry]].self, forKey: Key("stacks"))
          selected = try values.decode(Int.self, forKey: Key("selected"))
        }
      }

      private struct SavedEntry: Decodable {
        let screen: Lenient<Screen>
        let tag: Lenient<Tag>?
        let transition: Lenient<Transition>?
        let call: Lenient<Call>

        init(from decoder: any Decoder) throws {
          let values = try decoder.container(keyedBy: Key.self)
          screen = try Lenient(values, "screen")
          tag = try Lenient(values, "tag")
          transition = try Lenient(values, "transition")
          call = try Lenient(values, "call")
        }
      }

      /// A value that may be missing, or be one that this version does not know.
      private struct Lenient<Value: Decodable>: Decodable {
        let value: Value?
        let isKnown: Bool

        init(from decoder: any Decoder) throws {
          value = try? Value(from: decoder)
          isKnown = value != nil
        }

        init(_ values: KeyedDecodingContainer<Key>, _ name: String) throws {
          guard values.contains(Key(name)), try !values.decodeNil(forKey: Key(name)) else {
            (value, isKnown) = (nil, true)
            return
          }
          self = try values.decode(Lenient.self, forKey: Key(name))
        }
      }

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
