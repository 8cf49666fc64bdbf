/// The column of line numbers beside an excerpt, and what stands to the right of it.
struct Gutter {
  private let paint: Paint
  private let width: Int

  /// Makes room for the line numbers up to the highest.
  init(_ paint: Paint, highestLine: Int) {
    self.paint = paint
    width = max(5, String(highestLine).count)
  }

  /// A line of the file.
  func line(_ number: Int, _ text: String) -> String {
    let digits = String(number)
    let label = String(repeating: " ", count: width - digits.count) + digits
    return paint("\(label) |", .frame) + (text.isEmpty ? "" : " \(text)")
  }

  /// The marks below a line.
  func marks(_ marks: String) -> String {
    let padding = marks.prefix { $0 == " " }
    return "\(indentation)\(paint("|", .frame)) \(padding)\(paint(String(marks.dropFirst(padding.count)), .mark))"
  }

  /// What is to be said about the lines above.
  func remark(_ label: String, _ text: String) -> String {
    "\(indentation)\(paint("=", .frame)) \(paint(label, .bold))\(TerminalText.clean(text))"
  }

  private var indentation: String { String(repeating: " ", count: width + 1) }
}
