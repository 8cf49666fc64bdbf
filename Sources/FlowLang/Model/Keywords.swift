// The cases have the names of the keywords of the language.

extension Node.Kind {
  /// The keyword that declares one.
  var keyword: String { "\(self)" }

  /// What one is called in a sentence.
  var noun: String { self == .tabs ? "tab bar" : keyword }
}

extension Target.Presentation {
  /// The word that asks for it.
  var keyword: String { "\(self)" }
}

extension Target.Fallback {
  /// The word after `or`.
  var keyword: String { "\(self)" }
}
