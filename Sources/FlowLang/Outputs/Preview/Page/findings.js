// The findings, each with a trace that can be played step by step.

class Findings {
  constructor(findings, act) {
    this.act = act;
    if (findings.length === 0) return fill("findings", "Findings", element("p", {}, "None: every check passes."));
    fill("findings", "Findings", element("ul", { class: "list" }, ...findings.map((finding) => this.#item(finding))));
  }

  #item(finding) {
    const steps = [...finding.trace, ...finding.cycle];
    const place = `${finding.file}:${finding.line}`;
    const words = [element("span", {}, ...withCode(finding.message)), " ", element("span", { class: "rule" }, `${finding.rule}, ${place}`)];
    const message = steps.length > 0
      ? element("button", { type: "button", class: "message", "data-rule": finding.rule, onclick: () => this.play(finding) }, ...words)
      : element("p", { class: "message" }, ...words);
    return element("li", { class: `finding ${finding.severity}` }, message);
  }

  /** Goes to the beginning of a finding's trace, and offers its steps. */
  play(finding) {
    this.finding = finding;
    this.steps = [...finding.trace, ...finding.cycle];
    this.done = 0;
    this.act.begin();
    this.show();
    document.getElementById("next")?.focus();
  }

  /** Takes the next step. */
  next() {
    if (this.done >= this.steps.length) return;
    if (this.act.step(this.steps[this.done])) this.done++;
    this.show();
  }

  stop() {
    this.finding = null;
    this.show();
  }

  show() {
    const part = document.getElementById("trace");
    part.hidden = !this.finding;
    if (!this.finding) return part.replaceChildren();
    const isEnd = this.done >= this.steps.length;
    const steps = this.steps.map((step, index) =>
      element("li", { "aria-current": index === this.done ? "step" : null, title: textOfStep(step) },
        `${index + 1}. ${wordsOfStep(step, this.act.graph)}`));
    part.replaceChildren(
      element("h2", {}, "Trace of a finding"),
      element("p", {}, ...withCode(this.finding.message)),
      element("ol", {}, ...steps),
      element("p", { class: "row" },
        element("button", { id: "next", type: "button", class: "step", disabled: isEnd, onclick: () => this.next() }, "Next step"),
        element("button", { type: "button", class: "step", onclick: () => this.play(this.finding) }, "Again"),
        element("button", { type: "button", class: "step", onclick: () => this.stop() }, "Stop")));
    if (!isEnd) document.getElementById("next").focus();
  }
}

/** A message with what is between backticks as code. */
function withCode(message) {
  return message.split("`").map((part, index) => (index % 2 === 1 ? element("code", {}, part) : part)).filter((part) => part !== "");
}
