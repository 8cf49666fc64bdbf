extension Mistake {
  static let second: [Mistake] = [
    Mistake(
      #"link pay "Pay" -> finish paid"#,
      #"link pay "Pay" -> end paid"#,
      at: "end", "`end` is written `finish` here", .unsafe),
    Mistake(
      #"link pay "Pay" -> finish paid"#,
      #"link pay "Pay" -> paid"#,
      at: "paid", "there is no screen, tab bar or flow `paid`", .none),
    Mistake(
      "clear signedIn, onboarded when signedIn else",
      "clear signedIn, onboarded if signedIn else",
      at: "if", "`if` is written `when` here", .unsafe),
    Mistake(
      "clear signedIn, onboarded when signedIn else",
      "clear signedIn, onboarded where signedIn else",
      at: "where", "`where` is written `when` here", .unsafe),
    Mistake(
      "clear signedIn, onboarded when signedIn else",
      "clear signedIn, onboarded unless signedIn else",
      at: "unless", "`unless` is written `when not` here", .none),
    Mistake(
      "clear signedIn, onboarded when signedIn else",
      "unset signedIn, onboarded when signedIn else",
      at: "unset", "`unset` is written `clear` here", .unsafe),
    Mistake(
      "clear signedIn, onboarded when signedIn else",
      "clear signdIn, onboarded when signedIn else",
      at: "signdIn", "there is no flag `signdIn`", .unsafe),
    Mistake(
      "clear signedIn, onboarded when signedIn else",
      "clear signedIn onboarded when signedIn else",
      at: "onboarded", "flags are separated by `,`", .safe),
    Mistake(
      "reset clear signedIn, onboarded when signedIn else",
      "when signedIn reset clear signedIn, onboarded else",
      at: "reset", "`reset` comes before `when`", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link "Sign out" -> Welcome"#,
      at: #""Sign out""#, #"a name comes before the label: `link signOut "Sign out"`"#, .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out -> Welcome "Sign out""#,
      at: #""Sign out""#, "a label comes before the arrow", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link "Sign out" out -> Welcome"#,
      at: #""Sign out" out"#, #"a name comes before the label: `out "Sign out"`"#, .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out: "Sign out" -> Welcome"#,
      at: ":", "there is nothing before the label", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      "link out 'Sign out' -> Welcome",
      at: "'Sign out'", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      "link out “Sign out” -> Welcome",
      at: "“Sign out”", #"a text is in straight quotes, `"`"#, .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out -> Welcome"#,
      at: #""Sign out"#, #"this text is not closed with `"` before the end of the line"#, .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" --> Welcome"#,
      at: "-->", "the arrow is written `->`", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" => Welcome"#,
      at: "=>", "the arrow is written `->`", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" → Welcome"#,
      at: "→", "the arrow is written `->`", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" : Welcome"#,
      at: ":", "the arrow is written `->`", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" Welcome"#,
      at: "Welcome", "expected `->`, found `Welcome`", .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" when onboarded -> Welcome"#,
      at: "when onboarded", "a condition comes last, behind the goal", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out label "Sign out" -> Welcome"#,
      at: "label", "there is nothing before the label", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"button out "Sign out" -> Welcome"#,
      at: "button", "`button` is written `link` here", .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"Link out "Sign out" -> Welcome"#,
      at: "Link", "the words of the language are in small letters", .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"lnk out "Sign out" -> Welcome"#,
      at: "lnk", "there is no statement `lnk`", .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"out "Sign out" -> Welcome"#,
      at: "out", "`link` is missing before `out`", .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link sign-out "Sign out" -> Welcome"#,
      at: "sign-out", "a name cannot contain `-` unless it is in backticks", .safe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" -> welcome"#,
      at: "welcome", "there is no screen, tab bar or flow `welcome`", .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" -> WelcomeScreen"#,
      at: "WelcomeScreen", "there is no screen, tab bar or flow `WelcomeScreen`", .unsafe),
    Mistake(
      #"link out "Sign out" -> Welcome"#,
      #"link out "Sign out" -> Welcom"#,
      at: "Welcom", "there is no screen, tab bar or flow `Welcom`", .unsafe),
    Mistake(
      "flag signedIn",
      "flag signedIn: Bool = false",
      at: ": Bool", "a flag has no type: `flag signedIn` is yes or no", .safe),
    Mistake(
      "flag signedIn",
      "flag signedIn: Bool",
      at: ": Bool", "a flag has no type: `flag signedIn` is yes or no", .safe),
    Mistake(
      "flag signedIn",
      "var signedIn = false",
      at: "var", "`var` is written `flag` here", .unsafe),
    Mistake(
      "flag signedIn",
      "let signedIn: Bool = true",
      at: "let", "`let` is written `flag` here", .unsafe),
    Mistake(
      "flag signedIn",
      "bool signedIn",
      at: "bool", "`bool` is written `flag` here", .unsafe),
    Mistake(
      "flag signedIn",
      #"flag "signedIn""#,
      at: #""signedIn""#, "a name is written without quotes", .unsafe),
    Mistake(
      "flag signedIn",
      "flg signedIn",
      at: "flg", "there is no statement `flg`", .unsafe),
    Mistake(
      "flag signedIn",
      "Flag signedIn",
      at: "Flag", "the words of the language are in small letters", .unsafe),
    Mistake(
      "flag signedIn",
      "flag signedIn;",
      at: ";", "statements are not separated by `;`", .safe),
    Mistake(
      "flag signedIn",
      #"# TODO: rename\#nflag signedIn"#,
      at: "# TODO: rename", "a comment begins with `//`", .safe),
    Mistake(
      "flag signedIn",
      #"-- a comment\#nflag signedIn"#,
      at: "-- a comment", "a comment begins with `//`", .safe),
    Mistake(
      "flag signedIn",
      "flag signedIn # comment",
      at: "# comment", "a comment begins with `//`", .safe),
    Mistake(
      "flag signedIn",
      "flag signed-in",
      at: "signed-in", "a name cannot contain `-` unless it is in backticks", .unsafe),
    Mistake(
      "flag signedIn",
      #"flag signedIn\#nflag signedIn"#,
      at: "signedIn", "there is already a flag `signedIn`", .none),
    Mistake(
      "screen Home {",
      "Screen Home {",
      at: "Screen", "the words of the language are in small letters", .unsafe),
    Mistake(
      "screen Home {",
      "page Home {",
      at: "page", "`page` is written `screen` here", .unsafe),
    Mistake(
      "screen Home {",
      "state Home {",
      at: "state", "`state` is written `screen` here", .unsafe),
    Mistake(
      "screen Home {",
      #"screen "Home" {"#,
      at: #""Home""#, "a name is written without quotes", .unsafe),
    Mistake(
      "screen Home {",
      "scren Home {",
      at: "scren", "there is no statement `scren`", .unsafe),
    Mistake(
      "screen Home {",
      "screen Home: View {",
      at: ":", "expected `{`, found `:`", .unsafe),
    Mistake(
      "screen Home {",
      "screen Home",
      at: "", "`{` is missing here", .none),
    Mistake(
      "screen Home {",
      "screen My Home {",
      at: "Home", "expected `{`, found `Home`", .unsafe),
    Mistake(
      "screen Home {",
      "screen home {",
      at: "home", "`home` is a word of the language; as a name it needs backticks", .unsafe),
    Mistake(
      "screen Home {",
      "struct Home {",
      at: "struct", "`struct` is written `screen` here", .unsafe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id) {",
      at: "id", "the type is missing: `id: Int`", .unsafe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id Int) {",
      at: "Int", "expected `:`, found `Int`", .unsafe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(Int id) {",
      at: "Int id", "a parameter is written `id: Int`", .safe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(let id: Int) {",
      at: "let", "a parameter needs no `let`", .safe),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product(id: Int, id: Int) {",
      at: "id", "there is already a parameter `id`", .none),
    Mistake(
      "screen Product(id: Int) {",
      #"screen Product(id: Int; name: String = "") {"#,
      at: ";", "statements are not separated by `;`", .none),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product {",
      at: "id", "`Product` has no parameter `id`", .none),
    Mistake(
      "screen Product(id: Int) {",
      "screen Product[id: Int] {",
      at: "[", "expected `{`, found `[`", .none),
    Mistake(
      "-> Product(id: 1) as #product",
      "-> Product(1) as #product",
      at: "1", "expected the name of a parameter, found `1`", .none),
    Mistake(
      "-> Product(id: 1) as #product",
      #"-> Product(id: "one") as #product"#,
      at: #""one""#, #"`"one"` does not fit the type `Int`"#, .none),
    Mistake(
      "-> Product(id: 1) as #product",
      "-> Product(ident: 1) as #product",
      at: "ident", "`Product` has no parameter `ident`", .none),
    Mistake(
      "-> Product(id: 1) as #product",
      "-> Product(id: 1) as product",
      at: "product", "a tag begins with `#`", .safe),
    Mistake(
      "-> Product(id: 1) as #product",
      "-> Product(id: 1) tag #product",
      at: "tag", "`tag` is written `as` here", .unsafe),
    Mistake(
      "-> Product(id: 1) as #product",
      "-> Product(id: 1) #product",
      at: "#product", "`as #product` marks a place", .safe),
    Mistake(
      "-> Product(id: 1) as #product",
      "-> Prodct(id: 1) as #product",
      at: "Prodct", "there is no screen, tab bar or flow `Prodct`", .unsafe),
  ]
}
