#!/usr/bin/env python3
"""Writes a realistic app by its seed: tabs, flags, sub-flows with outcomes, guards, urls, sheets, dialogs, expectations.

The proportions are those of the apps in `flows`; the same arguments give the same text, which has no error but of states.
"""

import argparse
from random import Random

AREAS = ("Home", "Search", "Orders", "Messages", "Account", "Library", "Places", "News")
NOUNS = ("Item", "List", "Photo", "Review", "Person", "Group", "Event", "Offer", "Place", "Note", "Plan", "Message", "Card",
         "Report", "Topic", "Guide", "Album", "Filter", "Choice", "Draft", "Ticket", "Setting", "Help", "Invoice", "Device")
FEATURES = ("premium", "verified", "funded", "hasAddress", "basketFilled", "pushAllowed", "profileDone", "unlocked")
EXTERNAL = ("online", "updateRequired", "orderActive", "marketOpen", "maintenance", "atHome")
KINDS = ("push",) * 11 + ("sheet",) * 4 + ("dialog",) * 3 + ("cover",) * 2 + ("popover",) * 2
SHARED = """screen Welcome {
  link signIn "Sign in" -> SignIn cover {
    on done -> Main reset set onboarded
    on cancelled -> stay
  }
  link tour "Tour" -> Tour
}
screen Tour { link done "Begin" -> Main reset set onboarded, signedIn }
screen Contact {
  without contact
  link send "Send" -> dismiss
}
screen Offline { link ok "OK" -> dismiss }
screen Failed { link ok "OK" -> dismiss }
screen Finished {
  back declared
  link done "Done" -> home
}
screen SignOut {
  link yes "Sign out" -> Welcome reset clear signedIn, onboarded
  link no "No" -> dismiss
}
external flow Payment {
  outcome paid
  outcome failed
}"""
SIGN_IN = """flow SignIn {
  start SignInForm
  outcome done
  outcome cancelled
  screen SignInForm {
    link go "Sign in" -> SignInCode
    link forgot "Forgot?" -> ForgotPassword
    link join "Join" -> JoinDetails
    link cancel "Cancel" -> finish cancelled
  }
  screen SignInCode {
    link ok "OK" -> finish done set signedIn
    link resend "Send again" -> stay
  }
  screen ForgotPassword { link back_ "To sign-in" -> back to SignInForm }
  screen JoinDetails { link create "Create" -> finish done set signedIn }
}"""
ENDS = "{ on done -> continue on cancelled -> stay }"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", metavar="SEED", type=int)
    parser.add_argument("--screens", metavar="N", type=int, help="about so many (50 to 300; from the seed unless said)")
    options = parser.parse_args()
    print(app(options.seed, options.screens), end="")


def app(seed, screens=None):
    """The text of an app."""
    random = Random(seed)
    return App(random, screens or random.randint(50, 300)).text()


class Screen:
    """A screen that is being written: its statements, and how it is shown."""

    def __init__(self, name, area, depth, kind):
        self.name, self.area, self.depth, self.kind = name, area, depth, kind
        self.parameter = ""
        self.lines = []
        self.links = 0

    def link(self, label, target):
        """Adds a link under a name that no other one of the screen has."""
        self.links += 1
        self.lines.append(f'link l{self.links} "{label}" -> {target}')

    def text(self):
        parts = "".join(f"    {line}\n" for line in self.lines)
        return f"  screen {self.name}{self.parameter} {{\n{parts}  }}"


