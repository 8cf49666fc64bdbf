extension Command {
  static let initialize: Command = Command(
    name: "init",
    summary: "writes a first file to start from",
    details: """
      Writes a small flow that uses the most important statements and explains them. A file that is there already is \
      never replaced.
      """,
    operands: .none,
    options: [.output],
    exits: [.done, .failure],
    examples: [("flowc init -o app.flow", "then change app.flow, and `flowc check app.flow`")]
  ) { arguments, console throws(Failure) in
    if let file = arguments.value(of: .output), file != "-" {
      try FileWriter.create(file, with: firstFlow)
    } else {
      console.write(firstFlow)
    }
    return .success
  }

  private static let firstFlow = """
    // How a person moves through the app: its screens, and the links that lead from one to another.
    // `flowc check` finds mistakes in it, `flowc graph` draws it. `//` starts a comment, `///` describes what follows.

    /// The app itself: the screen that it starts with, and what addresses into it begin with.
    app MyApp {
      start Home when onboarded else Welcome
      scheme "myapp"
    }

    /// A yes/no fact. It is false until a link says `set`; the start asks about it, so it is kept between launches.
    flag onboarded

    /// Whether somebody has signed in.
    flag signedIn

    /// Shown once. `reset` begins afresh at the goal, so that nothing leads back here.
    screen Welcome {
      link begin "Get started" -> Home reset set onboarded
    }

    /// A link has a name, a label and a goal. A goal is pushed, unless it says otherwise, as `sheet` does.
    screen Home {
      link open "Open an item" -> Item
      link account "My account" -> Account
      link settings "Settings" -> Settings sheet
    }

    /// A screen can have parameters, and an address that opens it.
    screen Item(id: Int) {
      url "/item/{id}"
      link home "Back to the start" -> home
    }

    /// `dismiss` closes the sheet; pushed screens have the back button of the platform and need no link for it.
    screen Settings {
      link done "Done" -> dismiss
    }

    /// Only for those who have signed in. The others are asked to, and then get where they wanted to go.
    screen Account {
      requires signedIn else SignIn sheet {
        on done -> continue
        on cancelled -> stay
      }
      link signOut "Sign out" -> home clear signedIn
    }

    /// A flow is a part with screens of its own. It ends in one of its outcomes, and whoever entered it goes on from there.
    flow SignIn {
      start Credentials
      outcome done
      outcome cancelled

      screen Credentials {
        link next "Sign in" -> finish done set signedIn
        link stop "Not now" -> finish cancelled
      }
    }

    // What must stay true, whatever is added. `flowc check` shows a way on which it does not hold.
    expect Account only after Credentials
    expect Settings within 1 tap of Home

    """
}
