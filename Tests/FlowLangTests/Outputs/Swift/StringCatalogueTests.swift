import Testing

@testable import FlowLang

/// The entries that `flowc swift --strings` adds to a string catalogue; existing ones are kept.
@Suite struct StringCatalogueTests {
  private let flow = """
    app A { start B }
    tabs B { tab one "Home" icon "house" -> S }
    screen S "Start" {
      /// Opens the next page.
      link next "Next" -> T
      link ask "Ask" -> D dialog
    }
    screen T { link again "Next" -> T replace }
    screen D { link yes "Ja \\"x\\"" -> home link other -> S reset }
    """

  @Test func aNewCatalogueHasAllShownTexts() throws {
    #expect(
      try catalogue(nil) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Ask" : {
              "comment" : "The link ask of S.",
              "extractionState" : "manual"
            },
            "Cancel" : {
              "comment" : "The button that closes a dialog.",
              "extractionState" : "manual"
            },
            "D" : {
              "comment" : "The title of the dialog D.",
              "extractionState" : "manual"
            },
            "Home" : {
              "comment" : "The title of a tab.",
              "extractionState" : "manual"
            },
            "Ja \\"x\\"" : {
              "comment" : "The link yes of D.",
              "extractionState" : "manual"
            },
            "Next" : {
              "comment" : "Opens the next page.\\nThe link again of T.",
              "extractionState" : "manual"
            },
            "Other" : {
              "comment" : "A button of the dialog D.",
              "extractionState" : "manual"
            },
            "Start" : {
              "comment" : "The title of the screen S.",
              "extractionState" : "manual"
            }
          },
          "version" : "1.0"
        }

        """)
  }

  /// Translations, comments by others, unknown members and strings of the code stay, in their order.
  @Test func existingEntriesAreKept() throws {
    let old = """
      {"version":"1.1","future":[1,2.5,{"a":[]}],"strings":{
        "Zoo":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Zoo"}}}},
        "Next":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Weiter"}}},"unknown":{}},
        "Ask":{"comment":"of a translator"}},"sourceLanguage":"de"}
      """
    let new = try JSONReader.read(Array(try catalogue(old).utf8))
    let before = try JSONReader.read(Array(old.utf8))
    #expect(new.members?.map(\.name) == ["version", "future", "strings", "sourceLanguage"])
    for name in ["version", "future", "sourceLanguage"] { #expect(new[name] == before[name]) }
    let strings = try #require(new["strings"])
    #expect(strings["Zoo"] == before["strings"]?["Zoo"])
    #expect(strings["Ask"] == before["strings"]?["Ask"])
    #expect(strings["Next"]?["localizations"] == before["strings"]?["Next"]?["localizations"])
    #expect(strings["Next"]?["unknown"] == .object([]))
    #expect(strings["Next"]?["comment"] == "Opens the next page.\nThe link again of T.")
    #expect(
      strings.members?.map(\.name) == ["Cancel", "D", "Home", "Ja \"x\"", "Other", "Start", "Zoo", "Next", "Ask"])
  }

  /// The catalogue of the sample app has all texts that the app shows, translated.
  @Test func theCatalogueOfTheSampleIsComplete() throws {
    let file = try Repository.bytes(of: "examples/apps/Letters.xcstrings")
    let router = Router(try EmittedExamples.bind("examples/letters.flow"))
    #expect(try StringCatalogue.bytes(router, addedTo: file) == file)
    for string in try #require(JSONReader.read(file)["strings"]?.members) {
      #expect(string.value["localizations"]?["de"] != nil, "\(string.name)")
    }
  }

  /// A complete catalogue stays unchanged, whatever its layout.
  @Test func aSecondRunChangesNothing() throws {
    let first = try catalogue(nil)
    #expect(try catalogue(first) == first)
    let dense = try JSONReader.read(Array(first.utf8)).text
    #expect(try catalogue(dense) == dense)
    #expect(try catalogue("") == first)
  }

  @Test(arguments: [
    ("[]", "a catalogue is an object", 0), (#"{"strings":[]}"#, "`strings` is no object", 1),
    (#"{"strings":{"a":1}}"#, "the entry of a string is no object", 12),
    ("{", "expected the name of a member in quotes", 1),
  ])
  func otherFilesAreRefused(_ text: String, _ message: String, _ offset: Int) {
    #expect(throws: StringCatalogue.Problem(message: message, offset: offset)) { try catalogue(text) }
  }

  private func catalogue(_ old: String?) throws -> String {
    let router = Router(Compiler.compile(SourceFile(path: "a.flow", text: flow)))
    return String(decoding: try StringCatalogue.bytes(router, addedTo: old.map { Array($0.utf8) }), as: UTF8.self)
  }
}
