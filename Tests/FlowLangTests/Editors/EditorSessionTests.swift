import Foundation
import Testing

@testable import FlowLang

/// The files of `Editors/` work, as far as they can be run without the editors themselves.
@Suite struct EditorSessionTests {
  private static let sessions = "Tests/FlowLangTests/Editors/Sessions"

  // MARK: Emacs

  /// The mode compiles without warnings, highlights, knows the server, and indents like the canonical layout.
  @Test(.fullTier)
  func emacsColoursAndIndents() throws {
    let own = Self.sessions + "/emacs"
    let files = ([own + ".flow"] + Repository.examples).joined(separator: " ")
    let run = try EditorRun.bash("emacs --batch -Q -l \(own).el -f session \(files)")
    let expected = try Repository.text(of: own + ".txt")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == expected)
  }

  /// Eglot starts the server, reports an error, renames, and formats the file when it is saved.
  @Test(.fullTier, .timeLimit(.minutes(60)))
  func eglotServesAFlow() throws {
    let folder = try ScratchFolder([".flowc.json": "{}"])
    try folder.write(Data(try Repository.bytes(of: "examples/details.flow")), to: "details.flow")
    let run = try EditorRun.bash(
      "emacs --batch -l \(Self.sessions)/eglot.el -f session '\(folder.path("details.flow"))'")
    #expect(run.status == 0, "\(run.errors)")
    for line in ["flow-mode, managed", "there is no screen, tab bar or flow `Detailsx`", "5 mentions"] {
      #expect(run.output.contains(line), "\(run.output)")
    }
    let saved = try folder.read("details.flow")
    #expect(saved.contains("\nscreen Sheet(text: String) {\n"))
  }

  // MARK: Other editors

  /// The extension offers its commands, starts the server and shows the page of the real tool, without a shell.
  @Test(.fullTier)
  func theExtensionOfVSCodeShowsTheApp() throws {
    let run = try EditorRun.bash("node \(Self.sessions)/vscode.js")
    let expected = try Repository.text(of: Self.sessions + "/vscode.txt")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == expected)
  }

  /// Sublime Text gets the same grammar in its own format.
  @Test(.fullTier)
  func sublimeTextGetsTheGrammar() throws {
    let folder = try ScratchFolder()
    let run = try EditorRun.bash("python3 Editors/sublime/install.py '\(folder.path("Packages"))'")
    #expect(run.status == 0, "\(run.errors)")
    let written = try Data(contentsOf: folder.url.appending(path: "Packages/Flow/Flow.tmLanguage"))
    let own = try PropertyListSerialization.propertyList(from: written, format: nil)
    let grammar = try Self.json(of: "textmate/flow.tmLanguage.json")
    grammar.removeObject(forKey: "$schema")
    #expect(grammar.isEqual(own))
  }

  /// The settings for editors are well formed.
  @Test(arguments: ["vscode/package.json", "textmate/language-configuration.json", "sublime/LSP.sublime-settings"])
  func settingsCanBeRead(_ path: String) throws {
    let settings = try Self.json(of: path)
    #expect(settings.count > 0)
  }

  @Test(.fullTier)
  func helixCanReadItsSettings() throws {
    let run = try EditorRun.bash(
      """
      python3 - <<'END'
      try: import tomllib
      except ImportError: from pip._vendor import tomli as tomllib
      about = tomllib.load(open("Editors/helix/languages.toml", "rb"))
      print(about["language-server"]["flowc"], [language["language-servers"] for language in about["language"]])
      END
      """)
    #expect(run.output == "{'command': 'flowc', 'args': ['lsp']} [['flowc']]\n", "\(run.errors)")
  }

  private static func json(of path: String) throws -> NSMutableDictionary {
    let data = Data(try Repository.bytes(of: "Editors/" + path))
    let value = try JSONSerialization.jsonObject(with: data, options: .mutableContainers)
    return try #require((value as? NSDictionary)?.mutableCopy() as? NSMutableDictionary)
  }
}
