// The phone: the screen on top as the platform would show it, and what is below.

class Phone {
  /**
   * @param display The element to show it in.
   * @param images The pictures of screens, as data addresses by the name of the screen.
   * @param take Takes an action.
   */
  constructor(display, graph, images, take) {
    Object.assign(this, { display, graph, images, take });
    this.shown = null;
  }

  /** Shows a state, moving from the one that was shown before. */
  show(state, actions) {
    const motion = motionBetween(this.shown, state, this.graph);
    this.shown = state;
    const old = [...this.display.children];
    // Two layers are enough for orientation.
    const layers = state.layers.slice(state.layers.at(-1).presentation === "cover" ? -1 : -2);
    const made = layers.flatMap((layer, index) => {
      const isTop = index === layers.length - 1;
      const view = this.#layer(layer, isTop, actions);
      return index > 0 ? [element("div", { class: "shade", "aria-hidden": "true" }), view] : [view];
    });
    this.display.classList.toggle("has-sheet", layers.length > 1 && layers.at(-1).presentation === "sheet");
    this.display.replaceChildren(...made);
    this.#animate(motion, made, old);
  }

  #layer(layer, isTop, actions) {
    const kind = layer.presentation ?? "app";
    const view = element("div", { class: `layer ${kind}`, inert: !isTop });
    if (isTop && layer.presentation) {
      view.setAttribute("role", "dialog");
      view.setAttribute("aria-label", layer.presentation);
    }
    if (kind === "sheet" && this.#isShort(layer)) view.classList.add("medium");
    if (kind === "sheet") view.append(element("div", { class: "grabber", "aria-hidden": "true" }));
    if (kind === "app" || kind === "cover") view.append(statusBar());
    view.append(kind === "dialog" ? this.#alert(layer, isTop, actions) : this.#screen(layer, isTop, actions));
    if (layer.bar) view.append(this.#tabs(layer));
    if (kind !== "dialog" && kind !== "popover") view.append(element("div", { class: "home-bar", "aria-hidden": "true" }));
    return view;
  }

  /** Whether a sheet is small enough to be shown at half height. */
  #isShort(layer) {
    const node = this.graph.node(stack(layer).at(-1).screen);
    const count = this.graph.linksOn(node, layer.bar ? this.graph.node(layer.bar) : null).length;
    return count <= 3 && !this.images[node.name] && this.graph.embeddedIn(node).length === 0 && (node.doc ?? "").length < 160;
  }

  /** The actions of a screen by their appearance. */
  #parts(layer, isTop, actions) {
    const entry = stack(layer).at(-1);
    const node = this.graph.node(entry.screen);
    const find = (kind) => isTop && actions.find((action) => action.kind === kind);
    const bar = layer.bar ? this.graph.node(layer.bar) : null;
    const offered = isTop ? actions : this.graph.linksOn(node, bar)
      .filter((link) => alternative(link.target, this.shown.flags))
      .map((link) => ({ kind: "link", link, isBelow: true }));
    const links = linksOf(offered, node, this.graph);
    return { node, links, backward: find("back"), close: find("dismiss"), outside: find("goesBack"), below: stack(layer).at(-2) };
  }

