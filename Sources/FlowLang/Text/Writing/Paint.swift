/// Colours text on a terminal; leaves it unchanged where no colours are wanted.
package struct Paint: Sendable {
  private let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// A style of a piece of text, as the parameters of an SGR escape sequence.
  package enum Ink: String, Sendable {
    case bold = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case mark = "1;32"
    case frame = "36"
  }

  /// Returns the text in a style.
  package func callAsFunction(_ text: String, _ ink: Ink) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Paint.Ink {
  /// Creates the style of a severity.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
