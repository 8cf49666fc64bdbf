"""The words that synthetic screens, links and labels are made of."""

# Prime lengths, so that words do not fall in step with the kinds of screens.
SCREENS = (
    "Home", "Cart", "Feed", "Item", "Orders", "Login", "Search", "Detail", "Profile", "Map",
    "Chat", "News", "Plan", "Photo", "Receipt", "Address", "Pay", "Gallery", "Help",
)

# For every forward link of a screen, a list of its own: no name twice on one screen.
FORWARD = (
    (("next", "Continue"), ("open", None), ("show", "Show"), ("first", None), ("go", "Go on"),
     ("select", "Choose"), ("begin", "Let’s begin")),
    (("more", "More…"), ("edit", "Edit"), ("detail", "Details"), ("add", "Add one"), ("other", None)),
    (("help", None), ("buy", "Buy now"), ("share", "Share"), ("similar", "See similar ones"), ("info", None),
     ("find", "Find a café"), ("jump", None), ("filter", "Filter"), ("list", None), ("about", None), ("visit", "Visit us")),
)

BACK = (("done", "Done"), ("leave", None), ("finished", None))
HOME = (("start", "Start"), ("exit", None), ("quit", None))
ROOT = (("top", "Top"), ("up", None), ("above", None))
DISMISS = (("close", "Close"), ("cancel", "Not now"), ("stop", None))
TAGGED = (("return", "Back to it"), ("previous", None), ("earlier", None))


def link(word, goal):
    """One line: a link with the (name, label or None) given."""
    name, label = word
    shown = f' "{label}"' if label else ""
    return f"  link {name}{shown} -> {goal}"
