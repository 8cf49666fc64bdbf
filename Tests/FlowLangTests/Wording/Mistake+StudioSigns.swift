extension Mistake {
  /// The mistakes with signs in the example of the studio.
  static let studioSigns: [Mistake] = [
    Mistake(
      "set plan = free",
      "set plan free",
      at: "free", "the value of a flag is written with `=`", .safe),
    Mistake(
      "when plan = plus",
      "when plan plus",
      at: "plus", "the value of a flag is written with `=`", .safe),
    Mistake(
      #"link chat "Chat" -> Chat(room: color)"#,
      #"link chat "Chat" -> Chat(color)"#,
      at: "color", "an argument is written `color: value`", .none),
    Mistake(
      #"domain "studio.example.com""#,
      #"domain "studio.example.com", "www.studio.example.com""#,
      at: #", "www.studio.example.com""#, "each domain has a statement of its own", .safe),
    Mistake(
      "forward opacity / identity",
      "forward opacity & slide / identity",
      at: "&", "effects are joined by `+`", .safe),
    Mistake(
      #"entry "message" in tab inbox"#,
      #"entryPoint "message" in tab inbox"#,
      at: "entryPoint", "`entryPoint` is written `entry` here", .unsafe),
    Mistake(
      #"link mix "Mix" -> Editor(color: "mixed") when network = wifi"#,
      #"link mix "Mix" -> Editor(colour: "mixed") when network = wifi"#,
      at: "colour", "`Editor` has no parameter `colour`", .unsafe),
  ]
}
