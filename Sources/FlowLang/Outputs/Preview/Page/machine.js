// The meaning of a flow as a machine: the states of a running app, the actions in each, and the states
// after them. It is equivalent to Sources/FlowLang/Semantics, and a test compares both on random walks.
//
// A state is { layers, flags }; a layer { presentation, bar, call, stacks, selected }; an entry { screen, tag, call, via },
// where `via` is the transition that a link named, which only affects the display.
// States are values: they are never mutated.

class Machine {
  constructor(graph) {
    this.graph = graph;
  }

  // What can be done

  /** The flags as they are declared. */
  get declaredFlags() {
    return Object.fromEntries(this.graph.flags.map((flag) => [flag.name, flag.initially]));
  }

  /** The initial state of the app; null when the start shows nothing. */
  started(flags) {
    const node = this.#start(this.graph.app, flags);
    const shown = node && this.#firstShown(node, flags);
    return shown ? { layers: [this.#layer({ shown, call: this.#startCall(flags) }, null, flags)], flags } : null;
  }

  /** The actions of a person or the platform in a state, links first. */
  actions(state) {
    const { screen } = current(state);
    const node = this.graph.node(screen);
    const result = node.external ? this.#externalActions(state, node) : this.#linkActions(state, node);
    const layer = top(state);
    const isAutomatic = this.graph.isBackAutomatic(node);
    if (isAutomatic && !node.external && stack(layer).length > 1) result.push({ kind: "back" });
    if (isAutomatic && isClosable(layer.presentation)) result.push({ kind: "dismiss" });
    if (layer.bar) for (const tab of this.graph.node(layer.bar).tabs) result.push({ kind: "tab", tab });
    for (const flag of this.graph.flags) if (flag.external) result.push(...changesOf(flag, state.flags));
    return result;
  }

  #linkActions(state, node) {
    const bar = top(state).bar;
    const result = [];
    for (const link of this.graph.linksOn(node, bar ? this.graph.node(bar) : null)) {
      const effect = this.#decide({ target: link.target }, null, state);
      if (!effect) continue;
      const { kind, outcome, flow } = effect.move;
      const ends = kind === "finish" && innermostCall(state, flow) ? outcome : null;
      result.push({ kind: "link", link, screen: node.name, outcome: ends });
    }
    return result;
  }

  #externalActions(state, node) {
    const layer = top(state);
    const call = callAt(layer, stack(layer).length - 1);
    const result = [];
    if (call?.flow === node.name) {
      for (const outcome of node.outcomes ?? []) result.push({ kind: "ends", flow: node.name, outcome: outcome.name });
    }
    if (stack(layer).length > 1 || state.layers.length > 1) result.push({ kind: "goesBack", screen: node.name });
    return result;
  }

  /** The state after an action that is offered, or after opening a url or an entry. */
  take(action, state) {
    switch (action.kind) {
      case "link": return this.#perform({ target: action.link.target }, null, state);
      case "back": case "goesBack": return back(state) ?? state;
      case "dismiss": return dismiss(state) ?? state;
      case "tab": return this.#perform({ tab: action.tab }, null, state);
      case "flag": return { ...state, flags: { ...state.flags, [action.flag]: action.value } };
      case "ends": return this.#finish(action.flow, action.outcome, state);
      case "entryPoint": return this.#open(action.entryPoint, state);
    }
  }

  // Effects

  /** @param isAtRoot Whether the request is the `on` of a call that nothing is below. */
  #perform(request, kept, state, isAtRoot = false) {
    let next = request;
    let hasEndedRoot = isAtRoot;
    while (next) {
      if (next.entryPoint) return this.#open(next.entryPoint, state);
      const effect = this.#decide(next, kept, state);
      if (!effect || (isAtRoot && !this.#isForRoot(next.target, state.flags))) return state;
      next = null;
      isAtRoot = false;
      if (effect.move.kind === "finish") {
        const left = this.#leave(effect.move.flow, effect.flags, state);
        // A call at the root ends once in a step.
        if (!left || (left.isAtRoot && hasEndedRoot)) return state;
        state = left.state;
        isAtRoot = left.isAtRoot;
        hasEndedRoot ||= isAtRoot;
        kept = isAtRoot ? null : left.call.request;
        const handler = this.#handler(left.call, effect.move.outcome);
        next = handler ? { target: handler } : null;
      } else if (effect.move.kind === "proceed") {
        state = { ...state, flags: effect.flags };
        [next, kept] = [kept, null];
      } else {
        state = this.#carryOut(effect, state);
      }
    }
    return state;
  }

  /** Ends an external flow from outside. */
  #finish(flow, outcome, state) {
    const left = this.#leave(flow, state.flags, state);
    const handler = left && this.#handler(left.call, outcome);
    if (!left) return state;
    if (!handler) return left.state;
    return this.#perform({ target: handler }, left.isAtRoot ? null : left.call.request, left.state, left.isAtRoot);
  }

