extension Mistake {
  /// Mistakes with outcomes, handlers and titles.
  static let outcomes: [Mistake] = [
    Mistake(
      "outcome cancelled -> stay",
      "outcome cancelled -> Stay",
      at: "Stay", "expected `stay`, the only goal of an outcome, found `Stay`", .unsafe),
    Mistake(
      "outcome cancelled -> stay",
      "outcome canceled -> stay",
      at: "cancelled", "the screen `Picker` has no outcome `cancelled`", .unsafe),
    Mistake(
      "outcome cancelled -> stay",
      "outcome cancelled => stay",
      at: "=>", "the arrow is written `->`", .safe),
    Mistake(
      "outcome cancelled -> stay",
      #"outcome "cancelled" -> stay"#,
      at: #""cancelled""#, "a name is written without quotes", .unsafe),
    Mistake(
      "outcome cancelled -> stay",
      "outcme cancelled -> stay",
      at: "outcme", "there is no statement `outcme`", .unsafe),
    Mistake(
      "outcome cancelled -> stay",
      "Outcome cancelled -> stay",
      at: "Outcome", "the words of the language are in small letters", .unsafe),
    Mistake(
      "outcome cancelled -> stay",
      "outcomes cancelled -> stay",
      at: "outcomes", "there is no statement `outcomes`", .unsafe),
    Mistake(
      "outcome picked(color: String)",
      "outcome picked(color String)",
      at: "String", "expected `:`, found `String`", .unsafe),
    Mistake(
      "outcome picked(color: String)",
      "outcome picked(color)",
      at: "color", "the type is missing: `color: String`", .unsafe),
    Mistake(
      "outcome picked(color: String)",
      "outcome picked(color: string)",
      at: "string", "the type `string` is written `String`", .safe),
    Mistake(
      "outcome picked(color: String)",
      "outcome pickd(color: String)",
      at: "pickd", "nothing uses `pickd`, but `picked` is used and not declared", .unsafe),
    Mistake(
      "outcome picked(color: String)",
      "result picked(color: String)",
      at: "result", "`result` is written `outcome` here", .unsafe),
    Mistake(
      "finish picked",
      "return picked",
      at: "return", "`return` is written `finish` here", .unsafe),
    Mistake(
      "finish picked",
      #"finish "picked""#,
      at: #""picked""#, "a name is written without quotes", .unsafe),
    Mistake(
      "finish picked",
      "finish: picked",
      at: ":", "there is no `:` here", .safe),
    Mistake(
      "finish picked",
      "finish Picked",
      at: "Picked", "the screen `Picker` has no outcome `Picked`", .unsafe),
    Mistake(
      "finish picked",
      "finish pickd",
      at: "pickd", "the screen `Picker` has no outcome `pickd`", .unsafe),
    Mistake(
      "finish picked",
      "emit picked",
      at: "emit", "`emit` is written `finish` here", .unsafe),
    Mistake(
      "finish picked",
      "complete picked",
      at: "complete", "`complete` is written `finish` here", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "case picked -> Editor(color: color)",
      at: "case", "`case` is written `on` here", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on picked: Editor(color: color)",
      at: ":", "the arrow is written `->`", .safe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on picked Editor(color: color)",
      at: "Editor", "expected `->`, found `Editor`", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "picked -> Editor(color: color)",
      at: "picked", "`on` is missing before `picked`", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on pikced -> Editor(color: color)",
      at: "pikced", "the screen `Picker` has no outcome `pikced`", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on picked -> Editor(color: colour)",
      at: "colour", "there is no parameter `colour` to take the value from", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on picked -> Editor(colour: color)",
      at: "colour", "`Editor` has no parameter `colour`", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on picked => Editor(color: color)",
      at: "=>", "the arrow is written `->`", .safe),
    Mistake(
      "on picked -> Editor(color: color)",
      "when picked -> Editor(color: color)",
      at: "when", "`when` is written `on` here", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on picked -> Editr(color: color)",
      at: "Editr", "there is no screen, tab bar or flow `Editr`", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      #"on "picked" -> Editor(color: color)"#,
      at: #""picked""#, "a name is written without quotes", .unsafe),
    Mistake(
      "on picked -> Editor(color: color)",
      "on picked -> Editor(color = color)",
      at: "=", "expected `:`, found `=`", .safe),
    Mistake(
      #"screen Home "My pictures" {"#,
      "screen Home 'My pictures' {",
      at: "'My pictures'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      #"screen Home "My pictures" {"#,
      #"screen Home: "My pictures" {"#,
      at: ":", "the title follows the name", .unsafe),
    Mistake(
      #"screen Home "My pictures" {"#,
      #"screen Home title "My pictures" {"#,
      at: "title", "the title is written without a word before it", .unsafe),
    Mistake(
      #"screen Home "My pictures" {"#,
      "screen Home “My pictures” {",
      at: "“My pictures”", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      #"screen Home "My pictures" {"#,
      #"screen Home label "My pictures" {"#,
      at: "label", "the title is written without a word before it", .unsafe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"external screen Chat "Chat" (room: String)"#,
      at: "(", "`(` comes before the title", .safe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"extern screen Chat(room: String) "Chat""#,
      at: "extern", "there is no statement `extern`", .unsafe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"External screen Chat(room: String) "Chat""#,
      at: "External", "the words of the language are in small letters", .unsafe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"external screen Chat(room: string) "Chat""#,
      at: "string", "the type `string` is written `String`", .safe),
    Mistake(
      #"external screen Chat(room: String) "Chat""#,
      #"external screen Chat(room: String) "Chat";"#,
      at: ";", "statements are not separated by `;`", .safe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" sheet in tab inbox"#,
      at: "in", "`in` comes before `sheet`", .safe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox modal"#,
      at: "modal", "`modal` is written `sheet` here", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox dialog"#,
      at: "dialog", "a url opens its screen as `sheet`, `cover` or `popover`; a dialog ", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox push"#,
      at: "push", "a url needs no `push`: without `sheet`, `cover` or `popover` its s", .safe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox reset"#,
      at: "reset", "a url resets the app: of the modifiers only `sheet`, `cover` a", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in inbox sheet"#,
      at: "inbox", "`tab` is missing before `inbox`", .safe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" tab inbox sheet"#,
      at: "tab", "`in` is missing before `tab`", .safe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbx sheet"#,
      at: "inbx", "there is no tab `inbx`", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      "url /inbox in tab inbox sheet",
      at: "/", "expected an address in quotes, found `/`", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url: "/inbox" in tab inbox sheet"#,
      at: ":", "there is no `:` here", .safe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox present"#,
      at: "present", "`present` is written `sheet` here", .unsafe),
    Mistake(
      #"url "/inbox" in tab inbox sheet"#,
      #"url "/inbox" in tab inbox over Hom sheet"#,
      at: "Hom", "there is no screen `Hom`", .unsafe),
  ]
}