  #screen(layer, isTop, actions) {
    const { node, links, backward, close, outside, below } = this.#parts(layer, isTop, actions);
    const isLarge = !below && layer.presentation !== "popover";
    const backTitle = below ? titleOf(this.graph.node(below.screen)) : "Back";
    const bar = element("div", { class: isLarge ? "bar large" : "bar" },
      element("span", { class: "leading" }, backward
        ? element("button", { type: "button", class: "back", "aria-label": `Back to ${backTitle}`, onclick: () => this.take(backward) },
          drawingOf("chevron.left", "chevron"), element("span", {}, backTitle)) : ""),
      element("h2", { tabindex: "-1" }, titleOf(node)),
      element("span", { class: "trailing" }, close ? this.#button("Close", close, { class: "close" }) : ""));
    const content = element("div", { class: "content", tabindex: isTop ? "0" : null, role: "group", "aria-label": titleOf(node) });
    const image = this.images[node.name];
    if (image) content.append(element("img", { src: image, alt: `Picture of ${titleOf(node)}` }));
    if (node.missing) content.append(element("p", { class: "missing" }, `${node.name} is not declared yet.`));
    if (node.external) content.append(element("p", {}, "This screen is in code outside this flow."));
    else if (node.doc) content.append(element("p", {}, node.doc.trim()));
    const isIn = (owner) => (action) => action.kind === "link" && action.link.owner === owner;
    const embedded = this.graph.embeddedIn(node);
    content.append(...this.#links(links.filter((action) => isIn(node)(action) || action.kind === "ends"), links, true));
    for (const inner of embedded) {
      content.append(element("section", { class: "inside", "aria-label": titleOf(inner) },
        element("h3", {}, titleOf(inner)), ...this.#links(links.filter(isIn(inner)), links, false)));
    }
    const isElsewhere = (action) => action.kind === "link" && ![node, ...embedded].includes(action.link.owner);
    const others = links.filter(isElsewhere);
    if (others.length > 0) content.append(element("div", { class: "outer" }, ...this.#links(others, links, false)));
    if (outside) content.append(this.#button("Go back", outside, { class: "link plain leads-back" }));
    if (isTop && content.childElementCount === 0) content.append(element("p", { class: "nothing" }, "No links on this screen"));
    return element("div", { class: "screen" }, bar, content);
  }

  /** A dialog as the platform shows an alert: a title, a text, and its links as buttons. */
  #alert(layer, isTop, actions) {
    const { node, links, close, outside } = this.#parts(layer, isTop, actions);
    const buttons = links.map((action) => this.#link(action, links.indexOf(action), "alert-button"));
    const cancel = close ?? outside;
    const goesAway = links.some((action) => action.kind === "link" && leavesLayer.includes(action.link.target.goal));
    if (cancel && !goesAway) buttons.push(this.#button("Close", cancel, { class: "alert-button close" }));
    return element("div", { class: "screen alert" },
      element("div", { class: "alert-text" }, element("h2", { tabindex: "-1" }, titleOf(node)),
        node.doc ? element("p", {}, node.doc.trim()) : null),
      element("div", { class: "content alert-buttons" }, ...buttons));
  }

  /** The main action of a screen: the first link if it is a button or the only one that pushes; a list of rows has none. */
  #main(actions) {
    if (actions.length > 1 && lookOf(actions[0]) === "row") {
      return actions.filter((action) => lookOf(action) === "row").length === 1 ? actions[0] : null;
    }
    return actions.find((action) => lookOf(action) === "button");
  }

  /** The links of a screen: rows for pushes, one filled button for the main action, others as buttons or text. */
  #links(actions, all, mayHaveMain) {
    const result = [];
    let rows = null;
    const main = mayHaveMain ? this.#main(actions) : null;
    for (const action of actions) {
      const look = action === main ? "filled" : lookOf(action);
      const button = this.#link(action, all.indexOf(action), look);
      if (look !== "row") {
        rows = null;
        result.push(button);
      } else {
        if (!rows) result.push(rows = element("div", { class: "rows" }));
        rows.append(button);
      }
    }
    return result;
  }

  #button(label, action, attributes) {
    return element("button", { type: "button", ...attributes, onclick: () => { if (!action.isBelow) this.take(action); } }, label);
  }

  #link(action, index, look) {
    const isEnd = action.kind === "ends";
    const { link } = action;
    const words = isEnd ? "" : wordsOf(link.target, this.graph);
    const label = isEnd ? `Ends: ${action.outcome}` : labelOf(link);
    const leadsBack = !isEnd && leadingBack.includes(link.target.goal);
    const isDanger = /^(delete|remove|discard|log out|sign out|erase)\b/i.test(label);
    const button = this.#button("", action, {
      class: `link ${look}${leadsBack ? " leads-back" : ""}${isDanger ? " danger" : ""}${!isEnd && link.isBroken ? " broken" : ""}`,
      "data-link": action.isBelow ? null : isEnd ? action.outcome : link.name,
      "aria-keyshortcuts": index < 9 && !action.isBelow ? String(index + 1) : null,
      title: words || null,
    });
    button.append(element("span", { class: "label" }, element("span", {}, label),
      words === "" ? null : element("small", {}, words)));
    if (look === "row") button.append(drawingOf("chevron.right", "chevron"));
    return button;
  }

  #tabs(layer) {
    const bar = this.graph.node(layer.bar);
    return element("div", { class: "tabs", role: "tablist", "aria-label": titleOf(bar) }, ...bar.tabs.map((tab, place) =>
      element("button", {
        type: "button", role: "tab", "aria-selected": String(place === layer.selected), "data-tab": tab.name,
        onclick: () => this.take({ kind: "tab", tab }),
      },
      drawingOf(tab.icon ?? tab.name, "icon", titleOfTab(tab)),
      tab.badge ? element("span", { class: "badge", "aria-hidden": "true" }) : null,
      element("span", {}, titleOfTab(tab)))));
  }

  #animate(motion, made, old) {
    const frames = framesOf(motion, this.graph);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!frames || isStill || old.length === 0) return;
    const moving = (views) => {
      const layer = views.at(-1);
      return motion.kind === "push" ? layer?.querySelector(".screen") : layer;
    };
    const [entering, leaving] = [moving(made), moving(old)];
    const isForward = motion.direction === "forward";
    if (motion.kind === "push" || isForward) entering?.animate(frames.entering, frames.options);
    if (motion.kind === "push" || !isForward) {
      const ghost = element("div", { class: "ghost", inert: true, "aria-hidden": "true" });
      ghost.style.cssText = `position:absolute;inset:0;pointer-events:none;z-index:${isForward ? 0 : 3}`;
      ghost.append(leaving?.closest(".layer") ?? leaving);
      (isForward ? this.display.prepend(ghost) : this.display.append(ghost));
      const animation = ghost.animate(frames.leaving, { ...frames.options, fill: "forwards" });
      animation.finished.then(() => ghost.remove(), () => ghost.remove());
    }
  }
}

