// The flow as docs/graph-json.md describes it, prepared for walks: names are resolved once.

class Graph {
  /** @param draft The errors of the flow: { missing, broken }; empty for a flow without errors. */
  constructor(json, draft = {}) {
    this.json = json;
    this.app = { ...json.app, kind: "app" };
    this.nodes = new Map(json.nodes.map((node) => [node.name, node]));
    this.flags = json.flags ?? [];
    this.transitions = new Map((json.transitions ?? []).map((transition) => [transition.name, transition]));
    this.links = [];
    this.guards = [];
    this.tabs = [];
    this.entryPoints = [];
    this.order = new Map([this.app, ...json.nodes].map((node, index) => [node, index]));
    for (const name of draft.missing ?? []) if (this.nodes.has(name)) this.nodes.get(name).missing = true;
    for (const { owner, link: name } of draft.broken ?? []) {
      const link = ((owner === "" ? this.app : this.nodes.get(owner))?.links ?? []).find((link) => link.name === name);
      if (link) Object.assign(link, { isBroken: true, target: { ...link.target, goal: "broken", else: undefined, when: undefined } });
    }
    for (const node of this.order.keys()) this.#read(node);
    const place = (link) => [link.owner.file ?? 0, link.line, link.column];
    this.links.sort((a, b) => compare(place(a), place(b)));
    this.links.forEach((link, number) => { link.number = number; });
    this.lastingFlags = this.#findLastingFlags();
  }

  node(name) {
    return this.nodes.get(name);
  }

  /** A node and its enclosing nodes, from the inside out; the app last. */
  enclosing(node) {
    const result = [node];
    while (node !== this.app) {
      node = node.parent === undefined ? this.app : this.node(node.parent);
      result.push(node);
    }
    return result;
  }

  /** The nearest `back` statement around a screen. */
  isBackAutomatic(screen) {
    const said = this.enclosing(screen).find((node) => node.back !== undefined);
    return said?.back !== "declared";
  }

  /** The transition that the nearest statement around a screen names. */
  transitionOf(screen) {
    return this.enclosing(screen).find((node) => node.transition !== undefined)?.transition ?? "default";
  }

  /** The tabs that a tab reference may mean. */
  tabsMeant(reference) {
    return this.tabs.filter(
      (tab) => tab.name === reference.name && (reference.bar === undefined || tab.bar.name === reference.bar));
  }

  /** Whether a node is called and ends in outcomes: a flow, or a screen that means one. */
  isCalled(node) {
    return node.kind === "flow" || (node.outcomes ?? []).length > 0;
  }

  /** The flow that a `finish` leaves: the innermost one around its owner. */
  flowAround(owner) {
    return this.enclosing(owner).find((node) => this.isCalled(node));
  }

  /** The links that a screen offers, in the order of the files. `bar` is the tab bar that shows it, if any. */
  linksOn(screen, bar) {
    const own = this.#linksOf(screen);
    const offered = new Set(own.offered);
    const dropped = new Set(own.dropped);
    for (const host of [...this.embeddedIn(screen), ...(bar ? [bar] : [])]) {
      for (const link of this.#linksOf(host).offered) if (!dropped.has(link)) offered.add(link);
    }
    return [...offered].sort((a, b) => a.number - b.number);
  }

  /** The link of a name that a screen offers; one of a tab bar may enclose any screen. */
  linkOn(screen, name) {
    const node = this.node(screen);
    const near = (node ? this.linksOn(node) : []).find((link) => link.name === name);
    return near ?? this.links.find((link) => link.name === name);
  }

  /** The screens that a screen shows inside itself, at any depth. */
  embeddedIn(screen) {
    const result = [];
    const pending = [screen];
    while (pending.length > 0) {
      for (const call of [...(pending.pop().embeds ?? [])].reverse()) {
        const inner = this.node(call.to);
        if (inner === screen || result.includes(inner)) continue;
        result.push(inner);
        pending.push(inner);
      }
    }
    return result;
  }

  #linksOf(node) {
    const without = node.without ?? [];
    const [offered, dropped] = [[], []];
    for (const owner of this.enclosing(node)) {
      for (const link of owner.links ?? []) {
        (owner !== node && without.includes(link.name) ? dropped : offered).push(link);
      }
    }
    return { offered, dropped };
  }

  #read(node) {
    for (const link of node.links ?? []) {
      link.owner = node;
      this.links.push(link);
      this.#own(link.target, node);
    }
    // A start that handles outcomes calls the flow, as a target does.
    for (const alternative of node.start ?? []) if (alternative.handlers) this.#own(alternative, node);
    for (const guard of node.requires ?? []) {
      guard.owner = node;
      this.guards.push(guard);
      this.#own(guard.else, node);
    }
    // A draft may have a tab bar without tabs.
    if (node.kind === "tabs") node.tabs ??= [];
    (node.tabs ?? []).forEach((tab, place) => {
      Object.assign(tab, { bar: node, place });
      this.tabs.push(tab);
    });
    for (const [entryPoints, isURL] of [[node.urls, true], [node.entries, false]]) {
      for (const entryPoint of entryPoints ?? []) {
        Object.assign(entryPoint, { owner: node, isURL, text: isURL ? entryPoint.address : entryPoint.reason });
        this.entryPoints.push(entryPoint);
      }
    }
  }

  /** Sets the owner of a target, its `else`s and its `on`s. */
  #own(root, owner) {
    const pending = [root];
    while (pending.length > 0) {
      const target = pending.pop();
      if (!target) continue;
      target.owner = owner;
      pending.push(target.else, ...(target.handlers ?? []).map((handler) => handler.target));
    }
  }

  /** The flags that are stored between launches: those that its start depends on, and the starts of the flows that it leads to. */
  #findLastingFlags() {
    const flags = new Set();
    const seen = new Set();
    const pending = [this.app];
    while (pending.length > 0) {
      const node = pending.pop();
      if (!node || seen.has(node)) continue;
      seen.add(node);
      for (const alternative of node.start ?? []) {
        for (const condition of alternative.when ?? []) flags.add(condition.flag);
        pending.push(this.node(alternative.to));
      }
    }
    return this.flags.map((flag) => flag.name).filter((name) => flags.has(name));
  }
}

/** Compares lists of numbers from front to back. */
function compare(left, right) {
  for (let index = 0; index < left.length; index++) {
    if (left[index] !== right[index]) return left[index] - right[index];
  }
  return 0;
}
