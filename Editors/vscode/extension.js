"use strict";

const childProcess = require("node:child_process");
const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** The previews that are open, by the path of their file. */
const previews = new Map();

function flowc() {
  return vscode.workspace.getConfiguration("flowc").get("path");
}

// MARK: The language server

async function startServer() {
  client = new LanguageClient("flowc", "Flow", { command: flowc(), args: ["lsp"] }, {
    documentSelector: [{ language: "flow", scheme: "file" }],
  });
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(`${flowc()} does not start: install flowc, or set flowc.path (${error.message})`);
  }
}

/** Ends the server; one that never started has nothing to end. */
async function stopServer() {
  await client?.stop().catch(() => {});
  client = undefined;
}

// MARK: The preview

/** Shows the app of the file that is being edited, beside it. */
function openPreview() {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== "flow" || document.uri.scheme !== "file") return;
  const file = document.uri.fsPath;
  const open = previews.get(file);
  if (open) return open.panel.reveal(undefined, true);
  const panel = vscode.window.createWebviewPanel(
    "flow.preview", path.basename(file), { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true, retainContextWhenHidden: true });
  const preview = { panel, file, run: 0 };
  previews.set(file, preview);
  panel.onDidDispose(() => previews.delete(file));
  draw(preview);
}

/** Updates the page of a preview; of several runs the last one counts. */
function draw(preview) {
  const run = ++preview.run;
  const options = { cwd: path.dirname(preview.file), maxBuffer: 1 << 30 };
  childProcess.execFile(flowc(), ["preview", "-o", "-", preview.file], options, (error, page, messages) => {
    if (run !== preview.run || previews.get(preview.file) !== preview) return;
    // When there is none, the one that was there stays: what is wrong shows in the text.
    if (page) preview.panel.webview.html = page;
    else if (error) {
      const lines = (messages || error.message).split("\n");
      const reason = lines.find((line) => line.includes(": error: ")) ?? lines[0];
      vscode.window.setStatusBarMessage(`no preview: ${reason}`, 10000);
    }
  });
}

// MARK: The extension

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("flow.preview", openPreview),
    vscode.commands.registerCommand("flow.restart", async () => {
      await stopServer();
      await startServer();
    }),
    // A file that was saved may be a part of any app.
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (document.languageId === "flow") previews.forEach(draw);
    }));
  await startServer();
}

module.exports = { activate, deactivate: stopServer };
