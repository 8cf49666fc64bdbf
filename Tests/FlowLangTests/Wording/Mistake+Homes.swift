extension Mistake {
  /// Statements of a screen at the top of the file.
  static let homes: [Mistake] = [
    Mistake(
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\n",
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\nlink terms \"Terms\" -> Help\n",
      at: "link", "`link` is not allowed here; it belongs in", .unsafe),
    Mistake(
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\n",
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\n\n  link terms \"Terms\" -> Help\n\n",
      at: "link", "`link` is not allowed here; it belongs in", .unsafe),
    Mistake(
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\n",
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\nnote owner \"Team\"\n",
      at: "note", "`note` is not allowed here; it belongs in", .unsafe),
    Mistake(
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\n",
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\n\nnote owner \"Team\"\n",
      at: "note", "`note` is not allowed here; it belongs in", .unsafe),
    Mistake(
      "app Shop {",
      "note owner \"Team\"\napp Shop {",
      at: "note", "`note` is not allowed here; it belongs in", .unsafe),
    Mistake(
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\n",
      "screen Receipt(order: String) {\n  link done \"Done\" -> home\n}\nentry \"push\"\n",
      at: "entry", "`entry` is not allowed here; it belongs in", .none),
    Mistake(
      "transition grow {",
      "note owner \"Team\"\n\ntransition grow {",
      at: "note", "`note` is not allowed here; it belongs in", .none),
  ]
}
