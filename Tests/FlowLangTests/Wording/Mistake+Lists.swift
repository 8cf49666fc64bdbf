extension Mistake {
  /// Lists, titles, types and parameters as other languages have them, and brackets.
  static let lists: [Mistake] = [
    Mistake(
      #"scheme "shop""#,
      #"scheme "shop", "store""#,
      at: #", "store""#, "each scheme has a statement of its own", .safe),
    Mistake(
      #"scheme "shop""#,
      #"domain "shop.example", domain "www.shop.example""#,
      at: #", domain "www.shop.example""#, "each domain has a statement of its own", .safe),
    Mistake(
      "outcome paid(order: String)\n  outcome cancelled",
      "outcome paid(order: String), cancelled",
      at: ", cancelled", "each outcome has a statement of its own", .safe),
    Mistake(
      "outcome paid(order: String)\n  outcome cancelled",
      "outcome paid(order: String) | cancelled",
      at: "| cancelled", "each outcome has a statement of its own", .safe),
    Mistake(
      "app Shop {",
      "struct Shop: App {",
      at: "struct", "there is no statement `struct`", .unsafe),
    Mistake(
      "app Shop {",
      "app Shop",
      at: "", "`{` is missing here", .unsafe),
    Mistake(
      "screen Receipt(order: String) {",
      "func Receipt(order: String) {",
      at: "func", "`func` is written `screen` here", .unsafe),
    Mistake(
      "screen Receipt(order: String) {",
      "screen Receipt order: String {",
      at: "order: String", "parameters are written in parentheses: `(order: String)`", .safe),
    Mistake(
      "screen Receipt(order: String) {",
      "screen Receipt(order: String {",
      at: "{", "expected `,` or `)`, found `{`", .unsafe),
    Mistake(
      "screen Receipt(order: String) {",
      "screen Receipt(order: String | null) {",
      at: "String | null", "`String | null` is written `String?` here", .safe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Int, tags: String[] = []) {",
      at: "String[]", "`String[]` is written `[String]` here", .safe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Int, tags: [String] = {}) {",
      at: "{}", "`{}` is written `[]` here", .safe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Int, scale: Double = .5) {",
      at: ".5", "`.5` is written `0.5` here", .safe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Int, isNew: Bool = 1) {",
      at: "1", "`1` does not fit the type `Bool`", .unsafe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Int, isNew: Bool = True) {",
      at: "True", "`True` is written `true` here", .unsafe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Int, code: String? = null) {",
      at: "null", "`null` is written `nil` here", .unsafe),
    Mistake(
      "Product(id: 1) as #product",
      "Product(number: 1) as #product",
      at: "number", "`Product` has no parameter `number`", .unsafe),
    Mistake(
      "screen Receipt(order: String) {",
      #"screen Receipt(order: String) -> "Receipt" {"#,
      at: "->", "the title follows the name", .safe),
    Mistake(
      "screen Help { without help }",
      #"screen Help: "Help" { without help }"#,
      at: ":", "the title follows the name", .safe),
    Mistake(
      "screen Help { without help }",
      "screen Help { view swiftui HelpView\n without help }",
      at: "swiftui", "a view is of SwiftUI anyway", .safe),
    Mistake(
      "screen Help { without help }",
      "screen Help { view UIKit HelpController\n without help }",
      at: "UIKit", "`UIKit` is written `uikit` here", .safe),
    Mistake(
      "screen Help { without help }",
      "screen Help { view HelpController uikit\n without help }",
      at: "uikit", "`uikit` comes before the type", .safe),
    Mistake(
      "screen Help { without help }",
      "screen Help { uikit HelpController\n without help }",
      at: "uikit", "`view` is missing before `uikit`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { swiftui HelpView\n without help }",
      at: "swiftui", "`swiftui` is written `view` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { back manual\n link a -> back\n without help }",
      at: "manual", "`manual` is written `declared` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { back auto\n without help }",
      at: "auto", "`auto` is written `automatic` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { backButton true\n without help }",
      at: "backButton", "`backButton` is written `back` here", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help { without help )",
      at: ")", "a block is closed with `}`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help ( without help )",
      at: "(", "a block is opened with `{`", .unsafe),
    Mistake(
      "screen Help { without help }",
      "screen Help without help",
      at: "without", "expected `{`, found the word `without`", .unsafe),
  ]
}
