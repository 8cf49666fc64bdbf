extension Rule {
  static let unknownImport: Rule = Rule(
    "unknown-import", .error, .names,
    summary: "an `import` leads to no file",
    explanation: """
      The path of an import is relative to the file that contains it, and may not leave the project's folder. As long
      as a file is missing, the states of the app are not checked.
      """,
    example: """
      - import ⟦"checkot.flow"⟧
        app Shop { start Home }
      - screen Home {}
      + screen Home { link open "See product" -> Product }
      + screen Product {}
      """
  ) { compilation, findings in
    for failed in compilation.failedImports {
      findings.add(unknownImport, about: .file) {
        let range = failed.range
        let source = compilation.sources[Int(range.file.index)]
        let path = StringLiteral.value(source.bytes, Int(range.start)..<Int(range.end))
        var finding = unknownImport.finding(message(failed.problem, String(decoding: path, as: UTF8.self)), at: range)
        if failed.problem == .outsideProject {
          finding.help =
            "the project is the nearest folder above the checked file that holds `.flowc.json`, `.git` or `Package.swift`"
        }
        let file = String(decoding: path, as: UTF8.self)
        if case .misspelt(let meant) = failed.problem {
          let name = StringLiteral.quoted(meant)
          finding.help = "did you mean \(name)?"
          finding.fixes = [FixIt("write \(name)", isSafe: false, replace: range, with: name)]
        } else if failed.problem == .notFound, file.split(separator: "/").last?.contains(".") == false {
          let name = StringLiteral.quoted(file + ".flow")
          finding.fixes = [FixIt("write `\(name)`", isSafe: false, replace: range, with: name)]
        }
        return finding
      }
    }
  }

  private static func message(_ problem: ImportProblem, _ path: String) -> String {
    switch problem {
    case .notFound, .misspelt: "there is no file `\(path)`"
    case .outsideProject: "`\(path)` leads out of the project's folder"
    case .notAFile: "`\(path)` is not a file"
    case .unreadable(let reason): "`\(path)` cannot be read: \(reason)"
    case .tooLarge: "`\(path)` is larger than \(SourceFile.maximumSize >> 20) MiB; split it"
    case .tooMuch: "with `\(path)` the files together are larger than \(SourceFile.maximumSize >> 20) MiB"
    }
  }
}
