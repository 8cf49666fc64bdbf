/// An Android navigation graph as in its file: destinations, the graphs that contain them, actions, arguments and
/// deep links, as the Navigation component reads them (developer.android.com/guide/navigation/design).
struct NavGraph: Sendable {
  /// The name in `@navigation/…`: the name of the file without the extension.
  let name: String
  let file: FileID
  /// The destinations, graphs and includes in source order; the first is the graph of the file.
  var nodes: [Node] = []

  /// A graph or a child of one.
  struct Node: Sendable {
    enum Kind: Hashable, Sendable {
      case graph
      /// The inclusion of another file.
      case include
      /// A screen, with the name of its element: `fragment`, `dialog`, `activity`, or a custom one.
      case destination(String)
    }

    let kind: Kind
    /// The id, without `@+id/`.
    let id: String?
    /// The graph that contains the node.
    let parent: Int?
    let range: SourceRange
    var className: String?
    var label: String?
    /// The layout for previews in the editor.
    var layout: String?
    /// The id of the start destination of a graph.
    var start: String?
    /// The name of the included file.
    var included: String?
    var actions: [Action] = []
    var arguments: [Argument] = []
    var deepLinks: [DeepLink] = []
    /// All other attributes.
    var rest: [(name: String, value: String)] = []
  }

  /// A link of a destination or, on a graph, of each destination inside.
  struct Action: Sendable {
    let id: String?
    let range: SourceRange
    var destination: String?
    var popUpTo: String?
    var isInclusive = false
    var isSingleTop = false
    /// Whether the action clears the whole stack, in files from before `popUpTo`.
    var clearsTask = false
    var arguments: [Argument] = []
    var rest: [(name: String, value: String)] = []
  }

  struct Argument: Sendable {
    let name: String
    var type: String?
    var isNullable = false
    var defaultValue: String?
  }

  struct DeepLink: Sendable {
    var uri: String?
    var action: String?
    var mimeType: String?
    var rest: [(name: String, value: String)] = []
  }
}

extension NavGraph.Node {
  /// The name of the element, for a destination.
  var tag: String? {
    guard case .destination(let tag) = kind else { return nil }
    return tag
  }

  var isScreen: Bool { tag != nil }
}
