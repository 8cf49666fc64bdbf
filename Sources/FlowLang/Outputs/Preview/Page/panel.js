// The details of a state: the stack with its tags, the flags, the urls and entry points, and the steps so far.

class Panel {
  constructor(graph, act) {
    Object.assign(this, { graph, act });
    this.#showEntryPoints();
  }

  /** Shows the details of a state. */
  show(walk) {
    this.#showStack(walk.state);
    this.#showFlags(walk);
    this.#showSteps(walk.steps);
  }

  #showStack(state) {
    const parts = [...state.layers].reverse().flatMap((layer, index) => {
      const bar = layer.bar ? `, tab ${titleOfTab(this.graph.node(layer.bar).tabs[layer.selected])}` : "";
      const entries = [...stack(layer)].reverse().map((entry, place) => this.#entry(entry, index === 0 && place === 0));
      return [
        element("p", { class: "rule" }, `${layer.presentation ?? "app"}${bar}`),
        element("ol", { class: "entries" }, ...entries),
      ];
    });
    fill("stack", "Stack", ...parts);
  }

  #entry(entry, isTop) {
    return element("li", { class: isTop ? "top" : null, title: entry.screen }, titleOf(this.graph.node(entry.screen)),
      entry.tag === null ? null : element("span", { class: "tag" }, ` #${entry.tag}`),
      entry.call ? element("span", { class: "call" }, ` (call of ${titleOf(this.graph.node(entry.call.flow))})`) : null);
  }

  #showFlags(walk) {
    const { flags } = this.graph;
    if (flags.length === 0) return fill("flags", null);
    const actions = walk.actions.filter((action) => action.kind === "flag");
    fill("flags", "Flags", ...flags.map((flag) => {
      if (flag.values) return this.#segments(flag, walk.state.flags[flag.name], actions);
      const action = actions.find((action) => action.flag === flag.name);
      const box = element("input", { type: "checkbox", "data-flag": flag.name, disabled: !action, onchange: () => this.act.take(action) });
      box.checked = walk.state.flags[flag.name];
      return element("label", { title: flag.doc ?? null }, box, flag.name);
    }));
  }

  /** The values of a flag side by side, the current one pressed. */
  #segments(flag, now, actions) {
    const buttons = flag.values.map((value) => {
      const action = actions.find((action) => action.flag === flag.name && action.value === value);
      return element("button", {
        type: "button", "data-flag": flag.name, "data-value": value, "aria-pressed": String(value === now),
        disabled: value !== now && !action, onclick: () => action && this.act.take(action),
      }, value);
    });
    return element("div", { class: "segments", role: "group", "aria-label": flag.name, title: flag.doc ?? null },
      element("span", {}, flag.name), ...buttons);
  }

  #showEntryPoints() {
    const { entryPoints } = this.graph;
    if (entryPoints.length === 0) return fill("entry-points", null);
    const input = element("input", { id: "address", "aria-label": "An address to open", placeholder: "An address to open", autocomplete: "off", spellcheck: "false" });
    const problem = element("p", { class: "problem", role: "alert" });
    const open = element("form", { class: "open", onsubmit: (event) => {
      event.preventDefault();
      const entryPoint = entryPointFor(input.value, this.graph);
      problem.textContent = entryPoint ? "" : `No url of the app matches ${input.value}`;
      if (entryPoint) this.act.take({ kind: "entryPoint", entryPoint });
    } }, input, element("button", {}, "Open"));
    const buttons = entryPoints.slice(0, 40).map((entryPoint) => element("li", {}, element("button", {
      type: "button", onclick: () => this.act.take({ kind: "entryPoint", entryPoint }),
    }, (entryPoint.isURL ? "" : `${titleOf(entryPoint.owner)}: `) + entryPoint.text + (entryPoint.presentation ? ` · ${entryPoint.presentation}` : ""))));
    fill("entry-points", "Urls and entry points", open, problem, element("ul", { class: "list" }, ...buttons));
  }

  #showSteps(steps) {
    if (steps.length === 0) return fill("walked", null);
    fill("walked", "Steps so far", element("ol", {}, ...steps.map((step) => stepItem(step, this.graph))));
  }
}

/** Fills a part of the panel under a heading; without one the part is empty. */
function fill(id, heading, ...children) {
  const part = document.getElementById(id);
  part.hidden = heading === null;
  part.replaceChildren(...(heading === null ? [] : [element("h2", {}, heading), ...children]));
}
