// The phone: the screen on top as the platform would show it, and what lies beneath.

class Phone {
  /**
   * @param display The element to show it in.
   * @param images The pictures of screens, as data addresses by the name of the screen.
   * @param take What to do with an action.
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
    // Two layers are enough to see where one is.
    const layers = state.layers.slice(state.layers.at(-1).presentation === "cover" ? -1 : -2);
    const made = layers.flatMap((layer, index) => {
      const isTop = index === layers.length - 1;
      const view = this.#layer(layer, isTop, actions);
      return index > 0 ? [element("div", { class: "shade", "aria-hidden": "true" }), view] : [view];
    });
    this.display.replaceChildren(...made);
    this.#animate(motion, made, old);
  }

  #layer(layer, isTop, actions) {
    const view = element("div", { class: `layer ${layer.presentation ?? "app"}`, inert: !isTop });
    if (isTop && layer.presentation) {
      view.setAttribute("role", "dialog");
      view.setAttribute("aria-label", layer.presentation);
    }
    view.append(this.#screen(layer, isTop, actions));
    if (layer.bar) view.append(this.#tabs(layer));
    return view;
  }

  #screen(layer, isTop, actions) {
    const entry = stack(layer).at(-1);
    const node = this.graph.node(entry.screen);
    const find = (kind) => isTop && actions.find((action) => action.kind === kind);
    const [backward, close, outside] = [find("back"), find("dismiss"), find("goesBack")];
    const beneath = stack(layer).at(-2);
    const bar = element("div", { class: "bar" },
      element("span", {}, backward
        ? this.#button("‹ " + (beneath ? titleOf(this.graph.node(beneath.screen)) : "Back"), backward, { class: "back" }) : ""),
      element("h2", { tabindex: "-1" }, titleOf(node)),
      element("span", {}, close ? this.#button("Close", close, { class: "close" }) : ""));
    const content = element("div", { class: "content" });
    const image = this.images[node.name];
    if (image) content.append(element("img", { src: image, alt: `Picture of ${node.name}` }));
    if (node.doc && node.doc.trim().replace(/\.$/, "") !== titleOf(node)) content.append(element("p", {}, node.doc));
    if (node.external) content.append(element("p", {}, "This lives in code that is not here."));
    const links = isTop ? linksOf(actions, node, this.graph) : [];
    const button = (action) => this.#link(action, links.indexOf(action));
    const standsIn = (action, owner) => action.kind === "link" && action.link.owner === owner;
    const embedded = this.graph.embeddedIn(node);
    content.append(...links.filter((action) => standsIn(action, node) || action.kind === "ends").map(button));
    for (const inner of embedded) {
      content.append(element("section", { class: "inside", "aria-label": inner.name },
        element("h3", {}, titleOf(inner)), ...links.filter((action) => standsIn(action, inner)).map(button)));
    }
    const isElsewhere = (action) => action.kind === "link" && ![node, ...embedded].includes(action.link.owner);
    content.append(...links.filter(isElsewhere).map(button));
    if (outside) content.append(this.#button("Goes back", outside, { class: "link leads-back" }));
    if (isTop && content.childElementCount === 0) content.append(element("p", { class: "nothing" }, "No link leads on from here."));
    return element("div", { class: "screen" }, bar, content);
  }

  #button(label, action, attributes) {
    return element("button", { type: "button", ...attributes, onclick: () => this.take(action) }, label);
  }

  #link(action, index) {
    if (action.kind === "ends") {
      return this.#button(`Ends: ${action.outcome}`, action, { class: "link", "data-link": action.outcome });
    }
    const { link } = action;
    const leadsBack = ["back", "backTo", "home", "dismiss", "stay"].includes(link.target.goal);
    const isInherited = link.owner.kind !== "screen";
    const button = this.#button(link.label || link.name, action, {
      class: `link${leadsBack ? " leads-back" : ""}${isInherited ? " outer" : ""}`,
      "data-link": link.name,
      "aria-keyshortcuts": index < 9 ? String(index + 1) : null,
    });
    const words = wordsOf(link.target);
    if (words !== "") button.append(element("small", {}, words));
    return button;
  }

  #tabs(layer) {
    const bar = this.graph.node(layer.bar);
    return element("div", { class: "tabs", role: "tablist", "aria-label": layer.bar }, ...bar.tabs.map((tab, place) =>
      element("button", {
        type: "button", role: "tab", "aria-selected": String(place === layer.selected), "data-tab": tab.name,
        onclick: () => this.take({ kind: "tab", tab }),
      },
      element("span", { class: "icon", "aria-hidden": "true" }, iconOf(tab)),
      tab.badge ? element("span", { class: "badge", "aria-hidden": "true" }) : null,
      tab.title || tab.name)));
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

/** What a link does, in few words. */
function wordsOf(target) {
  const presentation = target.presentation && target.presentation !== "push" ? `${target.presentation} ` : "";
  switch (target.goal) {
    case "call": return `${presentation}→ ${target.to}`;
    case "backTo": return `back to ${target.place.root ? "root" : target.place.tag !== undefined ? `#${target.place.tag}` : target.place.node}`;
    case "tab": return `tab ${target.tab.name}`;
    case "finish": return `ends: ${target.outcome}`;
    case "open": return "leaves the app";
    case "raise": return `raise #${target.tag}`;
    default: return target.goal;
  }
}

/** The links that are offered on a screen: its own first, then those of what it embeds, then what it inherits. */
function linksOf(actions, node, graph) {
  const owners = [node, ...graph.embeddedIn(node)];
  const rank = (action) => (action.kind === "link" && !owners.includes(action.link.owner) ? owners.length : owners.indexOf(action.link?.owner));
  return actions.filter((action) => action.kind === "link" || action.kind === "ends").sort((a, b) => rank(a) - rank(b));
}

/** A sign that every browser has for a symbol of the platform, where there is one; otherwise the first letter. */
function iconOf(tab) {
  const signs = {
    house: "⌂", gear: "⚙", gearshape: "⚙", heart: "♥", star: "★", envelope: "✉", list: "☰", square: "▦", clock: "◷",
    music: "♪", play: "▶", plus: "＋", phone: "☎", info: "ⓘ", ellipsis: "⋯", questionmark: "?",
  };
  return signs[(tab.icon ?? "").split(".")[0]] ?? [...(tab.title || tab.name)][0]?.toUpperCase() ?? "•";
}
