/// The meanings of the keywords, in one sentence each.
enum KeywordText {
  /// Returns the meaning of a keyword that begins a statement.
  ///
  /// - Parameters:
  ///   - word: The keyword.
  ///   - isInBlock: Whether the statement is in the block of a screen, a flow or the like.
  static func statement(_ word: TokenKind, isInBlock: Bool) -> String? {
    switch word {
    case .import: "takes in another file; the path is relative to this one"
    case .app: "the root of everything: where the app starts, its urls, and the links that every screen has"
    case .screen: "one screen, with its parameters"
    case .tabs: "a tab bar; every tab keeps a stack of its own"
    case .tab: "a tab: its name, title and icon, and the root of its stack"
    case .group: "what belongs together: its members share its guards, its links and its transition"
    case .flow: "a sub-flow with screens of its own: entered at its `start`, left through one of its outcomes"
    case .flag:
      "a fact that conditions can ask for: yes or no, false at the start without `= true`, or one of several values"
    case .external: "a flag, screen or flow that lives in code that is not here"
    case .transition:
      isInBlock ? "the transition of all links in this block, unless a link names another" : "an animation"
    case .expect: "a requirement on the whole flow, checked like a test"
    case .start: "where the app or the flow begins; the first alternative whose conditions hold counts"
    case .scheme: "a url scheme of the app"
    case .domain: "a domain whose urls open the app"
    case .link: "something to tap: its name, perhaps the label that a person sees, and where it leads"
    case .url: "an address that opens the screen from outside; every `{placeholder}` is a parameter"
    case .entry: "an entry point for code, with the reason: a notification, a menu"
    case .requires: "a guard, asked whenever the screen is entered; when it fails, the `else` happens instead"
    case .back: "who offers Back: the platform (`automatic`), or links only (`declared`)"
    case .view: "the Swift type that shows the screen; a UIKit one after `uikit`"
    case .image: "a picture of the screen, for diagrams and the preview"
    case .embed: "shows another screen inside this one, and offers its links"
    case .without: "drops an inherited link"
    case .allow: "suppresses a rule in the block, with the reason"
    case .note: "a key and a value that are handed to every output and mean nothing to the checks"
    case .outcome: "an outcome of the flow, with the values that it hands to the caller"
    case .on: "what happens on the caller's screen after this outcome"
    case .forward: "the effects on the entering / the leaving screen, forward"
    case .backward: "the effects on the entering / the leaving screen, backward"
    case .both: "one effect for both screens in both directions"
    case .easing: "how the movement runs over time"
    default: nil
    }
  }

  /// Returns the meaning of a keyword elsewhere: as a goal, behind one, in a condition or a requirement.
  static func word(_ word: TokenKind) -> String? {
    switch word {
    case .back: "takes the current screen away; `back to` goes back to a place below"
    case .home: "closes everything above the first layer and goes to the bottom of it"
    case .dismiss: "closes the top layer with all that it holds"
    case .raise: "moves the topmost screen with that tag to the top"
    case .tab: "selects a tab, its stack as it was left"
    case .finish: "ends the flow in an outcome; the `on` of the caller follows"
    case .open: "leaves the app; the navigation stays as it is"
    case .stay: "nothing happens"
    case .continue: "goes on to what the guard kept from happening"
    case .push: "pushes the screen onto the current stack; this is the default"
    case .sheet: "shows it as a sheet, in a new layer that can be closed"
    case .cover: "shows it in a new layer that covers all; only links close it"
    case .popover: "shows it as a popover, in a new layer that can be closed"
    case .dialog: "shows it as a dialog, in a new layer that can be closed"
    case .replace: "it takes the place of the current screen, or with `from` of one below"
    case .over: "goes back to a place first"
    case .reset: "closes everything; the app shows only this"
    case .reuse: "goes back to the screen where it is below, and otherwise pushes it"
    case .in: "in another tab"
    case .as: "marks the new entry with a tag, to come back to"
    case .via: "with this transition"
    case .or: "what happens when the place, tag or tab is not there"
    case .set: "makes flags true, or gives one a value: `set plan = pro`"
    case .clear: "makes flags false"
    case .to: "the place to go back to: a tag, `root`, a screen or a flow"
    case .from: "the place that this is counted from"
    case .root: "the bottom of the current stack"
    case .when: "only if all of these flags hold"
    case .else: "what happens otherwise"
    case .not: "the flag must be false"
    case .icon: "the picture of the tab"
    case .badge: "the tab can show a badge"
    case .uikit: "the type is one of UIKit"
    case .automatic: "the platform offers Back, and lets sheets, popovers and dialogs be closed"
    case .declared: "only links lead back"
    case .never: "no state shows it"
    case .every: "every screen that the start leads to"
    case .only, .after: "every trace to it shows the other first"
    case .within, .tap, .taps: "reached in at most so many taps"
    case .of: "counted from here instead of the start"
    case .reachable: "a path leads there"
    case .nil: "no value"
    default: nil
    }
  }
}
