import Testing

@testable import FlowLang

/// The messages of steps that are refused, which leave the state unchanged.
@Suite struct WalkRefusalTests {
  private let flow = """
    flag onboarded
    flag signedIn
    external flag net
    app X { start A when onboarded else A }
    screen A {
      link open "Buy now" -> B link orders -> B when signedIn link sub -> F { on paid -> stay on left -> stay }
      link t -> T sheet
    }
    screen B { url "/b" entry "a menu" }
    tabs T { tab home "House" -> B tab cart -> A link open -> A }
    flow F { start P outcome paid outcome left screen P { link pay -> finish paid link go -> P } }
    """

  @Test(arguments: [
    ("opn", "`opn` is not offered on `A`; did you mean `open`?"),
    ("buy", "`buy` is not offered on `A`; `help` lists the commands"),
    ("zzzzzz", "`zzzzzz` is not offered on `A`; `help` lists the commands"),
    ("`buy now`", "`buy now` is not offered on `A`; did you mean `open`?"),
    ("undoo", "`undoo` is not offered on `A`; did you mean `undo`?"),
    ("orders", "the conditions of `orders` do not hold here"),
    ("B › open", "`B` is not on top, `A` is"), ("C › open", "there is no screen `C`"),
    ("open (paid)", "`open` does not end in `paid` here"),
    ("9", "there is no 9; the numbers go from 1 to 5"), ("0", "there is no 0; the numbers go from 1 to 5"),
    ("99999999999999999999999", "there is no 99999999999999999999999; the numbers go from 1 to 5"),
    ("back", "nothing offers Back on `A`"), ("close", "nothing can be closed on `A`"),
    ("tab home", "no tab bar is on top"), ("undo", "there is nothing to undo"),
    ("url", "a url has an address; the app has `url /b`"), ("url /c", "no url matches `/c`; the app has `url /b`"),
    ("url http://evil/b", "no url matches `http://evil/b`; the app has `url /b`"),
    ("url /%62%2F", "no url matches `/%62%2F`; the app has `url /b`"),
    ("url {", "no url matches `{`; the app has `url /b`"),
    ("entry", "an entry has a screen; the app has `entry B \"a menu\"`"),
    ("entry A", "there is no such entry at `A`; the app has `entry B \"a menu\"`"),
    ("entry B \"x\"", "there is no such entry at `B`; the app has `entry B \"a menu\"`"),
    ("signedIn = true", "`signedIn` is changed by links only"),
    ("nett = true", "there is no flag `nett`; did you mean `net`?"),
    ("Pay ends (paid)", "`Pay` cannot end in `paid` here"), ("Chat goes back", "`Chat` cannot go back here"),
    ("open it", "`open it` cannot be understood; `help` lists the commands"),
    ("net = 1", "`net` is `true` or `false`"),
    ("A ›", "`A ›` cannot be understood; `help` lists the commands"),
    ("\"a\"", "`\"a\"` cannot be understood; `help` lists the commands"),
    ("open `", "there is no second ` that ends what the first begins"),
    ("url \"/b\\\"", "there is no second \" that ends what the first begins"),
    ("\u{1B}[2J", "`␛[2J` is not offered on `A`; `help` lists the commands"),
  ])
  func atTheStart(_ line: String, _ message: String) throws { try expectRefusal(flow, line, says: message) }

  @Test func elsewhere() throws {
    try expectRefusal(
      flow, "open", "onboarded = true",
      says: "`onboarded` keeps its value while the app runs: set it at the start, after `restart`")
    try expectRefusal(flow, "t", "tab hom", says: "there is no tab `hom` on top; did you mean `home`?")
    try expectRefusal(flow, "t", "tab me", says: "there is no tab `me` on top; there is `tab home`, `tab cart`")
    try expectRefusal(flow, "t", "tab", says: "a tab has a name: `tab home`, `tab cart`")
    try expectRefusal(flow, "t", "cart", says: "`cart` is not offered on `B`; did you mean `tab cart`?")
    try expectRefusal(flow, "t", "House", says: "`House` is not offered on `B`; did you mean `tab home`?")
    try expectRefusal(flow, "sub", "pay (left)", says: "`pay` does not end in `left` here; it ends in `paid`")
    try expectRefusal(flow, "sub", "left", says: "`left` is not offered on `P`; `help` lists the commands")
    try expectRefusal(flow, "sub", "paid", says: "`paid` is not offered on `P`; did you mean `pay (paid)`?")
  }

  @Test(arguments: [
    ("/i/x/true", "`x` is no Int for `id`"), ("/i/3/yes", "`yes` is no Bool for `on`"),
    ("/i/3/true?d=1.5.0", "`1.5.0` is no Double? for `d`"),
  ])
  func addressesWithOtherValues(_ address: String, _ problem: String) throws {
    let text = "app X { start A } screen A {} screen I(id: Int, on: Bool, d: Double?) { url \"/i/{id}/{on}?d={d}\" }"
    try expectRefusal(
      text, "url \(address)",
      says: "no url matches `\(address)`: \(problem); the app has `url /i/{id}/{on}?d={d}`")
    try expectPlace(text, "url /i/-3/false", at: "app A ▸ I")
    try expectPlace(text, "url /i/{x}/{y}", at: "app A ▸ I")
  }

  @Test func ambiguousInput() throws {
    try expectRefusal(flow, "t, tab cart", "open", says: "there is more than one link `open` here; take 1 or 4")
    let text = "app X { start A } screen A {} screen B {} screen E { entry \"a\" over B entry \"b\" entry \"c\" }"
    try expectRefusal(
      text, "entry E",
      says: "`E` has more than one entry; the app has `entry E \"a\"`, `entry E \"b\"`, `entry E \"c\"`")
    try expectPlace(text.replacing(" over B", with: ""), "entry E", at: "app A ▸ E")
  }
}
