// Recording a walk: the steps from the start of the app, to be named and exported as a test.

class Recorder {
  /**
   * @param file The path of the flow's file.
   * @param graph The flow.
   * @param stepsSoFar The steps since the start of the app.
   */
  constructor(file, graph, stepsSoFar) {
    Object.assign(this, { file, graph, stepsSoFar });
    this.isRecording = false;
    this.steps = [];
    this.name = "";
  }

  /** Begins or ends the recording. The steps since the start of the app are part of it: a test begins there. */
  toggle() {
    this.isRecording = !this.isRecording;
    if (this.isRecording) {
      this.steps = this.stepsSoFar();
      toast(`Recording${this.steps.length > 0 ? ", with the steps so far" : ""}: tap through the app, then press Stop`);
    }
    const button = document.getElementById("record");
    button.setAttribute("aria-pressed", String(this.isRecording));
    button.textContent = this.isRecording ? "Stop" : "Record";
    this.show();
    if (this.isRecording) return;
    toast("");
    // Where not all parts fit, the recorded walk is in the details.
    if (this.steps.length > 0) view("panel");
    document.getElementById("walk-name")?.focus();
  }

  /** Takes over the steps of the walk while it is recorded. */
  note(steps) {
    if (!this.isRecording) return;
    this.steps = steps;
    this.show();
  }

  show() {
    const part = document.getElementById("recorded");
    part.hidden = !this.isRecording && this.steps.length === 0;
    if (part.hidden) return part.replaceChildren();
    const list = element("ol", {}, ...this.steps.map((step) => stepItem(step, this.graph)));
    if (this.isRecording) {
      return part.replaceChildren(element("h2", {}, "Recording"),
        this.steps.length > 0 ? list : element("p", {}, "Nothing tapped yet."));
    }
    const name = element("input", { id: "walk-name", placeholder: "Name of the test", "aria-label": "Name of the test" });
    name.value = this.name;
    name.addEventListener("input", () => { this.name = name.value; });
    const button = (label, act) => element("button", { type: "button", class: "step", onclick: act }, label);
    part.replaceChildren(element("h2", {}, "Recorded walk"), list,
      element("p", { class: "open" }, name),
      element("p", { class: "row" },
        button("Download test", () => this.#download()),
        button("Copy command", () => copy(this.command, "Command copied: it fails when a step is no longer offered")),
        button("Discard", () => { this.steps = []; this.name = ""; this.show(); })),
      element("p", { class: "rule" }, `flowc tests ${inShell(this.file)} --walks ${this.fileName} -f xcuitest makes a UI test of the file.`));
  }

  /** The walks of `flowc tests --walks`. */
  get json() {
    const name = this.name.trim() || "Recorded walk";
    return JSON.stringify({ version: 2, walks: [{ name, steps: this.steps }] }, null, 2) + "\n";
  }

  /** A command that replays the walk, and fails when a step is no longer offered. */
  get command() {
    return `flowc run ${inShell(this.file)} --script ${inShell(this.steps.map(textOfStep).join(", "), true)}`;
  }

  get fileName() {
    const words = (this.name.trim() || "recorded walk").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
    return `${words || "walk"}.walks.json`;
  }

  #download() {
    const address = URL.createObjectURL(new Blob([this.json], { type: "application/json" }));
    element("a", { href: address, download: this.fileName }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
    toast(`${this.fileName} was downloaded`);
  }
}

/** A text as one word of a command, in quotes where it needs them. */
function inShell(text, isQuoted = false) {
  return isQuoted || !/^[\w./-]+$/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : text;
}
