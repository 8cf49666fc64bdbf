// The whole map in small, with the part that is shown; a click or a drag moves that part.

class Minimap {
  /**
   * @param canvas The element to draw in.
   * @param whole The frame of the whole map.
   * @param frames The frames of all boxes, by name.
   * @param move Moves the middle of the view to a point.
   */
  constructor(canvas, whole, frames, move) {
    Object.assign(this, { canvas, whole, frames });
    const ratio = Math.min(200 / whole.width, 56 / whole.height);
    this.size = { width: Math.max(24, whole.width * ratio), height: Math.max(16, whole.height * ratio) };
    this.scale = ratio;
    const density = devicePixelRatio || 1;
    canvas.width = this.size.width * density;
    canvas.height = this.size.height * density;
    Object.assign(canvas.style, { width: `${this.size.width}px`, height: `${this.size.height}px` });
    this.density = density;
    const go = (event) => {
      if (event.buttons === 0) return;
      const { left, top } = canvas.getBoundingClientRect();
      move((event.clientX - left) / ratio + whole.x, (event.clientY - top) / ratio + whole.y);
    };
    canvas.addEventListener("pointerdown", go);
    canvas.addEventListener("pointermove", go);
  }

  /** Draws the boxes, the current one, and the visible part; nothing where that is the whole map. */
  show(view, here) {
    const isAll = view.width >= this.whole.width * 0.98 && view.height >= this.whole.height * 0.98;
    this.canvas.hidden = isAll;
    if (isAll) return;
    const context = this.canvas.getContext("2d");
    const colors = getComputedStyle(document.documentElement);
    const color = (name) => colors.getPropertyValue(name).trim();
    const { scale, whole } = this;
    context.setTransform(this.density, 0, 0, this.density, 0, 0);
    context.clearRect(0, 0, this.size.width, this.size.height);
    for (const [name, frame] of this.frames) {
      const isHere = name === here;
      context.fillStyle = color(isHere ? "--trace" : "--faint");
      const grow = isHere ? 1.5 : 0;
      context.fillRect((frame.x - whole.x) * scale - grow, (frame.y - whole.y) * scale - grow,
        Math.max(1.5, frame.width * scale) + 2 * grow, Math.max(1.5, frame.height * scale) + 2 * grow);
    }
    context.strokeStyle = color("--accent");
    context.lineWidth = 1.5;
    // The visible part may extend beyond the map; its frame does not.
    const [left, top] = [Math.max((view.x - whole.x) * scale, 1), Math.max((view.y - whole.y) * scale, 1)];
    const right = Math.min((view.x + view.width - whole.x) * scale, this.size.width - 1);
    const bottom = Math.min((view.y + view.height - whole.y) * scale, this.size.height - 1);
    context.strokeRect(left, top, right - left, bottom - top);
  }
}
