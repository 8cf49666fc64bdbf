extension Int {
  /// The number with its noun: `1 error`, `2 errors`, `12,345 errors`.
  package func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// The digits in groups of three.
  package var grouped: String {
    let digits = Array(String(magnitude))
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

/// Returns names in a list: "`A`, `B` and `C`".
func listed(_ names: [String], _ conjunction: String = "and", most: Int = 5) -> String {
  let more = names.count > most ? ["\(names.count - most) more"] : []
  let all = names.prefix(most) + more
  guard let last = all.last, all.count > 1 else { return all.first ?? "" }
  return "\(all.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
