import Testing

@testable import FlowLang

/// Edits of the additions of the second edition of the language.
extension SeededChangeTests {
  private static let planner = """
    app Planner {
      start Main when seen else Intro { on done -> Main reset set seen }
      link out "Sign out" -> Intro reset { on done -> Main reset }
    }
    flag seen
    flag plan = free | plus | pro
    external flag net = off | on
    tabs Main { tab home -> Home  tab more -> More }
    flow Intro { start Hello  outcome done  screen Hello "Hi" { link go -> finish done } }
    screen Home {
      link open -> Post
      link pick -> Pick sheet { on picked -> stay }
      link plus -> stay set plan = plus when plan = free
      link pro -> stay set plan = pro when plan = free
    }
    screen More { requires not net = off else stay  link up -> Home when plan = plus }
    screen Post(id: Int = 1) "A post" { url "/post/{id}" in tab home over Home sheet  entry "push" cover }
    screen Pick "Pick" {
      outcome picked(id: Int)
      outcome cancelled -> stay
      link one -> finish picked
      link no -> finish cancelled
    }

    """

  static let laterEdits = [
    Edit(
      "a title is another", [("\"A post\"", "\"Post\"")],
      ["safe title-changed: the title of `Post` changed from \"A post\" to \"Post\""]),
    Edit(
      "a title is gone", [(" \"Hi\"", "")],
      ["safe title-changed: the title of `Hello` changed from \"Hi\" to none"]),
    Edit(
      "a flag begins with another value", [("free | plus | pro", "plus | free | pro")],
      [
        "risky flag-default-changed: `plan` is `plus` at the start now and was `free`",
        "risky warning-new: `plus` is never offered: `plan = free` is never true on `Home` [guard-never-true]",
        "risky warning-new: `pro` is never offered: `plan = free` is never true on `Home` [guard-never-true]",
      ]),
    Edit(
      "code may set another value", [("off | on", "off | slow | on")],
      [
        "risky flag-value-added: `net` may be `slow` now",
        "risky warning-new: no condition asks for `net = slow` and `net = on`, so that they mean the same [unused-flag]",
      ]),
    Edit(
      "a value has another name", [("plus", "extra")],
      [
        "breaking flag-value-removed: `plan` has no value `plus` any more",
        "risky link-removed: the link `plus` of `Home` is gone",
        "risky condition-changed: the link `up` of `More` happens when `plan = extra` now and happened when `plan = plus`",
        "risky flag-value-added: `plan` may be `extra` now",
        "safe link-added: the link `extra` of `Home` is new",
      ]),
    Edit(
      "a flag has values",
      [("flag seen", "flag seen = no | yes"), ("set seen", "set seen = yes"), ("when seen", "when seen = yes")],
      [
        "breaking flag-kind-changed: `seen` has values now and was yes or no",
        "risky start-changed: the app starts with `Main when seen = yes else Intro { on done -> Main reset set seen = yes }` now and started with `Main when seen else Intro { on done -> Main reset set seen }`",
      ]),
    Edit(
      "another value is set", [("set plan = pro", "set plan = plus")],
      [
        "risky link-flags-changed: the link `pro` of `Home` does `set plan = plus` now and did `set plan = pro`",
        "risky warning-new: nothing sets `plan = pro`, and no condition asks for it [unused-flag]",
      ]),
    Edit(
      "a url pushes its screen", [("over Home sheet", "over Home")],
      [
        "risky way-in-changed: the url `/post/{id}` opens `Post` `in tab Main.home over Home` now and opened it `in tab Main.home over Home sheet`"
      ]),
    Edit(
      "an entry presents its screen otherwise", [("\"push\" cover", "\"push\" popover")],
      [
        "risky way-in-changed: the entry \"push\" opens `Post` `popover` over the start now and opened it `cover` over the start"
      ]),
    Edit(
      "an outcome needs an answer",
      [
        ("outcome cancelled -> stay", "outcome cancelled"),
        ("on picked -> stay", "on picked -> stay  on cancelled -> stay"),
      ],
      [
        "risky consequence-changed: the link `pick` of `Home` does `stay` now for `on cancelled`, which it did not have",
        "risky outcome-answer-changed: `cancelled` of the screen `Pick` needs an answer now",
      ]),
    Edit(
      "a screen has one outcome more",
      [
        ("outcome cancelled -> stay", "outcome cancelled -> stay  outcome other -> stay"),
        ("-> finish cancelled", "-> finish cancelled  link last -> finish other"),
      ],
      [
        "risky outcome-added: the screen `Pick` can end in `other` now",
        "safe link-added: the link `last` of `Pick` is new",
      ]),
    Edit(
      "a screen with outcomes is a flow",
      [
        ("screen Pick \"Pick\" {", "flow Pick {\n  start P"), ("  link one", "  screen P {\n  link one"),
        ("-> finish cancelled\n", "-> finish cancelled }\n"),
      ],
      ["breaking kind-changed: `Pick` was a screen and is a flow", "safe screen-added: the screen `P` is new"]),
    Edit(
      "the flow that the app starts with ends elsewhere",
      [("Intro { on done -> Main reset set seen }", "Intro { on done -> Home reset }")],
      [
        "risky start-changed: the app starts with `Main when seen else Intro { on done -> Home reset }` now and started with `Main when seen else Intro { on done -> Main reset set seen }`"
      ]),
    Edit(
      "a link leads to the root's flow otherwise",
      [("reset { on done -> Main reset }", "reset { on done -> Main reset set seen }")],
      [
        "risky consequence-changed: the link `out` of the app does `Main reset set seen` now for `on done` and did `Main reset` (on `Hello`, `Home`, `More`, `Post` and `Pick`)",
        "risky warning-new: the url \"/post/{id}\" opens `Main` while `seen` is false; from the start it is only shown when `seen` [unguarded-url]",
        "risky warning-new: the entry \"push\" opens `Post` while `seen` is false; from the start it is only shown when `seen` [unguarded-url]",
      ]),
    Edit("a comma follows the last parameter", [("id: Int = 1", "id: Int = 1,")], []),
  ]

  @Test(arguments: laterEdits)
  func editOfTheSecondEditionGivesItsChanges(_ edit: Edit) throws { try check(edit, of: Self.planner) }
}
