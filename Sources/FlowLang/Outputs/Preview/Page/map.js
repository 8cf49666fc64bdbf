// The map beside the phone: the current screen and the trace to it are highlighted; it can be moved and zoomed. From afar the
// boxes show their titles only, and from further away the areas do.

/** The scale at which the small words of the boxes can still be read. */
const smallestReadable = 0.9;

/** The margin around the whole map, on the display. */
const margin = 24;

/** A number clamped between two others; their middle if they are in the wrong order. */
const within = (number, low, high) => (high < low ? (low + high) / 2 : Math.min(Math.max(number, low), high));

class FlowMap {
  constructor(paper, canvas, graph, go) {
    this.paper = paper;
    this.svg = paper.querySelector("svg");
    const { x, y, width, height } = this.svg.viewBox.baseVal;
    this.whole = { x, y, width, height };
    this.svg.style.width = `${width}px`;
    this.svg.style.height = `${height}px`;
    this.view = { ...this.whole };
    this.here = null;
    this.boxes = new Map([...this.svg.querySelectorAll(".box[data-node]")].map((box) => [box.dataset.node, box]));
    for (const [name, box] of this.boxes) if (box.getAttribute("role") === "button") box.setAttribute("aria-label", titleOf(graph.node(name)));
    this.frames = new Map([...this.boxes].map(([name, box]) => [name, frameOf(box)]));
    this.titles = [...this.svg.querySelectorAll(".box"), ...this.svg.querySelectorAll(".area")].flatMap(titleIn);
    this.#raiseTitles();
    this.arrows = new Map();
    this.neighbors = new Map();
    for (const arrow of this.svg.querySelectorAll(".arrow")) this.#read(arrow);
    this.lit = [];
    this.minimap = new Minimap(canvas, this.whole, this.frames, (x, y) => {
      this.view.x = x - this.view.width / 2;
      this.view.y = y - this.view.height / 2;
      this.#apply();
    });
    this.room = null;
    new ResizeObserver(() => this.measure()).observe(paper);
    this.measure();
    this.#listen(go);
  }

