import Testing

@testable import FlowLang

/// Imports files, and checks the invariants of every import and that a second import has the same result.
func imported(
  _ files: KeyValuePairs<String, String>, code: KeyValuePairs<String, String> = [:], entries: String? = nil,
  isSplit: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) -> ImportResult {
  let sources = files.map { SourceFile(path: $0.key, text: $0.value) }
  var known = ImportedCode()
  for (path, text) in code { known.scan(SourceFile(path: path, text: text)) }
  if let entries { known.addEntries(SourceFile(path: "entries.txt", text: entries)) }
  let result = Importer.run(sources, code: known, isSplit: isSplit)
  #expect(ImportInvariants.violations(result) == [], sourceLocation: sourceLocation)
  let again = Importer.run(sources, code: known, isSplit: isSplit)
  #expect(again.files.map(\.text) == result.files.map(\.text), sourceLocation: sourceLocation)
  return result
}

/// Expects that files are imported as this flow, with these problems: `file:line:column: rule`.
func expectImport(
  _ files: KeyValuePairs<String, String>, code: KeyValuePairs<String, String> = [:], entries: String? = nil,
  problems: [String] = [], _ flow: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = imported(files, code: code, entries: entries, sourceLocation: sourceLocation)
  #expect(result.files.first?.text ?? "" == flow + "\n", sourceLocation: sourceLocation)
  #expect(result.problems.places == problems, sourceLocation: sourceLocation)
}

extension Compilation {
  /// The findings with their locations and rules.
  var places: [String] {
    let lines = sources.map(LineTable.init)
    return findings.sorted.map { finding in
      let file = Int(finding.range.file.index)
      let place = lines[file].position(of: finding.range.start)
      return "\(sources[file].path):\(place.line):\(place.column): \(finding.rule)"
    }
  }
}

/// Returns a storyboard of scenes, each written as its objects.
func storyboard(_ scenes: String..., initial: String? = nil, runtime: String = "iOS.CocoaTouch") -> String {
  let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  let text = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="\(runtime)"\(start)><scenes>
    \(text)
    </scenes></document>
    """
}

/// Returns a view controller with some attributes and connections.
func controller(
  _ id: String, _ attributes: String = "", kind: String = "viewController", _ segues: String = ""
) -> String {
  """
  <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController"><connections>\(segues)</connections></\(kind)>
  """
}

/// Returns a navigation graph with some content.
func graph(_ id: String, start: String, _ content: String) -> String {
  """
  <navigation xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:app="http://schemas.android.com/apk/res-auto" android:id="@+id/\(id)" app:startDestination="@id/\(start)">
  \(content)
  </navigation>
  """
}

/// Returns a fragment with some content.
func fragment(_ id: String, _ content: String = "") -> String {
  "<fragment android:id=\"@+id/\(id)\" android:name=\"app.F\">\(content)</fragment>"
}

/// Returns an action to a destination, with further attributes.
func action(_ id: String, to destination: String?, _ attributes: String = "") -> String {
  let target = destination.map { " app:destination=\"@id/\($0)\"" } ?? ""
  return "<action android:id=\"@+id/\(id)\"\(target) \(attributes)/>"
}