class App:
    """An app that is being written."""

    def __init__(self, random, screens):
        self.random = random
        self.areas = list(AREAS[:random.randint(3, 5)])
        self.features = random.sample(FEATURES, random.randint(1, 3 + screens // 60))
        self.external = ["online", *random.sample(EXTERNAL[1:], random.randint(0, 3))]
        self.flows = [SIGN_IN]  # the text of each
        self.calls = []  # of flows that any screen may call
        self.taken = set()
        for feature in self.features:
            self.write_gate(feature)
        for number in range(1, 2 + screens // 60):
            self.write_task(number)
        count = max(20, screens - sum(flow.count("screen ") for flow in self.flows) - 8)
        self.screens = {area: [Screen(area, area, 0, "push")] for area in self.areas}
        for number in range(count - len(self.areas)):
            self.grow(random.choice(self.areas))
        self.pushed = [screen for screens in self.screens.values() for screen in screens if screen.kind == "push"]
        for screen in self.pushed:
            self.furnish(screen)

    def chance(self, share):
        return self.random.random() < share

    def name(self, area):
        """A name that is not taken."""
        base = name = area + self.random.choice(NOUNS)
        number = 1
        while name in self.taken:
            number += 1
            name = f"{base}{number}"
        self.taken.add(name)
        return name

    def write_gate(self, feature):
        """A sub-flow in which a feature is had: an offer, a form, terms."""
        name, steps = feature[0].upper() + feature[1:], self.random.randint(1, 3)
        screens = "".join(f"""  screen {name}Step{i} {{
    link next "Next" -> {f"{name}Step{i + 1}" if i < steps else f"finish done set {feature}"}
    link no "Not now" -> finish cancelled
  }}
""" for i in range(1, steps + 1))
        self.flows.append(f"flow Get{name} {{\n  start {name}Step1\n  outcome done\n  outcome cancelled\n{screens}}}")

    def gate(self, feature):
        """The sub-flow that a guard on a feature calls."""
        return "SignIn" if feature == "signedIn" else f"Get{feature[0].upper()}{feature[1:]}"

    def write_task(self, number):
        """A sub-flow in which something is done: a checkout, a booking, a report."""
        name, steps = f"Task{number}", self.random.randint(2, 7)
        guard = self.guard("    ")[4:] if self.chance(0.6) else ""
        lines = [f"flow {name} {{", f"  start {name}Step1", "  outcome placed", "  outcome failed", "  outcome cancelled"]
        lines += [f"  {guard}"] if guard else []
        for i in range(1, steps + 1):
            if i == steps:
                last = (f"Payment {self.random.choice(('sheet', 'cover'))} {{ on paid -> finish placed{self.effect()} "
                        "on failed -> finish failed }")
                last += " when online else Offline dialog" if self.chance(0.4) else ""
            else:
                last = f"{name}Step{i + 1}"
            lines += [f"  screen {name}Step{i} {{", f'    link next "Next" -> {last}']
            lines += [f'    link edit "Edit" -> back to {name}Step1'] if i > 2 and self.chance(0.5) else []
            lines += ['    link cancel "Cancel" -> finish cancelled'] if i == 1 or self.chance(0.3) else []
            lines += [f'    link pick "Choose" -> {name}Choice{i} sheet'] if (picks := self.chance(0.4)) else []
            lines += ["  }"]
            lines += [f'  screen {name}Choice{i} {{ link ok "OK" -> dismiss }}'] if picks else []
        self.flows.append("\n".join([*lines, "}"]))
        self.calls.append(name)

    def guard(self, indent):
        feature = self.random.choice(["signedIn", "signedIn", *self.features])
        return f"{indent}requires {feature} else {self.gate(feature)} sheet {ENDS}"

    def effect(self):
        """What a link sets or clears, now and then."""
        if not self.chance(0.25):
            return ""
        return f" {self.random.choice(('set', 'set', 'clear'))} {self.random.choice(self.features)}"

    def condition(self):
        return self.random.choice(["", "", "not "]) + self.random.choice(["signedIn", *self.features, *self.external])

    def grow(self, area):
        """One more screen, behind a link of one that is there."""
        parents = [screen for screen in self.screens[area] if screen.kind != "dialog" and screen.depth < 5 and screen.links < 9]
        parent = self.random.choice(parents)
        screen = Screen(self.name(area), area, parent.depth + 1, self.random.choice(KINDS))
        self.screens[area].append(screen)
        kind = "" if screen.kind == "push" else f" {screen.kind}"
        parent.link(screen.name, screen.name + kind + self.behind_condition())
        if screen.kind == "push":
            if parent.kind != "push":
                screen.kind = "inner"
                screen.link("Done", "back")
        elif screen.kind == "dialog":
            screen.link("Yes", "dismiss" + self.effect() if self.chance(0.8) else "home" + self.effect())
            screen.link("No", "dismiss")
        else:
            screen.link("Done", "dismiss" + self.effect())

    def behind_condition(self):
        """A condition for some links, with what happens otherwise for some of them."""
        if not self.chance(0.13):
            return ""
        condition = self.condition()
        if condition == "online":
            return " when online else Offline sheet"
        feature = condition.removeprefix("not ")
        if condition == feature and feature not in self.external and self.chance(0.5):
            return f" when {condition} else {self.gate(feature)} sheet {{ on done -> stay on cancelled -> stay }}"
        return f" when {condition}"

    def furnish(self, screen):
        """What a pushed screen has besides what it leads to below: an address, a guard, links across."""
        if screen.depth and self.chance(0.45):
            screen.parameter = "(id: Int)"
        if screen.depth and self.chance(0.35):
            path = f"/{screen.area.lower()}/{screen.name.lower()}" + ("/{id}" if screen.parameter else "")
            over = f" over {screen.area}" if self.chance(0.8) else ""
            screen.lines.insert(0, f'url "{path}" in tab {screen.area.lower()}{over}')
        if screen.depth and not screen.parameter and self.chance(0.2):
            screen.lines.insert(0, f'entry "notification: {screen.name}" in tab {screen.area.lower()}')
        if screen.depth and self.chance(0.2):
            screen.lines.insert(0, self.guard(""))
        if self.chance(0.3):
            screen.link("See also", self.random.choice(self.pushed).name if self.chance(0.5) else self.near(screen))
        if self.chance(0.08):
            other = self.random.choice(self.pushed)
            tab = f"tab {other.area.lower()}"
            screen.link("Over there", f"{other.name} in {tab}" if other.depth else tab)
        if self.chance(0.2):
            task = self.random.choice(self.calls)
            screen.link("Begin", f"{task} cover {{ on placed -> {self.after(screen)} on failed -> Failed dialog "
                        "on cancelled -> stay }" + (" when online else Offline sheet" if self.chance(0.3) else ""))
        if screen.depth and self.chance(0.12):
            screen.link("Leave", self.random.choice(("back", "back", "home", f"back to {screen.area} or home")))
        if screen.depth and self.chance(0.06):
            other = self.near(screen)
            screen.link("Show as", f"{other} replace" if other != screen.area else "back")
        if self.chance(0.05):
            feature = self.random.choice(self.features)
            screen.link("On", f"stay set {feature} when not {feature}")
            screen.link("Off", f"stay clear {feature} when {feature}")

    def near(self, screen):
        """A pushed screen of the same area."""
        return self.random.choice([other for other in self.screens[screen.area] if other.kind == "push"]).name

    def after(self, screen):
        """Where a task that went well leads."""
        return self.random.choice(("stay", "Finished", "Finished", f"tab {self.random.choice(self.areas).lower()}"))

    def text(self):
        random, first = self.random, self.areas[0]
        start = "updateRequired" in self.external
        update = "Update when updateRequired else " if start else ""
        lines = ["app Realistic {", f"  start {update}Main when onboarded else Welcome", '  scheme "realistic"',
                 '  link contact "Contact" -> Contact sheet' + random.choice(("", " when signedIn")), "}",
                 "flag onboarded", "flag signedIn", *(f"flag {name}" for name in self.features),
                 *(f"external flag {name}" for name in self.external), "tabs Main {"]
        if self.chance(0.4):
            lines.append("  requires signedIn else Welcome" if self.chance(0.5) else "  " + self.guard(""))
        lines += [f'  tab {area.lower()} "{area}" icon "circle" -> {area}' for area in self.areas]
        lines += ["}"]
        if start:
            lines += ["screen Update {", '  allow dead-end "only an update leads on"', "  back declared", "  without contact",
                      '  link store "Update" -> open "https://store.example"', "}"]
        lines.append(SHARED)
        self.screens[self.areas[-1]][0].link("Sign out", "SignOut dialog")
        lines += self.flows
        for area in self.areas:
            lines += [f"group {area}Area {{", *(screen.text() for screen in self.screens[area]), "}"]
        some = random.sample(self.pushed, min(2, len(self.pushed)))
        lines += [f"expect {screen.name} reachable from {first}" for screen in some]
        lines += ["expect every screen within 14 taps", "expect Finished only after Task1Step1",
                  f"expect {self.areas[-1]} within 4 taps"]
        return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
