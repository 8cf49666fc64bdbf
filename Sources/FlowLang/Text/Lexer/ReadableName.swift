/// Derives readable names from names in code.
enum ReadableName {
  /// Returns the name of a class without the suffix of its kind: `Settings` for `SettingsViewController`.
  static func ofClass(_ name: String, without endings: [String]) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for ending in endings where last.hasSuffix(ending) && last != ending { return String(last.dropLast(ending.count)) }
    return last
  }

  /// Returns the words of a text as one word: `signIn` for "Sign in…". Nil for a text that is no short label.
  static func word(_ text: String) -> String? {
    if isPlaceholder(text) { return nil }
    let words = text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard !words.isEmpty, words.count <= 5, words[0].first?.isNumber != true else { return nil }
    let first = lowercasedStart(String(words[0]))
    return words.dropFirst().reduce(first) { $0 + $1.withCapital }
  }

  /// Whether a text is a placeholder of Xcode, which the author of the interface has not replaced.
  static func isPlaceholder(_ text: String) -> Bool { ["Item", "Button", "Title", "Label"].contains(text) }

  /// Returns the name of a link to something: `toSettings`.
  static func ofLink(to name: String) -> String { "to" + capitalized(name) }

  /// Returns the words of a text as one word: `SignIn`.
  static func capitalized(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.reduce("") { $0 + $1.withCapital }
  }

  /// Returns the words of a name in code: `navigation controller` for `navigationController`.
  static func words(ofCamelCase name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }

  /// Returns a word without the `s` of a plural: `order` for `orders`.
  static func singular<Word: StringProtocol>(_ word: Word) -> Word.SubSequence {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? word.dropLast() : word[...]
  }

  /// Splits a name into words: `AccountSettings` becomes "Account Settings", `PINEntry` "PIN Entry". A name with other
  /// characters than letters, digits and `_` stays unchanged. The script of the preview page does the same.
  static func inWords(_ name: String) -> String {
    let letters = Array(name)
    guard letters.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return name }
    var words = ""
    for (index, letter) in letters.enumerated() {
      let (before, after) = (index > 0 ? letters[index - 1] : "_", index + 1 < letters.count ? letters[index + 1] : "_")
      let beginsWord =
        letter.isUppercase && (before.isLowercase || before.isNumber || (before.isUppercase && after.isLowercase))
        || letter.isNumber && before.isLetter
      if letter == "_" || beginsWord { words += " " }
      if letter != "_" { words.append(letter) }
    }
    let text = words.split(separator: " ").joined(separator: " ")
    return text.isEmpty ? name : text.withCapital
  }

  /// Returns a word with its first letter in lower case, or all of it if the word is all capitals.
  private static func lowercasedStart(_ word: String) -> String {
    if word.allSatisfy({ $0.isUppercase || !$0.isLetter }) { return word.lowercased() }
    return word.withSmallInitial
  }
}

extension StringProtocol {
  /// The text with its first letter in lower case.
  var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }

  /// The text with its first letter in upper case.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
