@testable import FlowLang

/// The invariants of every answer, whatever the text is.
struct EditorInvariants {
  private let editor: Editor
  private var sizes: [UInt32]
  private(set) var violations: [String] = []

  init(_ editor: Editor) {
    self.editor = editor
    sizes = editor.compilation.sources.map { UInt32($0.bytes.count) }
  }

  /// Sends all requests about a file as a whole.
  mutating func checkFile(_ file: FileID) {
    var end: UInt32 = 0
    let bytes = editor.compilation.sources[Int(file.index)].bytes
    for token in editor.semanticTokens(of: file) {
      check(token.range, "a token")
      if token.range.start < end || token.range.start == token.range.end { violations.append("a token out of order") }
      if ASCII.hasLineEnd(bytes, from: Int(token.range.start), to: Int(token.range.end)) {
        violations.append("a token over lines")
      }
      end = token.range.end
    }
    checkOutline(editor.outline(of: file), in: nil)
    for folding in editor.foldings(of: file) { check(folding.range, "a folding") }
    for lens in editor.lenses(of: file) { for range in [lens.range] + lens.places { check(range, "a lens") } }
    for link in editor.links(of: file) { check(link.range, "an import") }
    let whole = SourceRange(file: file, start: 0, end: sizes[Int(file.index)])
    for hint in editor.inlayHints(in: whole) where hint.position.offset > whole.end {
      violations.append("a hint outside")
    }
    for action in editor.actions(in: whole) { check(action.edits, "an action") }
    for symbol in editor.symbols(matching: "e") { check(symbol.range, "a symbol") }
    for finding in editor.compilation.findings.sorted {
      for place in editor.relatedLocations(of: finding) { check(place.range, "a related place") }
    }
  }

  /// Sends all requests about a position.
  mutating func checkPlace(_ cursor: Cursor) {
    if let hover = editor.hover(at: cursor) {
      check(hover.range, "a hover", around: cursor)
      if hover.text.isEmpty { violations.append("an empty hover at \(cursor.offset)") }
    }
    for completion in editor.completions(at: cursor) {
      check(completion.replaced, "a completion", around: cursor)
      if completion.label.isEmpty || completion.insertText.isEmpty { violations.append("an empty completion") }
    }
    for range in editor.definition(at: cursor) { check(range, "a definition") }
    let all = editor.references(at: cursor, withDeclaration: true)
    let uses = editor.references(at: cursor, withDeclaration: false)
    for range in all { check(range, "a reference") }
    if !Set(all).isSuperset(of: uses) || Set(all).count != all.count {
      violations.append("references at \(cursor.offset)")
    }
    if editor.highlights(at: cursor) != all.filter({ $0.file == cursor.file }) { violations.append("highlights") }
    if let signature = editor.signature(at: cursor) {
      let count = signature.label.utf8.count
      if !signature.parameters.allSatisfy({ $0.labelRange.upperBound < count }) { violations.append("a signature") }
      if let active = signature.activeParameter, !signature.parameters.indices.contains(active) {
        violations.append("an active parameter")
      }
    }
    var last: SourceRange?
    for range in editor.selections(at: cursor) {
      check(range, "a selection", around: cursor)
      if let last, !range.contains(last) || range == last { violations.append("selections at \(cursor.offset)") }
      last = range
    }
  }

  /// Renames the symbol at a position.
  mutating func checkRename(_ cursor: Cursor, to name: String) {
    let range = editor.renameRange(at: cursor)
    if let range { check(range, "a rename", around: cursor) }
    guard case .success(let edits) = editor.rename(at: cursor, to: name) else { return }
    check(edits, "a rename")
    if edits.isEmpty || !edits.contains(where: { $0.range == range }) {
      violations.append("a rename without its place")
    }
  }

  private mutating func checkOutline(_ items: [OutlineItem], in parent: OutlineItem?) {
    for item in items {
      check(item.range, "an item")
      if !item.range.contains(item.nameRange) { violations.append("the name of \(item.name) is outside") }
      if let parent, !parent.range.contains(item.range) { violations.append("\(item.name) is outside") }
      checkOutline(item.children, in: item)
    }
  }

  private mutating func check(_ edits: [TextEdit], _ what: String) {
    for edit in edits { check(edit.range, what) }
    for (left, right) in zip(edits.sorted { $0.range < $1.range }, edits.sorted { $0.range < $1.range }.dropFirst())
    where left.range.file == right.range.file && left.range.end > right.range.start {
      violations.append("\(what) overlaps")
    }
  }

  private mutating func check(_ range: SourceRange, _ what: String, around cursor: Cursor? = nil) {
    let isInside = range.file.index < sizes.count && range.end <= sizes[Int(range.file.index)]
    if !isInside { violations.append("\(what) outside its file") }
    if let cursor, range.file != cursor.file || range.start > cursor.offset || range.end < cursor.offset {
      violations.append("\(what) that is not at \(cursor.offset)")
    }
  }
}
