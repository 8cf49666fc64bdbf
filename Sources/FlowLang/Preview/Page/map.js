// The map beside the phone: where one is and the way there lit up, a screen to click on, moved and zoomed.

class FlowMap {
  constructor(paper, go) {
    this.paper = paper;
    this.svg = paper.querySelector("svg");
    this.whole = this.svg.viewBox.baseVal;
    this.whole = { x: this.whole.x, y: this.whole.y, width: this.whole.width, height: this.whole.height };
    this.svg.style.width = `${this.whole.width}px`;
    this.svg.style.height = `${this.whole.height}px`;
    this.view = { ...this.whole };
    this.room = { width: paper.clientWidth || 600, height: paper.clientHeight || 600 };
    new ResizeObserver(() => {
      this.room = { width: paper.clientWidth || 600, height: paper.clientHeight || 600 };
      this.#apply();
    }).observe(paper);
    this.boxes = new Map([...this.svg.querySelectorAll(".box[data-node]")].map((box) => [box.dataset.node, box]));
    this.arrows = new Map();
    for (const arrow of this.svg.querySelectorAll(".arrow[data-link]")) {
      const key = `${arrow.dataset.from}\n${arrow.dataset.link}`;
      this.arrows.set(key, [...(this.arrows.get(key) ?? []), arrow]);
    }
    this.lit = [];
    this.#listen(go);
  }

  /** Lights up the screen on top, what lies beneath it, and the way walked. */
  show(state, steps) {
    const here = current(state).screen;
    for (const part of this.lit) part.classList.remove("here", "beneath", "walked");
    this.lit = [];
    const light = (part, look) => {
      if (!part) return;
      part.classList.add(look);
      this.lit.push(part);
    };
    light(this.boxes.get(here), "here");
    for (const { screen } of state.layers.flatMap(stack)) if (screen !== here) light(this.boxes.get(screen), "beneath");
    for (const { screen, link } of steps) {
      light(this.boxes.get(screen), "walked");
      for (const arrow of this.arrows.get(`${screen}\n${link}`) ?? []) light(arrow, "walked");
    }
    this.follow(here);
  }

  /** Moves the map when a screen is out of sight. */
  follow(name, always = false) {
    const box = this.#frame(name);
    if (!box) return;
    const { view } = this;
    const isSeen = box.x >= view.x && box.y >= view.y && box.x + box.width <= view.x + view.width && box.y + box.height <= view.y + view.height;
    if (isSeen && !always) return;
    const scale = always ? Math.min(1, this.room.width / view.width || 1) : 1;
    view.width *= scale;
    view.height *= scale;
    view.x = box.x + box.width / 2 - view.width / 2;
    view.y = box.y + box.height / 2 - view.height / 2;
    this.#apply();
  }

  /** Shows all of it, or as much as can still be read. */
  showWhole() {
    this.view = { ...this.whole };
    this.#apply();
  }

  /** Shows a readable part of a large map. */
  showReadable(name) {
    const room = this.room;
    const scale = Math.min(1, Math.max(room.width / this.whole.width, room.height / this.whole.height) * 1.2);
    if (Math.min(room.width / this.whole.width, room.height / this.whole.height) > 0.55) return this.showWhole();
    const factor = Math.max(scale, 0.75);
    this.view = { x: this.whole.x, y: this.whole.y, width: room.width / factor, height: room.height / factor };
    this.#apply();
    this.follow(name, false);
  }

  zoom(factor, x = 0.5, y = 0.5) {
    const { view } = this;
    const width = Math.min(Math.max(view.width / factor, 120), this.whole.width * 4);
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

  /** Where a box is: read off its frame, since asking the browser for it would lay out the whole map anew. */
  #frame(name) {
    const frame = this.boxes.get(name)?.querySelector("rect");
    if (!frame) return null;
    const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(frame.getAttribute(key)));
    return { x, y, width, height };
  }

  /** Moves and scales the drawing as a whole, which is quicker than to draw another part of it. */
  #apply() {
    const { view, room, whole } = this;
    const scale = Math.min(room.width / view.width, room.height / view.height);
    const x = (room.width - view.width * scale) / 2 - (view.x - whole.x) * scale;
    const y = (room.height - view.height * scale) / 2 - (view.y - whole.y) * scale;
    this.svg.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #listen(go) {
    let start = null;
    let hasMoved = false;
    const { paper } = this;
    paper.addEventListener("pointerdown", (event) => {
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
