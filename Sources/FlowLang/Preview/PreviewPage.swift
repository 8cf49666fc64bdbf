/// A page to click through an app in a browser: one file that needs no network, with a phone, the map of the flow, what is
/// known where one is, and the findings, each of which can be played.
///
/// The page carries the flow as `docs/graph-json.md` describes it; what can be done in it is worked out by the scripts in
/// `Page/`, which do what ``Machine`` does.
public struct PreviewPage: Sendable {
  /// A picture that a screen names.
  public struct Picture: Sendable {
    /// The screen.
    public let screen: NodeID
    /// The path as the flow says it, seen from the file.
    public let path: String
    /// The file that says it.
    public let file: SourceFile
  }

  private let draft: Draft
  private let pictures: [NodeID: String]
  /// Whether the page asks who shows it for a newer one.
  private let isServed: Bool

  private var compilation: Compilation { draft.compilation }

  /// - Parameters:
  ///   - draft: A flow that starts with something; it may have errors.
  ///   - pictures: The pictures of screens, as `data:` addresses.
  ///   - isServed: Whether the page asks who shows it for a newer one.
  public init(_ draft: Draft, pictures: [NodeID: String] = [:], isServed: Bool = false) {
    self.draft = draft
    self.pictures = pictures
    self.isServed = isServed
  }

  /// The pictures that the screens of a flow name, in the order of the files.
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
    writeData("flow", Emitter.json.emit(compilation), to: &page)
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

  /// The path of the flow for a command; without the folders of the machine that the page was made on.
  private var shownPath: String {
    let source = compilation.sources[0]
    let isOwn = source.path.hasPrefix("/") || source.path.split(separator: "/").contains("..")
    return isOwn ? source.name : source.path
  }

  private static let scripts = [
    PackageResources.graph_js, PackageResources.state_js, PackageResources.machine_js, PackageResources.walk_js,
    PackageResources.address_js, PackageResources.motion_js, PackageResources.element_js, PackageResources.icons_js,
    PackageResources.record_js, PackageResources.phone_js, PackageResources.minimap_js, PackageResources.map_js,
    PackageResources.panel_js, PackageResources.findings_js, PackageResources.page_js,
  ]

  /// Nothing is loaded from anywhere, and nothing that a flow says can run.
  private func writeHead(to page: inout IndentedWriter) {
    page.line("<head>")
    page.line("<meta charset=\"utf-8\">")
    page.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    page.line(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        + "script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
        + (isServed ? "; connect-src 'self'\">" : "\">"))
    page.write("<meta name=\"flow-file\" content=\"")
    page.write(html: shownPath, limit: 200)
    page.line("\">")
    page.write("<title>")
    page.write(html: compilation.model.name(of: .app), limit: 80)
    page.write("</title>")
    page.endLine()
    page.line("<link rel=\"icon\" href=\"data:,\">")
    page.line("<style>")
    page.write(bytes: PackageResources.page_css)
    page.line("</style>")
    page.line("</head>")
  }

  /// The body with the map in its place.
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

  /// The findings. A page that is sent names no folder of the machine that it was made on.
  private var report: String {
    var style = ReportStyle()
    style.path = { $0.name }
    return Reporter.json.report([draft.original], style)
  }

  /// What is not as it should be in a draft: the screens that are not declared, and the links that stay where they are.
  private var draftFacts: String {
    let model = compilation.model
    var json = JSONWriter()
    json.object { json in
      json.strings("missing", draft.missing.sorted { $0.index < $1.index }.map { model.name(of: $0) })
      json.objects("broken", compilation.findings.brokenLinks.sorted { $0.index < $1.index }, each: .inline) {
        json, link in
        let owner = model[link].owner
        json.member("owner", owner == .app ? "" : model.name(of: owner))
        json.member("link", model.text(model[link].name))
      }
    }
    return json.text
  }

  /// Writes JSON for a script to read. Only texts have a `<` in them; escaped, none of them can end the element.
  private func writeData(_ name: String, _ json: String, to page: inout IndentedWriter) {
    page.write("<script type=\"application/json\" id=\"\(name)\">")
    page.write(json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c"))
    page.write("</script>")
    page.endLine()
  }
}
