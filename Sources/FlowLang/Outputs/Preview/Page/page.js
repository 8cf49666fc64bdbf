// The page: reads its embedded data, and updates the phone, the map and the details with the walk.

const read = (id) => JSON.parse(document.getElementById(id).textContent);
const graph = new Graph(read("flow"), read("draft"));
const walk = new Walk(graph);
const map = new FlowMap(document.getElementById("paper"), document.getElementById("minimap"), graph, goTo);
const phone = new Phone(document.getElementById("display"), graph, read("images"), take);
const panel = new Panel(graph, { take });
const recorder = new Recorder(document.querySelector("meta[name=flow-file]").content, graph, () => walk.steps);
const findings = new Findings(read("report").findings, {
  graph,
  begin: () => { walk.restart(); show(); },
  step: (step) => {
    const action = walk.actionFor(step);
    if (action) take(action);
    return action !== undefined;
  },
});

/** Takes an action, and shows the new state. */
function take(action) {
  tellOutside(action);
  walk.take(action);
  show();
  focusOnScreen();
}

function show() {
  phone.show(walk.state, walk.actions);
  map.show(walk.state, walk.steps);
  panel.show(walk);
  recorder.note(walk.steps);
  document.getElementById("undo").disabled = !walk.canUndo;
  const { screen } = current(walk.state);
  document.getElementById("live").textContent = `Now on ${titleOf(graph.node(screen))}`;
  document.body.dataset.state = textOf(walk.state);
  history.replaceState(null, "", walk.steps.length > 0 ? `#${encodeURIComponent(JSON.stringify(walk.steps))}` : "#");
}

/** Shows the address that is opened outside the app; only addresses of pages and mail can be followed. */
function tellOutside(action) {
  const outside = document.getElementById("outside");
  outside.replaceChildren();
  if (action.kind !== "link" || action.link.target.goal !== "open") return;
  const { address = "" } = action.link.target;
  const isSafe = /^(https?|mailto|tel):/i.test(address);
  outside.append("The app opens ", isSafe ? element("a", { href: address, rel: "noopener noreferrer", target: "_blank" }, address) : address);
}

/** Goes to a screen by the shortest walk from here, or else from the start. */
function goTo(screen) {
  let path = walk.pathTo(screen);
  if (!path) {
    walk.restart();
    path = walk.pathTo(screen) ?? pathThroughAddress(screen);
  }
  for (const action of path ?? []) walk.take(action);
  show();
  map.follow(screen);
  if (!path) toast(`No walk to ${titleOf(graph.node(screen))} was found`);
}

/** The url or entry of a screen itself, where no link leads to it. */
function pathThroughAddress(screen) {
  const entryPoint = graph.entryPoints.find((entryPoint) => entryPoint.owner.name === screen);
  return entryPoint ? [{ kind: "entryPoint", entryPoint }] : null;
}

/** Moves the focus, if its element is gone. */
function focusOnScreen() {
  if (document.activeElement && document.activeElement !== document.body) return;
  document.querySelector("#display .layer:last-of-type h2")?.focus();
}

// The tools

const on = (id, act) => document.getElementById(id).addEventListener("click", act);
on("undo", () => { walk.undo(); show(); });
on("restart", () => { walk.restart(); show(); });
on("share", () => copy(location.href, "Link copied: it opens this page in this state"));
on("goals", toggleGoals);
on("record", () => recorder.toggle());
on("larger", () => map.zoom(1.25));
on("smaller", () => map.zoom(0.8));
on("whole", () => map.showWhole());
on("here", () => map.showAround(current(walk.state).screen));
for (const button of document.querySelectorAll(".views button")) button.addEventListener("click", () => view(button.dataset.view));

const isNarrow = matchMedia("(max-width: 760px)");
isNarrow.addEventListener("change", () => view(document.querySelector("main").dataset.view));

/** Shows one part of the page, where not all fit. */
function view(name) {
  document.querySelector("main").dataset.view = name;
  // Where the phone is always visible, the map is beside it.
  const pressed = name === "phone" && !isNarrow.matches ? "chart" : name;
  for (const button of document.querySelectorAll(".views button")) button.setAttribute("aria-pressed", String(button.dataset.view === pressed));
  map.measure();
}

/** Shows or hides where each link leads. */
function toggleGoals() {
  const isShown = document.body.classList.toggle("goals");
  document.getElementById("goals").setAttribute("aria-pressed", String(isShown));
}

// The search

const search = document.getElementById("search");
const found = document.getElementById("found");
search.addEventListener("input", () => {
  const wanted = search.value.trim().toLowerCase();
  const nodes = wanted === "" ? [] : [...graph.nodes.values()].filter((node) => node.kind === "screen"
    && [node.name, titleOf(node), node.doc ?? ""].some((text) => text.toLowerCase().includes(wanted)));
  found.replaceChildren(...nodes.slice(0, 12).map((node, index) => element("button", {
    type: "button", role: "option", tabindex: "-1", "aria-selected": String(index === 0), onclick: () => choose(node.name),
  }, titleOf(node))));
  found.hidden = nodes.length === 0;
  search.setAttribute("aria-expanded", String(nodes.length > 0));
});
search.addEventListener("keydown", (event) => {
  const options = [...found.children];
  const index = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  if (steps[event.key] && options.length > 0) {
    event.preventDefault();
    const next = (index + steps[event.key] + options.length) % options.length;
    options.forEach((option, place) => option.setAttribute("aria-selected", String(place === next)));
  } else if (event.key === "Enter" && index >= 0) {
    options[index].click();
  } else if (event.key === "Escape") {
    closeSearch();
  }
});

function choose(name) {
  closeSearch();
  goTo(name);
}

function closeSearch() {
  search.value = "";
  found.hidden = true;
  found.replaceChildren();
  search.setAttribute("aria-expanded", "false");
}

// The keys

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, #paper") || event.ctrlKey || event.metaKey || event.altKey) return;
  const offered = (kind) => walk.actions.find((action) => action.kind === kind);
  const links = linksOf(walk.actions, graph.node(current(walk.state).screen), graph);
  const actions = { b: offered("back") ?? offered("goesBack"), c: offered("dismiss") };
  const action = actions[event.key] ?? (/^[1-9]$/.test(event.key) ? links[Number(event.key) - 1] : null);
  if (action) take(action);
  else if (event.key === "u") { walk.undo(); show(); }
  else if (event.key === "r") { walk.restart(); show(); }
  else if (event.key === "g") toggleGoals();
  else if (event.key === "/") search.focus();
  else return;
  event.preventDefault();
});

// The beginning

document.getElementById("title").textContent = graph.app.title ?? inWords(graph.app.name ?? "");
const errors = read("report").findings.filter((finding) => finding.severity === "error");
if (Object.keys(read("draft")).length > 0 || graph.isDraft) {
  const note = document.getElementById("drafted");
  note.textContent = `A draft with ${errors.length} error${errors.length === 1 ? "" : "s"}: what is not declared is red. The details list what to fix.`;
  note.hidden = false;
}
try {
  const steps = location.hash.length > 1 ? JSON.parse(decodeURIComponent(location.hash.slice(1))) : [];
  if (Array.isArray(steps)) walk.follow(steps);
} catch { /* An address that was made by hand leads to the start. */ }
view(document.querySelector("main").dataset.view);
show();
