import Testing

@testable import FlowLang

@Suite struct ArgumentTests {
  @Test(arguments: [
    (["fmt"], "unknown command fmt; did you mean `format`?"),
    (["lint"], "unknown command lint; did you mean `check`?"),
    (["help", "language"], "unknown command language; `flowc help` lists them"),
    (["chek"], "unknown command chek; did you mean `check`?"),
    (["app.flow"], "unknown command app.flow; did you mean `flowc check app.flow`?"),
    (["--versoin"], "unknown option --versoin; did you mean `--version`?"),
    (["check"], "`flowc check` needs a FILE, or `paths` in .flowc.json"),
    (["check", "--strit", "a"], "unknown option --strit; did you mean `--strict`?"),
    (["check", "-x", "a"], "unknown option -x"),
    (["check", "--baselin", "b", "a"], "unknown option --baselin; did you mean `--baseline`?"),
    (["check", "a", "--warn"], "--warn needs a RULE"),
    (["check", "a", "--warn", "--strict"], "--warn needs a RULE"),
    (["check", "a", "--strict=yes"], "--strict takes no value"),
    (["check", "a", "--format", "jsn"], "unknown format jsn; did you mean `json`?"),
    (["check", "a", "--format", "json="], "--format json= needs a FILE"),
    (
      ["check", "a", "--format", "html=x"],
      "unknown format html; it can be text, xcode, json, sarif, github, gitlab, junit, checkstyle"
    ),
    (["check", "a", "--color", "sometimes"], "unknown color sometimes; it can be auto, always, never"),
    (["explain", "dead-end", "trap"], "`flowc explain` takes one RULE, not trap as well"),
    (["graph", "a", "--format", "pdf"], "unknown format pdf; it can be dot, mermaid, plantuml, json, svg, png"),
    (["init", "a", "b"], "`flowc init` takes one FILE, not b as well"),
    (["lsp", "a"], "`flowc lsp` takes nothing beside options, not a as well"),
    (["explain", "unreachable"], "unknown rule unreachable; did you mean `unreachable-screen`?"),
    (["explain", "zebra"], "unknown rule zebra; `flowc explain` lists them"),
    (["explain", "dead-edn"], "unknown rule dead-edn; did you mean `dead-end`?"),
    (["explain", "--all", "dead-end"], "--all goes without a rule"),
    (["completions", "csh"], "unknown shell csh; did you mean `zsh`?"),
    (["help", "chekc"], "unknown command chekc; did you mean `check`?"),
  ])
  func errorsHaveTheUsage(_ arguments: [String], _ message: String) throws {
    let run = try FlowcRun.flowc(arguments, in: ScratchFolder())
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("flowc: error: \(message)\nusage: flowc "), "\(run.errors)")
  }

  @Test func optionsMayBeAnywhere() throws {
    let folder = try ScratchFolder(["a.flow": "screen H {}", "--strict": "screen H {}"])
    let expected = try folder.flowc("check", "--format", "json", "a.flow").output
    #expect(try folder.flowc("check", "a.flow", "--format", "json").output == expected)
    #expect(try folder.flowc("check", "a.flow", "--format=json").output == expected)
    #expect(try folder.flowc("check", "--format=json", "--", "a.flow").output == expected)
    let named = try folder.flowc("check", "--", "--strict")
    #expect(named.errors == "--strict: 1 screen, 0 links; 1 note; `flowc explain no-app` has an example\n")
    #expect(try folder.flowc("init", "-onew.flow").status == 0)
    #expect(try folder.names.contains("new.flow"))
  }
}
