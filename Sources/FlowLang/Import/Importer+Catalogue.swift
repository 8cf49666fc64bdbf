extension Importer {
  /// All formats, in the order in which they are tried.
  public static let all: [Importer] = [.swift, .storyboard, .navigationGraph, .mermaid]

  /// The formats in words: "storyboards, navigation graphs and Mermaid diagrams".
  static var names: String { listed(all.map(\.plural)) }
}
