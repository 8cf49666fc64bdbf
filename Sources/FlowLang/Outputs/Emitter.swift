/// One form that a flow can be written in: a pure function from a compilation to text in UTF-8. The same flow gives the same
/// bytes every time. To add a form, write one file with a value of this type and list it in ``Emitter/all``.
public struct Emitter: Sendable {
  /// The name of the form on the command line.
  public let name: String
  /// The usual extension of a file in this form, without a dot.
  public let fileExtension: String
  /// Whether it is a picture, which can be of a part of a flow and show what is different from another version.
  public var isPicture = true
  /// Writes a compilation in this form.
  let write: @Sendable (Compilation, Options) -> [UInt8]

  /// The parts of the flow to show, and additions to them.
  public struct Options: Sendable {
    /// One of the findings, whose trace is to be shown; one that ``Emitter/canShow(_:of:)``.
    public var finding: Finding?
    /// The nodes to draw, where the form ``Emitter/isPicture``; nil for all.
    public var part: Set<NodeID>?
    /// The pictures of screens, as paths that Graphviz can read.
    public var pictures: [NodeID: String] = [:]

    /// The screens, and the app, that a draft names but does not declare: ``Draft/missing``.
    public var missing: [NodeID: SourceRange] = [:]

    /// Whether only the names of screens are drawn, with one arrow between two; in Graphviz' language only.
    public var isOverview = false

    /// Whether the graph has the name of the app, which is the title of the picture that Graphviz makes of it.
    public var isNamed = false

    /// Whether names are in words where there is no title or label: "Account Settings" for `AccountSettings`.
    var areNamesInWords = false

    /// Returns the path of a file as it is shown.
    public var path: @Sendable (SourceFile) -> String = { $0.path }

    /// The differences from another version, where the form ``Emitter/isPicture``.
    public var changes: DrawnChanges?

    /// All of the flow and nothing else.
    public init() {}
  }

  /// Writes a compilation in this form.
  ///
  /// - Parameters:
  ///   - compilation: What to write.
  ///   - options: What is to be seen beside the flow, or of it.
  public func emit(_ compilation: Compilation, _ options: Options = Options()) -> String {
    String(decoding: write(compilation, options), as: UTF8.self)
  }

  /// The same as bytes, for a file: a large picture takes a while to become a string.
  public func bytes(_ compilation: Compilation, _ options: Options) -> [UInt8] { write(compilation, options) }

  /// Whether a finding has a way that can be shown.
  public static func canShow(_ finding: Finding, of compilation: Compilation) -> Bool {
    DrawnTrace(finding, compilation) != nil
  }
}

extension Emitter {
  /// All emitters, the default first.
  public static let all: [Emitter] = [.dot, .mermaid, .plantUML, .json]
}
