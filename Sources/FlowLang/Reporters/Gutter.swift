/// The column of line numbers beside an excerpt, and the text to its right.
struct Gutter {
  private let paint: Paint
  private let width: Int

  /// Creates a gutter that is wide enough for a line number.
  init(_ paint: Paint, highestLine: Int) {
    self.paint = paint
    width = max(5, String(highestLine).count)
  }

  /// Returns a line of the file with its number.
  func line(_ number: Int, _ text: String) -> String {
    let digits = String(number)
    let label = String(repeating: " ", count: width - digits.count) + digits
    return paint("\(label) |", .frame) + (text.isEmpty ? "" : " \(text)")
  }

  /// Returns the marks below a line.
  func marks(_ marks: String) -> String {
    let padding = marks.prefix { $0 == " " }
    return "\(indentation)\(paint("|", .frame)) \(padding)\(paint(String(marks.dropFirst(padding.count)), .mark))"
  }

  /// Returns a remark below the lines.
  func remark(_ label: String, _ text: String) -> String {
    "\(indentation)\(paint("=", .frame)) \(paint(label, .bold))\(TerminalText.clean(text))"
  }

  private var indentation: String { String(repeating: " ", count: width + 1) }
}
