import FlowLang

extension Command {
  static let initialize: Command = Command(
    name: "init",
    group: .write,
    summary: "writes a first flow to start from",
    details: """
      Writes app.flow, or FILE: a small flow that uses the most important statements and explains them. An existing file \
      is never replaced.
      """,
    page: "docs/getting-started.md",
    operands: .optional(.flow),
    options: [.outputFile],
    exits: [.done, .failure],
    examples: [("flowc init", "writes app.flow"), ("flowc init -o -", "prints it")]
  ) { arguments, console throws(Failure) in
    if let operand = arguments.operands.first, arguments.has(.outputFile) {
      throw Failure("name the file once: \(TerminalText.clean(operand)), or with -o", usage: Command.initialize.usage)
    }
    let file = arguments.operands.first ?? arguments.value(of: .outputFile) ?? "app.flow"
    guard file != "-" else {
      console.write(firstFlow)
      return .success
    }
    try FileWriter.create(file, with: firstFlow)
    let name = TerminalText.clean(file)
    console.report(
      """
      wrote \(name); next:
        flowc check \(name)            find mistakes
        flowc preview \(name) --open   click through it in a browser

      """)
    return .success
  }

  private static let firstFlow = """
    // The navigation of the app: its screens, and the links that lead from one to another.
    // `flowc check` finds mistakes in it, `flowc graph` draws it. `//` starts a comment, `///` describes what follows.

    /// The app itself: the screen that it starts with, and the scheme of its addresses.
    app MyApp {
      start Home when onboarded else Welcome
      scheme "myapp"
    }

    /// A yes/no fact. It is false until a link sets it; the start depends on it, so it is stored between launches.
    flag onboarded

    /// Whether the user has signed in.
    flag signedIn

    /// Shown once. `reset` empties the stack, so that nothing leads back here.
    screen Welcome {
      link begin "Get started" -> Home reset set onboarded
    }

    /// A link has a name, a label and a goal. The goal is pushed, unless a modifier such as `sheet` presents it.
    screen Home {
      link open "Open an item" -> Item
      link account "My account" -> Account
      link settings "Settings" -> Settings sheet
    }

    /// A screen can have parameters, and an address that opens it; until the welcome has been seen, its guard refuses.
    screen Item(id: Int) {
      requires onboarded else stay
      url "/item/{id}"
      link home "Back to the start" -> home
    }

    /// `dismiss` closes the sheet; pushed screens have the back button of the platform and need no link for it.
    screen Settings {
      link done "Done" -> dismiss
    }

    /// Only for users who have signed in. Others are asked to, and then continue to the screen.
    screen Account {
      requires signedIn else SignIn sheet {
        on done -> continue
        on cancelled -> stay
      }
      link signOut "Sign out" -> home clear signedIn
    }

    /// A flow is a part with screens of its own. It ends in one of its outcomes, which its caller handles.
    flow SignIn {
      start Credentials
      outcome done
      outcome cancelled

      screen Credentials {
        link next "Sign in" -> finish done set signedIn
        link stop "Not now" -> finish cancelled
      }
    }

    // Requirements on the whole flow. `flowc check` shows a trace that violates one.
    expect Account only after Credentials
    expect Settings within 1 tap of Home

    """
}