  /** Whether a handler replaces the whole state, or leaves it unchanged. */
  #isForRoot(root, flags) {
    const target = alternative(root, flags);
    return target?.goal === "call" ? target.placing?.kind === "reset" : ["open", "stay", "broken"].includes(target?.goal);
  }

  /** Removes all entries since the innermost call of a flow; null where nothing is below it. */
  #leave(flow, flags, state) {
    const found = innermostCall(state, flow);
    if (!found) return null;
    if (isRoot(found.position)) return { call: found.call, state: { ...state, flags }, isAtRoot: true };
    const cutState = cut(state, found.position);
    return { call: found.call, state: { ...(back(cutState) ?? cutState), flags }, isAtRoot: false };
  }

  #handler(call, outcome) {
    return (call.target.handlers ?? []).find((handler) => handler.outcome === outcome)?.target;
  }

  #carryOut(effect, before) {
    const state = { ...before, flags: effect.flags };
    const { move } = effect;
    switch (move.kind) {
      case "enter": return this.#enter(move, state);
      // Where there is nothing to leave, nothing is set.
      case "back": return back(state) ?? before;
      case "dismiss": return dismiss(state) ?? before;
      case "home": return cut(state, { layer: 0, index: 0 });
      case "unwind": return unwind(state, move.place);
      case "raise": return raise(state, move.tag);
      case "select": return this.#select(move.tab, state);
      case "open": return this.#opened(move.entryPoint, state.flags);
      default: return state;
    }
  }

  #enter(move, state) {
    const { placing } = move;
    switch (placing.kind) {
      case "replace": return replaceCurrent(state, move);
      case "replaceFrom": return replaceCurrent(unwind(state, placing.place), move);
      case "over": return this.#put(move, unwind(state, placing.place));
      case "inTab": {
        const shown = this.#show(placing.tab, state);
        return this.#put(move, cut(shown, { layer: shown.layers.length - 1, index: 0 }));
      }
      case "reset": return { ...state, layers: [this.#layer(move, null, state.flags)] };
      default: return this.#put(move, state);
    }
  }

  #put(move, state) {
    if (move.presentation === "push") {
      return withStack(state, (entries) => [...entries, entry(move.shown.name, move)]);
    }
    return { ...state, layers: [...state.layers, this.#layer(move, move.presentation, state.flags)] };
  }

  /** A layer that shows a screen, or a tab bar with one of its tabs. Every tab has its root, unless flags choose it. */
  #layer(move, presentation, flags, selected = 0) {
    const { shown, call = null } = move;
    // In a draft a tab bar may have no tab yet.
    if (shown.kind !== "tabs" || shown.tabs.length === 0) {
      return { presentation, bar: null, call: null, stacks: [[entry(shown.name, move)]], selected: 0 };
    }
    const stacks = shown.tabs.map((tab, place) => {
      if (place === selected) return [entry(this.#root(tab, flags), { ...move, call: null })];
      return this.#choosesRoot(tab) ? [] : [entry(this.#root(tab, flags))];
    });
    return { presentation, bar: shown.name, call, stacks, selected };
  }

  // Tabs

  #root(tab, flags) {
    return this.#firstShown(this.graph.node(tab.root.to), flags).name;
  }

  /** Whether the root of a tab depends on the flags: only then is it chosen when the tab is first selected. */
  #choosesRoot(tab) {
    const seen = [];
    let node = this.graph.node(tab.root.to);
    while (node?.kind === "flow" && !node.external && !seen.includes(node)) {
      seen.push(node);
      const first = node.start?.[0];
      if (first?.when?.length) return true;
      node = first && this.graph.node(first.to);
    }
    return false;
  }

  /** Closes the layers above the nearest bar with a tab, and selects the tab with its stack unchanged. */
  #show(tab, state) {
    let layers = state.layers;
    while (layers[layers.length - 1].bar !== tab.bar.name && layers.length > 1) layers = layers.slice(0, -1);
    const layer = { ...layers[layers.length - 1], selected: tab.place };
    if (stack(layer).length === 0) {
      layer.stacks = layer.stacks.with(tab.place, [entry(this.#root(tab, state.flags))]);
    }
    return { ...state, layers: [...layers.slice(0, -1), layer] };
  }

  #select(tab, state) {
    const wasSelected = nearest(state, [tab])?.isSelected;
    const shown = this.#show(tab, state);
    return wasSelected ? cut(shown, { layer: shown.layers.length - 1, index: 0 }) : shown;
  }

  // Entry points

  #open(entryPoint, state) {
    const refusal = this.#refusalOpening(entryPoint, state.flags);
    if (!refusal) return this.#opened(entryPoint, state.flags);
    const start = this.started(state.flags);
    if (!start) return state;
    const effect = this.#decide({ entryPoint }, null, start);
    return effect && refusal.else ? this.#carryOut(effect, start) : start;
  }

  /** The state that a url or an entry opens: the bottom, the screens over it, the screen itself, without repetitions;
   * or the screen in a layer of its own. */
  #opened(entryPoint, flags) {
    const chain = [...(entryPoint.over ?? []).map((call) => this.graph.node(call.to)), entryPoint.owner]
      .map((node) => this.#firstShown(node, flags)).filter(Boolean);
    let state = { layers: [this.#bottom(entryPoint, flags)], flags };
    const shown = entryPoint.presentation && this.#firstShown(entryPoint.owner, flags);
    if (shown) chain.pop();
    for (const node of chain) {
      const index = stack(top(state)).findLastIndex((entry) => entry.screen === node.name);
      if (node.kind === "tabs") state = { ...state, layers: [this.#layer({ shown: node }, null, flags)] };
      else if (index >= 0) state = cut(state, { layer: 0, index });
      else state = withStack(state, (entries) => [...entries, entry(node.name)]);
    }
    return shown ? this.#put({ shown, presentation: entryPoint.presentation }, state) : state;
  }

  #bottom(entryPoint, flags) {
    const tab = entryPoint.tab && this.graph.tabsMeant(entryPoint.tab)[0];
    if (tab) return this.#layer({ shown: tab.bar }, null, flags, tab.place);
    const start = this.#start(this.graph.app, flags);
    const shown = (start && this.#firstShown(start, flags)) || entryPoint.owner;
    return this.#layer({ shown, call: this.#startCall(flags) }, null, flags);
  }

  // Decisions

  /** The effect of a request; null when it is not offered. */
  #decide(request, kept, state) {
    if (request.target) return this.#decideTarget(request.target, request, kept, [], state);
    const { flags } = state;
    let refusal;
    let move;
    if (request.tab) {
      const found = nearest(state, [request.tab]);
      if (!found) return null;
      refusal = this.#refusal(this.#newlySelected(found), flags);
      move = { kind: "select", tab: request.tab };
    } else {
      refusal = this.#refusalOpening(request.entryPoint, flags);
      move = { kind: "open", entryPoint: request.entryPoint };
    }
    if (!refusal) return { move, flags };
    const nothing = { move: { kind: "nothing" }, flags };
    return refusal.else ? this.#decideTarget(refusal.else, request, null, [refusal], state) ?? nothing : nothing;
  }

  #decideTarget(root, request, kept, refused, state) {
    const nothing = { move: { kind: "nothing" }, flags: state.flags };
    for (;;) {
      const target = alternative(root, state.flags);
      // Only its own conditions decide whether it is offered.
      if (!target) return refused.length === 0 ? null : nothing;
      const answer = this.#consider(target, refused.length === 0 ? kept : request, state);
      if (answer.move) return answer;
      if (answer.isMissing) return { move: { kind: fallbacks[target.or ?? "back"] }, flags: state.flags };
      // Redirects in a cycle have no effect.
      if (refused.includes(answer.refusal) || !answer.refusal.else) return nothing;
      refused = [...refused, answer.refusal];
      root = answer.refusal.else;
    }
  }

  /** The effect of a target that no guard refuses. Guards are evaluated with the flags that the link sets. */
  #consider(target, request, state) {
    const flags = { ...state.flags };
    for (const flag of target.set ?? []) flags[flag] = true;
    for (const flag of target.clear ?? []) flags[flag] = false;
    for (const { flag, value } of target.values ?? []) flags[flag] = value;
    const happens = (move) => ({ move, flags });
    const missing = { isMissing: true };
    switch (target.goal) {
      case "call": return this.#considerCall(target, request, flags, state);
      case "back": case "home": case "dismiss": return happens({ kind: target.goal });
      case "backTo": return position(state, target.place) ? happens({ kind: "unwind", place: target.place }) : missing;
      case "raise": return raisable(state, target.tag) === null ? missing : happens({ kind: "raise", tag: target.tag });
      case "tab": {
        const found = nearest(state, this.graph.tabsMeant(target.tab));
        if (!found) return missing;
        const refusal = this.#refusal(this.#newlySelected(found), flags);
        return refusal ? { refusal } : happens({ kind: "select", tab: found.tab });
      }
      case "finish": {
        const flow = this.graph.flowAround(target.owner).name;
        return innermostCall(state, flow)
          ? happens({ kind: "finish", flow, outcome: target.outcome }) : { move: { kind: "nothing" }, flags: state.flags };
      }
      case "continue": return happens({ kind: "proceed" });
      default: return happens({ kind: "nothing" });
    }
  }

  #considerCall(target, request, flags, state) {
    const node = this.graph.node(target.to);
    let placing = target.placing ?? { kind: "top" };
    let nodes = [node];
    switch (placing.kind) {
      case "over": case "replaceFrom":
        if (!position(state, placing.place)) return { isMissing: true };
        break;
      case "inTab": {
        const found = nearest(state, this.graph.tabsMeant(placing.tab));
        if (!found) return { isMissing: true };
        nodes = [...this.#newlySelected(found), node];
        placing = { kind: "inTab", tab: found.tab };
        break;
      }
      case "reuse": {
        const place = { node: node.name };
        if (current(state).screen === node.name) return { move: { kind: "nothing" }, flags };
        if (position(state, place)) return { move: { kind: "unwind", place }, flags };
        placing = { kind: "top" };
      }
    }
    const refusal = this.#refusal(nodes, flags);
    if (refusal) return { refusal };
    const shown = this.#firstShown(node, flags);
    if (!shown) return { move: { kind: "nothing" }, flags };
    const call = this.graph.isCalled(node) ? { flow: node.name, target, request } : null;
    const { presentation = "push", as: tag = null, via = null } = target;
    return { move: { kind: "enter", shown, tag, via, call, presentation, placing }, flags };
  }

  // Guards and starts

  #newlySelected({ tab, isSelected }) {
    return isSelected ? [] : [this.graph.node(tab.root.to)];
  }

  /** The first guard that fails when these nodes are entered in order. */
  #refusal(nodes, flags) {
    if (this.graph.guards.length === 0) return null;
    for (const entered of nodes) {
      for (const node of this.#chain(entered, flags, true)) {
        const refusal = this.#refusalAround(node, flags);
        if (refusal) return refusal;
      }
    }
    return null;
  }

  /** The first guard around a node that fails, its own ones last. */
  #refusalAround(node, flags) {
    for (const container of this.graph.enclosing(node).reverse()) {
      for (const guard of container.requires ?? []) if (!holds(guard.when, flags)) return guard;
    }
    return null;
  }

  /** The first guard that refuses a url or an entry: of the tab bar and the tab's root, of the screens below, its own. */
  #refusalOpening(entryPoint, flags) {
    if (this.graph.guards.length === 0) return null;
    const nodes = [...(entryPoint.over ?? []).map((call) => this.graph.node(call.to)), entryPoint.owner];
    const tab = entryPoint.tab && this.graph.tabsMeant(entryPoint.tab)[0];
    if (!tab) return this.#refusal(nodes, flags);
    return this.#refusalAround(tab.bar, flags) ?? this.#refusal([this.graph.node(tab.root.to), ...nodes], flags);
  }

  /** The screen, external flow or tab bar that a call of a node shows: for a flow, that of its start. */
  #firstShown(node, flags) {
    if (node.kind !== "flow" || node.external) return node;
    return this.#chain(node, flags, false).findLast((inner) => inner.kind !== "flow" || inner.external);
  }

  /** A node and the nodes of its start, from the outside in. */
  #chain(node, flags, throughTabs) {
    const result = [node];
    for (;;) {
      const last = result[result.length - 1];
      let next = null;
      if (last.kind === "flow" && !last.external) next = this.#start(last, flags);
      if (last.kind === "tabs" && throughTabs) next = this.graph.node(last.tabs[0]?.root.to);
      if (!next || result.includes(next)) return result;
      result.push(next);
    }
  }

  #start(node, flags) {
    const found = this.#startAlternative(node, flags);
    return found ? this.graph.node(found.to) : null;
  }

  #startAlternative(node, flags) {
    return (node.start ?? []).find((alternative) => holds(alternative.when, flags));
  }

  /** The call of a flow by the app's start, where that handles outcomes. */
  #startCall(flags) {
    const found = this.#startAlternative(this.graph.app, flags);
    return found?.handlers ? { flow: found.to, target: found, request: null } : null;
  }
}

const fallbacks = { back: "back", home: "home", dismiss: "dismiss", stay: "nothing" };

/** The values that a flag may change to: the other Boolean, or another of its values. */
function changesOf(flag, flags) {
  const now = flags[flag.name];
  const values = flag.values ? flag.values.filter((value) => value !== now) : [!now];
  return values.map((value) => ({ kind: "flag", flag: flag.name, value }));
}

/** The target, or the first `else` whose conditions hold; nothing where a link with this target is not offered. */
function alternative(target, flags) {
  while (target && !holds(target.when, flags)) target = target.else;
  return target;
}

/** Whether all conditions hold. */
function holds(conditions, flags) {
  return (conditions ?? []).every(({ flag, value = true, is }) => (flags[flag] === value) === is);
}

/** Whether the platform allows closing such a presentation. */
function isClosable(presentation) {
  return presentation !== null && presentation !== "cover";
}