/** The goals that lead back. */
const leadingBack = ["back", "backTo", "home", "dismiss", "stay", "raise"];
/** The goals that close a layer. */
const leavesLayer = ["back", "backTo", "home", "dismiss", "finish"];

/** The appearance of a link: a row for a push, text for one that leads back, otherwise a button. */
function lookOf(action) {
  if (action.kind === "ends") return "button";
  const { target, isBroken } = action.link;
  if (isBroken) return "row";
  if (leadingBack.includes(target.goal)) return "plain";
  const isPush = target.goal === "call" && (target.presentation ?? "push") === "push" && target.placing?.kind !== "reset";
  return isPush ? "row" : "button";
}

/** The time and the signs at the top of a phone. */
function statusBar() {
  return element("div", { class: "status-bar", "aria-hidden": "true" }, element("span", {}, "9:41"), element("span", { class: "island" }),
    element("span", { class: "signs" }, drawingOf("wifi"), drawingOf("battery")));
}

/** The effect of a link, in few words. */
function wordsOf(target, graph) {
  const presentation = target.presentation && target.presentation !== "push" ? `${target.presentation} ` : "";
  switch (target.goal) {
    case "call": return `${presentation}→ ${titleOf(graph.node(target.to))}`;
    case "backTo": return `back to ${target.place.root ? "root" : target.place.tag !== undefined ? `#${target.place.tag}` : titleOf(graph.node(target.place.node))}`;
    case "tab": {
      const tabs = graph.tabsMeant(target.tab);
      return `tab ${tabs.length === 1 ? titleOfTab(tabs[0]) : target.tab.name}`;
    }
    case "finish": return `ends: ${target.outcome}`;
    case "open": return "leaves the app";
    case "raise": return `raise #${target.tag}`;
    case "broken": return "has an error: stays here";
    default: return target.goal;
  }
}

/**
 * The links that are offered on a screen: its own first, then those of what it embeds, then what it inherits, the nearest
 * first; of each, rows before buttons before text.
 */
function linksOf(actions, node, graph) {
  const links = actions.filter((action) => action.kind === "link" || action.kind === "ends");
  const owners = [node, ...graph.embeddedIn(node), ...graph.enclosing(node).slice(1)];
  const ownerRank = (action) => (action.kind === "link" && !owners.includes(action.link.owner) ? owners.length : owners.indexOf(action.link?.owner));
  // The first link of the flow is the main action, if it is a button.
  const first = links.find((action) => action.link?.owner === node);
  const lookRank = (action) => (action === first && lookOf(action) === "button" ? 0 : 1 + ["row", "button", "plain"].indexOf(lookOf(action)));
  const rank = (action) => ownerRank(action) * 4 + lookRank(action);
  return links.sort((a, b) => rank(a) - rank(b));
}
