extension Mistake {
  /// A flow without findings, with the statements of the second edition.
  static let studio = """
    app Studio {
      start Main when signedIn else Welcome { on done -> Main reset set signedIn }
      scheme "studio"
      domain "studio.example.com"
      link out "Sign out" -> Welcome reset clear signedIn { on done -> Main reset set signedIn } when signedIn
    }
    flag signedIn
    flag plan = free | plus | pro
    external flag network = offline | wifi | cellular
    transition fade {
      forward opacity / identity
      backward identity / opacity
      easing easeOut(0.3s)
    }
    tabs Main {
      requires signedIn else Welcome reset { on done -> Main reset set signedIn }
      tab home "Home" icon "house" -> Home
      tab inbox "Inbox" icon "tray" badge -> Inbox
    }
    screen Welcome "Hello" {
      outcome done
      link go "Begin" -> finish done set plan = plus
    }
    screen Home "My pictures" {
      link recent "Recent" -> Editor(color: "red") as #open when plan = plus
      link pick "Colour" -> Picker(of: "list", size: 2,) sheet via fade {
        on picked -> Editor(color: color)
      }
      link upgrade "Upgrade" -> Plans cover when not plan = pro
    }
    screen Picker(of: String, size: Int = 3) "Choose a colour" {
      outcome picked(color: String)
      outcome cancelled -> stay
      link choose "Choose" -> finish picked
      link cancel "Cancel" -> finish cancelled
    }
    screen Editor(color: String) "Editor" {
      link save "Save" -> home
      allow unbounded-stack "colours can be mixed again"
      link mix "Mix" -> Editor(color: "mixed") when network = wifi
      link last "Last" -> back to #open or home
      link chat "Chat" -> Chat(room: color)
    }
    screen Inbox "Inbox" {
      url "/inbox" in tab inbox sheet
      entry "message" in tab inbox over Home cover
      link open "Open" -> Editor(color: "red")
    }
    group Money {
      requires not network = offline else Offline sheet
      screen Plans "Plans" {
        link free "Free" -> dismiss set plan = free
        link pro "Pro" -> dismiss set plan = pro
        link back "Back" -> dismiss
      }
    }
    screen Offline { link ok "OK" -> dismiss }
    external screen Chat(room: String) "Chat"
    expect never Editor when not signedIn
    expect Home within 3 taps of Plans
    expect Editor reachable from Home
    """

  /// A flow without findings, that starts with a screen with an outcome.
  static let welcome = """
    app Shop {
      start Main when signedIn else Welcome { on done -> Main reset set signedIn }
      link out "Sign out" -> Welcome reset clear signedIn { on done -> Main reset set signedIn }
    }
    flag signedIn
    screen Welcome "Hello" {
      without out
      outcome done
      link go "Begin" -> finish done
    }
    tabs Main { tab home "Home" -> Home }
    screen Home { link pick "Colour" -> Picker(of: "list") sheet { on picked -> Home reset } }
    screen Picker(of: String) "Colour" {
      outcome picked(color: String)
      outcome cancelled -> stay
      link choose "Choose" -> finish picked
      link cancel "Cancel" -> finish cancelled
    }

    """
}
