// The extension of VS Code in a VS Code that is none: what it registers, starts and shows. Prints what happens; the
// programs that it runs are real.
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const childProcess = require("node:child_process");
const { Module } = require("node:module");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "flow-vscode-"));
const say = (...words) => console.log(words.join(" ").replaceAll(folder, "FOLDER"));

// MARK: What stands in for VS Code

const commands = new Map();
const saved = [];
const disposed = [];
const document = (file) => ({ languageId: "flow", uri: { scheme: "file", fsPath: file } });
let shown;

const vscode = {
  ViewColumn: { Beside: -2 },
  commands: { registerCommand: (name, run) => commands.set(name, run) },
  window: {
    activeTextEditor: undefined,
    showErrorMessage: (text) => say("error:", text),
    setStatusBarMessage: (text) => shown("status: " + text),
    createWebviewPanel(kind, title, column, options) {
      say("panel", kind, title, JSON.stringify(column), JSON.stringify(options));
      return {
        webview: { set html(page) { shown("page: " + /<title>(.*)<\/title>/.exec(page)[1]); } },
        reveal: () => say("reveal", title),
        onDidDispose: (run) => disposed.push(run),
      };
    },
  },
  workspace: {
    getConfiguration: () => ({ get: (name) => (name === "path" ? "flowc" : undefined) }),
    onDidSaveTextDocument: (run) => saved.push(run),
  },
};

class LanguageClient {
  constructor(id, name, server, options) {
    say("client", id, name, JSON.stringify(server), JSON.stringify(options));
  }
  async start() { say("start"); }
  async stop() { say("stop"); }
}

const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);

const execFile = childProcess.execFile;
childProcess.execFile = (program, words, options, done) => {
  say("run", JSON.stringify([program, ...words]), "in", options.cwd, "shell:", options.shell ?? false);
  return execFile(program, words, options, done);
};

// MARK: The session

const drawn = () => new Promise((resolve) => { shown = resolve; }).then(say);

(async () => {
  const home = path.resolve("Editors/vscode");
  const about = JSON.parse(fs.readFileSync(path.join(home, "package.json"), "utf8"));
  const extension = require(path.join(home, about.main));
  await extension.activate({ subscriptions: [] });
  const offered = about.contributes.commands.map((command) => command.command);
  say("commands", [...commands.keys()].join(" "), offered.every((name) => commands.has(name)) ? "are all" : "are not all");

  // A name that a shell would take apart.
  const file = path.join(folder, "it's; $(echo) -o.flow");
  const write = (text) => fs.writeFileSync(file, text);
  write("app First { start Home } screen Home {}");
  commands.get("flow.preview")();
  vscode.window.activeTextEditor = { document: document(file) };
  let page = drawn();
  commands.get("flow.preview")();
  await page;
  commands.get("flow.preview")();

  write("app Second { start Home } screen Home {}");
  page = drawn();
  saved.forEach((run) => run({ ...document(file), languageId: "plaintext" }));
  saved.forEach((run) => run(document(file)));
  await page;

  write("app Third { start }");
  page = drawn();
  saved.forEach((run) => run(document(file)));
  await page;

  disposed.forEach((run) => run());
  saved.forEach((run) => run(document(file)));
  await commands.get("flow.restart")();
  await extension.deactivate();
  fs.rmSync(folder, { recursive: true });
})();
