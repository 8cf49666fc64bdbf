/// The table of strings for titles and labels, with their text in the flow as keys.
struct StringTable: Sendable {
  /// The name of the table; nil for `Localizable`, the default.
  private let name: String?

  init(_ options: SwiftOptions) { name = options.strings == "Localizable" ? nil : options.strings }

  /// Returns a SwiftUI view that shows a text.
  func text(_ text: String) -> String {
    "SwiftUI.Text(SwiftUI.LocalizedStringKey(\(text))\(name.map { ", tableName: \(SwiftText.literal($0))" } ?? ""))"
  }

  /// Returns a localized text, for UIKit.
  func string(_ text: String) -> String {
    "Foundation.Bundle.main.localizedString(forKey: \(text), value: nil, table: \(name.map { SwiftText.literal($0) } ?? "nil"))"
  }
}

extension StringTable {
  /// Writes the titles of screens and the labels of links, outside the namespace, for the views of an app; nothing
  /// if no catalogue is requested.
  static func write(_ options: SwiftOptions, to writer: inout some SwiftWriting) {
    guard options.strings != nil else { return }
    let router = writer.router
    let titles = router.screens.compactMap { screen in
      router.title(of: screen).map { (router.member(screen), $0) }
    }
    let labels = router.links.compactMap { link in router.label(of: link).map { (router.function(link), $0) } }
    writer.write(
      "Screen.Name", "title", "The title of the screen in the language of the person", titles,
      isAll: titles.count == router.screens.count)
    if !router.links.isEmpty {
      writer.write(
        "LinkName", "label", "The label of the link in the language of the person", labels,
        isAll: labels.count == router.links.count)
    }
  }
}

extension SwiftWriting {
  /// Writes a property with a text for each case of an enumeration.
  fileprivate mutating func write(
    _ type: String, _ name: String, _ documentation: String, _ texts: [(name: String, text: String)], isAll: Bool
  ) {
    let strings = strings
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
        writer.out.line("return \(strings.string("key"))")
      }
    }
  }
}
