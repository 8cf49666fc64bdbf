/// What holds for Swift that is written by a program, as far as texts, comments and brackets go.
enum SwiftBrackets {
  static func violations(_ text: String) -> [String] {
    var open: [UInt8] = []
    var rest = Array(text.utf8)[...]
    var line = 1
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      case UInt8(ascii: "\""):
        if !skipText(&rest) { return ["line \(line): a text does not end"] }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      // In ASCII a closing bracket is one or two behind the opening one.
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), (1...2).contains(byte - min(byte, last)) else {
          return ["line \(line): a bracket closes another"]
        }
      default: break
      }
    }
    return open.isEmpty ? [] : ["\(open.count) brackets are not closed"]
  }

  /// Skips a text whose opening quote was taken.
  ///
  /// - Returns: Whether it ends on its line.
  private static func skipText(_ rest: inout ArraySlice<UInt8>) -> Bool {
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): rest = rest.dropFirst()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      default: break
      }
    }
    return false
  }
}
