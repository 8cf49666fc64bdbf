// The moves of the language, one function for each: from a state to another. Null where there is nothing to leave.

/** The layer on top. */
function top(state) {
  return state.layers[state.layers.length - 1];
}

/** The visible stack of a layer. */
function stack(layer) {
  return layer.stacks[layer.selected];
}

/** The entry on top. */
function current(state) {
  return stack(top(state)).at(-1);
}

/** A screen on a stack. */
function entry(screen, { tag = null, call = null, via = null } = {}) {
  return { screen, tag, call, via };
}

/** The state with another stack on top. */
function withStack(state, change) {
  const layer = top(state);
  const changed = { ...layer, stacks: layer.stacks.with(layer.selected, change(stack(layer))) };
  return { ...state, layers: state.layers.with(-1, changed) };
}

function back(state) {
  return stack(top(state)).length === 1 ? dismiss(state) : withStack(state, (entries) => entries.slice(0, -1));
}

function dismiss(state) {
  return state.layers.length === 1 ? null : { ...state, layers: state.layers.slice(0, -1) };
}

/** Removes all entries above an entry. */
function cut(state, position) {
  const layers = state.layers.slice(0, position.layer + 1);
  return withStack({ ...state, layers }, (entries) => entries.slice(0, position.index + 1));
}

function unwind(state, place) {
  const found = position(state, place);
  return found ? cut(state, found) : state;
}

/** Replaces the current entry; calls that began with it stay. */
function replaceCurrent(state, move) {
  const { call } = current(state);
  return withStack(state, (entries) => entries.with(-1, entry(move.shown.name, { ...move, call })));
}

/** The position of the topmost entry below the current one that matches an anchor; null where there is none. */
function position(state, place) {
  if (place.root) return { layer: state.layers.length - 1, index: 0 };
  for (let layer = state.layers.length - 1; layer >= 0; layer--) {
    const entries = stack(state.layers[layer]);
    const isTop = layer === state.layers.length - 1;
    for (let index = entries.length - (isTop ? 2 : 1); index >= 0; index--) {
      if (isPlace(state.layers[layer], index, place)) return { layer, index };
    }
  }
  return null;
}

function isPlace(layer, index, place) {
  const entry = stack(layer)[index];
  if (place.tag !== undefined) return entry.tag === place.tag;
  return entry.screen === place.node || callAt(layer, index)?.flow === place.node;
}

/** The call that began at an entry of the visible stack. */
function callAt(layer, index) {
  return stack(layer)[index].call ?? (index === 0 ? layer.call : null);
}

/** The position at which the innermost call of a flow began, the current entry included, and the call. */
function innermostCall(state, flow) {
  for (let layer = state.layers.length - 1; layer >= 0; layer--) {
    for (let index = stack(state.layers[layer]).length - 1; index >= 0; index--) {
      const call = callAt(state.layers[layer], index);
      if (call?.flow === flow) return { position: { layer, index }, call };
    }
  }
  return null;
}

/** Whether nothing is below a position. */
function isRoot(position) {
  return position.layer === 0 && position.index === 0;
}

/** The index of the topmost entry with a tag that may be moved to the top, or is there already; null where none is. */
function raisable(state, tag) {
  const entries = stack(top(state));
  if (entries.at(-1).tag === tag) return entries.length - 1;
  const index = entries.findLastIndex((entry, place) => place > 0 && entry.tag === tag && !entry.call);
  return index < 0 ? null : index;
}

function raise(state, tag) {
  const index = raisable(state, tag);
  return withStack(state, (entries) => [...entries.toSpliced(index, 1), entries[index]]);
}

/** The tab of the nearest bar that has one of these, and whether it is selected there; null where none is. */
function nearest(state, tabs) {
  for (const layer of [...state.layers].reverse()) {
    const tab = layer.bar && tabs.find((tab) => tab.bar.name === layer.bar);
    if (tab) return { tab, isSelected: layer.selected === tab.place };
  }
  return null;
}

/** A state as text. It has everything that affects later states. */
function textOf(state) {
  const place = (target) => `${target.owner.name} ${target.line}:${target.column}`;
  const request = ({ target, tab, entryPoint }) => (target ? place(target) : tab ? `tab ${tab.name}` : entryPoint.text);
  const call = (call) => {
    if (!call) return "";
    return ` (call of ${call.flow} at ${place(call.target)}${call.request ? `, then ${request(call.request)}` : ""})`;
  };
  const entry = (entry) => entry.screen + (entry.tag === null ? "" : ` #${entry.tag}`) + call(entry.call);
  const layers = state.layers.map((layer) => {
    const stacks = layer.stacks.map((entries, place) => (place === layer.selected ? "*" : "") + entries.map(entry).join(", "));
    return `${layer.presentation ?? "app"} ${layer.bar ?? ""}${call(layer.call)}: ${stacks.join(" | ")}`;
  });
  const flags = Object.keys(state.flags).filter((name) => state.flags[name])
    .map((name) => (state.flags[name] === true ? name : `${name} = ${state.flags[name]}`));
  return [...layers, `flags: ${flags.join(", ")}`].join("\n");
}
