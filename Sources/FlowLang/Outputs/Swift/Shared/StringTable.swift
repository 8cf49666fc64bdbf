/// The table of strings for titles and labels, with their text in the flow as keys.
extension SwiftWriter {
  /// The name of the table as a literal; nil for `Localizable`, the default.
  private var stringTable: String? {
    options.strings == "Localizable" ? nil : options.strings.map { SwiftText.literal($0) }
  }

  /// Returns a SwiftUI view that shows a text.
  func localizedText(_ text: String) -> String {
    "SwiftUI.Text(SwiftUI.LocalizedStringKey(\(text))\(stringTable.map { ", tableName: \($0)" } ?? ""))"
  }

  /// Returns a localized text, for UIKit.
  func localizedString(_ text: String) -> String {
    "Foundation.Bundle.main.localizedString(forKey: \(text), value: nil, table: \(stringTable ?? "nil"))"
  }

  /// Writes the titles of screens and the labels of links, outside the namespace, for the views of an app; nothing
  /// if no catalogue is requested.
  mutating func writeStrings() {
    guard options.strings != nil else { return }
    let router = router
    let titles = router.screens.compactMap { screen in
      router.title(of: screen).map { (router.member(screen), $0) }
    }
    let labels = router.links.compactMap { link in router.label(of: link).map { (router.function(link), $0) } }
    writeStrings(
      "Screen.Name", "title", "The title of the screen in the language of the person", titles,
      isAll: titles.count == router.screens.count)
    if !router.links.isEmpty {
      writeStrings(
        "LinkName", "label", "The label of the link in the language of the person", labels,
        isAll: labels.count == router.links.count)
    }
  }

  /// Writes a property with a text for each case of an enumeration.
  private mutating func writeStrings(
    _ type: String, _ name: String, _ documentation: String, _ texts: [(name: String, text: String)], isAll: Bool
  ) {
    section("extension \(router.namespace).\(type)") { writer in
      writer.document(documentation + "; nil where the flow has none.")
      writer.block("\(writer.access)var \(name): String?") { writer in
        if texts.isEmpty { return writer.out.line("nil") }
        writer.out.line("let key: String")
        writer.switch("self") { writer in
          for (name, text) in texts {
            writer.out.line("case .\(SwiftName.quoted(name)): key = \(SwiftText.literal(text))")
          }
          if !isAll { writer.out.line("default: return nil") }
        }
        writer.out.line("return \(writer.localizedString("key"))")
      }
    }
  }
}
