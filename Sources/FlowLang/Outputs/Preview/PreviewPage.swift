/// A page to walk through an app in a browser: one file that needs no network, with a phone, the map of the flow, the
/// facts about the current state, and the findings, each of which can be played.
///
/// The page carries the flow as `docs/graph-json.md` describes it; the scripts in `Page/` compute the possible actions
/// and their effects, as ``Machine`` does.
public struct PreviewPage: Sendable {
  /// A picture that a screen names.
  public struct Picture: Sendable {
    /// The screen with the picture.
    public let screen: NodeID
    /// The path as written in the flow, relative to the file.
    public let path: String
    /// The file that names the picture.
    public let file: SourceFile
  }

  private let draft: Draft
  private let pictures: [NodeID: String]
  /// Whether the page asks its server for a newer version.
  private let isServed: Bool
  private let path: @Sendable (SourceFile) -> String

  private var compilation: Compilation { draft.compilation }

  /// - Parameters:
  ///   - draft: A flow with a start; it may have errors.
  ///   - pictures: The pictures of screens, as `data:` addresses.
  ///   - isServed: Whether the page asks its server for a newer version.
  ///   - path: Returns the path of a file as the page shows it, without the folders of the machine that generates it;
  ///     nil for its name.
  public init(
    _ draft: Draft, pictures: [NodeID: String] = [:], isServed: Bool = false,
    path: (@Sendable (SourceFile) -> String)? = nil
  ) {
    self.draft = draft
    self.pictures = pictures
    self.isServed = isServed
    self.path = path ?? { $0.name }
  }

  /// Returns the pictures that the screens of a flow name, in the order of the files.
  public static func pictures(of compilation: Compilation) -> [Picture] {
    compilation.model.nodeIDs.dropFirst().compactMap { node in
      let tree = compilation.tree(of: node)
      guard let image = tree.child(of: compilation.model[node].syntax, .image), let path = tree.string(of: image, at: 1)
      else { return nil }
      return Picture(screen: node, path: path, file: tree.source)
    }
  }

  /// The page, in UTF-8.
  public var bytes: [UInt8] {
    var page = IndentedWriter()
    page.line("<!DOCTYPE html>")
    page.line("<html lang=\"en\">")
    writeHead(to: &page)
    page.line("<body>")
    writeBody(to: &page)
    var options = Emitter.Options()
    options.path = path
    writeData("flow", Emitter.json.emit(compilation, options), to: &page)
    writeData("report", report, to: &page)
    writeData("draft", draftFacts, to: &page)
    writeData("images", images, to: &page)
    page.line("<script type=\"module\">")
    for script in Self.scripts { page.write(bytes: script) }
    if isServed { page.write(bytes: PackageResources.reload_js) }
    page.line("</script>")
    page.line("</body>")
    page.line("</html>")
    return page.bytes
  }

  private static let scripts = [
    PackageResources.graph_js, PackageResources.state_js, PackageResources.machine_js, PackageResources.walk_js,
    PackageResources.address_js, PackageResources.motion_js, PackageResources.element_js, PackageResources.icons_js,
    PackageResources.record_js, PackageResources.phone_js, PackageResources.minimap_js, PackageResources.map_js,
    PackageResources.panel_js, PackageResources.findings_js, PackageResources.page_js,
  ]

  /// Writes the head. Nothing is loaded from elsewhere, and no text of a flow can run as a script.
  private func writeHead(to page: inout IndentedWriter) {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
      + "form-action 'none'" + (isServed ? "; connect-src 'self'" : "")
    page.line(
      """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="flow-file" content="\(DotText.html(path(compilation.sources[0]), limit: 200))">
      <title>\(DotText.html(compilation.model.name(of: .app), limit: 80))</title>
      <link rel="icon" href="data:,">
      """)
    page.line("<style>")
    page.write(bytes: PackageResources.page_css)
    page.line("</style>")
    page.line("</head>")
  }

  /// Writes the body with the map in it.
  private func writeBody(to page: inout IndentedWriter) {
    let body = String(decoding: PackageResources.body_html, as: UTF8.self)
    let parts = body.split(separator: "<!--map-->", maxSplits: 1)
    page.write(String(parts[0]))
    var options = Emitter.Options()
    options.missing = draft.missing
    options.areNamesInWords = true
    MapPicture.write(compilation, options, pictures: pictures, to: &page)
    page.write(String(parts[1]))
  }

  private var images: String {
    var json = JSONWriter()
    json.object { json in
      for (node, picture) in pictures.sorted(by: { $0.key < $1.key }) {
        json.member(compilation.model.name(of: node), picture)
      }
    }
    return json.text
  }

  /// The findings as JSON. A page that is sent to others names no folder of the machine that generated it.
  private var report: String {
    var style = ReportStyle()
    style.path = { $0.name }
    return Reporter.json.report([draft.original], style)
  }

  /// The incomplete parts of a draft: the screens that are not declared, and the links that count as `stay`.
  private var draftFacts: String {
    let model = compilation.model
    var json = JSONWriter()
    json.object { json in
      json.strings(
        "missing", draft.missing.keys.filter { $0 != .app }.sorted { $0.index < $1.index }.map { model.name(of: $0) })
      json.objects("broken", compilation.findings.brokenLinks.sorted { $0.index < $1.index }, each: .inline) {
        json, link in
        let owner = model[link].owner
        json.member("owner", owner == .app ? "" : model.name(of: owner))
        json.member("link", model.text(model[link].name))
      }
    }
    return json.text
  }

  /// Writes JSON for a script to read. Only strings contain `<`; it is escaped, so that none of them can end the
  /// element.
  private func writeData(_ name: String, _ json: String, to page: inout IndentedWriter) {
    page.write("<script type=\"application/json\" id=\"\(name)\">")
    page.write(json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c"))
    page.write("</script>")
    page.endLine()
  }
}
