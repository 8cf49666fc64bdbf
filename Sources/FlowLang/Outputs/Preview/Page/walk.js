// A walk through the app: its state, the trace to it, and the next actions. Steps are those of the traces that
// `flowc check --format json` writes.

class Walk {
  constructor(graph) {
    this.graph = graph;
    this.machine = new Machine(graph);
    this.past = [];
    this.moment = this.#start(this.machine.declaredFlags);
  }

  get state() {
    return this.moment.state;
  }

  /** The current actions. At the start, a flag that the start depends on can still be set otherwise. */
  get actions() {
    const actions = this.machine.actions(this.state);
    if (!this.moment.isStart) return actions;
    const known = actions.filter((action) => action.kind === "flag").map((action) => action.flag);
    const found = this.graph.flags.filter(({ name }) => this.graph.lastingFlags.includes(name) && !known.includes(name));
    return [...actions, ...found.flatMap((flag) => changesOf(flag, this.state.flags))];
  }

  /** Takes an action that is offered, or opens a url or an entry. */
  take(action) {
    if (action.kind === "flag" && this.#isFound(action.flag)) {
      const next = this.#start({ ...this.state.flags, [action.flag]: action.value });
      if (next.state) this.#go({ ...next, step: stepOf(action) });
      return;
    }
    const isStart = this.moment.isStart && action.kind === "flag" && !this.graph.lastingFlags.includes(action.flag);
    this.#go({ state: this.machine.take(action, this.state), step: stepOf(action), isStart });
  }

  get canUndo() {
    return this.past.length > 0;
  }

  undo() {
    if (this.canUndo) this.moment = this.past.pop();
  }

  restart() {
    this.past = [];
    this.moment = this.#start(this.machine.declaredFlags);
  }

  /** The steps of the walk. */
  get steps() {
    return [...this.past, this.moment].map((moment) => moment.step).filter(Boolean);
  }

  /** The action of a step of a trace; undefined when it is not offered. */
  actionFor(step) {
    const key = JSON.stringify(step);
    return [...this.actions, ...this.graph.entryPoints.map((entryPoint) => ({ kind: "entryPoint", entryPoint }))]
      .find((action) => JSON.stringify(stepOf(action)) === key);
  }

  /** Restarts and takes steps as long as they are offered; false when one is not. */
  follow(steps) {
    this.restart();
    return steps.every((step) => {
      const action = this.actionFor(step);
      if (action) this.take(action);
      return action !== undefined;
    });
  }

  /** The shortest path from here to a state that shows a screen, as actions; null when none is found. */
  pathTo(screen) {
    const isThere = (state) => {
      const node = this.graph.node(current(state).screen);
      return node.name === screen || this.graph.embeddedIn(node).some((inner) => inner.name === screen);
    };
    const seen = new Set([textOf(this.state)]);
    let paths = [{ state: this.state, last: null }];
    for (let count = 0; paths.length > 0 && count < Walk.mostStates;) {
      const next = [];
      for (const path of paths) {
        if (isThere(path.state)) return actionsOf(path);
        for (const action of this.machine.actions(path.state)) {
          if (action.kind === "flag") continue;
          const state = this.machine.take(action, path.state);
          const text = textOf(state);
          if (seen.has(text)) continue;
          seen.add(text);
          next.push({ state, last: { path, action } });
          if (isThere(state)) return actionsOf(next.at(-1));
          count++;
        }
      }
      paths = next;
    }
    return null;
  }

  /** The limit on the number of states in the search for a path. */
  static mostStates = 20000;

  /** Whether a flag may differ at the start. An external flag does so once; after that it changes the running app. */
  #isFound(name) {
    if (!this.moment.isStart || !this.graph.lastingFlags.includes(name)) return false;
    const flag = this.graph.flags.find((flag) => flag.name === name);
    return !flag.external || this.state.flags[name] === flag.initially;
  }

  #start(flags) {
    return { state: this.machine.started(flags), step: null, isStart: true };
  }

  #go(moment) {
    this.past.push(this.moment);
    this.moment = moment;
  }
}

/** The actions of a path that was found. */
function actionsOf(path) {
  const result = [];
  for (; path.last; path = path.last.path) result.unshift(path.last.action);
  return result;
}

/** An action as a step of a trace. */
function stepOf(action) {
  switch (action.kind) {
    case "link": {
      const step = { screen: action.screen, link: action.link.name };
      return action.outcome === null ? step : { ...step, outcome: action.outcome };
    }
    case "back": return { platform: "back" };
    case "dismiss": return { platform: "dismiss" };
    case "tab": return { platform: "tab", tab: action.tab.name };
    case "flag": return { flag: action.flag, value: action.value };
    case "ends": return { external: action.flow, outcome: action.outcome };
    case "goesBack": return { external: action.screen, platform: "back" };
    case "entryPoint": {
      const { owner, isURL, text } = action.entryPoint;
      if (isURL) return { url: text };
      return owner.entries.length > 1 ? { entry: owner.name, reason: text } : { entry: owner.name };
    }
  }
}

/** A step as text, as in `flowc run` and in findings. */
function textOfStep(step) {
  if (step.link !== undefined) return `${step.screen} › ${step.link}${step.outcome ? ` (${step.outcome})` : ""}`;
  if (step.url !== undefined) return `url ${step.url}`;
  if (step.entry !== undefined) return `entry ${step.entry}${step.reason === undefined ? "" : ` ${JSON.stringify(step.reason)}`}`;
  if (step.flag !== undefined) return `${step.flag} = ${step.value}`;
  if (step.outcome !== undefined) return `${step.external} ends (${step.outcome})`;
  if (step.external !== undefined) return `${step.external} goes back`;
  if (step.tab !== undefined) return `tab ${step.tab}`;
  return step.platform === "back" ? "back" : "close";
}

/** A step in words, with titles and labels instead of names. */
function wordsOfStep(step, graph) {
  const title = (name) => (graph.node(name) ? titleOf(graph.node(name)) : name);
  const outcome = step.outcome ? ` (${step.outcome})` : "";
  if (step.link !== undefined) {
    const link = graph.linkOn(step.screen, step.link);
    return `${title(step.screen)} › ${link ? labelOf(link) : step.link}${outcome}`;
  }
  if (step.entry !== undefined) return `entry ${title(step.entry)}${step.reason === undefined ? "" : ` “${step.reason}”`}`;
  if (step.external !== undefined) return outcome ? `${title(step.external)} ends${outcome}` : `${title(step.external)} goes back`;
  if (step.tab !== undefined) {
    const tabs = graph.tabsMeant({ name: step.tab });
    return `tab ${tabs.length === 1 ? titleOfTab(tabs[0]) : step.tab}`;
  }
  return textOfStep(step);
}

/** A step as an item of a list, with its text in `flowc run` as a tooltip. */
function stepItem(step, graph) {
  return element("li", { title: textOfStep(step) }, wordsOfStep(step, graph));
}