  /** Draws the titles of the areas above everything else. */
  #raiseTitles() {
    for (const { text, frame, isArea } of this.titles) {
      if (!isArea) continue;
      text.classList.add("area-title");
      if (this.titles.some((other) => other.isArea && other.text !== text && surrounds(other.frame, frame))) text.classList.add("inner");
      this.svg.append(text);
    }
  }

  #read(arrow) {
    const { from, to, link } = arrow.dataset;
    const key = `${from}\n${link}`;
    if (link !== undefined) this.arrows.set(key, [...(this.arrows.get(key) ?? []), arrow]);
    for (const [near, far] of [[from, to], [to, from]]) {
      if (!this.neighbors.has(near)) this.neighbors.set(near, new Set());
      this.neighbors.get(near).add(far);
    }
  }

  /** The size of the view; once it is not empty, the surroundings of the current screen are shown. */
  measure() {
    const [width, height] = [this.paper.clientWidth, this.paper.clientHeight];
    if (width === 0 || height === 0) return;
    const isFirst = this.room === null;
    const before = this.room;
    this.room = { width, height };
    if (isFirst) return this.showAround(this.here);
    const scale = before.width / this.view.width;
    const middle = { x: this.view.x + this.view.width / 2, y: this.view.y + this.view.height / 2 };
    this.#look(middle, scale);
  }

  /** Highlights the screen on top, those below it, and the trace. */
  show(state, steps) {
    const here = current(state).screen;
    const isFirst = this.here === null;
    this.here = here;
    for (const part of this.lit) part.classList.remove("here", "below", "walked");
    this.lit = [];
    const light = (part, look) => {
      if (!part) return;
      part.classList.add(look);
      this.lit.push(part);
    };
    light(this.boxes.get(here), "here");
    for (const { screen } of state.layers.flatMap(stack)) if (screen !== here) light(this.boxes.get(screen), "below");
    for (const { screen, link } of steps) {
      light(this.boxes.get(screen), "walked");
      for (const arrow of this.arrows.get(`${screen}\n${link}`) ?? []) light(arrow, "walked");
    }
    if (isFirst) this.showAround(here);
    else this.follow(here);
  }

  /** Moves the map when a screen is out of sight. */
  follow(name) {
    const frame = this.frames.get(name);
    if (!frame || !this.room) return;
    const { view } = this;
    const isSeen = frame.x >= view.x && frame.y >= view.y && frame.x + frame.width <= view.x + view.width && frame.y + frame.height <= view.y + view.height;
    if (isSeen) return this.#apply();
    this.svg.classList.add("moving");
    setTimeout(() => this.svg.classList.remove("moving"), 400);
    this.#look(middleOf(frame), this.room.width / view.width);
  }

  /** Shows a screen and what is next to it, in a size that can be read. */
  showAround(name) {
    if (!this.room) return;
    const own = this.frames.get(name);
    if (!own) return this.showWhole();
    if (this.#wholeScale >= 0.85) return this.showWhole();
    const near = [...(this.neighbors.get(name) ?? [])].map((other) => this.frames.get(other)).filter(Boolean);
    const frames = [own, ...near.filter((frame) => distance(frame, own) < 900)];
    const left = Math.min(...frames.map((frame) => frame.x)) - 30;
    const top = Math.min(...frames.map((frame) => frame.y)) - 30;
    const width = Math.max(...frames.map((frame) => frame.x + frame.width)) + 30 - left;
    const height = Math.max(...frames.map((frame) => frame.y + frame.height)) + 30 - top;
    const fitting = Math.min(this.room.width / width, this.room.height / height);
    const scale = Math.min(1.15, Math.max(smallestReadable, fitting));
    const middle = fitting >= smallestReadable ? { x: left + width / 2, y: top + height / 2 } : middleOf(own);
    this.#look(middle, scale);
  }

  /** The scale at which the whole map is visible. */
  get #wholeScale() {
    const { room, whole } = this;
    return Math.min((room.width - 2 * margin) / whole.width, (room.height - 2 * margin) / whole.height);
  }

  /** Shows the whole map. */
  showWhole() {
    if (!this.room) return;
    this.#look(middleOf(this.whole), Math.min(this.#wholeScale, 1.4));
  }

  zoom(factor, x = 0.5, y = 0.5) {
    const { view } = this;
    const width = Math.min(Math.max(view.width / factor, 160), Math.max(this.whole.width, this.whole.height) * 3);
    const ratio = width / view.width;
    view.x += view.width * x * (1 - ratio);
    view.y += view.height * y * (1 - ratio);
    view.width *= ratio;
    view.height *= ratio;
    this.#apply();
  }

  move(x, y) {
    this.view.x += x * this.view.width;
    this.view.y += y * this.view.height;
    this.#apply();
  }

  /** Centers a point, at a scale, and shows as little outside the map as possible. */
  #look(middle, scale) {
    const { room, whole } = this;
    const [width, height] = [room.width / scale, room.height / scale];
    const around = margin / scale;
    const x = within(middle.x - width / 2, whole.x - around, whole.x + whole.width + around - width);
    const y = within(middle.y - height / 2, whole.y - around, whole.y + whole.height + around - height);
    this.view = { x, y, width, height };
    this.#apply();
  }

  /** Moves and scales the drawing as a whole, which is quicker than to draw another part of it. */
  #apply() {
    if (!this.room) return;
    const { view, room, whole } = this;
    const scale = Math.min(room.width / view.width, room.height / view.height);
    const x = (room.width - view.width * scale) / 2 - (view.x - whole.x) * scale;
    const y = (room.height - view.height * scale) / 2 - (view.y - whole.y) * scale;
    this.svg.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.#setDetail(scale);
    this.minimap.show(view, this.here);
  }

  /** The level of detail at a scale: all, titles of boxes, or titles of areas. */
  #setDetail(scale) {
    const detail = scale >= 0.5 ? "all" : scale >= 0.2 ? "titles" : "areas";
    const step = detail === "all" ? 1 : Math.round(Math.log2(scale) * 4);
    if (this.detail === detail && this.step === step) return;
    Object.assign(this, { detail, step });
    this.svg.dataset.detail = detail;
    for (const { text, frame, length, isArea, original } of this.titles) {
      const isLarge = detail === "titles" ? !isArea : detail === "areas" && isArea;
      if (!isLarge) {
        for (const [name, value] of Object.entries(original)) text.setAttribute(name, value);
        text.style.fontSize = "";
        continue;
      }
      // Large enough to read, and within its box.
      const size = Math.min(12 / scale, (frame.width - 8) / (length * 0.7), frame.height * (isArea ? 0.5 : 0.8));
      text.setAttribute("x", frame.x + frame.width / 2);
      text.setAttribute("y", frame.y + frame.height / 2);
      text.style.fontSize = `${size}px`;
    }
  }

  #listen(go) {
    let start = null;
    let hasMoved = false;
    const { paper } = this;
    const still = () => this.svg.classList.remove("moving");
    paper.addEventListener("pointerdown", (event) => {
      still();
      start = { x: event.clientX, y: event.clientY };
      hasMoved = false;
    });
    paper.addEventListener("pointermove", (event) => {
      if (!start || event.buttons === 0) return;
      const scale = Math.max(this.view.width / this.room.width, this.view.height / this.room.height);
      const [x, y] = [start.x - event.clientX, start.y - event.clientY];
      if (!hasMoved && Math.abs(x) + Math.abs(y) < 6) return;
      hasMoved = true;
      this.view.x += x * scale;
      this.view.y += y * scale;
      start = { x: event.clientX, y: event.clientY };
      this.#apply();
    });
    paper.addEventListener("pointerup", () => { start = null; });
    paper.addEventListener("wheel", (event) => {
      event.preventDefault();
      still();
      const { left, top, width, height } = paper.getBoundingClientRect();
      this.zoom(Math.exp(-event.deltaY * 0.0015), (event.clientX - left) / width, (event.clientY - top) / height);
    }, { passive: false });
    paper.addEventListener("click", (event) => {
      const box = event.target.closest(".box.screen");
      if (box && !hasMoved) go(box.dataset.node);
    });
    paper.addEventListener("keydown", (event) => {
      const moves = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] };
      if (moves[event.key]) this.move(...moves[event.key]);
      else if (event.key === "+" || event.key === "=") this.zoom(1.25);
      else if (event.key === "-") this.zoom(0.8);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }
}

/** The frame of a box or an area: from its attributes, since a query of the browser would lay out the whole map again. */
function frameOf(part) {
  const frame = part.querySelector("rect");
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(frame.getAttribute(key)));
  return { x, y, width, height };
}

/** The title of a box or an area, with what is needed to draw it larger. */
function titleIn(part) {
  const isArea = part.classList.contains("area");
  const text = part.querySelector(isArea ? "text" : "text.title");
  if (!text) return [];
  const name = text.firstChild?.textContent ?? "";
  return [{ text, frame: frameOf(part), length: Math.max(name.length, 3), isArea, original: { x: text.getAttribute("x"), y: text.getAttribute("y") } }];
}

/** Whether a frame is around another. */
function surrounds({ x, y, width, height }, inner) {
  return inner.x > x && inner.y > y && inner.x + inner.width < x + width && inner.y + inner.height < y + height;
}

function middleOf({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

function distance(one, other) {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}
