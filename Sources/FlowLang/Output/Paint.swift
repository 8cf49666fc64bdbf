/// The colours of text on a terminal; does nothing where none are wanted.
package struct Paint: Sendable {
  private let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// What sets a piece of text apart.
  package enum Ink: String, Sendable {
    case bold = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case mark = "1;32"
    case frame = "36"
  }

  /// The text in a colour.
  package func callAsFunction(_ text: String, _ ink: Ink) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Paint.Ink {
  /// The colour of a severity.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
